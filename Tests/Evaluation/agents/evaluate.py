#!/usr/bin/env python3
"""Do coding agents write better screens with swiftkit than without? Sets up the work, collects it, sums up the judges.

    evaluate.py setup OUT --program SWIFTKIT [--client claude] [--task NAME]...
    evaluate.py collect OUT --program SWIFTKIT [--task NAME]...
    evaluate.py score OUT

'setup' makes OUT/work/TASK/SIDE for each task and two sides, one of them with swiftkit installed; the sides are called
a and b by chance, and which is which stands in OUT/key.json, for nobody to read before the judges have written.
An agent gets one folder and its brief.md, no other word, and the same time for both; what it took stands in
OUT/work/TASK/SIDE/cost.json: {"seconds": 0, "calls": 0, "bytes_read": 0, "bytes_written": 0, "stopped": false}.
'collect' copies what was written, without what would tell the sides apart, to OUT/judge/TASK/left and right, with the
forms, and writes OUT/facts.json: whether the logic compiles and its tests pass, and what the checks of API find.
'score' reads general.json and checks.json of each task and prints the table of docs/agents-evaluation.md.
"""
import argparse
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
# What an installation leaves, and what a build does.
TRACES = {
    ".swiftkit", ".claude", ".mcp.json", ".cursor", ".codex", ".gemini", ".agents", ".vscode", ".github", "CLAUDE.md",
    "AGENTS.md", "GEMINI.md", ".swiftkit.yml", ".build", ".git", ".swiftpm", "brief.md", "Package.resolved", "cost.json",
    "cost.start",
}
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
"""


def tasks(names):
    known = sorted(folder.name for folder in (HERE / "tasks").iterdir())
    if odd := set(names or []) - set(known):
        sys.exit("no such task: %s; there are %s" % (", ".join(sorted(odd)), ", ".join(known)))
    return names or known


def run(command, folder, seconds=900):
    try:
        return subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=seconds, stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, -1, "", "took more than %d s" % seconds)


def setup(options):
    out = options.out
    if (out / "key.json").exists():
        sys.exit("%s is set up already; each round gets a folder of its own" % out)
    key = {}
    for task in tasks(options.task):
        sides = ["a", "b"]
        random.shuffle(sides)
        key[task] = {"with": sides[0], "without": sides[1]}
        for side in sides:
            folder = out / "work" / task / side
            for name in ("Sources/App", "Tests/AppTests"):
                (folder / name).mkdir(parents=True)
            (folder / "Package.swift").write_text(MANIFEST)
            shutil.copy(HERE / "tasks" / task / "brief.md", folder)
            start = HERE / "tasks" / task / "start"
            if start.exists():
                shutil.copytree(start, folder, dirs_exist_ok=True)
            git = ["git", "-c", "user.name=evaluation", "-c", "user.email=evaluation@localhost"]
            for command in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "Start"]):
                run(git + command, folder).check_returncode()
        made = run([options.program, "agents", "install", "--client", options.client], out / "work" / task / sides[0])
        if made.returncode:
            sys.exit(made.stderr)
    (out / "key.json").write_text(json.dumps(key, indent=2) + "\n")
    print("%d tasks, two sides each, in %s" % (len(key), out / "work"))


def needs_apple(text):
    """Whether a file imports a framework of Apple's outside of every `#if`."""
    depth = 0
    for line in text.splitlines():
        depth += line.startswith("#if") - line.startswith("#endif")
        if depth == 0 and re.match(r"\s*(@testable )?import (SwiftUI|UIKit|AppKit|Charts|SwiftData|UserNotifications)\b", line):
            return True
    return False


