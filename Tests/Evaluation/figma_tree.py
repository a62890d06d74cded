#!/usr/bin/env python3
"""How good slim trees of real designs are: words that survive, places that agree, bytes that remain.

usage: figma_tree.py [--screens] SWIFTKIT FILE...

One line for each top-level frame of every file, then totals; with --screens only for those as large as a screen.

Bytes are counted twice: against the layer as people save it, JSON with two spaces a level, and against the same on one line.

Two texts agree when the lowest stack that holds both puts them in an order in which they lie on the canvas, contradict when
it does not, and are free where that stack is a ZStack, which says nothing of places.
"""
import json, os, re, statistics, subprocess, sys

CHROME = re.compile(r"status ?bar|home ?indicator|dynamic island|scroll ?indicator|scrollbar|keyboard|sistem head", re.I)
CLOCK = re.compile(r"^\d{1,2}:\d{2}( ?[AP]M)?$", re.I)


def roots(data):
    if isinstance(data, list):
        return [x for x in data if isinstance(x, dict) and "type" in x]
    if "document" in data:
        return [data["document"]]
    if "nodes" in data or "Result" in data:
        return [v["document"] for v in (data.get("nodes") or data["Result"].get("nodes") or {}).values() if v]
    if "type" in data:
        return [data]
    found = [v.get("document", v) for v in data.values() if isinstance(v, dict)]
    return [v for v in found if "type" in v]


def screens(node):
    if node["type"] in ("DOCUMENT", "CANVAS", "SECTION"):
        for child in node.get("children", []):
            if child.get("visible", True):
                yield from screens(child)
    else:
        yield node


def box(node):
    b = node.get("absoluteBoundingBox")
    return (b["x"], b["y"], b["x"] + b["width"], b["y"] + b["height"]) if b and b.get("width") is not None else None


def texts(node, screen, out, chrome=False):
    if not node.get("visible", True):
        return
    b = box(node)
    if node["type"] != "TEXT" and node is not screen and b:
        s = box(screen)
        name = CHROME.search(node.get("name", ""))
        words = [t for t in all_texts(node)]
        plain = [t for t in words if len([c for c in t if c.isalpha() and ord(c) < 0xE000]) > 2]
        if name and not (plain and "keyboard" not in node.get("name", "").lower()):
            return
        if s and b[2] - b[0] >= (s[2] - s[0]) * 0.8 and b[1] - s[1] < 12 and b[3] - b[1] <= 60:
            if any(CLOCK.match(t.strip()) for t in words) and not plain:
                return
    if node["type"] == "TEXT":
        chars = "".join(c for c in node.get("characters", "") if not private(c))
        if chars.strip():
            out.append((squeeze(chars), b))
        return
    for child in node.get("children", []):
        if isinstance(child, dict):
            texts(child, screen, out)


def all_texts(node):
    if not node.get("visible", True):
        return
    if node["type"] == "TEXT":
        yield node.get("characters", "")
    for child in node.get("children", []):
        if isinstance(child, dict):
            yield from all_texts(child)


def private(c):
    return 0xE000 <= ord(c) <= 0xF8FF or ord(c) >= 0xF0000


def squeeze(text):
    return " ".join("".join(c for c in text if c.isprintable() or c.isspace()).split())


def places(node, path, out):
    if "content" in node:
        out.setdefault(squeeze(node["content"]), []).append(list(path))
    for index, child in enumerate(node.get("children", [])):
        places(child, path + [(node["type"], index)], out)


def order(a, b):
    """The kind of the lowest common stack and whether a comes first in it."""
    for (kind, i), (_, j) in zip(a, b):
        if i != j:
            return kind, i < j
    return None, None


def relation(kind, first, a, b, slack=1.0):
    before = {"HStack": a[2] <= b[0] + slack, "VStack": a[3] <= b[1] + slack}
    after = {"HStack": b[2] <= a[0] + slack, "VStack": b[3] <= a[1] + slack}
    if not any(before.values()) and not any(after.values()):
        return None
    if kind in ("HStack", "VStack"):
        if (before if first else after)[kind]:
            return "agree"
        if (after if first else before)[kind]:
            return "contradict"
        axis = 0 if kind == "HStack" else 1
        mid = lambda x: x[axis] + x[axis + 2]
        return "agree" if (mid(a) <= mid(b)) == first else "contradict"
    return "free"


def main():
    min_size = "--screens" in sys.argv
    program, *files = [a for a in sys.argv[1:] if a != "--screens"]
    total = dict(agree=0, contradict=0, free=0, missing=0)
    ratios, lost, words, worst = [], 0, 0, []
    for path in files:
        data = json.loads(open(path, encoding="utf-8-sig").read())
        for root in roots(data):
            for screen in screens(root):
                area = box(screen) if "id" in screen else None
                if not area or min_size and (area[2] - area[0] < 280 or area[3] - area[1] < 400):
                    continue
                run = subprocess.run([program, "figma", "tree", path, "--node", screen["id"]], capture_output=True)
                label = f"{os.path.basename(path)[-40:]} {screen['id']} {screen.get('name', '')[:24]!r}"
                if run.returncode:
                    print("FAILED", label, run.stderr.decode()[:200])
                    continue
                tree = json.loads(run.stdout)
                found = {}
                places(tree["root"], [], found)
                expected = []
                texts(screen, screen, expected)
                if min_size and len(expected) < 3:
                    continue
                missing = [t for t, _ in expected if t not in found]
                words += len(expected)
                lost += len(missing)
                counts = dict(agree=0, contradict=0, free=0, missing=0)
                unique = [(t, b) for t, b in expected if b and [x for x, _ in expected].count(t) == 1]
                bad = []
                for i, (t, a) in enumerate(unique):
                    for u, b in unique[i + 1:]:
                        if t not in found or u not in found:
                            counts["missing"] += 1
                            continue
                        verdict = relation(*order(found[t][0], found[u][0]), a, b)
                        if verdict:
                            counts[verdict] += 1
                        if verdict == "contradict":
                            bad.append((t[:20], u[:20]))
                for key in total:
                    total[key] += counts[key]
                raw = len(json.dumps(screen, indent=2, ensure_ascii=False).encode())
                mini = len(json.dumps(screen, separators=(",", ":"), ensure_ascii=False).encode())
                ratio = raw / len(run.stdout)
                if len(expected) > 2:
                    ratios.append((ratio, mini / len(run.stdout), label))
                n = max(sum(counts.values()), 1)
                print(f"{ratio:6.1f}x {len(run.stdout):6} B {len(expected):4} texts  agree {100*counts['agree']/n:5.1f}  "
                      f"free {100*counts['free']/n:5.1f}  contra {100*counts['contradict']/n:4.1f}  {label}"
                      + (f"  LOST {missing[:3]}" if missing else "") + (f"  BAD {bad[:3]}" if bad else ""))
    n = max(sum(total.values()), 1)
    print(f"\ntexts {words}, recall {100*(words-lost)/max(words,1):.2f} %, pairs {n}: "
          + ", ".join(f"{k} {100*v/n:.2f} %" for k, v in total.items()))
    if ratios:
        print(f"compression median {statistics.median(r for r, _, _ in ratios):.1f}x (minified "
              f"{statistics.median(m for _, m, _ in ratios):.1f}x), worst {min(ratios)[0]:.1f}x {min(ratios)[2]}")


if __name__ == "__main__":
    main()
