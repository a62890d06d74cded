#!/usr/bin/env python3
"""Turns operators of Sources/ one at a time and counts how many of these mutants the tests notice.

usage: mutants.py [--seed SEED] [--count N] [--places FILE:LINE[:CHANGE] …] [--minutes N] [--tree FOLDER] [--list]
(needs Python, git, Swift)

All mutants are built once, in a copy of the repository: each operator becomes one of the same precedence that looks at a
mapped file of flags when it runs. Without a mutant every suite runs once, which tells what it reaches; with one, the tests
of its own module come first, then all others that reach it. A call goes on where the last one stopped; --minutes says when
to stop. What changes nothing stands in equivalents.txt with its reason and is counted apart.
"""
import argparse
import json
import pathlib
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

import building
import hunt
import places
import record
import testing
from copy_tree import CopyTree


class Clock:
    def __init__(self, minutes):
        self.end = time.monotonic() + minutes * 60

    def left(self):
        return self.end - time.monotonic()


class Draw:
    """The mutants of one call: those that are named, and of each module as many of its places as its share."""

    def __init__(self, texts, options):
        self.named = places.named(texts, options.places)
        drawn = [] if options.seed is None else list(places.drawn(texts, options.seed, options.count))
        self.wanted = {module: wanted for module, wanted, _ in drawn}
        taken = {(place.file, place.offset, place.kind) for place in self.named}
        self.orders = {module: [place for place in order if (place.file, place.offset, place.kind) not in taken]
                       for module, _, order in drawn}

    def complete(self, kept):
        """Takes what is still missing, with some to spare for those that do not compile."""
        if not kept.mutants:
            self.take(kept, self.named, is_named=True)
        for module, wanted in self.wanted.items():
            of_module = [mutant for mutant in kept.mutants if mutant.module == module and not mutant.is_named]
            missing = wanted - sum(1 for mutant in of_module if not mutant.dropped)
            if missing > 0:
                start = len(of_module)
                self.take(kept, self.orders[module][start:start + missing + (missing + 2) // 3], is_named=False)

    def take(self, kept, found, is_named):
        for place in found:
            place.id = len(kept.mutants)
            kept.mutants.append(record.Mutant(**vars(place), is_named=is_named))


def build(tree, kept, draw, clock):
    """Builds the copy until all mutants in it compile and none is missing."""
    while True:
        draw.complete(kept)
        tree.instrument(kept.built_in())
        state = tree.state() + record.digest(*[str(mutant.id) for mutant in kept.built_in()])
        if kept.built == state:
            return
        output = building.build(tree, clock)
        if output is None:
            kept.built = state
        else:
            faults = building.faulty(output, kept.built_in(), tree)
            for mutant in kept.built_in():
                mutant.dropped = faults.get(mutant.id, "")
                if mutant.dropped:
                    print(f"{mutant.file}:{mutant.line}: {mutant.change}: does not compile: {mutant.dropped}", flush=True)
        kept.save()


def report(kept, chosen, equivalents, file, is_over):
    """Prints what became of each mutant, and the rate of those that a seed drew."""
    entries = []
    for mutant in sorted(chosen, key=lambda mutant: (mutant.file, mutant.offset)):
        reason = equivalents.get((mutant.file, mutant.line_text, mutant.change))
        reaching = sum(1 for suite in kept.suites.values() if mutant.id in suite.reached)
        fate = "equivalent" if reason else "killed" if mutant.killed else "survived" if is_over else "open"
        told = reason or (f"{mutant.killed} ({mutant.reason})" if mutant.killed else f"reached by {reaching} suites")
        print(f"{fate:10} {mutant.id:3} {mutant.file}:{mutant.line}: {mutant.change}: {told}")
        entries.append({"id": mutant.id, "file": mutant.file, "line": mutant.line, "text": mutant.line_text,
                        "change": mutant.change, "isNamed": mutant.is_named, "fate": fate, "told": told})
    drawn = [entry["fate"] for entry in entries if not entry["isNamed"]]
    counted = len(drawn) - drawn.count("equivalent")
    rate = 100 * drawn.count("killed") / counted if counted else 0
    file.write_text(json.dumps({"killed": drawn.count("killed"), "survived": drawn.count("survived"), "rate": round(rate, 1),
                                "equivalent": drawn.count("equivalent"), "mutants": entries}, indent=1) + "\n")
    if drawn:
        print(f"mutants: {drawn.count('killed')} of {counted} killed, {rate:.1f} %; {drawn.count('equivalent')} equivalent; "
              f"see {file}")


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].removeprefix("usage: "))
    parser.add_argument("--seed")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--places", nargs="+", default=[])
    parser.add_argument("--minutes", type=float, default=10_000)
    parser.add_argument("--tree", type=pathlib.Path, default=ROOT / ".build-mutants" / "tree")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT)
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    if options.seed is None and not options.places:
        options.seed = "1"
    texts = record.sources(options.root)
    draw = Draw(texts, options)
    if options.list:
        for place in draw.named + [place for module, order in draw.orders.items() for place in order[:draw.wanted[module]]]:
            print(f"{place.file}:{place.line}: {place.change}: {place.line_text}")
        return
    tree, clock = CopyTree(options.root, options.tree.resolve()), Clock(options.minutes)
    tree.update()
    key = record.digest(str(options.seed), str(options.count), *options.places, *texts, *texts.values())
    kept = record.Record(tree.kept / f"record-{key}.json", key)
    equivalents = record.equivalents(HERE / "equivalents.txt")
    is_over = False
    try:
        build(tree, kept, draw, clock)
        tree.show(is_mutated=False)
        chosen = list(kept.chosen(draw.wanted))
        tests = testing.Tests(tree, building.products(tree), clock)
        digests = record.suite_digests(options.root, tests.suites())
        sought = [mutant for mutant in chosen if (mutant.file, mutant.line_text, mutant.change) not in equivalents]
        hunt.Hunt(kept, tests, sought, building.dependencies(tree), digests).run()
        is_over = True
    except building.OutOfTime:
        print("mutants: the minutes are over; the same call goes on from here", flush=True)
    finally:
        kept.save()
    report(kept, list(kept.chosen(draw.wanted)), equivalents, tree.kept / "report.json", is_over)
    if not is_over:
        sys.exit(3)


if __name__ == "__main__":
    main()