def facts(folder, program):
    """Logic is what imports no framework of Apple's, or only where there is one; it is built and tested as it is."""
    result = {"files": 0, "lines": 0, "bytes": 0, "logic": "none", "tests": 0, "api_errors": None}
    logic = folder.parent / (folder.name + "-logic")
    shutil.rmtree(logic, ignore_errors=True)
    for file in sorted(folder.rglob("*.swift")):
        text = file.read_text(errors="replace")
        result["files"] += 1
        result["lines"] += text.count("\n")
        result["bytes"] += len(text.encode())
        if needs_apple(text):
            continue
        place = logic / file.relative_to(folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)
    if (logic / "Package.swift").exists() and any(logic.rglob("Tests/**/*.swift")):
        done = run(["swift", "test", "-Xswiftc", "-DDEBUG"], logic)
        total = re.search(r"Test run with (\d+) tests", done.stdout)
        result["tests"] = int(total.group(1)) if total else 0
        result["logic"] = "passes" if done.returncode == 0 else "fails" if total else "does not compile"
    check = run([program, "check", "--format", "json", "--no-cache", "."], folder)
    try:
        findings = json.loads(check.stdout)["findings"]
        result["api_errors"] = sum(
            f["severity"] == "error" and f["check"].startswith("api-") for f in findings)
    except (ValueError, KeyError, TypeError):
        result["api_errors"] = None
    shutil.rmtree(logic, ignore_errors=True)
    return result


def collect(options):
    out, kept = options.out, options.out / "facts.json"
    found = json.loads(kept.read_text()) if kept.exists() else {}
    for task in json.loads((out / "key.json").read_text()):
        if options.task and task not in options.task:
            continue
        sides = ["a", "b"]
        random.shuffle(sides)
        places = dict(zip(("left", "right"), sides))
        judged = out / "judge" / task
        if judged.exists():
            sys.exit("%s was collected already" % judged)
        for place, side in places.items():
            shutil.copytree(
                out / "work" / task / side, judged / place,
                ignore=lambda _, names: [name for name in names if name in TRACES], symlinks=True)
            cost = out / "work" / task / side / "cost.json"
            found.setdefault(task, {})[side] = {
                "place": place, **facts(judged / place, options.program),
                **(json.loads(cost.read_text()) if cost.exists() else {})}
        for name in ("brief.md", "checks.tsv"):
            shutil.copy(HERE / "tasks" / task / name, judged)
        for name in ("general.md", "checks.md"):
            shutil.copy(HERE / "judges" / name, judged)
    kept.write_text(json.dumps(found, indent=2) + "\n")
    print("for the judges: %s" % (out / "judge"))


def score(options):
    out = options.out
    key, found = (json.loads((out / name).read_text()) for name in ("key.json", "facts.json"))
    print("| task | general, with : without | checks, with : without | time | tests | errors of API |")
    print("| --- | --- | --- | --- | --- | --- |")
    won = margin = judged = 0
    for task, sides in key.items():
        own, other = found[task][sides["with"]], found[task][sides["without"]]
        cells, folder = [], out / "judge" / task
        for name in ("general.json", "checks.json"):
            path = folder / name
            if not path.exists():
                cells.append("not judged")
                continue
            marks = json.loads(path.read_text())
            if name == "checks.json":
                marks = {
                    place: sum(float(entry.get(place, 0)) for entry in marks.values()) for place in ("left", "right")}
            pair = marks[own["place"]], marks[other["place"]]
            cells.append("%g : %g" % pair)
            if name == "general.json":
                judged, won = judged + 1, won + (pair[0] > pair[1])
            else:
                margin += pair[0] - pair[1]
        times = own.get("seconds"), other.get("seconds")
        cells.append("%.2fx" % (times[0] / times[1]) if times[0] and times[1] else "not noted")
        cells.append("%(tests)d, %(logic)s" % own + " : " + "%(tests)d, %(logic)s" % other)
        cells.append("%s : %s" % (own["api_errors"], other["api_errors"]))
        print("| %s | %s |" % (task, " | ".join(cells)))
    print("\nPreferred with swiftkit: %d of %d; checks: %+g in all." % (won, judged, margin))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    for name, work in (("setup", setup), ("collect", collect), ("score", score)):
        command = commands.add_parser(name)
        command.add_argument("out", type=lambda text: pathlib.Path(text).resolve())
        command.set_defaults(work=work)
        if work is not score:
            command.add_argument("--program", required=True, type=lambda text: str(pathlib.Path(text).resolve()))
            command.add_argument("--task", action="append", help="this one alone; may be repeated")
        if work is setup:
            command.add_argument("--client", default="claude")
    options = parser.parse_args()
    options.work(options)


main()
