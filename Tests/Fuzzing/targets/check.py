"""Swift sources through every check, all formats and `--fix`."""
import hashlib

import house
import mutators
from trial import Failure

BATCH = 12
FORMATS = ["json", "sarif", "text", "github", "junit", "checkstyle"]


def inputs():
    sources = house.files(
        "Tests/PluginTests/Fixtures/**/*.swift", "Tests/SourceCheckingTests/Fixtures/**/*.swift", "Tests/ScaffoldingTests/Golden/**/*.swift",
        "Tests/FigmaImportTests/Golden/**/*.swift", "Tests/PluginTests/*Samples.swift", "Templates/*/*.swift", "Plugins/*/Rules/*.swift")
    return [{"a.swift": data} for data in sources]


def from_file(path):
    return {"a.swift": path.read_bytes()}


def mutate(chance, files, others):
    return {"a.swift": mutators.text(chance, files["a.swift"], [other["a.swift"] for other in others])}


def trial(box, inputs):
    box.put({f"f{number}.swift": files["a.swift"] for number, files in enumerate(inputs)})
    # Which format it is depends on the input, so that a failure comes again.
    chosen = FORMATS[hashlib.sha256(b"".join(files["a.swift"] for files in inputs)).digest()[0] % len(FORMATS)]
    box.call("check", ".", "--checks", "all", "--no-cache", "--format", chosen, is_json=chosen in ("json", "sarif"))
    box.call("check", ".", "--no-cache", "--diff", "--quiet")
    box.call("check", ".", "--fix", "--no-cache", "--quiet")
    once = {path.name: path.read_bytes() for path in box.project.glob("*.swift")}
    box.call("check", ".", "--fix", "--quiet")
    for name, data in once.items():
        if (box.project / name).read_bytes() != data:
            raise Failure(f"'check --fix' changed {name} a second time")
