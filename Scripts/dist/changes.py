#!/usr/bin/env python3
"""Prints what the changelog says of a version: changes.py VERSION FILE; a complaint where it says nothing.

A line under "Unreleased" above it is a complaint, too: it would be given away and told of later.
"""
import re
import sys
from pathlib import Path


def sections(text):
    """The text under each heading of the second level, by the first word of the heading."""
    parts = re.split(r"^## +(\S+).*\n", text, flags=re.M)[1:]
    return dict(zip(parts[::2], (part.strip() for part in parts[1::2])))


def main(version, file):
    found = sections(Path(file).read_text())
    if not found.get(version):
        sys.exit(f"release: {file} says nothing of {version}; give the section '## Unreleased' that name")
    if found.get("Unreleased"):
        sys.exit(f"release: {file} has changes under 'Unreleased'; put them under {version}")
    print(found[version])


if __name__ == "__main__":
    main(*sys.argv[1:])
