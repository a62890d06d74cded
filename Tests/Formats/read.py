#!/usr/bin/env python3
"""Reads what `check` writes in each format with readers of others, and holds it to the findings in JSON.

usage: read.py PROGRAM     (needs: pip install jsonschema junitparser sarif-pydantic)

The files checked have names that end attributes, cells, lines and commands, or that a terminal obeys.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse
import xml.etree.ElementTree

import jsonschema
import junitparser
import sarif_pydantic

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMES = [
    "plain.swift", "a b,c.swift", "<&\"'>.swift", "::error file=x::é🙂%20]]>.swift", "new\nline.swift",
    "bell\x07escape\x1b[31m.swift", "back\\slash|pipe.swift", "`code`.swift", "right\u202eleft.swift", "#1 %0A.swift",
]
SOURCE = """import SwiftUI

struct Trip: View {
  @State var name = "a < b & \\"c\\""
  var body: some View {
    Image("x").foregroundColor(.red).onTapGesture { name += "|" }
  }
}
"""
# https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
GITLAB = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "check_name": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "not": {"pattern": "^(/|\\./)"}},
                    "lines": {
                        "type": "object", "required": ["begin"],
                        "properties": {"begin": {"type": "integer", "minimum": 1}},
                    },
                },
            },
        },
    },
}


def sarif(text):
    for result in sarif_pydantic.Sarif.model_validate_json(text).runs[0].results:
        place = result.locations[0].physical_location
        yield urllib.parse.unquote(place.artifact_location.uri), place.region.start_line, result.rule_id, result.message.text


def gitlab(text):
    issues = json.loads(text)
    jsonschema.validate(issues, GITLAB)
    assert len({issue["fingerprint"] for issue in issues}) == len(issues), "two issues with one fingerprint"
    for issue in issues:
        place = issue["location"]
        yield place["path"], place["lines"]["begin"], issue["check_name"], issue["description"]


def junit(text):
    report = junitparser.JUnitXml.fromstring(text.encode())
    counted = [0, 0, 0]
    for suite in report:
        cases = list(suite)
        counted[0] += len(cases)
        for case in cases:
            (result,) = case.result
            counted[1 if isinstance(result, junitparser.Failure) else 2] += 1
            path, line, _ = case.name.rsplit(":", 2)
            assert path == suite.name, (path, suite.name)
            yield path, int(line), case.classname, result.message.removeprefix("note: ")
    assert counted == [report.tests, report.failures, report.skipped or counted[2]], (counted, report)


def checkstyle(text):
    report = xml.etree.ElementTree.fromstring(text.encode())
    assert report.tag == "checkstyle" and report.get("version"), report.attrib
    for file in report:
        assert file.tag == "file" and set(file.attrib) == {"name"}, file.attrib
        for error in file:
            assert error.tag == "error" and error.get("severity") in ("error", "warning", "info"), error.attrib
            yield file.get("name"), int(error.get("line")), error.get("source").removeprefix("swiftkit."), error.get("message")


def github(text):
    """As the runner reads a command: one line, properties up to the second pair of colons, escapes undone in both."""
    for line in text.splitlines():
        kind, properties, message = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line).groups()
        values = dict(entry.split("=", 1) for entry in properties.split(","))
        values = {name: urllib.parse.unquote(value) for name, value in values.items()}
        yield values["file"], int(values["line"]), values["title"], urllib.parse.unquote(message)


def shown(path, form):
    """A path as the format can hold it: XML has no control characters, and what a log shows is escaped."""
    if form in ("junit", "checkstyle"):
        return re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f]", "\ufffd", path)
    if form == "github":
        return re.sub("[\x00-\x09\x0b-\x1f\u202a-\u202e]", lambda found: "\\u{%x}" % ord(found.group()), path)
    return path


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        for name in NAMES:
            (pathlib.Path(folder) / name).write_text(SOURCE)

        def check(form):
            run = subprocess.run(
                [program, "check", "--no-cache", "--checks", "all", "--format", form], cwd=folder, text=True,
                encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)
            if run.returncode != 1:
                sys.exit(f"formats: {form} ended with {run.returncode}: {run.stderr}")
            return run.stdout

        document = json.loads(check("json"))
        jsonschema.validate(document, json.loads((ROOT / "docs/schemas/check.json").read_text()))
        findings = [(entry["path"], entry["line"], entry["check"], entry["message"]) for entry in document["findings"]]
        if {path for path, *_ in findings} != set(NAMES) or len({check for _, _, check, _ in findings}) < 4:
            sys.exit(f"formats: findings are missing: {findings}")
        for read in (sarif, gitlab, junit, checkstyle, github):
            form = read.__name__
            wanted = sorted((shown(path, form), *rest) for path, *rest in findings)
            got = sorted(read(check(form)))
            if got != wanted:
                odd = [pair for pair in zip(got, wanted) if pair[0] != pair[1]][:3]
                sys.exit(f"formats: {form}: {len(got)} findings where JSON has {len(wanted)}; first differences: {odd}")
            print(f"formats: {form}: {len(got)} findings, as in JSON")


main()
