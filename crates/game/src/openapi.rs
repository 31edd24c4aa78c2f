//! Schemas of what fills the gaps of phrases: serde writes it without a tag, one kind within the other.

use std::borrow::Cow;

use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::phrase::{Arg, Phrase};

impl PartialSchema for Arg {
    fn schema() -> RefOr<Schema> {
        let simple = |kind, words: &str| ObjectBuilder::new().schema_type(kind).description(Some(words)).build();
        let index = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).build();
        let seat = ObjectBuilder::new().property("seat", index).required("seat").description(Some("A player."));
        let phrase = Ref::from_schema_name(Phrase::name());
        let any = OneOfBuilder::new()
            .item(simple(Type::Integer, "A number; messages choose the plural by it."))
            .item(seat.build())
            .item(simple(Type::String, "Text that is the same in every language."))
            .item(phrase.clone())
            .item(ArrayBuilder::new().items(phrase).description(Some("Several phrases, joined as a list.")).build())
            .description(Some("What fills a gap of a message."));
        Schema::from(any.build()).into()
    }
}

impl ToSchema for Arg {
    fn name() -> Cow<'static, str> {
        "Arg".into()
    }
}
