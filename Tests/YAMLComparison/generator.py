"""YAML texts from a seed: those that people write, those that are changed or cut off, and signs in any order."""
import random

WORDS = ["a", "name", "on", "yes", "No", "null", "~", "12", "0123", "1e3", "1.50", "0x1F", "0b11", "1:30", "+1", "--", "it's",
         "http://a.b/c", "a#b", "b:c", "größe", "\U0001f600", "x-y", "2024-01-02", ".5", ".inf", "-.NaN", "1_000", "08", "true", "Off", "1.0e+3",
         "0", "-12", "1.", "x/y", "A", "off", "+.5", "1.5E-2", "0x_", "1__0", "00", "q\"r", "1:30.5", "x(y)"]
#: What means something else at the beginning of a text, or in brackets.
ODD_WORDS = ["a?b", "-", "*.swift", "&x", "!t", "@y", "`z`", "%k", ">2", "|x", "?", ":x", "-x", "?x", "=", "<<", "[x]", "{y}", "a,b", "\"q", "q\"r", "'s", "\u00a0"]
SIGNS = ["- ", "-", ": ", ":", "a", "b c", "\n", "\n", "\n  ", "\n    ", "  ", " ", "[", "]", "{", "}", ",", ", ", "\"", "'", "''", "\\", "\\n", "\\x41",
         "\\u00e9", "#", " # c", "|", ">", "|-\n", ">+\n", "|2\n", "\t", "---\n", "...\n", "\n---\n", "? ", "&a ", "*a", "!x ", "%", "@", "`", "x: ",
         "\"x\": ", "'y': ", "- x: ", "ä", "\r\n", "\r", "\ufeff", "\u2028", "\u0085", "\x07", "<<: "]


