#!/usr/bin/env python3
"""Saves a file at random moments while `check --fix` runs: it ends as the user's text, or as that text with fixes that belong to it.

usage: saves.py [--count N] [--seed N] PROGRAM

One save in four writes the file in place, the others put a new file in its place, as editors do. In every second run
'strace' holds each rename back for a while, so that the moment before it is met.
"""
import argparse
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

FIRST = """import SwiftUI

struct Card: View {
  var body: some View {
    VStack {
      Text("Balance")
        .cornerRadius(20)
      Text("Sum of everything that the customer has")
        .cornerRadius(8)
    }
  }
}

#Preview { Card() }
"""
#: What a user might make of it meanwhile: other places, fewer findings, more, none, none of the same text, no Swift.
SAVED = [
    "// Copyright. All rights reserved.\n// Licensed under terms.\n// A third line of it.\n" + FIRST.replace(".cornerRadius(20)", ".clipShape(.rect(cornerRadius: 20))"),
    FIRST.replace("Sum of everything that the customer has", "Sum"), FIRST + "\nstruct More: View { var body: some View { Text(\"x\").cornerRadius(4) } }\n",
    FIRST.replace(".cornerRadius(20)", "").replace(".cornerRadius(8)", ""), "struct Card {}\n", FIRST[:150], "// é😀\r\n" + FIRST.replace("\n", "\r\n"),
    FIRST.replace("20", "2000").replace("(8)", "(80)"),
]
FILLER = "import SwiftUI\n\nstruct View%d: View {\n  var body: some View {\n    VStack {\n%s    }\n  }\n}\n\n#Preview { View%d() }\n"


class Saves:
    def __init__(self, program, folder, seed):
        self.program, self.folder, self.chance = os.path.abspath(program), pathlib.Path(folder), random.Random(seed)
        self.project, self.home = self.folder / "project", self.folder / "home"
        self.project.mkdir()
        self.home.mkdir()
        self.file = self.project / "A.swift"
        self.fixed = {}
        for text in [FIRST, *SAVED]:
            self.file.write_bytes(text.encode())
            self.run()
            self.fixed[text] = self.file.read_bytes()
        if self.fixed[FIRST] == FIRST.encode():
            sys.exit("saves: the file has nothing to fix")
        for number in range(40):
            lines = "".join(f'      Text("Line {line} of view {number}").font(.body).padding(8)\n' for line in range(60))
            (self.project / f"View{number}.swift").write_text(FILLER % (number, lines, number))
        start = time.monotonic()
        self.file.write_text(FIRST)
        self.run()
        self.seconds = time.monotonic() - start

    def words(self):
        return [self.program, "check", ".", "--fix", "--no-cache", "--quiet", "--checks", "corner-radius-modifier"]

    def start(self, prefix=()):
        environment = {"PATH": os.environ.get("PATH", ""), "HOME": str(self.home), "LC_ALL": "C.UTF-8"}
        return subprocess.Popen([*prefix, *self.words()], cwd=self.project, env=environment, stdin=subprocess.DEVNULL,
                                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def run(self):
        process = self.start()
        _, errors = process.communicate(timeout=120)
        if process.returncode not in (0, 1):
            sys.exit(f"saves: check ended with {process.returncode}: {errors.decode(errors='replace')[-300:]}")

    def save(self, text, is_in_place):
        if is_in_place:
            self.file.write_bytes(text)
        else:
            draft = self.project / "A.swift.new"
            draft.write_bytes(text)
            os.replace(draft, self.file)

    def belongs(self, result, text):
        """Whether `result` is `text` with none, some or all of its own findings fixed: those of a text are known only once it is checked."""
        if result == self.fixed[text]:
            return True
        call = re.compile(rb"\.cornerRadius\((\d+)\)|\.clipShape\(\.rect\(cornerRadius: (\d+)\)\)")
        if call.split(result)[::3] != call.split(text.encode())[::3]:
            return False
        calls = zip(call.finditer(text.encode()), call.finditer(result))
        # A number stays with its call, and what the user had written in the new way stays so.
        return all((old[1] or old[2]) == (new[1] or new[2]) and not (old[2] and new[1]) for old, new in calls)

    def fault(self, number, is_slow):
        text, is_in_place = self.chance.choice(SAVED), self.chance.random() < 0.25
        self.file.write_text(FIRST)
        names = "rename,renameat,renameat2"
        prefix = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={names}", "-e", f"inject={names}:delay_enter=30000"] if is_slow else []
        # Most of the time is for checking; what matters comes at its end.
        moment = self.seconds * (self.chance.uniform(0, 1.2) if number % 3 else self.chance.uniform(0.7, 1.5 if is_slow else 1.1))
        process = self.start(prefix)
        time.sleep(moment)
        self.save(text.encode(), is_in_place)
        _, errors = process.communicate(timeout=300)
        result = self.file.read_bytes()
        told = f"text {SAVED.index(text)} saved {'in place' if is_in_place else 'by a rename'} after {moment:.3f} s{' beside strace' if is_slow else ''}"
        if process.returncode not in (0, 1, 2):
            return f"{told}: check ended with {process.returncode}: {errors.decode(errors='replace')[-200:]}"
        if not self.belongs(result, text):
            return f"{told}: the file is now {result[:300]!r}"
        left = [path.name for path in self.project.iterdir() if path.name.startswith(".swiftkit-")]
        return f"{told}: left behind: {left}" if left else None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("program")
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(1 << 32)
    folder = tempfile.mkdtemp(prefix="swiftkit-saves-")
    try:
        saves = Saves(options.program, folder, seed)
        print(f"saves: {options.count}, --seed {seed}, a run takes {saves.seconds:.2f} s", flush=True)
        has_strace = shutil.which("strace") is not None
        faults = []
        for number in range(options.count):
            fault = saves.fault(number, has_strace and number % 2 == 1)
            if fault:
                faults.append(fault)
                if len(faults) <= 10:
                    print("  " + fault, flush=True)
        print(f"saves: {options.count} tries, {len(faults)} failures")
        if faults:
            sys.exit(1)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
