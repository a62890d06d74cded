#!/usr/bin/env python3
"""How well `swiftkit ask` ranks, beside plain FTS5, on judged questions.

usage: Tests/Evaluation/evaluate.py [--misses] [PROGRAM]      (default .build/release/swiftkit, else .build/debug/swiftkit)

A question is one JSON object a line: {"query", "kind", "gold": [[first three letters of the file, line], ...]}; kind
"none" means that the documents do not answer it. An answer hits when its lines hold a gold line; more than 40 lines never
hit. The five documents and the development questions lie beside some checkouts (../shared); without them there is nothing
to measure, and this script says so.
"""
import glob, json, os, re, sqlite3, subprocess, sys, tempfile

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
shared = os.path.join(os.path.dirname(root), "shared")
fixtures = os.path.join(root, "Tests", "Evaluation")
# What each set may tell: tuned on, or only scored. `fresh` was written when the ranking was frozen.
sets = [("development", os.path.join(shared, "eval", "dev.jsonl")), ("second set", os.path.join(fixtures, "second.jsonl")),
        ("hard, development half", os.path.join(fixtures, "hard-development.jsonl")),
        ("hard, held-out half", os.path.join(fixtures, "hard-held-out.jsonl")),
        ("fresh, written after the freeze", os.path.join(fixtures, "fresh.jsonl"))]


def main():
    seeds = os.path.join(shared, "seeds")
    if not os.path.isdir(seeds):
        sys.exit("there are no documents to measure with at ../shared/seeds")
    named = [a for a in sys.argv[1:] if not a.startswith("-")]
    program = named[0] if named else next(
        (p for p in (os.path.join(root, ".build", c, "swiftkit") for c in ("release", "debug")) if os.path.exists(p)), None)
    if not program:
        sys.exit("run 'swift build' first, or name the program")
    with tempfile.TemporaryDirectory() as folder:
        index = os.path.join(folder, "index.sqlite")
        roots = [seeds] + [p for p in [os.path.join(root, "Skills", "aliases.tsv")] if os.path.exists(p)]
        subprocess.run([program, "ingest", *roots, "--index", index], check=True, capture_output=True)
        plain = baseline(seeds)
        for name, path in sets:
            if not os.path.exists(path):
                print(f"{name}: {os.path.basename(path)} is not there, left out")
                continue
            questions = read(path)
            print(f"{name}: {len(questions)} questions")
            show("plain FTS5", questions, lambda q: plain(q["query"]))
            results = {q["query"]: ask(program, index, q["query"]) for q in questions}
            show("swiftkit", questions, lambda q: results[q["query"]][1], details="--misses" in sys.argv)
            refused = [q["query"] for q in questions if not results[q["query"]][0]]
            print(f"  called not covered: {len(refused)}" + listed(refused))
            for budget in (300, 600, 1000):
                print(f"  {budget} tokens hold {packed(program, index, questions, seeds, budget):.1%} of the gold lines that rules hold")
        ordinary = read(os.path.join(fixtures, "coverage.jsonl"))
        for half in ("tune", "held"):
            asked = [(q, ask(program, index, q["query"])[0]) for q in ordinary if q["half"] == half]
            wrong = [q["query"] for q, covered in asked if covered == (q["kind"] == "none")]
            print(f"ordinary questions, half {half}: {len(asked)}, {len(wrong)} on the wrong side" + listed(wrong))
        for name in ("outside", "outside-development", "outside-held-out"):
            outside = read(os.path.join(fixtures, name + ".jsonl"))
            wrong = [q["query"] for q in outside if ask(program, index, q["query"])[0]]
            print(f"{name}: {len(outside)} questions, {len(wrong)} called covered" + listed(wrong))


def listed(questions):
    return "".join(f"\n    {q}" for q in questions) if "--misses" in sys.argv else ""


def read(path):
    return [json.loads(line) for line in open(path, encoding="utf-8") if line.strip()]


