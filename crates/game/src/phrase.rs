//! What can be said, before it is said in a language.

use std::borrow::Cow;

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Seat;

/// A sentence to be said: the id of a message in the Fluent files and what fills its gaps.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Phrase {
    /// The message.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: Cow<'static, str>,
    /// What fills its gaps, by name.
    #[serde(serialize_with = "by_name", deserialize_with = "from_names")]
    #[cfg_attr(feature = "typescript", ts(type = "{ [name: string]: Arg }"))]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Arg>, no_recursion))]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What fills a gap of a message.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(untagged))]
pub enum Arg {
    /// A number; messages choose the plural by it.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    Number(i64),
    /// The name of a player.
    #[serde(serialize_with = "seat", deserialize_with = "from_seat")]
    #[cfg_attr(feature = "typescript", ts(type = "{ seat: number }"))]
    Seat(Seat),
    /// Text that is the same in every language (notation, what somebody typed).
    Text(String),
    /// Another phrase, said first. If its message has an attribute `.gender`, the outer message also gets `$GAP-gender`.
    Phrase(Phrase),
    /// Several phrases, joined as a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A message without gaps (yet).
    pub fn new(id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { id: id.into(), args: Vec::new() }
    }

    /// Fills a gap.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name.into(), arg.into()));
        self
    }
}

fn by_name<S: Serializer>(args: &[(Cow<'static, str>, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
fn seat<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map([("seat", seat)])
}

fn from_names<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Vec<(Cow<'static, str>, Arg)>, D::Error> {
    let args = BTreeMap::<String, Arg>::deserialize(deserializer)?;
    Ok(args.into_iter().map(|(name, arg)| (name.into(), arg)).collect())
}

fn from_seat<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Seat, D::Error> {
    #[derive(Deserialize)]
    struct Named {
        seat: usize,
    }
    let Named { seat } = Named::deserialize(deserializer)?;
    Seat::new(seat).ok_or_else(|| D::Error::custom("no such seat"))
}

macro_rules! numbers {
    ($($number:ty),*) => { $(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )* };
}
numbers!(u8, u16, u32, i8, i16, i32, i64, usize);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Arg {
        Arg::List(phrases)
    }
}

/// Somebody who can say phrases, in some language and with the players' names.
pub trait Translate {
    /// Says it.
    fn say(&self, phrase: &Phrase) -> String;

    /// Says a message without gaps.
    fn word(&self, id: &str) -> String {
        self.say(&Phrase::new(id.to_owned()))
    }

    /// The name of the player in a seat.
    fn name(&self, seat: Seat) -> String;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_over_the_wire_is_its_message_and_its_gaps() {
        let inner = Phrase::new("inner").with("count", 2);
        let phrase = Phrase::new("outer")
            .with("player", Seat::FIRST)
            .with("typed", "x")
            .with("inner", inner.clone())
            .with("list", vec![inner]);
        let inner = r#"{"id":"inner","args":{"count":2}}"#;
        let expected = format!(
            r#"{{"id":"outer","args":{{"player":{{"seat":0}},"typed":"x","inner":{inner},"list":[{inner}]}}}}"#
        );
        assert_eq!(serde_json::to_string(&phrase).unwrap(), expected);
        let heard: Phrase = serde_json::from_str(&expected).unwrap();
        assert_eq!(serde_json::to_value(heard).unwrap(), serde_json::to_value(phrase).unwrap());
        assert!(serde_json::from_str::<Phrase>(r#"{"id":"x","args":{"player":{"seat":99}}}"#).is_err());
    }
}
