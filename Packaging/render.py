#!/usr/bin/env python3
"""Renders the files of other package managers from facts.json: one file of facts, one template a file.

render.py                        what is committed: action.yml, .pre-commit-hooks.yaml, and the files below Packaging/
render.py --check                whether these are up to date; exit code 1 when one is not
render.py --into FOLDER          all of them, and those that an archive needs, into FOLDER; with --sums FILE as released
render.py --fact NAME            one fact
"""
import argparse
import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent

# Each template and where its rendering is committed; None where only an archive needs it.
PLACES = {
    "swiftkit.rb": "Packaging/homebrew/swiftkit.rb",
    "mise.toml": "Packaging/mise.toml",
    "Package.swift": "Packaging/swiftpm/Package.swift",
    "action.yml": "action.yml",
    "pre-commit-hooks.yaml": ".pre-commit-hooks.yaml",
    "claude-plugin.json": "Packaging/plugins/claude/.claude-plugin/plugin.json",
    "gemini-extension.json": "Packaging/plugins/gemini/gemini-extension.json",
    "server.json": "Packaging/server.json",
    "control": None,
}
ARCHIVES = ["x86_64-linux", "aarch64-linux", "arm64-macos", "x86_64-macos"]
UNKNOWN = "0" * 64


def sums(file):
    """The checksums of a SHA256SUMS file by the names of what it lists."""
    return dict(reversed(line.split()) for line in Path(file).read_text().splitlines())


def values(facts, checksums):
    """What the templates may name."""
    name, version, repository = facts["name"], facts["version"], facts["repository"]
    found = {f"{name}-{version}-{machine}.tar.gz" for machine in ARCHIVES} & set(checksums)
    # A host that no one can own stands where an address is missing: nothing can be fetched from it by mistake.
    address = repository or f"https://not-yet-published.invalid/{name}"
    texts = {key: str(value) for key, value in facts.items() if not isinstance(value, (dict, type(None)))}
    texts["downloads"] = f"{address}/releases/download/v{version}"
    texts["repository"] = address
    texts["slug"] = "/".join(address.split("/")[-2:])
    # The registry of MCP servers proves a name by the account that owns the repository.
    owner = address.split("/")[-2]
    texts["registry-name"] = f"io.github.{owner}/{name}" if repository else f"invalid.not-yet-published/{name}"
    texts["published"] = "" if repository else "Not yet published: the address below does not exist."
    for machine in ARCHIVES:
        texts[f"sum-{machine}"] = checksums.get(f"{name}-{version}-{machine}.tar.gz", UNKNOWN)
    texts["sum-bundle"] = checksums.get(f"{name}.artifactbundle.zip", UNKNOWN)
    texts["archives"] = ", ".join(sorted(found)) or "none yet"
    return texts


def rendered(template, texts):
    """The template with every @name@ filled in; a line that is empty but for its comment sign goes."""
    def fill(match):
        if match[1] not in texts:
            sys.exit(f"render.py: '{template.name}' names '@{match[1]}@', which facts.json does not give")
        return texts[match[1]]

    text = re.sub(r"@([a-z][a-z0-9_-]*)@", fill, template.read_text())
    return re.sub(r"^(#|//) *\n", "", text, flags=re.M)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--into", type=Path)
    parser.add_argument("--sums")
    parser.add_argument("--fact")
    wanted = parser.parse_args()
    facts = json.loads((HERE / "facts.json").read_text())
    if wanted.fact:
        print(facts[wanted.fact])
        return
    texts = values(facts, sums(wanted.sums) if wanted.sums else facts["checksums"])
    stale = []
    for template, place in PLACES.items():
        target = wanted.into / (place or template) if wanted.into else place and ROOT / place
        if target is None:
            continue
        if wanted.into and not place:
            target = wanted.into / template
        text = rendered(HERE / "templates" / template, texts)
        if wanted.check:
            if not target.exists() or target.read_text() != text:
                stale.append(place)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text)
    for place in stale:
        print(f"{place} is not what facts.json and its template give; 'Packaging/render.py' writes it anew")
    sys.exit(1 if stale else 0)


if __name__ == "__main__":
    main()
