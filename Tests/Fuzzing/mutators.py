"""Changes to real files that keep most of their structure: words, numbers, lines, values of JSON."""
import json
import re

#: Numbers that do not fit, are none, or are spelled otherwise.
NUMBERS = [
    "0", "-1", "-0.0", "9223372036854775807", "9223372036854775808", "-9223372036854775809", "99999999999999999999", "1e19", "1e40",
    "1e400", "-1e400", "1e-400", "4294967296", "2147483648", "65536", "NaN", "nan", "inf", "-inf", "Infinity", "0x1p9", "0x7fffffffffffffff",
    "1_000", "1.5.2", "17.", ".5", "007", "٣", "1e", "0.1e-7", "4611686018427387904", "170141183460469231731687303715884105728",
]
WORDS = ["", " ", "\x00", "\x1b[2J", "\u202e", "\u0085", "\ufeff", "\u2028", "é", "😀", "a" * 3000, "../../..", "/etc/passwd", "~", "%s%n",
         "${x}", "\\(", "\"", "'", "`", "```", "---", "::", "#", "|", "<!--", "-->", "//%", "__Name__", "{{", "}}", ".git", "null", "true"]
PLACES = re.compile(rb"[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?")
TOKENS = re.compile(rb"[A-Za-z_][A-Za-z_0-9]*|[0-9][0-9.]*|\s+|.", re.DOTALL)
ODD = [None, True, False, 0, -1, 1.5, 1e308, 10**30, -(2**63), 2**63 - 1, 2**63, "", " ", "\x00", "\u202e\x1b[2J", "é😀\u2028", "a" * 5000,
       "../../..", "\ud800", [], {}, [[]], {"": None}, [None] * 50, {"a": {"b": {"c": [1, "x"]}}}, "1", "NaN", "1e400px", "infpx", "-1px",
       "#zzzzzz", "#ff000080", "{a.b}", "{}", "9223372036854775808ms"]


def text(chance, data, others):
    """`data` with one to six changes; `others` are files of the same kind to take parts from."""
    for _ in range(chance.choice([1, 1, 2, 3, 6])):
        data = one_change(chance, data, others)
        if len(data) > 200_000:
            data = data[:200_000]
    return data


def one_change(chance, data, others):
    kind = chance.randrange(15)
    if kind == 0:
        return numbers(chance, data)
    if kind <= 4:
        tokens = TOKENS.findall(data)
        if not tokens:
            return chance.choice(WORDS).encode("utf-8", "replace")
        start = chance.randrange(len(tokens))
        end = min(len(tokens), start + chance.choice([1, 1, 2, 5, 20, 100]))
        part = tokens[start:end]
        if kind == 1:
            del tokens[start:end]
        elif kind == 2:
            place = chance.randrange(len(tokens) + 1)
            tokens[place:place] = part * chance.choice([1, 1, 2, 8])
        elif kind == 3:
            tokens[start] = chance.choice(WORDS + NUMBERS).encode("utf-8", "replace")
        else:
            other = TOKENS.findall(chance.choice(others)) if others else tokens
            words = [token for token in other if token.strip()] or [b"x"]
            tokens[start] = chance.choice(words)
        return b"".join(tokens)
    if kind <= 8:
        lines = data.split(b"\n")
        place = chance.randrange(len(lines))
        if kind == 5:
            del lines[place:place + chance.choice([1, 1, 3, 10])]
        elif kind == 6:
            lines[place:place] = lines[place:place + chance.choice([1, 3, 10])] * chance.choice([1, 2, 5])
        elif kind == 7 and others:
            other = chance.choice(others).split(b"\n")
            start = chance.randrange(len(other))
            lines[place:place] = other[start:start + chance.choice([1, 3, 10, 40])]
        else:
            lines[place] = chance.choice([b" ", b"  ", b"\t", b"- ", b"> ", b"# ", b"}", b"{", b"*/", b"/*", b"#if x"]) + lines[place]
        return b"\n".join(lines)
    if kind == 9:
        return data.replace(b"\r\n", b"\n").replace(b"\n", chance.choice([b"\r\n", b"\r", b"\n\r", "\u2028".encode(), b"\x0b"]))
    if kind == 10:
        return data[:chance.randrange(len(data) + 1)]
    if kind == 11:
        place = chance.randrange(len(data) + 1)
        opening = chance.choice([b"(", b"[", b"{", b"<", b"\\(", b"\"\\(", b"/*", b"**", b"`", b"[(", b"!", b"-", b"#if a\n", b"@a ", b"> ", b"  - "])
        return data[:place] + opening * chance.choice([2, 19, 60, 300]) + data[place:]
    if kind == 12:
        place = chance.randrange(len(data) + 1)
        return data[:place] + bytes([chance.randrange(256)]) + data[place + chance.randrange(2):]
    if kind == 13:
        return chance.choice([b"\xef\xbb\xbf", b"\xff\xfe", b"\x00", b"#!x\n", b"---\n"]) + data
    return numbers(chance, numbers(chance, data))


def numbers(chance, data):
    """`data` with one of its numbers replaced by an odd one."""
    places = list(PLACES.finditer(data))
    if not places:
        return data + b"\n" + chance.choice(NUMBERS).encode()
    place = chance.choice(places)
    return data[:place.start()] + chance.choice(NUMBERS).encode() + data[place.end():]


def value(chance, whole, odd=ODD):
    """A JSON value with something in it put in place of something else."""
    if isinstance(whole, dict) and whole and chance.random() < 0.9:
        name = chance.choice(list(whole))
        whole = dict(whole)
        kind = chance.random()
        if kind < 0.1:
            del whole[name]
        elif kind < 0.16:
            whole[chance.choice(["", "id", "name", "$value", name + "x"])] = chance.choice(odd)
        elif kind < 0.22:
            whole[name] = whole[chance.choice(list(whole))]
        else:
            whole[name] = value(chance, whole[name], odd)
        return whole
    if isinstance(whole, list) and whole and chance.random() < 0.85:
        whole = list(whole)
        place = chance.randrange(len(whole))
        kind = chance.random()
        if kind < 0.1:
            whole[place:place] = whole[place:place + 3] * chance.choice([1, 4])
        elif kind < 0.15:
            del whole[place]
        else:
            whole[place] = value(chance, whole[place], odd)
        return whole
    if isinstance(whole, (int, float)) and not isinstance(whole, bool) and chance.random() < 0.5:
        return chance.choice([whole * -1, whole * 1e6, whole + 0.001, 0, 1e300, -1e300, 1e19, 2**53 + 1, -0.0])
    return chance.choice(odd)


def json_text(chance, data, others):
    """A JSON file with one to five of its values changed; now and then it is changed as a text."""
    if chance.random() < 0.2:
        return text(chance, data, others)
    try:
        whole = json.loads(data)
    except (ValueError, RecursionError):
        return text(chance, data, others)
    for _ in range(chance.choice([1, 1, 2, 5])):
        whole = value(chance, whole)
    result = json.dumps(whole, ensure_ascii=chance.random() < 0.5).encode("utf-8", "replace")
    return numbers(chance, result) if chance.random() < 0.2 else result
