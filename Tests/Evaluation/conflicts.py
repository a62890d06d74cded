#!/usr/bin/env python3
"""How many of the judged disagreements between the five documents are found without anybody's resolutions.

A conflict that is found is right when at least two positions of one judged disagreement are among its places, and these
are at least two fifths of its places.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
shared = os.path.join(os.path.dirname(root), "shared")
program = sys.argv[1] if len(sys.argv) > 1 else os.path.join(root, ".build/release/swiftkit")
judged_file = os.path.join(shared, "inventory/conflicts.jsonl")
seeds = os.path.join(shared, "seeds")
for needed in (program, judged_file, seeds):
    if not os.path.exists(needed):
        print(f"conflicts: skipped, because '{needed}' is not here")
        sys.exit(0)


def judged():
    for line in open(judged_file, encoding="utf-8"):
        entry = json.loads(line)
        places = []
        for number, position in enumerate(entry["positions"]):
            for part in str(position["lines"]).split(","):
                first, _, last = part.partition("-")
                places.append((number, position["seed"], int(first), int(last or first)))
        yield entry["id"], entry["scope"], places


def found():
    # Without Skills/ beside it the program knows no resolutions.
    with tempfile.TemporaryDirectory() as folder:
        for name in ("Skills", "Templates"):
            os.mkdir(os.path.join(folder, name))
        copy = shutil.copy(program, folder)
        environment = dict(os.environ, XDG_CACHE_HOME=folder, XDG_CONFIG_HOME=folder)
        run = subprocess.run([copy, "conflicts", "--skills", seeds, "--json"], capture_output=True, text=True,
                             env=environment, cwd=folder)
    return json.loads(run.stdout)["conflicts"]


def places_of(conflict):
    return [(source["path"].split("/")[-1][:3], source["firstLine"], source["lastLine"])
            for position in conflict["positions"] for source in position.get("sources") or [position["source"]]]


gold = list(judged())
right, told = 0, set()
conflicts = found()
for conflict in conflicts:
    places = places_of(conflict)
    matches = []
    for name, _, cited in gold:
        def meets(place):
            return [n for n, seed, first, last in cited if seed == place[0] and place[1] <= last and first <= place[2]]
        near = sum(bool(meets(place)) for place in places) / max(1, len(places))
        if len({n for place in places for n in meets(place)}) >= 2 and near >= 0.4:
            matches.append((near, name))
    right += bool(matches)
    told |= {name for _, name in matches}
    print(f"  {'right' if matches else 'wrong'}  {conflict['id']}: {', '.join(n for _, n in sorted(matches, reverse=True))}")
between = {name for name, scope, _ in gold if scope == "between"}
print(f"conflicts: {len(conflicts)} found, precision {right / max(1, len(conflicts)):.2f}, "
      f"recall {len(told)}/{len(gold)}, {len(told & between)}/{len(between)} between documents")