class Writer:
    def __init__(self, chance):
        self.chance = chance

    def one_of(self, *choices):
        return self.chance.choice(choices)()

    def word(self):
        return self.chance.choice(WORDS if self.chance.random() < 0.96 else ODD_WORDS)

    def words(self):
        return self.chance.choice([" ", " ", "  "]).join(self.word() for _ in range(self.chance.randint(1, 4)))

    def single(self):
        return "'" + self.words().replace("'", "''") + "'"

    def double(self):
        text = self.words().replace("\\", "\\\\").replace('"', '\\"')
        for _ in range(self.chance.randint(0, 2)):
            place = self.chance.randint(0, len(text))
            escape = self.chance.choice([r"\n", r"\t", r"\0", r"\a", r"\b", r"\e", r"\v", r"\f", r"\r", r"\ ", r"\/", r"\N", r"\_", r"\L", r"\P",
                                         r"\x41", r"\u00e9", r"\U0001F600", r"\d", r"\ud800", r"\x4"] if self.chance.random() < 0.5 else [r"\n", r"\\"])
            text = text[:place] + escape + text[place:]
        return '"' + text + '"'

    def scalar(self, indent):
        text = self.one_of(self.words, self.words, self.word, self.single, self.double)
        if self.chance.random() < 0.15:
            end = self.chance.choice(["\n", "\n", "\n\n", " \n", "\n \n\n"]) + " " * self.chance.randint(max(indent, 0), indent + 3)
            place = self.chance.randint(0, len(text))
            text = text[:place] + self.chance.choice(["", "", "\\"] if text[0] == '"' else [""]) + end + text[place:]
        return text

    def block_text(self, indent):
        head = self.chance.choice("|>") + self.chance.choice(["", "", "-", "+"])
        extra = self.chance.randint(1, 3)
        if self.chance.random() < 0.2:
            head += str(extra)
        head += self.chance.choice(["", "", " # c", " "])
        lines = []
        for _ in range(self.chance.randint(0, 5)):
            if self.chance.random() < 0.2:
                lines.append(" " * self.chance.choice([0, 0, indent, indent + extra, indent + extra + 2]))
            else:
                lines.append(" " * (indent + extra + self.chance.choice([0, 0, 0, 2])) + self.words() + self.chance.choice(["", "", " ", "\t", " # x"]))
        return head + "\n" + "\n".join(lines)

    def flow(self, depth, indent):
        def space():
            return self.chance.choice(["", "", " ", " ", "\n" + " " * (indent + 2), " # c\n" + " " * (indent + 1)]) if self.chance.random() < 0.3 else ""
        parts = []
        is_map = self.chance.random() < 0.4
        for _ in range(self.chance.randint(0, 4)):
            value = self.flow(depth + 1, indent) if depth < 3 and self.chance.random() < 0.2 else self.scalar(indent)
            if is_map or self.chance.random() < 0.05:
                value = self.one_of(self.word, self.word, self.single, self.double) + self.chance.choice([": ", ": ", ": ", ":", " : "]) + value
            parts.append(space() + value + space())
        text = self.chance.choice([", ", ", ", ",", " ,"]).join(parts) + self.chance.choice(["", "", "", ",", ", "])
        return ("{%s}" if is_map else "[%s]") % text

    def comment(self):
        return self.chance.choice(["", "", "", "", "", " # c", "  #", " #: x", "\t", "\t# t"])

    def value(self, indent, depth):
        """What follows a colon or a dash."""
        kind = self.chance.random()
        if kind < 0.5 or depth > 4:
            return " " + self.scalar(indent) + self.comment() + "\n"
        if kind < 0.6:
            return " " + self.flow(0, indent) + self.comment() + "\n"
        if kind < 0.7:
            return " " + self.block_text(max(indent, 0)) + self.chance.choice(["\n", "\n", ""])
        if kind < 0.75:
            return self.comment() + "\n"
        if kind < 0.8:
            return self.comment() + "\n" + " " * (indent + 2) + self.one_of(lambda: self.scalar(indent), lambda: self.flow(0, indent)) + "\n"
        deeper = indent + self.chance.choice([1, 2, 2, 2, 4])
        return self.comment() + "\n" + self.one_of(lambda: self.map(deeper, depth + 1), lambda: self.list(deeper, depth + 1),
                                                   lambda: self.list(indent if self.chance.random() < 0.5 else deeper, depth + 1))

    def between(self, indent):
        return self.chance.choice(["", "", "", "", "", "\n", "# c\n", " " * indent + "# d\n", "  \n", "\t\n"])

    def map(self, indent, depth, is_first_inline=False):
        text = ""
        for number in range(self.chance.randint(1, 4)):
            if not (is_first_inline and number == 0):
                text += self.between(indent) + " " * indent
            name = self.one_of(self.word, self.word, self.words, self.single, self.double)
            text += (name if self.chance.random() < 0.3 else f"k{number}") + self.chance.choice([":", ":", ":", ":", ":", " :"]) + self.value(indent, depth)
        return text

    def list(self, indent, depth):
        text = ""
        for _ in range(self.chance.randint(1, 4)):
            text += self.between(indent) + " " * indent + "-"
            kind = self.chance.random()
            blanks = self.chance.choice([1, 1, 1, 3])
            if kind < 0.4 and depth < 4:
                text += " " * blanks + self.map(indent + 1 + blanks, depth + 1, is_first_inline=True)
            elif kind < 0.5 and depth < 4:
                text += " " * blanks + self.list(indent + 1 + blanks, depth + 1).lstrip(" \n\t#cd")
            else:
                text += self.value(indent, depth)
        return text

    def document(self):
        text = self.chance.choice(["", "", "", "---\n", "# head\n", "\n"])
        text += self.one_of(lambda: self.map(0, 0), lambda: self.map(0, 0), lambda: self.map(0, 0), lambda: self.list(0, 0),
                            lambda: self.flow(0, -1) + "\n", lambda: self.map(2, 0))
        return text + self.chance.choice(["", "", "", "...\n", "# end", "---\n"] if self.chance.random() < 0.2 else [""])


def changed(chance, text):
    """`text` with a few signs put in, taken out, or put elsewhere."""
    for _ in range(chance.randint(1, 3)):
        place = chance.randint(0, len(text))
        kind = chance.random()
        if kind < 0.5:
            text = text[:place] + chance.choice(SIGNS) + text[place:]
        elif kind < 0.8:
            text = text[:place] + text[place + chance.randint(1, 4):]
        else:
            other = chance.randint(0, len(text))
            text = text[:place] + text[other:other + chance.randint(1, 20)] + text[place:]
    return text


def ended(chance, text):
    end = chance.choice(["\n", "\n", "\n", "\n", "\r\n", "\r"])
    return (chance.choice(["", "", "", "", "", "\ufeff"]) + text.replace("\n", end)).encode("utf-8", "surrogatepass")


def texts(seed=1, count=700):
    chance = random.Random(seed)
    writer = Writer(chance)
    found = []
    for number in range(count):
        text = writer.document()
        found.append((f"document {number}", ended(chance, text)))
        found.append((f"changed {number}", ended(chance, changed(chance, text))))
        found.append((f"cut {number}", ended(chance, text)[:chance.randint(0, len(text))]))
        signs = "".join(chance.choice(SIGNS) for _ in range(chance.randint(1, 14)))
        found.append((f"signs {number}", ended(chance, signs)))
    for sign in ("[", "{a: ", "- ", "a:\n", "\"", "'", "- [", "? ", "a: b\n  - "):
        found.append((f"many {sign!r}", (sign * 400).encode()))
    found.append(("steps", "".join(" " * depth + "a:\n" for depth in range(200)).encode()))
    return found
