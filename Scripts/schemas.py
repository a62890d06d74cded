#!/usr/bin/env python3
"""JSON schemas of the documents that commands print, made from the types of Sources/WireFormats.

    Scripts/schemas.py                    writes docs/schemas/*.json
    Scripts/schemas.py --check            exit code 1 when one of them is not what it would be
    Scripts/schemas.py --validate NAME    validates a document on standard input against docs/schemas/NAME.json

What is validated is what these schemas use: type, properties, required, additionalProperties, items, enum and $ref. Where the
package jsonschema is installed, it has to agree.
"""
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCHEMAS = ROOT / "docs" / "schemas"

# The file, the type, and the commands that print it.
DOCUMENTS = {
    "api": ("APIDocument", "swiftkit api --json"),
    "ask": ("AskDocument", "swiftkit ask --json, swiftkit rule --json"),
    "check": ("CheckDocument", "swiftkit check --json"),
    "checks": ("ChecksDocument", "swiftkit checks --json"),
    "conflicts": ("ConflictsDocument", "swiftkit conflicts --json"),
    "context": ("ContextDocument", "swiftkit context --json"),
    "api-sources": ("APISourcesDocument", "swiftkit api sources --json"),
    "cache": ("CacheDocument", "swiftkit cache list --json, swiftkit cache clean --json"),
    "doctor": ("DoctorDocument", "swiftkit doctor --json"),
    "error": ("ErrorDocument", "any command with --json that fails, on standard error"),
    "explain": ("CheckExplanationDocument", "swiftkit check --explain CHECK --json"),
    "plugins": ("PluginListDocument", "swiftkit plugin list --json"),
    "project": ("ProjectDocument", "swiftkit project --json"),
    "review": ("ReviewDocument", "swiftkit review code --json"),
    "revision": ("ScaffoldRevisionReport", "swiftkit update, destroy or undo --json"),
    "scaffold": ("ScaffoldReport", "swiftkit new --json"),
    "settings": ("SettingsDocument", "swiftkit settings show --json"),
    "skills-match": ("SkillMatchDocument", "swiftkit skills match --json"),
    "skills": ("SkillsDocument", "swiftkit skills list --json"),
    "status": ("ScaffoldStatusReport", "swiftkit status --json"),
    "tokens": ("TokensDocument", "swiftkit tokens list --json"),
    "template": ("TemplateDocument", "swiftkit template show --json"),
    "baseline": ("BaselineDocument", "swiftkit check --write-baseline FILE, the file"),
}
# Written to files that are not reports of a command; they say their version otherwise.
UNVERSIONED = {"baseline"}

WORDS = {
    "String": {"type": "string"}, "Int": {"type": "integer"}, "UInt64": {"type": "integer", "minimum": 0},
    "Bool": {"type": "boolean"}, "Double": {"type": "number"},
}


class Type:
    def __init__(self, name, outer):
        self.name, self.outer, self.members, self.fields, self.keys = name, outer, {}, [], {}

    def find(self, name):
        place = self
        while place:
            found = place
            for part in name.split("."):
                found = found.members.get(part) if found else None
            if found:
                return found
            place = place.outer
        return None

    @property
    def path(self):
        return (self.outer.path + "." if self.outer and self.outer.name else "") + self.name


def read():
    """The structs of all files, by their nesting."""
    top = Type("", None)
    for file in sorted((ROOT / "Sources" / "WireFormats").glob("*.swift")):
        stack, comment = [top], []
        for line in file.read_text(encoding="utf-8").split("\n"):
            text = line.strip()
            if text.startswith("///"):
                comment.append(text[3:].strip())
                continue
            if text.endswith("}") and text.count("{") == text.count("}") and text.count("{"):
                comment = []
                continue
            begin = re.match(r"(?:package |private |public )*(struct|extension|enum|func|init)\b\s*([\w.]*)", text)
            field = re.match(r"(?:package |private |public )*(?:let|var) (\w+): ([\w.\[\]:? ]+?)(?: = .*)?$", text)
            inside = stack[-1] if isinstance(stack[-1], Type) else None
            if begin and begin[1] in ("struct", "extension") and text.endswith("{") and inside:
                found = stack[-1].find(begin[2]) if begin[1] == "extension" else None
                if not found:
                    found = stack[-1].members.setdefault(begin[2], Type(begin[2], stack[-1]))
                stack.append(found)
            elif text.endswith("{") or text.endswith("["):
                stack.append(None if not (begin and begin[2] == "CodingKeys") else stack[-1])
                if begin and begin[2] == "CodingKeys":
                    stack[-1] = ("keys", stack[-1])
            elif field and isinstance(stack[-1], Type):
                stack[-1].fields.append((field[1], field[2], " ".join(comment)))
            elif text.startswith("case ") and isinstance(stack[-1], tuple):
                for name, _, key in re.findall(r"(\w+)( = \"(\w+)\")?", text[5:]):
                    stack[-1][1].keys[name] = key or name
            elif re.match(r"[}\]]", text) and not text.endswith("{") and len(stack) > 1:
                stack.pop()
            if not text.startswith("///"):
                comment = []
    return top


