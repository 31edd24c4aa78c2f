//! A component file as JSON, for those who edit it, and written anew.

use std::fmt::Write as _;

use serde_json::Value as Json;
use toml::{Table, Value};

/// The figures of a file as JSON, without what they rest on; nothing if it is not TOML.
pub fn figures(text: &str) -> Option<Json> {
    let mut table: Table = text.parse().ok()?;
    let _ = super::bases::take(&mut table);
    serde_json::to_value(table).ok()
}

/// A file with these figures; nothing if they are not of a kind that a file can hold.
pub fn write(figures: &Json) -> Option<String> {
    let table: Table = serde_json::from_value(figures.clone()).ok()?;
    let mut text = String::new();
    let (tables, lines): (Vec<_>, Vec<_>) = table.iter().partition(|(_, value)| value.is_table());
    let name = lines.iter().filter(|(key, _)| *key == super::NAME);
    let others = lines.iter().filter(|(key, _)| *key != super::NAME);
    name.chain(others).for_each(|(key, value)| line(&mut text, key, value));
    for (key, value) in tables {
        section(&mut text, &bare(key), value.as_table()?);
    }
    Some(text)
}

fn section(text: &mut String, path: &str, table: &Table) {
    let (deep, lines): (Vec<_>, Vec<_>) = table.iter().partition(|(_, value)| holds_tables(value));
    // Writing to memory can't fail.
    let _ = writeln!(text, "{}[{path}]", if text.is_empty() { "" } else { "\n" });
    lines.into_iter().for_each(|(key, value)| line(text, key, value));
    for (key, value) in deep {
        if let Some(table) = value.as_table() {
            section(text, &format!("{path}.{}", bare(key)), table);
        }
    }
}

/// Whether a value is a table of tables, which needs a section of its own.
fn holds_tables(value: &Value) -> bool {
    value.as_table().is_some_and(|table| table.values().any(Value::is_table))
}

/// One entry; a list of tables has a line for each.
fn line(text: &mut String, key: &str, value: &Value) {
    let key = bare(key);
    let _ = match value.as_array() {
        Some(list) if list.iter().any(Value::is_table) => writeln!(text, "{key} = [")
            .and_then(|()| list.iter().try_for_each(|entry| writeln!(text, "  {entry},")))
            .and_then(|()| writeln!(text, "]")),
        _ => writeln!(text, "{key} = {value}"),
    };
}

fn bare(key: &str) -> String {
    let plain = !key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    if plain { key.to_owned() } else { Value::String(key.to_owned()).to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_what_was_read() {
        for text in [
            "name = \"Mine\"\na = 1\nlist = [{ b = [1, 2], c = { d = true } }, { b = [] }]\n[t]\nx = 1\n[t.u]\ny = \"z\"\n[t.u.v]\nw = -1.5",
            "\"odd key\" = 1\n\"\" = 2\n[\"a.b\"]\n'quo\"te' = \"it's \\\" said\"\n[\"a.b\".\"c d\".e]\nf = 1",
            "",
        ] {
            let written = write(&figures(text).unwrap()).unwrap();
            assert_eq!(written.parse::<Table>().unwrap(), text.parse::<Table>().unwrap(), "{written}");
        }
    }

    #[test]
    fn the_name_comes_first_and_lists_of_tables_are_read_line_by_line() {
        let written =
            write(&figures("a = 1\nname = \"Mine\"\nt = [{ b = 1 }, { b = 2 }]\n[s]\nc = { d = 1 }").unwrap());
        let expected = "name = \"Mine\"\na = 1\nt = [\n  { b = 1 },\n  { b = 2 },\n]\n\n[s]\nc = { d = 1 }\n";
        assert_eq!(written.as_deref(), Some(expected));
    }

    #[test]
    fn what_no_file_can_hold_is_not_written() {
        for wrong in [Json::Null, serde_json::json!({ "a": null }), serde_json::json!([1]), serde_json::json!("a")] {
            assert_eq!(write(&wrong), None, "{wrong}");
        }
        assert_eq!(figures("a ="), None);
    }
}
