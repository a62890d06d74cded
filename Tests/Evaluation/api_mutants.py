#!/usr/bin/env python3
"""Seeds one fault into each SwiftUI file of a project, and counts how many of them `check` tells.

usage: api_mutants.py PROGRAM FOLDER... [--seed N] [--missed]

Faults are slips of one or two letters in a modifier, names of other frameworks, a wrong label, a wrong value behind a leading dot, or labels
of two forms of a modifier in one call or in the wrong order. Each project is copied, changed in all files at once and checked in one run; no wrong name is put into two files, as names that many files apply
count as those of a package.
"""
import argparse
import collections
import json
import pathlib
import random
import re
import shutil
import string
import subprocess
import tempfile

FACTS = pathlib.Path(__file__).resolve().parents[2] / "Data/api/facts.tsv"
MODIFIER = re.compile(r"^(\s*\.)([a-z]\w+)(?=[({ ])", re.M)
LABEL = re.compile(r"^\s*\.([a-z]\w+)\((?:[^()\n]*?, )?()([a-z]\w+)(?=: )", re.M)
VALUE = re.compile(r"^\s*\.([a-z]\w*(?:Style|Shape|Size|Mode|Weight|Alignment|Visibility|Scale|Width))\((\.)([a-z]\w+)\)", re.M)
PAIR = re.compile(r"^(\s*\.)([a-z]\w+)\(([a-z]\w+): ([^,()\n]+), ([a-z]\w+): ([^,()\n]+)\)", re.M)
KINDS = {"slip": MODIFIER, "foreign": MODIFIER, "label": LABEL, "value": VALUE, "mixed": PAIR}
SHARES = {"slip": 9, "foreign": 3, "label": 3, "value": 3, "mixed": 2}
WRONG_LABELS = ["title", "text", "name", "color", "size", "style", "animated", "onTap", "image", "icon", "padding", "margin", "enabled", "child"]


def facts():
    with open(FACTS, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]


ROWS = facts()
NAMES = {row[0] for row in ROWS}
MODIFIERS = {row[0] for row in ROWS if row[1] == "View" and row[2] == "func"}
VALUES = {row[0] for row in ROWS if row[2] == "case" or row[2].startswith("static")}
LABELS = {label for row in ROWS for label in (row[3] if len(row) > 3 else "").split(":")}
FORMS = collections.defaultdict(list)
for row in ROWS:
    if row[1] == "View" and row[2] == "func":
        FORMS[row[0]].append(row[3].rstrip(":").split(":"))
FOREIGN = sorted({row[0] for row in ROWS if row[2] == "foreign"} - {row[0] for row in ROWS if row[2] != "foreign"} - {"init"})


def slip(name, rng, known):
    """`name` with one or two letters left out, added, changed or swapped; None where that gives a known name."""
    for _ in range(50):
        word = name
        for _ in range(rng.choice((1, 1, 2))):
            place = rng.randrange(len(word))
            kind = rng.randrange(4)
            if kind == 0 and len(word) > 3:
                word = word[:place] + word[place + 1:]
            elif kind == 1:
                word = word[:place] + rng.choice(string.ascii_lowercase) + word[place:]
            elif kind == 2:
                word = word[:place] + rng.choice(string.ascii_lowercase) + word[place + 1:]
            elif place + 1 < len(word):
                word = word[:place] + word[place + 1] + word[place] + word[place + 2:]
        if word not in known and word[0].islower() and word not in ("init", "self"):
            return word
    return None


def mixed(match, rng):
    """The call with its labels in the wrong order, or with one of another form; None where a form takes both."""
    head, name, first, one, second, two = match.groups()
    forms = FORMS[name]
    if rng.random() < .5:
        if any(second in form and first in form[form.index(second):] for form in forms):
            return None
        return f"{head}{name}({second}: {two}, {first}: {one})", f"{first}, {second}", f"{second}, {first}"
    together = {label for form in forms if first in form for label in form}
    others = sorted({label for form in forms for label in form} - together - {"_", ""})
    if not others or not any(first in form for form in forms):
        return None
    other = rng.choice(others)
    return f"{head}{name}({first}: {one}, {other}: {two})", second, other


