#!/usr/bin/env python3
"""Writes the manual pages of all commands from what the program says of itself: manual.py PROGRAM FOLDER [DATE]

One page a command: swiftkit.1, swiftkit-check.1, swiftkit-plugin-list.1 ...
"""
import json
import subprocess
import sys
from pathlib import Path

EXITS = [
    ("0", "Done."),
    ("1", "There are findings, or the documents do not answer."),
    ("2", "It could not be done; a sentence on standard error says why and what to try."),
    ("64", "The call was wrong."),
]


def escaped(text):
    """Text that troff takes as it is: no escapes, no requests, hyphens that can be copied."""
    lines = text.replace("\\", "\\e").replace("-", "\\-").split("\n")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in lines)


def spelled(name):
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def value(argument):
    return "\\fI" + escaped(argument.get("valueName", "value")) + "\\fR"


def heading(argument):
    """How an argument is written: '--limit limit', '-q, --quiet', 'paths ...'."""
    more = " ..." if argument["isRepeating"] else ""
    if argument["kind"] == "positional":
        return value(argument) + more
    names = ", ".join("\\fB" + escaped(spelled(name)) + "\\fR" for name in argument["names"])
    return names + (" " + value(argument) if argument["kind"] == "option" else "")


def usage(argument):
    if argument["kind"] == "positional":
        text = heading(argument)
    else:
        text = "\\fB" + escaped(spelled(argument["preferredName"])) + "\\fR"
        text += " " + value(argument) if argument["kind"] == "option" else ""
    return f"[{text}]" if argument["isOptional"] else text


def page(command, way, version, date):
    name, title = "-".join(way), " ".join(way)
    arguments = [a for a in command.get("arguments", []) if a.get("shouldDisplay", True)]
    below = [c for c in command.get("subcommands", []) if c["commandName"] != "help" and c.get("shouldDisplay", True)]
    lines = [
        f'.TH "{escaped(name.upper())}" 1 "{date}" "swiftkit {version}" "swiftkit"', ".SH NAME",
        f"{escaped(name)} \\- {escaped(command['abstract'].rstrip('.'))}", ".SH SYNOPSIS",
        " ".join(["\\fB" + escaped(title) + "\\fR"] + [usage(a) for a in arguments])
        + (" \\fIsubcommand\\fR" if below else ""),
    ]
    if command.get("discussion"):
        lines += [".SH DESCRIPTION"] + [".PP\n" + escaped(p) for p in command["discussion"].split("\n\n")]
    for section, kinds in [("ARGUMENTS", ["positional"]), ("OPTIONS", ["option", "flag"])]:
        chosen = [a for a in arguments if a["kind"] in kinds]
        if chosen:
            lines.append(f".SH {section}")
        for argument in chosen:
            words = argument.get("abstract", "")
            if argument.get("defaultValue"):
                words += f" Default: {argument['defaultValue']}."
            lines += [".TP", heading(argument), escaped(words)]
    if below:
        lines.append(".SH COMMANDS")
        for child in below:
            lines += [".TP", f"\\fB{escaped('-'.join(way + [child['commandName']]))}\\fR(1)", escaped(child["abstract"])]
    lines.append(".SH EXIT STATUS")
    for code, words in EXITS:
        lines += [".TP", f"\\fB{code}\\fR", escaped(words)]
    if len(way) > 1:
        lines += [".SH SEE ALSO", f"\\fB{escaped('-'.join(way[:-1]))}\\fR(1)"]
    yield name, "\n".join(lines) + "\n"
    for child in below:
        yield from page(child, way + [child["commandName"]], version, date)


def main(program, folder, date=""):
    def said(*arguments):
        return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout

    version = said("--version").split()[0]
    for name, text in page(json.loads(said("--experimental-dump-help"))["command"], ["swiftkit"], version, date):
        (Path(folder) / f"{name}.1").write_text(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
