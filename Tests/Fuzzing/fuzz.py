#!/usr/bin/env python3
"""Gives swiftkit changed files, messages and records: no crash, no hang over 10 s, no memory over 1 GB.

usage: fuzz.py [--target NAME] [--seconds N] [--seed N] [--jobs N] PROGRAM      (needs nothing but Python)

The kept inputs in Seeds/<target> go first, then real files with changes, until the seconds of each target are over. An
input that fails is made as small as it stays failing, and is kept in Seeds/<target>; put it right and leave it there.
"""
import argparse
import concurrent.futures
import importlib
import os
import pathlib
import random
import shutil
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from trial import Box, Failure

TARGETS = sorted(path.stem for path in (HERE / "targets").glob("[a-z]*.py"))
#: Seconds that making one failing input smaller may take.
PATIENCE = 60


class Fuzz:
    def __init__(self, name, program, seed, seconds, folder):
        self.name, self.seconds = name, seconds
        self.target = importlib.import_module("targets." + name)
        self.chance = random.Random(f"{seed} {name}")
        self.box = Box(program, folder)
        self.kept = HERE / "Seeds" / name
        self.tried = 0
        self.failures = []

    def run(self):
        if hasattr(self.target, "prepare"):
            self.target.prepare(self.box)
        seeds = self.seeds()
        self.many([files for _, files in seeds], [name for name, _ in seeds])
        real = self.target.inputs() + [files for _, files in seeds]
        end = time.monotonic() + self.seconds
        while time.monotonic() < end and len(self.failures) < 20:
            self.many([self.target.mutate(self.chance, self.chance.choice(real), real) for _ in range(self.target.BATCH)])
        print(f"fuzz {self.name}: {self.tried:,} inputs, {self.box.calls:,} calls, {len(self.failures)} failures; at most "
              f"{self.box.most_time:.1f} s and {self.box.most_memory:.0f} MiB", flush=True)
        return self.failures

    def seeds(self):
        """The kept inputs: a file, or a folder of files, each with its name."""
        if not self.kept.is_dir():
            return []
        seeds = []
        for path in sorted(self.kept.iterdir()):
            if path.is_dir():
                files = {str(file.relative_to(path)): file.read_bytes() for file in sorted(path.rglob("*")) if file.is_file()}
            else:
                files = self.target.from_file(path)
            seeds.append((path.name, files))
        return seeds

    def many(self, inputs, names=None):
        """Tries inputs together, and each by itself where they fail."""
        size = self.target.BATCH
        for start in range(0, len(inputs), size):
            part = inputs[start:start + size]
            self.tried += len(part)
            if len(part) > 1 and self.fault(part) is None:
                continue
            found = False
            for place, files in enumerate(part):
                fault = self.fault([files])
                if fault is not None:
                    found = True
                    self.keep(files, fault, names[start + place] if names else None)
            if not found and len(part) > 1:
                fault = self.fault(part)
                # A batch may simply be too much at once; each of its parts was not.
                if fault is not None and "took" not in fault:
                    self.failures.append(f"{self.name}: {fault} (only with {len(part)} inputs at once)")
                    print(self.failures[-1], flush=True)

    def fault(self, inputs):
        self.box.clear()
        try:
            self.target.trial(self.box, inputs)
        except Failure as failure:
            return str(failure)
        return None

    def keep(self, files, fault, name):
        if name is None:
            files = self.smaller(files, kind(fault))
            name = f"found-{len(fault)}-{self.chance.randrange(10**6)}"
            for path, data in files.items():
                place = self.kept / name / path
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(data)
        self.failures.append(f"{self.name}: {name}: {fault}")
        print("fuzz " + self.failures[-1], flush=True)

    def smaller(self, files, wanted):
        """The files without what is not needed to fail in the same way."""
        end = time.monotonic() + PATIENCE
        def fails(candidate):
            fault = self.fault([candidate])
            return fault is not None and kind(fault) == wanted
        for path in list(files):
            without = {name: data for name, data in files.items() if name != path}
            if without and time.monotonic() < end and fails(without):
                files = without
        for path in list(files):
            for separator in (b"\n", None):
                parts = files[path].split(separator) if separator else [bytes([byte]) for byte in files[path][:2000]]
                rest = b"" if separator else files[path][2000:]
                size = max(1, len(parts) // 2)
                while size and time.monotonic() < end:
                    place = 0
                    while place < len(parts) and time.monotonic() < end:
                        shorter = parts[:place] + parts[place + size:]
                        candidate = {**files, path: (separator or b"").join(shorter) + rest}
                        if fails(candidate):
                            parts, files = shorter, candidate
                        else:
                            place += size
                    size //= 2
        return files


def kind(fault):
    """What makes two faults the same: the command and the way it ended."""
    words = fault.split("'")[1].split()[:2] if "'" in fault else []
    for ending in ("took", "not UTF-8", "not JSON", "said", "ended with", "changed"):
        if ending in fault:
            number = fault.split("ended with ")[1].split(":")[0] if ending == "ended with" else ""
            return " ".join(words + [ending, number])
    return fault


def target(name, program, seed, seconds):
    """The failures of one target, tried in a folder of its own."""
    folder = tempfile.mkdtemp(prefix="swiftkit-fuzz-")
    try:
        return Fuzz(name, program, seed, seconds, folder).run()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--target", default="all", choices=["all", *TARGETS])
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--seed", default=None)
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("program")
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else str(random.SystemRandom().randrange(1 << 32))
    print(f"fuzz: {options.seconds:g} seconds for each target, --seed {seed}", flush=True)
    names = TARGETS if options.target == "all" else [options.target]
    program = pathlib.Path(options.program).resolve()
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        failures = sum(pool.map(target, names, *([value] * len(names) for value in (program, seed, options.seconds))), [])
    if failures:
        sys.exit(f"fuzz: {len(failures)} failures:\n" + "\n".join(failures))


if __name__ == "__main__":
    main()
