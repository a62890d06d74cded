#!/usr/bin/env python3
"""Makes Data/api/facts.tsv of a table of public API facts and of the tables beside it that are written by hand.

usage: Scripts/api-facts.py [TABLE]

TABLE has a head line and tab-separated columns: module, container, kind, static, name_labels, self_type, shapes, ios,
ios_deprecated, renamed, macos, macos_deprecated, tvos, watchos, visionos. Without it the declarations stay as they are, and only what
added.tsv, replaced.tsv, foreign.tsv and values.tsv say is put in anew.
"""
import collections
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Data/api"
OUT = FOLDER / "facts.tsv"
KINDS = {"func", "init", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias", "macro", "subscript"}
BY_HAND = {"replaced", "foreign", "meant"}
HEAD = """\
# swiftkit api 1
# size 0000000000
# Public declarations of SwiftUI and the frameworks that extend it, as of SDK 26.2: facts only; see ../NOTICE.md.
# name, container, kind, labels, shapes, type, module, iOS, macOS, tvOS, watchOS, visionOS, renamed; by name.
"""


def lines(path):
    """The rows of a table, without its comments."""
    with open(path, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]


def version(since: str, end: str = "") -> str:
    """'16.0', '13.0/17.0' (deprecated then), '13.0/soft' (deprecated, no version), 'no', '' (not known)."""
    if since.isdigit():
        since += ".0"
    # The marks of an SDK for "one day".
    if end in ("100000", "1000"):
        end = "soft"
    return f"{since}/{end}" if end else since


def declarations(path):
    dropped = collections.Counter()
    head, *table = lines(path)
    for cells in table:
        row = dict(zip(head, cells))
        kind, container = row["kind"], row["container"]
        base, _, labels = row["name_labels"].partition("(")
        # Underscored names and storage are for the framework itself.
        if kind not in KINDS or base.startswith("_") or "Storage" in container or not base:
            dropped[kind] += 1
            continue
        if kind in ("init", "subscript"):
            base = container.rpartition(".")[2] if kind == "init" else "subscript"
        if row["static"]:
            kind = "static " + kind
        yield (
            base, container, kind, labels[:-1] if labels else "", row["shapes"], row["self_type"],
            re.sub(r"^_(\w+)_SwiftUI$", r"\1", row["module"]), version(row["ios"], row["ios_deprecated"]),
            version(row["macos"], row["macos_deprecated"]), version(row["tvos"]), version(row["watchos"]),
            version(row["visionos"]), row["renamed"],
        )
    print(", ".join(f"{count} {kind}" for kind, count in sorted(dropped.items())), "left out", file=sys.stderr)


def by_hand(found):
    shapes = {(row[0], row[1], row[3]): row[4] for row in found}
    for name, container, labels, since, write, fix, _ in lines(FOLDER / "replaced.tsv"):
        shape = shapes.get((name, container, labels))
        if shape is None:
            sys.exit(f"replaced.tsv: there is no {container}.{name}({labels})")
        yield name, container, "replaced", labels, shape, write, "", since, "", "", "", "", fix
    for name, write, origin in lines(FOLDER / "foreign.tsv"):
        yield name, "", "foreign", "", "", write, origin, "", "", "", "", "", ""
    values = {(row[0], row[1]) for row in found if row[2] == "case" or row[2].startswith("static")}
    for name, types, write, origin in lines(FOLDER / "values.tsv"):
        for container in types.split():
            if (name, container) in values:
                sys.exit(f"values.tsv: {container} has {name}")
            yield name, container, "meant", "", "", write, origin, "", "", "", "", "", ""


if __name__ == "__main__":
    if len(sys.argv) > 1:
        found = set(declarations(sys.argv[1]))
    else:
        found = {tuple((row + [""] * 13)[:13]) for row in lines(OUT) if row[2] not in BY_HAND}
    known = {row[:4] for row in found}
    found |= {tuple((row + [""] * 13)[:13]) for row in lines(FOLDER / "added.tsv") if tuple(row[:4]) not in known}
    table = sorted(found | set(by_hand(found)), key=lambda row: [cell.encode() for cell in row])
    text = HEAD + "".join("\t".join(row).rstrip("\t") + "\n" for row in table)
    # Whoever reads the table sees whether all of it is there.
    OUT.write_text(text.replace("# size 0000000000", f"# size {len(text.encode()):010}"), encoding="utf-8")
    print(f"{len(table)} lines, {OUT.stat().st_size} bytes", file=sys.stderr)
