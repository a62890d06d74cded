"""Settings, declared checks, baselines and lists of what is ignored."""
import house
import mutators

BATCH = 1
SOURCE = b"""import SwiftUI

struct Rows: View {
  var body: some View {
    List { Text("A").font(.title).cornerRadius(3) }
    Text("B").font(.title).frame(width: 17, height: 1e3).glassEffect(.regular.tint(.red.opacity(0.33)))
  }
}
"""
RULE = b"""---
id: no-title-in-rows
strength: never
severity: warning
detect:
  modifier: font
  root: Text
  inside: List
  arguments:
    first: [.title, .largeTitle]
    width: "> 16"
  message: a title font on {root} in a list; rows use .body
---

Never use title fonts in the rows of a list.
"""
YML = b"""# Settings
profile: tokens
deployment-target: 26.0
checks: all
enable: [no-anyview]
disable: [view-missing-preview]
severity:
  glass-tint-opacity: error
  corner-radius-modifier: off
exclude:
  - Generated/
  - "*.pb.swift"
overrides:
  - paths: [Legacy/, "*Tests.swift"]
    checks:
      navigation-view: off
"""


def inputs():
    rules = [data for data in house.files("Skills/*/rules/*.md", most=60) if b"detect:" in data]
    base = {".swiftkit.yml": YML, "Skills/team/rules/n.md": RULE, ".gitignore": b"*.o\n!a/**/b\nx[a-z]?\n", "b.json": b'{"version":1,"findings":[]}',
            "project.yml": b"options:\n  deploymentTarget:\n    iOS: \"17.0\"\n"}
    return [base] + [{**base, "Skills/team/rules/n.md": rule} for rule in rules]


def from_file(path):
    return {".swiftkit.yml" if path.suffix == ".yml" else "Skills/team/rules/n.md": path.read_bytes()}


def mutate(chance, files, others):
    name = chance.choice(list(files))
    alike = [other[name] for other in others if name in other]
    return {**files, name: (mutators.json_text if name.endswith(".json") else mutators.text)(chance, files[name], alike)}


def trial(box, inputs):
    for files in inputs:
        box.clear()
        box.put({"Rows.swift": SOURCE, "Legacy/A.swift": SOURCE, "Package.swift": b"// swift-tools-version: 6.0\n"})
        box.put(files)
        box.call("check", ".", "--no-cache", "--json", is_json=True)
        box.call("check", "Rows.swift", "--baseline", "b.json", "--no-cache", "--quiet")
        box.call("skills", "lint", "Skills", "--json", is_json=True)
        box.call("init", "--dry-run")
