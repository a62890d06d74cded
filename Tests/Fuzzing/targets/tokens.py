"""Token files, and what is written for them."""
import json

import house
import mutators

BATCH = 1
FILE = {
    "spacing": {"$type": "dimension", "small": {"$value": "4px"}, "large": {"$value": {"value": 24, "unit": "px"}}, "again": {"$value": "{spacing.small}"}},
    "color": {"$type": "color", "ground": {"$value": "#ff8800"}, "ink": {"$value": {"colorSpace": "srgb", "components": [0.1, 0.2, 0.3], "alpha": 0.5}}},
    "motion": {"quick": {"$type": "duration", "$value": "150ms"}, "ease": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]}},
    "font": {"body": {"$type": "typography", "$value": {"fontFamily": "SF Pro", "fontSize": "17px", "fontWeight": 400, "lineHeight": 1.3}}},
}


def inputs():
    return [{"t.json": data} for data in [json.dumps(FILE).encode()] + house.files("Tests/DesignTokensTests/Golden/*.json", "Tests/**/tokens*.json")]


def from_file(path):
    return {"t.json": path.read_bytes()}


def mutate(chance, files, others):
    return {"t.json": mutators.json_text(chance, files["t.json"], [other["t.json"] for other in others])}


def trial(box, inputs):
    for files in inputs:
        box.put(files)
        box.call("new", "tokens", "Acme", "--answers", "t.json", "--dry-run", "--no-input")
        box.call("new", "tokens", "Acme", "--answers", "t.json", "--set", "profile=tokens", "--dry-run", "--no-input")
