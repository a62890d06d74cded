#!/usr/bin/env python3
"""What two readers made of findings in public apps: shares by severity, and a table of checks for docs/precision.md.

usage: Tests/Evaluation/findings.py [--table | --evidence]

Each reading is a file, findings-*.jsonl, with one finding a line: the app, its commit, the place, the check, its severity
then, how often the check reported in all apps, and for each reader the verdict and a reason. TP: worth making as a comment.
WEAK: true, but not worth making there. FP: wrong. Shares are weighted by how often a check reports, because at most twelve
of a check were drawn. --evidence prints for each check the share of its findings that were accepted in all readings, each
of which counts .8 of the next, as checks change, and how many were read.
"""
import collections, glob, json, os, sys

order = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
         "twelfth", "thirteenth", "fourteenth", "fifteenth",
         "sixteenth"]
folder = os.path.dirname(os.path.abspath(__file__))
readers = ["first", "second"]


def accepted(group, reader):
    return sum(finding[reader] == "TP" for finding in group)


def by_check(findings):
    checks = collections.defaultdict(list)
    for finding in findings:
        checks[finding["check"]].append(finding)
    return checks


def weighted(findings, reader):
    groups = by_check(findings).values()
    total = sum(group[0]["findings"] for group in groups)
    return sum(group[0]["findings"] * accepted(group, reader) / len(group) for group in groups) / total


def table(findings):
    for name, group in sorted(by_check(findings).items(), key=lambda item: -item[1][0]["findings"]):
        first, second = (accepted(group, reader) for reader in readers)
        print(f"| `{name}` | {group[0]['severity']} | {group[0]['findings']:,} | {len(group)} | {first} | {second} |")


def shares(findings):
    agreed = sum(f["first"] == f["second"] for f in findings)
    both = sum((f["first"] == "TP") == (f["second"] == "TP") for f in findings)
    apps = len({f["app"] for f in findings})
    checks = len(by_check(findings))
    print(f"{len(findings)} findings of {checks} checks in {apps} apps; same verdict {agreed}, same on whether to accept {both}")
    for severity in ["error", "warning", "note"]:
        group = [f for f in findings if f["severity"] == severity]
        if not group:
            print(f"{severity}: none read")
            continue
        values = ", ".join(f"{accepted(group, r)} ({weighted(group, r):.0%} weighted)" for r in readers)
        print(f"{severity}: {len(group)} read, accepted by the first and the second reader {values}")


def evidence(readings):
    shares, weights, read = collections.Counter(), collections.Counter(), collections.Counter()
    for age, findings in enumerate(reversed(readings)):
        for finding in findings:
            check, weight = finding["check"], .8 ** age
            shares[check] += weight * sum(finding[reader] == "TP" for reader in readers) / len(readers)
            weights[check] += weight
            read[check] += 1
    for check in sorted(read):
        print(f"{check} {shares[check] / weights[check]:.3f} {read[check]}")


def main():
    paths = glob.glob(os.path.join(folder, "findings-*.jsonl"))
    names = [os.path.basename(path)[len("findings-"):-len(".jsonl")] for path in paths]
    if sorted(names) != sorted(order):
        sys.exit(f"findings.py: the readings are {', '.join(sorted(names))}; 'order' names others")
    paths = [os.path.join(folder, f"findings-{name}.jsonl") for name in order]
    readings = [[json.loads(line) for line in open(path)] for path in paths]
    if "--evidence" in sys.argv:
        return evidence(readings)
    for path, findings in zip(paths, readings):
        print(os.path.basename(path))
        (table if "--table" in sys.argv else shares)(findings)


main()
