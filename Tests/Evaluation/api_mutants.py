#!/usr/bin/env python3
"""Turns one modifier of each SwiftUI file of a project into one that does not exist, and counts how many `check` tells.

usage: api_mutants.py PROGRAM FOLDER... [--seed N] [--missed]

Three of four are slips of one or two letters, the others names of other frameworks. Each project is copied, changed in all files at once and
checked in one run; a name that happens to be put into two files counts as one that the project's packages have.
"""
import collections
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[2]
rows = [l.rstrip('\n').split('\t') for l in open(root/'Data/api/facts.tsv', encoding='utf-8') if not l.startswith('#')]
view = {r[0] for r in rows if r[1] == 'View' and r[2] == 'func'}
every = {r[0] for r in rows}
foreign = [r[0] for r in rows if r[2] == 'foreign' and r[0] not in {x[0] for x in rows if x[2] != 'foreign'}]
LINE = re.compile(r'^(\s*\.)([a-z]\w+)(?=[({ ])', re.M)
letters = 'abcdefghijklmnopqrstuvwxyz'

def mutate(name, rng):
    for _ in range(50):
        word = name
        for _ in range(rng.choice((1, 1, 2))):
            i = rng.randrange(len(word))
            kind = rng.randrange(4)
            if kind == 0 and len(word) > 3: word = word[:i] + word[i+1:]
            elif kind == 1: word = word[:i] + rng.choice(letters) + word[i:]
            elif kind == 2: word = word[:i] + rng.choice(letters) + word[i+1:]
            elif i + 1 < len(word): word = word[:i] + word[i+1] + word[i] + word[i+2:]
        if word not in every and word != name and word[0].islower(): return word
    return None

def main():
    args = [a for a in sys.argv[1:] if not a.startswith('--')]
    seed = int(sys.argv[sys.argv.index('--seed')+1]) if '--seed' in sys.argv else 1
    if '--seed' in sys.argv: args.remove(str(seed))
    program, folders = args[0], args[1:]
    rng = random.Random(seed)
    total = collections.Counter(); found = collections.Counter(); first = collections.Counter(); missed = []
    for folder in folders:
        with tempfile.TemporaryDirectory() as temp:
            copy = pathlib.Path(temp)/'app'
            shutil.copytree(folder, copy, ignore=shutil.ignore_patterns('.git', '*.png', '*.jpg', '*.mp4', '*.pdf', '*.json'), symlinks=True, ignore_dangling_symlinks=True)
            marks = {}
            for file in sorted(copy.rglob('*.swift')):
                try: text = file.read_text(encoding='utf-8')
                except Exception: continue
                if 'import SwiftUI' not in text: continue
                places = [m for m in LINE.finditer(text) if m[2] in view]
                if not places: continue
                m = rng.choice(places)
                kind = 'slip' if rng.random() < .75 else 'foreign'
                new = mutate(m[2], rng) if kind == 'slip' else rng.choice(foreign)
                if not new: continue
                file.write_text(text[:m.start(2)] + new + text[m.end(2):], encoding='utf-8')
                line = text.count('\n', 0, m.start(2)) + 1
                marks[str(file.relative_to(copy))] = (line, kind, m[2], new)
            run = subprocess.run([program, 'check', '.', '--no-cache', '--checks', 'api-unknown-modifier', '--format', 'json'], cwd=copy, capture_output=True, text=True)
            findings = json.loads(run.stdout)['findings']
            at = {(f['path'], f['line']): f['message'] for f in findings}
            for path, (line, kind, old, new) in marks.items():
                total[kind] += 1
                message = at.get((path, line))
                if message:
                    found[kind] += 1
                    if kind == 'slip' and f"'{old}'" in message: first[kind] += 1
                else:
                    text = (copy/path).read_text().split('\n')
                    missed.append((folder.split('/')[-1], path, line, old, new, [l.strip()[:60] for l in text[max(0, line-4):line]]))
    for kind in total: print(kind, found[kind], 'of', total[kind], f'{found[kind]/total[kind]:.1%}', 'right first', first[kind])
    if '--missed' in sys.argv:
        for m in missed[:60]: print(m)
main()
