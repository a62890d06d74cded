#!/usr/bin/env python3
"""How well `swiftkit ask` answers from our own Skills/, beside answers from the documents they were written from.

usage: Tests/Evaluation/evaluate_skills.py [--misses] [PROGRAM]

The questions are judged by lines of the documents. Skills/coverage.tsv says which lines a statement of the pack stands
for, and a rule file cites its sources, so an answer of the pack hits when it holds a statement that stands for a gold
line. Ranges of more than 40 lines never hit, as in evaluate.py.
"""
import collections, glob, json, os, re, subprocess, sys, tempfile
from evaluate import fixtures, measures, read, root, shared

skills = os.path.join(root, "Skills")


def main():
    seeds = os.path.join(shared, "seeds")
    if not os.path.isdir(seeds):
        sys.exit("there are no documents to measure with at ../shared/seeds")
    named = [a for a in sys.argv[1:] if not a.startswith("-")]
    program = named[0] if named else next(
        (p for p in (os.path.join(root, ".build", c, "swiftkit") for c in ("release", "debug")) if os.path.exists(p)), None)
    if not program:
        sys.exit("run 'swift build' first, or name the program")
    statements = places()
    with tempfile.TemporaryDirectory() as folder:
        indexes = {}
        for name, path in [("documents", seeds), ("pack", skills)]:
            indexes[name] = os.path.join(folder, name + ".sqlite")
            roots = [path] + [os.path.join(skills, "aliases.tsv")] * (name == "documents")
            subprocess.run([program, "ingest", *roots, "--index", indexes[name]], check=True, capture_output=True)
        for name, path in [("development", os.path.join(shared, "eval", "dev.jsonl")),
                           ("second set", os.path.join(fixtures, "second.jsonl")),
                           ("fresh, written after the freeze", os.path.join(fixtures, "fresh.jsonl"))]:
            if not os.path.exists(path):
                continue
            questions = [q for q in read(path) if q["kind"] != "none"]
            print(f"{name}: {len(questions)} questions")
            for index in ("documents", "pack"):
                ranks = [(q, rank(q, answers(program, indexes[index], q["query"], statements))) for q in questions]
                print(f"  {index:10s} {measures([r for _, r in ranks])}")
                if index == "pack" and "--misses" in sys.argv:
                    for question, place in ranks:
                        if place != 1:
                            print(f"    {place or '-':>2} {question['query']}")


def places():
    """The document lines that each line of the pack stands for: {(file, line): {(document, line), ...}}."""
    found, texts = collections.defaultdict(set), {}
    for row in open(os.path.join(skills, "coverage.tsv"), encoding="utf-8"):
        if row.startswith("#"):
            continue
        _, source, file, anchor = row.rstrip("\n").split("\t")
        lines = texts.setdefault(file, open(os.path.join(skills, file), encoding="utf-8").read().split("\n"))
        number = next(n for n, line in enumerate(lines, 1) if anchor in line)
        document, _, span = source.partition(":")
        first, _, last = span.partition("-")
        first, last = int(first), int(last or first)
        if last - first > 40:
            continue
        meant = {(document, n) for n in range(first, last + 1)}
        found[file, number] |= meant
        # Code belongs to the sentence that leads to it.
        following = number
        while following < len(lines) and not lines[following].strip():
            following += 1
        if following < len(lines) and lines[following].startswith("```"):
            end = following + 1
            while end < len(lines) and not lines[end].startswith("```"):
                end += 1
            for n in range(following + 1, end + 2):
                found[file, n] |= meant
    # A rule file cites its own sources.
    for file in glob.glob(os.path.join(skills, "*", "rules", "*.md")):
        lines = open(file, encoding="utf-8").read().split("\n")
        cited = next((line for line in lines if line.startswith("sources:")), "")
        for document, first, last in re.findall(r"(\d{3}):(\d+)(?:-(\d+))?", cited):
            first, last = int(first), int(last or first)
            if last - first <= 40:
                for number in range(1, len(lines) + 1):
                    found[os.path.relpath(file, skills), number] |= {(document, n) for n in range(first, last + 1)}
    return found


def answers(program, index, query, statements):
    run = subprocess.run([program, "ask", "--index", index, "--json", "--limit", "10", "--", query],
                         capture_output=True, text=True)
    for answer in json.loads(run.stdout)["answers"]:
        # What a plugin computes stands in no document.
        if not answer.get("source"):
            continue
        lines = set()
        for place in answer.get("sources") or [answer["source"]]:
            if place["lastLine"] - place["firstLine"] > 40:
                continue
            span = range(place["firstLine"], place["lastLine"] + 1)
            _, inside, file = place["path"].rpartition("/Skills/")
            if not inside and not place["path"].startswith("Skills/"):
                lines |= {(os.path.basename(place["path"])[:3], n) for n in span}
                continue
            file = file.removeprefix("Skills/")
            for n in span:
                lines |= statements.get((file, n), set())
        yield lines


def rank(question, results):
    gold = {(document, line) for document, line in question["gold"]}
    return next((place for place, lines in enumerate(results, 1) if lines & gold), None)


if __name__ == "__main__":
    main()
