//! Which games there are, and what each shows of its table: schemas of the games, under the name of their game, in the place of `GameView`.

use serde_json::{Map, Value, json};

const SCHEMAS: &str = "#/components/schemas/";

/// Adds the views of all games.
pub(super) fn add_views(document: &mut Value) {
    let Some(schemas) = document["components"]["schemas"].as_object_mut() else { return };
    let keys = catalog::GAMES.iter().map(|kind| kind.meta().key);
    schemas["GameKey"]["enum"] = json!(keys.clone().collect::<Vec<_>>());
    let views: Vec<_> = keys.filter_map(|key| add_game(key, schemas)).collect();
    let together: Vec<_> =
        schemas.iter().filter_map(|(name, schema)| Some((name.clone(), spread(schema, schemas)?))).collect();
    schemas.extend(together);
    schemas["GameView"] = json!({ "description": schemas["GameView"]["description"], "oneOf": views });
}

/// Adds the types of a game; a reference to its view.
fn add_game(key: &str, schemas: &mut Map<String, Value>) -> Option<Value> {
    let own = catalog::view_schemas(key);
    let own: Vec<_> =
        own.into_iter().map(|(name, schema)| (name, serde_json::to_value(schema).unwrap_or_default())).collect();
    // What is the same for all games stands there once.
    let shared: Vec<_> =
        own.iter().filter(|(name, schema)| schemas.get(name) == Some(schema)).map(|(name, _)| name.clone()).collect();
    let in_game =
        |name: &str| if shared.iter().any(|known| known == name) { name.to_owned() } else { of_game(key, name) };
    let names: Vec<_> = own.iter().map(|(name, _)| in_game(name)).collect();
    for ((_, mut schema), name) in own.into_iter().zip(&names) {
        rename(&mut schema, &in_game);
        schemas.insert(name.clone(), schema);
    }
    names.first().map(|view| json!({ "$ref": format!("{SCHEMAS}{view}") }))
}

/// The name of a type among those of all games: `View` of chess is `ChessView`.
fn of_game(key: &str, name: &str) -> String {
    let (first, rest) = key.split_at(1);
    format!("{}{rest}{name}", first.to_uppercase())
}

/// Gives every type that is referred to its name among all.
fn rename(schema: &mut Value, name: &impl Fn(&str) -> String) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(|item| rename(item, name)),
        Value::Object(fields) => {
            close_tuple(fields);
            for (key, value) in fields {
                let reference =
                    value.as_str().filter(|_| key == "$ref").and_then(|target| target.strip_prefix(SCHEMAS));
                match reference.map(name) {
                    Some(named) => *value = json!(format!("{SCHEMAS}{named}")),
                    None => rename(value, name),
                }
            }
        }
        _ => {}
    }
}

/// Says how many items a tuple has by numbers: that its other items are `false` is the same, but not every generator reads it.
fn close_tuple(schema: &mut Map<String, Value>) {
    let Some(items) = schema.get("prefixItems").and_then(Value::as_array).map(Vec::len) else { return };
    schema.remove("items");
    schema.extend(["minItems", "maxItems"].map(|key| (key.to_owned(), json!(items))));
}

/// An object together with one of several others, as one of several whole objects: not every generator reads the first form.
fn spread(schema: &Value, schemas: &Map<String, Value>) -> Option<Value> {
    let target = |part: &Value| schemas.get(part["$ref"].as_str()?.strip_prefix(SCHEMAS)?).cloned();
    let parts = schema["allOf"].as_array()?.iter().map(|part| target(part).unwrap_or_else(|| part.clone()));
    let (choices, objects): (Vec<_>, Vec<_>) = parts.partition(|part| part["oneOf"].is_array());
    let [choice] = &choices[..] else { return None };
    let variants: Vec<_> =
        choice["oneOf"].as_array()?.iter().map(|variant| objects.iter().fold(variant.clone(), joined)).collect();
    Some(json!({ "description": schema["description"], "oneOf": variants }))
}

/// The fields of both objects.
fn joined(mut one: Value, other: &Value) -> Value {
    if let (Some(fields), Some(more)) = (one["properties"].as_object_mut(), other["properties"].as_object()) {
        fields.extend(more.clone());
    }
    if let (Some(required), Some(more)) = (one["required"].as_array_mut(), other["required"].as_array()) {
        required.extend(more.iter().cloned());
    }
    one
}