def seed(text, rng, used):
    """The text with a fault, and what was done; None where there is no place for one."""
    kind = rng.choices(list(SHARES), SHARES.values())[0]
    places = [match for match in KINDS[kind].finditer(text) if match[1 if kind in ("label", "value") else 2] in MODIFIERS]
    if not places:
        return None
    match = rng.choice(places)
    if kind == "mixed":
        made = mixed(match, rng)
        line = text.count("\n", 0, match.start(2)) + 1
        return made and (text[:match.start()] + made[0] + text[match.end():], (line, kind, made[1], made[2]))
    group = 3 if kind in ("label", "value") else 2
    old = match[group]
    if kind == "value" and old not in VALUES:
        return None
    if kind == "foreign":
        new = rng.choice(FOREIGN)
    elif kind == "label" and rng.random() < .5:
        new = rng.choice(WRONG_LABELS)
    else:
        new = slip(old, rng, LABELS if kind == "label" else NAMES)
    if new is None or new in used and kind in ("slip", "foreign") or re.search(rf"\b{new}\b", text):
        return None
    used.add(new)
    start = match.start(group)
    line = text.count("\n", 0, start) + 1
    return text[:start] + new + text[match.end(group):], (line, kind, old, new)


def named(name, message):
    """Whether the message has the name as a whole word in backticks."""
    return re.search(rf"`\.?{re.escape(name)}[`(:]", message) is not None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--missed", action="store_true")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    total, found, first, missed = collections.Counter(), collections.Counter(), collections.Counter(), []
    for folder in options.folders:
        with tempfile.TemporaryDirectory() as temporary:
            copy = pathlib.Path(temporary) / "app"
            shutil.copytree(
                folder, copy, symlinks=True, ignore_dangling_symlinks=True,
                ignore=shutil.ignore_patterns(".git", "*.png", "*.jpg", "*.mp4", "*.pdf", "*.json"))
            marks, used = {}, set()
            for file in sorted(copy.rglob("*.swift")):
                try:
                    text = file.read_text(encoding="utf-8")
                except (OSError, UnicodeDecodeError):
                    continue
                seeded = seed(text, rng, used) if "import SwiftUI" in text else None
                if seeded:
                    file.write_text(seeded[0], encoding="utf-8")
                    marks[str(file.relative_to(copy))] = seeded[1]
            run = subprocess.run(
                [options.program, "check", ".", "--no-cache", "--format", "json",
                 "--checks", "api-unknown-modifier,api-unknown-value,api-wrong-labels"],
                cwd=copy, capture_output=True, text=True)
            messages = collections.defaultdict(list)
            for finding in json.loads(run.stdout)["findings"]:
                messages[finding["path"], finding["line"]].append(finding["message"])
            for path, (line, kind, old, new) in marks.items():
                total[kind] += 1
                told = [message for message in messages[path, line] if kind == "mixed" or named(new, message)]
                if told:
                    found[kind] += 1
                    first[kind] += named(old, told[0]) or kind in ("label", "mixed") and f"{old.split(',')[0]}:" in told[0]
                else:
                    lines = (copy / path).read_text().split("\n")[max(0, line - 4):line]
                    missed.append((kind, pathlib.Path(folder).name, path, line, old, new, [text.strip()[:60] for text in lines]))
    for kind in total:
        print(f"{kind}: {found[kind]} of {total[kind]} ({found[kind] / total[kind]:.1%}), meant named: {first[kind]}")
    print(f"all: {found.total()} of {total.total()} ({found.total() / total.total():.1%})")
    if options.missed:
        for miss in missed:
            print(miss)


main()