def ask(program, index, query, *more):
    run = subprocess.run([program, "ask", "--index", index, "--json", "--limit", "10", *more, "--", query],
                         capture_output=True, text=True)
    answer = json.loads(run.stdout)
    places = [a["source"] for a in answer["answers"] if a.get("source")]
    return answer["covered"], [(os.path.basename(p["path"])[:3], p["firstLine"], p["lastLine"]) for p in places]


def rank(question, results):
    gold = {(seed, line) for seed, line in question["gold"]}
    for place, (seed, first, last) in enumerate(results[:10], 1):
        if last - first <= 40 and any((seed, n) in gold for n in range(first, last + 1)):
            return place
    return None


def show(name, questions, results, details=False):
    ranks = [(q, rank(q, results(q))) for q in questions if q["kind"] != "none"]
    print(f"  {name:11s} {measures([r for _, r in ranks])}")
    if details:
        for kind in sorted({q["kind"] for q, _ in ranks}):
            print(f"    {kind:11s} {measures([r for q, r in ranks if q['kind'] == kind])}")
        for question, place in ranks:
            if place != 1:
                print(f"    {place or '-':>2} {question['query']}")


def measures(ranks):
    n = len(ranks)
    hit = lambda k: sum(bool(r) and r <= k for r in ranks) / n
    return f"n={n:2d} hit@1={hit(1):.3f} hit@3={hit(3):.3f} hit@10={hit(10):.3f} MRR@10={sum(1 / r for r in ranks if r) / n:.3f}"


def packed(program, index, questions, seeds, budget):
    """The share of gold lines, of those that stand in rules small enough, that a packed answer holds."""
    db = sqlite3.connect(f"file:{index}?mode=ro", uri=True)
    held = total = 0
    for question in questions:
        _, places = ask(program, index, question["query"], "--budget", str(budget), "--limit", "40")
        for seed, line in {tuple(g) for g in question["gold"]}:
            fits = db.execute("select count(*) from v_rules where path like ? and first_line <= ? and last_line >= ? and tokens <= ?",
                              (f"%/{seed}-%", line, line, budget)).fetchone()[0]
            if fits:
                total += 1
                held += any(s == seed and a <= line <= b for s, a, b in places)
    return held / max(1, total)


def baseline(seeds):
    """Paragraphs, bullets, rows and code blocks in plain FTS5 (porter, OR of the words, bm25)."""
    db = sqlite3.connect(":memory:")
    db.execute("create virtual table p using fts5(heading, body, seed unindexed, a unindexed, b unindexed, tokenize='porter unicode61')")
    for path in sorted(glob.glob(os.path.join(seeds, "*"))):
        seed, heading, block, start, in_code = os.path.basename(path)[:3], "", [], 0, False

        def flush(end):
            if block:
                db.execute("insert into p values(?,?,?,?,?)", (heading, "\n".join(block), seed, start, end))
                block.clear()

        lines = open(path, encoding="utf-8").read().split("\n")
        for number, line in enumerate(lines, 1):
            if line.startswith("```"):
                if not in_code:
                    flush(number - 1)
                    start = number
                block.append(line)
                if in_code:
                    flush(number)
                in_code = not in_code
            elif in_code:
                block.append(line)
            elif line.startswith("#"):
                flush(number - 1)
                heading = line.strip("# ")
            elif not line.strip():
                flush(number - 1)
            elif re.match(r"\s*([-*|]|\d+\.)", line):
                flush(number - 1)
                start = number
                block.append(line)
            else:
                if not block:
                    start = number
                block.append(line)
        flush(len(lines))

    def search(query):
        pattern = " OR ".join(f'"{word}"' for word in re.findall(r"\w+", query))
        return list(db.execute("select seed, a, b from p where p match ? order by bm25(p) limit 10", (pattern,))) if pattern else []
    return search


if __name__ == "__main__":
    main()
