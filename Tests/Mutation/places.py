"""Where a mutant can be, and which places a seed takes."""
import collections
import dataclasses
import math
import random
import re

import lexer

#: What an operator is turned into.
TURNED = {
    "&&": "||", "||": "&&", "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "+": "-", "-": "+",
    "+=": "-=", "-=": "+=", "..<": "...", "...": "..<", "true": "false", "false": "true", "min": "max", "max": "min",
}
#: The kinds of places: what is looked for, and how often it is taken beside the others.
KINDS = {
    "binary": (re.compile(r"(?<=\s)(&&|\|\||==|!=|<=|>=|<|>|\+=|-=|\+|-)(?=\s)"), 1),
    "range": (re.compile(r"(?<=[\w)\]])(\.\.<|\.\.\.)(?=[\w(\-])"), 1),
    "not": (re.compile(r"(?:(?<=[\s(\[{,:])|^)(!)(?=[\w(.])", re.M), 1),
    "choice": (re.compile(r"(?<![\w.])(min|max)(?=\()"), 1),
    "empty": (re.compile(r"(?<=[\w)\]?!])(\.isEmpty)\b(?!\()"), 0.7),
    "early return": (re.compile(r"\bif [^{}\n]+?()(?= \{\s*return\b)"), 0.7),
    "bool": (re.compile(r"(?<![\w.])(true|false)\b(?!\s*:)"), 0.4),
    "number": (re.compile(r"(?<![\w$#])(?<!(?<!\.)\.)(\d[\d_]*)(?!\w|\.\d)"), 0.3),
}
#: Lines that only declare; what stands there is no operator, or must be known to the compiler.
DECLARING = re.compile(r"\s*(@|import |precedencegroup |extension |protocol |typealias |case \w+ = )|.*(\bfunc |#available|@available)")


@dataclasses.dataclass
class Place:
    """An operator in a file of Sources/, and what is made of it."""
    file: str
    offset: int
    line: int
    kind: str
    text: str
    line_text: str
    nth: int = 1
    id: int = 0

    @property
    def module(self):
        return self.file.split("/")[1]

    @property
    def change(self):
        """What the mutant does, in a few characters; numbered where the line holds the same thing several times."""
        made = {
            "number": lambda: f"{self.text} -> {int(self.text.replace('_', '')) + 1}", "not": lambda: "! left out",
            "empty": lambda: ".isEmpty turned", "early return": lambda: "early return left out",
        }.get(self.kind, lambda: f"{self.text} -> {TURNED[self.text]}")()
        return made if self.nth == 1 else f"{made} (#{self.nth})"


def places_in(file, text):
    """Every place of a file, in order."""
    code = lexer.code_only(text)
    code_lines, lines = code.split("\n"), text.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    found = []
    for kind, (pattern, _) in KINDS.items():
        for match in pattern.finditer(code):
            offset = match.start(1)
            line = code.count("\n", 0, offset)
            if not DECLARING.match(code_lines[line]):
                found.append(Place(file, offset, line + 1, kind, match.group(1), lines[line].strip()))
    found.sort(key=lambda place: (place.offset, place.kind))
    seen = collections.Counter()
    for place in found:
        seen[place.line, place.change] += 1
        place.nth = seen[place.line, place.change]
    return found


def code_lines(text):
    return sum(1 for line in lexer.code_only(text).split("\n") if line.strip())


def shares(lines, count):
    """How many of `count` mutants each module gets by its lines, by largest remainder."""
    total = sum(lines.values())
    exact = {module: count * number / total for module, number in lines.items()}
    share = {module: math.floor(value) for module, value in exact.items()}
    for module in sorted(exact, key=lambda module: (share[module] - exact[module], module))[:count - sum(share.values())]:
        share[module] += 1
    return share


def drawn(texts, seed, count):
    """The places of each module in the order in which they are taken, with how many of them are wanted.

    A place that does not compile is left out, and the next of its module is taken in its stead, so that the mutants of a
    seed are the same however often something had to be built. No line is taken twice.
    """
    lines, found = collections.Counter(), collections.defaultdict(list)
    for file, text in sorted(texts.items()):
        module = file.split("/")[1]
        lines[module] += code_lines(text)
        found[module] += places_in(file, text)
    for module, wanted in sorted(shares(lines, count).items()):
        chance = random.Random(f"{seed} {module}")
        # Efraimidis and Spirakis: the order of a draw with weights.
        keys = [(chance.random() ** (1 / KINDS[place.kind][1]), place) for place in found[module]]
        order, taken = [], set()
        for _, place in sorted(keys, key=lambda pair: -pair[0]):
            if (place.file, place.line) not in taken:
                taken.add((place.file, place.line))
                order.append(place)
        yield module, wanted, order


def named(texts, names):
    """Every place of the lines named as FILE:LINE, where FILE is the end of one path; a change may follow a second colon."""
    found = []
    for name in names:
        end, line, *change = name.split(":", 2)
        files = [file for file in texts if file.endswith("/" + end) or file == end]
        if len(files) != 1 or not line.isdigit():
            raise SystemExit(f"mutants: '{name}' names {len(files)} files; write the path and a line")
        found += [place for place in places_in(files[0], texts[files[0]])
                  if place.line == int(line) and change in ([], [place.change])]
    return found
