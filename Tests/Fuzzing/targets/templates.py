"""Templates of a project: read, tried out, made into files, taken back."""
import house
import mutators
from trial import Failure

BATCH = 1


def inputs():
    found = []
    for folder in sorted((house.ROOT / "Templates").iterdir()):
        files = {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file() and path.stat().st_size < 20_000}
        if "template.json" in files:
            found.append(files)
    return found


def from_file(path):
    return {"template.json": path.read_bytes()}


def mutate(chance, files, others):
    name = chance.choice([*files, "template.json"]) if "template.json" in files else chance.choice(list(files))
    alike = [other[key] for other in others for key in other if key.endswith(name[-5:])]
    change = mutators.json_text if name.endswith(".json") else mutators.text
    return {**files, name: change(chance, files[name], alike)}


def trial(box, inputs):
    for files in inputs:
        box.clear()
        box.put({f".swiftkit/templates/odd/{name}": data for name, data in files.items()})
        box.put({"Package.swift": b"// swift-tools-version: 6.0\n"})
        box.call("template", "lint", ".swiftkit/templates/odd")
        box.call("template", "show", "odd")
        before = set(box.project.rglob("*"))
        code, _, _ = box.call("new", "odd", "Stock", "--no-input", "--on-conflict", "overwrite")
        if code == 0:
            box.call("status", "--json", is_json=True)
            box.call("undo")
            left = [path for path in box.project.rglob("*") if path not in before and ".swiftkit" not in path.parts]
            if left:
                raise Failure(f"'undo' changed less than it should: {left[:3]}")
