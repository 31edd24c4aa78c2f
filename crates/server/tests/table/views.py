"""Holds what games show to the OpenAPI document: python views.py FILE

The file has the document, and of each game what it shows along some games.
"""

import json
import sys

from jsonschema import Draft202012Validator

told = json.load(open(sys.argv[1]))
components = told["document"]["components"]
schemas = components["schemas"]


def parts(schema):
    """Every schema within a schema."""
    if isinstance(schema, dict):
        yield schema
    inner = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else []
    for part in inner:
        yield from parts(part)


# What is not described is refused, but where a schema is one of several that describe an object together.
together = {part.get("$ref") for schema in parts(schemas) for part in schema.get("allOf", [])}
for name, schema in schemas.items():
    if f"#/components/schemas/{name}" not in together and {"allOf", "properties"} & schema.keys():
        schema["unevaluatedProperties"] = False



def check(name, view):
    """Says what is wrong with a view."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": components}
    for error in Draft202012Validator(schema).iter_errors(view):
        sys.exit(f"{name}: {error.json_path}: {error.message}"[:2000])


for game, views in told["games"]:
    for view in views:
        check(game.capitalize() + "View", view)
    check("GameView", views[0])
