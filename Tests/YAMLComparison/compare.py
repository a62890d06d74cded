#!/usr/bin/env python3
"""Compares our reader of YAML with PyYAML: each text is read alike, or is refused with a place.

usage: compare.py PROGRAM                 texts made from a seed, and the files of this tree
       compare.py PROGRAM FOLDER...       every .yml, .yaml and front matter of a .md below the folders
PROGRAM is yaml-nodes, which Package.swift describes.  (needs: pip install pyyaml)
"""
import collections
import json
import pathlib
import re
import subprocess
import sys

import generator
import reference

ROOT = pathlib.Path(__file__).resolve().parents[2]
FRONT_MATTER = re.compile(rb"(?:\xef\xbb\xbf)?---[ \t]*(?:\r\n|\r|\n)(.*?)^---[ \t]*$", re.S | re.M)


def files(folders):
    """The YAML of real files: whole ones, and the front matter of Markdown."""
    found = []
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*")):
            if ".build" in path.parts or not path.is_file() or path.is_symlink():
                continue
            if path.suffix in (".yml", ".yaml"):
                found.append((str(path), path.read_bytes()))
            elif path.suffix in (".md", ".mdc", ".markdown"):
                match = FRONT_MATTER.match(path.read_bytes())
                if match:
                    found.append((str(path), match.group(1)))
    return found


def ours(program, texts):
    done = subprocess.run([program], input="".join(data.hex() + "\n" for data in texts), capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"yaml-nodes ended with {done.returncode}: {done.stderr[-2000:]}")
    lines = done.stdout.split("\n")[:-1]
    if len(lines) != len(texts):
        sys.exit(f"yaml-nodes answered {len(lines)} of {len(texts)} texts")
    return [json.loads(line) for line in lines]


def is_empty(node):
    return node is None or (node[0] == "text" and node[2:4] == ["plain", ""])


def faults(data, answer, theirs, refused):
    """What is different, as sentences."""
    node, problems, strict, strict_differs = answer
    count = len(re.findall(rb"\r\n|\r|\n", data)) + 1
    for (line, column), sentence in problems + ([strict] if strict else []):
        if not (1 <= line <= count and column >= 1 and sentence):
            yield f"a problem without a place: {line}:{column} {sentence}"
    if strict_differs:
        yield "the strict reader reads something else"
    if problems:
        if not strict:
            yield "the strict reader takes what has a problem"
        return
    if refused:
        yield f"PyYAML refuses this: {refused}"
    elif node != theirs and not (is_empty(node) and is_empty(theirs)):
        yield f"ours   {json.dumps(node)}\n  theirs {json.dumps(theirs)}"


def compare(program, texts):
    """Counts and says what is different; also why texts are refused that PyYAML reads."""
    counts, reasons = collections.Counter(), collections.Counter()
    for (name, data), answer in zip(texts, ours(program, [data for _, data in texts])):
        theirs = refused = None
        try:
            theirs = reference.node(data)
        except reference.Refused as error:
            refused = str(error)
        found = list(faults(data, answer, theirs, refused))
        if found:
            counts["different"] += 1
            if counts["different"] <= 10:
                print(f"{name}: {found[0]}\n  {data[:600]!r}")
        elif not answer[1]:
            counts["equal"] += 1
            counts["strictly too"] += answer[2] is None
        elif refused:
            counts["refused by both"] += 1
        else:
            counts["refused by us"] += 1
            reasons[re.sub(r"'.*' (is|are)", r"'...' \1", answer[1][0][1])] += 1
            if "-v" in sys.argv:
                print(f"{name}:{answer[1][0]}")
    return counts, reasons


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "-v"]
    if not arguments:
        sys.exit(__doc__)
    program, folders = arguments[0], arguments[1:]
    texts = files(folders) if folders else generator.texts() + files([ROOT])
    counts, reasons = compare(program, texts)
    print(f"yaml: {len(texts):,} texts, " + ", ".join(f"{counts[name]:,} {name}" for name in (
        "equal", "strictly too", "refused by both", "refused by us", "different")))
    if folders:
        for reason, count in reasons.most_common():
            print(f"  {count:6,} {reason}")
    sys.exit(1 if counts["different"] else 0)


main()
