#!/usr/bin/env python3
"""What two readers made of findings in public apps: shares by severity, and a table of checks for docs/precision.md.

usage: Tests/Evaluation/findings.py [--table]

findings.jsonl has one finding a line: the app, its commit, the place, the check, its severity then, how often the check
reported in all apps, and for each reader the verdict and a reason. TP: worth making as a comment. WEAK: true, but not worth
making there. FP: wrong. Shares are weighted by how often a check reports, because at most twelve of a check were drawn.
"""
import collections, json, os, sys

path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "findings.jsonl")
findings = [json.loads(line) for line in open(path)]
checks = collections.defaultdict(list)
for finding in findings:
    checks[finding["check"]].append(finding)


def accepted(group, reader):
    return sum(finding[reader] == "TP" for finding in group)


def weighted(severity, reader):
    groups = [group for group in checks.values() if group[0]["severity"] == severity]
    total = sum(group[0]["findings"] for group in groups)
    return sum(group[0]["findings"] * accepted(group, reader) / len(group) for group in groups) / total


def main():
    if "--table" in sys.argv:
        for name, group in sorted(checks.items(), key=lambda item: -item[1][0]["findings"]):
            first, second = accepted(group, "first"), accepted(group, "second")
            print(f"| `{name}` | {group[0]['severity']} | {group[0]['findings']:,} | {len(group)} | {first} | {second} |")
        return
    agreed = sum(f["first"] == f["second"] for f in findings)
    both = sum((f["first"] == "TP") == (f["second"] == "TP") for f in findings)
    apps = len({f["app"] for f in findings})
    print(f"{len(findings)} findings of {len(checks)} checks in {apps} apps; same verdict {agreed}, same on whether to accept {both}")
    for severity in ["error", "warning", "note"]:
        group = [f for f in findings if f["severity"] == severity]
        shares = ", ".join(f"{accepted(group, r)} ({weighted(severity, r):.0%} weighted)" for r in ["first", "second"])
        print(f"{severity}: {len(group)} read, accepted by the first and the second reader {shares}")


main()
