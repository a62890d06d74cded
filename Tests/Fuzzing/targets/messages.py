"""What plugins' processes say to swiftkit, put through `lying_host.py`, which changes it on its way."""
import json
import os
import pathlib
import shutil
import stat
import sys

import house

BATCH = 1
HERE = pathlib.Path(__file__).resolve().parent.parent
SOURCE = b"""import SwiftUI

struct Card: View {
  var body: some View {
    VStack {
      Text("Balance").cornerRadius(20)
      Text("Sum").foregroundColor(.red).frame(width: 13).glassEffect()
    }
  }
}
"""


def prepare(box):
    """A swiftkit of its own, whose plugin host is ours."""
    kit = box.folder / "kit"
    program = pathlib.Path(box.program)
    host = program.parent / "swiftkit-plugin-host"
    libraries, content = program.parent, house.ROOT
    if program.parent.name == "bin":
        libraries = program.parent.parent / "lib/swiftkit/plugins"
        host, content = libraries.parent / "swiftkit-plugin-host", program.parent.parent / "share/swiftkit"
    (kit / "plugins").mkdir(parents=True)
    shutil.copy(program, kit / "swiftkit")
    for name in ("Skills", "Templates", "Data"):
        os.symlink(content / name, kit / name)
    for library in sorted(libraries.glob("lib*.so")) + sorted(libraries.glob("lib*.dylib")):
        name = library.stem.removeprefix("lib")
        for descriptor in (libraries / f"{name}.json", house.ROOT / f"Plugins/{name}/{name}.json"):
            if descriptor.is_file() and name not in ("Template", "TemplatePlugin"):
                os.symlink(library, kit / "plugins" / library.name)
                shutil.copy(descriptor, kit / "plugins" / f"{name}.json")
                break
    script = kit / "swiftkit-plugin-host"
    script.write_text(f"#!/bin/sh\nexec '{sys.executable}' '{HERE / 'lying_host.py'}' '{host}' '{box.folder / 'plan.json'}' \"$@\"\n")
    script.chmod(script.stat().st_mode | stat.S_IXUSR)


def inputs():
    return [{"plan.json": b"[]"}]


def from_file(path):
    return {"plan.json": path.read_bytes()}


def mutate(chance, files, others):
    """A list of lies, each told at one message: bytes changed, fields set, messages dropped, repeated, made up."""
    plan = []
    for _ in range(chance.choice([1, 1, 2, 4])):
        lie = {"at": chance.randrange(14), "do": chance.choice(
            ["byte", "byte", "number", "number", "cut", "longer", "drop", "twice", "text", "page", "length", "end", "made-up"])}
        lie["place"] = chance.randrange(1 << 16)
        lie["value"] = chance.choice([0, 1, 2, 255, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, chance.randrange(1 << 32)])
        if lie["do"] == "page":
            lie["words"] = [chance.choice([(4 << 60) | (chance.randrange(1000) << 16), (chance.randrange(16) << 60) | chance.randrange(1 << 40),
                                           (1 << 64) - 1, 0])]
        plan.append(lie)
    return {"plan.json": json.dumps(plan).encode()}


def trial(box, inputs):
    kit = box.folder / "kit/swiftkit"
    for files in inputs:
        box.clear()
        (box.folder / "plan.json").write_bytes(files["plan.json"])
        box.put({"A.swift": SOURCE, "B.swift": SOURCE})
        # A host that goes is told as one that ended; that it did is what the plan wanted.
        box.call("check", ".", "--no-cache", "--json", "--checks", "all", program=str(kit), is_json=True, is_told=False)
        box.call("check", ".", "--no-cache", "--diff", program=str(kit), is_told=False)
        box.call("ask", "which radius for 16 pt", program=str(kit), is_told=False)
