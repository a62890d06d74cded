"""Sessions of agents: valid ones with lines and values changed."""
import importlib.util
import json

import house
import mutators
from trial import Failure

BATCH = 1

_spec = importlib.util.spec_from_file_location("nonsense", house.ROOT / "Tests/Conformance/fuzz.py")
nonsense = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(nonsense)
PROJECT = {
    "Package.swift": b"// swift-tools-version: 6.0\n", "Sources/A.swift": nonsense.BAD_VIEW.encode(),
    "design.json": json.dumps({"nodes": {"1:1": {"document": {
        "id": "1:1", "name": "Home", "type": "FRAME", "children": [],
        "absoluteBoundingBox": {"x": 0, "y": 0, "width": 402, "height": 874}}}}}).encode(),
}


class Speaker(nonsense.Fuzz):
    """The nonsense of the long run, with a chance of our own."""

    def __init__(self, chance):
        self.chance, self.number, self.is_watched = chance, 0, True


def inputs():
    return [{"session": b""}]


def from_file(path):
    return {"session": path.read_bytes()}


def mutate(chance, files, others):
    speaker = Speaker(chance)
    lines = [speaker.line() for _ in range(chance.choice([3, 12, 30]))]
    if chance.random() < 0.3:
        lines = [mutators.numbers(chance, line) for line in lines]
    return {"session": b"\n".join(lines) + b"\n"}


def trial(box, inputs):
    for files in inputs:
        box.put(PROJECT)
        _, output, _ = box.call("mcp", input=files["session"], codes=(0,))
        # Not splitlines: a text in JSON may hold other line breaks than LF.
        for line in output.removesuffix("\n").split("\n") if output else ():
            try:
                json.loads(line)
            except ValueError:
                raise Failure(f"'mcp' printed what is not JSON: {line[:200]}") from None
        left = [path.name for path in box.folder.iterdir() if path.name not in ("project", "home")]
        if left:
            raise Failure(f"'mcp' changed what lies outside: {left[:3]}")
