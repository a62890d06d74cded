#!/usr/bin/env python3
"""The tests that templates write, run: each combination of answers is a module of its own, without its views.

    Tests/Acceptance/template_tests.py PROGRAM [--keep FOLDER]

'swiftkit template test --output' writes every combination. What needs SwiftUI or URLSession is left out, since Linux
lacks it; equal combinations are tried once. At the end one line of each piece is broken, and its tests must notice.
"""
import argparse
import hashlib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# What Linux does not have, or keeps elsewhere.
NOT_HERE = re.compile(r"^\s*import (SwiftUI|SwiftData|UIKit|PackageDescription)|\bURLSession\b|LocalizedStringResource", re.M)

# A slip in the code of a piece, by the ending of its file: the tests of each are to find it. None keeps a call from being
# made, since a test would wait for it.
SLIPS = {
    "Pager.swift": ("guard list == self.list else { return }", "guard true else { return }"),
    "Store.swift": ("where moves[id] == movesBefore[id] && saves[id] == nil {", "where true {"),
    "DraftKeeper.swift": ("!Task.isCancelled, !isTouched else { return }", "!Task.isCancelled else { return }"),
    "DayClock.swift": ("let next = day.adding(days: 1)", "let next = day.adding(days: 2)"),
    "Form.swift": ("draft.trimmed[$0.key] == submitted[$0.key]", "true || submitted[$0.key] == nil"),
    "RetryQueue.swift": ("entries = kept + entries", "entries = entries + kept"),
}


def combinations(program, folder):
    """Folders with what a template writes, those with tests that run without SwiftUI: (template, label, files)."""
    subprocess.run([program, "template", "test", "--output", folder], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    seen = set()
    for tests in sorted(folder.glob("*/*/**/*Tests.swift")):
        template, label = tests.relative_to(folder).parts[:2]
        files = sorted((folder / template / label).rglob("*.swift"))
        files = [file for file in files if not NOT_HERE.search(file.read_text())]
        digest = hashlib.sha256(b"".join(file.read_bytes() for file in files)).digest()
        if (template, digest) in seen or tests not in files:
            continue
        seen.add((template, digest))
        yield template, label, files


def package(found, folder):
    """A package with a test target for each combination; returns template by target."""
    targets = {}
    for template, label, files in found:
        name = "T%d%s" % (len(targets), re.sub(r"\W", "", template.title()))
        targets[name] = template
        for file in files:
            place = folder / "Tests" / name / file.name
            place.parent.mkdir(parents=True, exist_ok=True)
            # Code and its tests are one module here.
            place.write_text(re.sub(r"^@testable import \w+\n", "", file.read_text(), flags=re.M))
    # A Mac has Combine, and all of Foundation. The stand-in of Combine that code is type-checked with keeps values, which is
    # all that tests look at.
    needs = ""
    if sys.platform != "darwin":
        stubs = pathlib.Path(__file__).resolve().parent.parent / "StubSwiftUI"
        place = folder / "Sources" / "Combine"
        place.mkdir(parents=True)
        shutil.copy(stubs / "Combine.swift", place)
        for name in targets:
            shutil.copy(stubs / "Foundation.swift", folder / "Tests" / name / "MoreFoundation.swift")
        needs = ', dependencies: ["Combine"]'
    lines = ",\n".join('    .testTarget(name: "%s"%s)' % (name, needs) for name in targets)
    if needs:
        lines = '    .target(name: "Combine"),\n' + lines
    (folder / "Package.swift").write_text(
        "// swift-tools-version: 6.0\nimport PackageDescription\n\n"
        'let package = Package(\n  name: "Pieces",\n  platforms: [.macOS(.v14)],\n  targets: [\n%s\n  ])\n' % lines)
    return targets


def run(folder):
    """The number of tests and the names of the suites that failed."""
    done = subprocess.run(
        ["swift", "test", "--disable-xctest", "-Xswiftc", "-DDEBUG"], cwd=folder, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, timeout=1800)
    total = re.search(r"Test run with (\d+) tests", done.stdout)
    if not total:
        sys.exit(done.stdout[-6000:] + "\nthe tests did not run")
    failed = set(re.findall(r"recorded an issue at (\w+)\.swift", done.stdout))
    if done.returncode and not failed:
        sys.exit(done.stdout[-6000:])
    return int(total.group(1)), failed


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = (options.keep or pathlib.Path(temporary)).resolve()
        written, made = folder / "written", folder / "package"
        for path in (written, made):
            shutil.rmtree(path, ignore_errors=True)
            path.mkdir(parents=True)
        targets = package(combinations(options.program.resolve(), written), made)
        tests, failed = run(made)
        print("%d tests of %d templates in %d combinations" % (tests, len(set(targets.values())), len(targets)))
        if failed:
            sys.exit("failed: " + ", ".join(sorted(failed)))

        expected = set()
        for ending, (line, slip) in SLIPS.items():
            files = [file for file in made.rglob("Portfolio" + ending)]
            if not files or any(line not in file.read_text() for file in files):
                sys.exit("no line %r in a file Portfolio%s" % (line, ending))
            for file in files:
                file.write_text(file.read_text().replace(line, slip))
            expected.add("Portfolio%sTests" % ending.removesuffix(".swift"))
        _, failed = run(made)
        if expected - failed:
            sys.exit("a slip was not noticed by " + ", ".join(sorted(expected - failed)))
        print("a slip in each of %d pieces was noticed" % len(expected))


main()