def schema_of(word, place, definitions):
    if word.startswith("[") and word.endswith("]"):
        inside = word[1:-1]
        if re.match(r"String\s*:", inside):
            value = schema_of(inside.split(":", 1)[1].strip(), place, definitions)
            return {"type": "object", "additionalProperties": value}
        return {"type": "array", "items": schema_of(inside, place, definitions)}
    if word in WORDS:
        return dict(WORDS[word])
    found = place.find(word)
    if not found:
        raise SystemExit(f"{place.path}: what is {word}?")
    if found.path not in definitions:
        definitions[found.path] = None
        definitions[found.path] = object_of(found, definitions)
    return {"$ref": "#/definitions/" + found.path}


def object_of(kind, definitions):
    properties, required = {}, []
    for name, word, about in kind.fields:
        if kind.keys and name not in kind.keys:
            continue
        key = kind.keys.get(name, name)
        value = schema_of(word.rstrip("?"), kind, definitions)
        if about and "$ref" not in value:
            value = {"description": about, **value}
        properties[key] = value
        if not word.endswith("?"):
            required.append(key)
    # Keys may be added without a new version.
    return {"type": "object", "properties": properties, "required": sorted(required)}


def document(top, name):
    kind, printed = DOCUMENTS[name]
    definitions = {}
    found = top.find(kind)
    if not found:
        raise SystemExit(f"there is no type {kind}")
    whole = object_of(found, definitions)
    if name not in UNVERSIONED:
        text = (ROOT / "Sources/WireFormats/JSONText.swift").read_text(encoding="utf-8")
        version = int(re.search(r"schemaVersion = (\d+)", text)[1])
        whole["properties"]["schemaVersion"] = {"type": "integer", "enum": [version]}
        whole["required"] = sorted(whole["required"] + ["schemaVersion"])
    return json.dumps(
        {"$schema": "http://json-schema.org/draft-07/schema#", "title": printed, **whole, "definitions": definitions},
        indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def faults(value, schema, whole, place="$"):
    """Sentences about what is wrong with a value."""
    if "$ref" in schema:
        yield from faults(value, whole["definitions"][schema["$ref"].rsplit("/", 1)[1]], whole, place)
        return
    kinds = {
        "string": isinstance(value, str), "boolean": isinstance(value, bool), "array": isinstance(value, list),
        "object": isinstance(value, dict), "integer": isinstance(value, int) and not isinstance(value, bool),
        "number": isinstance(value, (int, float)) and not isinstance(value, bool),
    }
    if "type" in schema and not kinds[schema["type"]]:
        yield f"{place} is no {schema['type']}"
        return
    if "enum" in schema and value not in schema["enum"]:
        yield f"{place} is none of {schema['enum']}"
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from faults(item, schema.get("items", {}), whole, f"{place}[{index}]")
    if isinstance(value, dict):
        for name in schema.get("required", []):
            if name not in value:
                yield f"{place} has no {name}"
        for name, item in value.items():
            inside = schema.get("properties", {}).get(name, schema.get("additionalProperties"))
            if inside:
                yield from faults(item, inside, whole, f"{place}.{name}")
            elif "properties" in schema:
                yield f"{place} has {name}, which its schema does not know"


def validate(name):
    schema = json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))
    value = json.load(sys.stdin)
    found = list(faults(value, schema, schema))
    try:
        import jsonschema
        others = [error.message for error in jsonschema.Draft7Validator(schema).iter_errors(value)]
        if others and not found:
            found = others
    except ImportError:
        pass
    if found:
        raise SystemExit("\n".join(found[:20]))


def main():
    if "--validate" in sys.argv:
        return validate(sys.argv[sys.argv.index("--validate") + 1])
    top, stale = read(), []
    SCHEMAS.mkdir(parents=True, exist_ok=True)
    for name in DOCUMENTS:
        file, text = SCHEMAS / f"{name}.json", document(top, name)
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(file.name)
    if stale:
        raise SystemExit(f"{', '.join(stale)}: not what the types say; Scripts/schemas.py writes them anew")


main()
