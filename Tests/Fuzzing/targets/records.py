"""What runs leave behind: the record of generated files, journals, and what this user's own folder holds of them."""
import shutil

import mutators

BATCH = 1
_real = []


def prepare(box):
    """Makes real records, in the very folder that they will be read in."""
    box.clear(keeping_home=False)
    box.put({"Package.swift": b"// swift-tools-version: 6.0\n"})
    stages = [("new", "tab-app", "Shop"), ("new", "tab", "News"), ("new", "card", "Stock"), ("destroy", "Stock"), ("undo",)]
    for words in stages:
        box.call(*words, *(["--no-input"] if words[0] == "new" else []), codes=(0,))
        _real.append(picture(box))
    # A run that was stopped: what was the undo is the transaction, once more to be carried out.
    stopped = {name.replace(".swiftkit/undo/", ".swiftkit/transaction/"): data for name, data in _real[-1].items()}
    _real.append(stopped)


def picture(box):
    files = {}
    for root, prefix in [(box.project, ""), (box.home, "home/")]:
        for path in sorted(root.rglob("*")):
            name = prefix + str(path.relative_to(root))
            if path.is_file() and not path.is_symlink() and ".cache" not in path.parts:
                files[name] = path.read_bytes()
    return files


def inputs():
    return list(_real)


def from_file(path):
    return {".swiftkit/manifest.json": path.read_bytes()}


def mutate(chance, files, others):
    files = dict(files)
    for _ in range(chance.choice([1, 1, 3])):
        records = [name for name in files if ".swiftkit/" in name or name.startswith("home/")]
        name = chance.choice(records or list(files))
        if chance.random() < 0.3:
            name = chance.choice([record for record in records if record.endswith(("manifest.json", "journal"))] or [name])
        alike = [other[name] for other in others if name in other]
        if name.endswith(".json"):
            files[name] = mutators.json_text(chance, files[name], alike)
        elif chance.random() < 0.05:
            del files[name]
        else:
            files[name] = mutators.text(chance, files[name], alike)
        if not files:
            files["x"] = b""
    return files


def trial(box, inputs):
    for files in inputs:
        shutil.rmtree(box.home / ".local", ignore_errors=True)
        box.clear()
        box.put(files)
        box.call("status", "--json", is_json=True)
        first = sum(map(len, files.values())) % 4
        for words in [("undo",), ("destroy", "News"), ("update", "--all"), ("new", "card", "Extra", "--no-input")][first:] + [("undo",)]:
            box.call(*words)
