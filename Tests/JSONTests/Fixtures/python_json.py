#!/usr/bin/env python3
"""Writes JSON documents and what Python's json module reads in them, one a line: hexadecimal bytes, a tab, the value.

python_json.py SEED COUNT FILE...: COUNT documents by chance, all the odd ones, and the files. A value is written so that
nothing about it is lost: the digits of a number and the bits of its double, the bytes of a text. '!' stands for a refusal.
"""

import json
import random
import struct
import sys

NUMBERS = """0 -0 -0.0 0.0 1 -1 10 01 00 -01 1. .5 -.5 - + +1 1e 1e+ 1e5 1E-5 1e+05 1.e3 0e0 1e400 -1e400 1e-400 0x10 1_0
NaN Infinity -Infinity nan inf 9007199254740993 9007199254740992.5 1.234567890123456 0.12345678901234567
99999999999.99999 123456.7890123456 0.30000000000000004 5e-324 2.4703282292062327e-324 2.2250738585072011e-308
1.7976931348623157e308 1.7976931348623159e308 18446744073709551616 -9223372036854775809 1.0000000000000002 1--1 1.2.3
8.41470984807896507 123456789012345.6 12345678901234.56 -12345678901234.5 0.1 0.2 0.00001 1a 1e5.0 ١""".split()
NUMBERS += ["9" * 400, "0." + "0" * 400 + "1", "1" + "0" * 400 + "e-400", "-" + "8" * 17, "1." + "5" * 60]
TEXTS = [rb"", rb"\"", rb"\\", rb"\/", rb"\b\f\n\r\t", rb"\u0000", rb"\u00e9", rb"\uD83D\uDE00", rb"\ud83d", rb"\ude00",
         rb"\ude00\ud83d", rb"\ud83d\ud83d\ude00", rb"\ud83d\u0041", rb"\ud83dx", rb"\ud83d\n", rb"\ud83d\u12", rb"\u12",
         rb"\u12g4", rb"\uD83D\uDE0", rb"\u+123", rb"\u 123", rb"\x41", rb"\'", rb"\U0041", rb"\N", rb"\0", "\\", "é", "😀", "\u2028",
         "\ufeff", "\x7f", "\x85", "\t", "\n", "\0", "\x1f", b"\xff", b"\xc3", b"\xe2\x82", b"\xed\xa0\x80", b"\xf0\x9f\x98", b"\xc0\xaf",
         b"\xf4\x90\x80\x80", b"\xe2\\u0080", b"\xf8\x88\x80\x80\x80", b"\x80"]
TEXTS = [text if isinstance(text, bytes) else text.encode() for text in TEXTS]
WHOLE = [b"", b" ", b"nul", b"tru", b"truex", b"nullnull", b"True", b"'a'", b"{a:1}", b"[1,]", b"[,1]", b"[1 2]", b"[1]]", b"1 2", b"{",
         b"[", b"}", b"]", b'{"a"}', b'{"a":}', b'{"a":1,}', b'{"a":1 "b":2}', b'{"a":1,"a":2}', b'{"":{"":[]}}', b'{1:2}', b'"a', b'"a\\',
         b"\xef\xbb\xbf1", b"\x0b1", b"\x0c1", b"\xc2\xa01", b"// x\n1", b"/**/1", b"[1}", b'{"a":1]', b"\xff\xfe1\x00", b"\x00", b"1\x00",
         b"\r\n\t [ ] \r\n", b'{"a" : 1 , "b" : [ true , false , null ] }', b"[" * 100_000, b'{"a":' * 5_000]


def canonical(value):
    if value is None:
        return "z"
    if isinstance(value, bool):
        return "t" if value else "f"
    if isinstance(value, Number):
        return f"n{value.digits}={struct.pack('>d', float(value.digits)).hex()}"
    if isinstance(value, str):
        return "s" + text(value)
    if isinstance(value, Members):
        return "{" + "".join(f"{text(name)}:{canonical(part)}," for name, part in value.pairs) + "}"
    return "[" + "".join(canonical(part) + "," for part in value) + "]"


def text(value):
    """Halves of surrogate pairs are no characters: our reader has U+FFFD there, as for bytes that are not UTF-8."""
    return "".join("\ufffd" if 0xD800 <= ord(letter) < 0xE000 else letter for letter in value).encode().hex()


class Number:
    def __init__(self, digits):
        self.digits = digits


class Members:
    def __init__(self, pairs):
        self.pairs = pairs


def refuse(word):
    raise ValueError(word)


def reading(data):
    try:
        return canonical(json.loads(data.decode("utf-8", "replace"), parse_int=Number, parse_float=Number, parse_constant=refuse,
                                    object_pairs_hook=Members))
    except (ValueError, RecursionError):
        return "!"


def value(chance, depth):
    kind = chance.random()
    if depth > 5 or kind < 0.5:
        if kind < 0.2:
            made = [repr(chance.uniform(-1e3, 1e3)), repr(chance.random() ** 40), str(chance.getrandbits(60))]
            return chance.choice(NUMBERS[:7] + made).encode()
        if kind < 0.45:
            return string(chance)
        return chance.choice([b"true", b"false", b"null"])
    space = lambda: bytes(chance.choices(b" \n\t\r", k=chance.choice([0, 0, 0, 1, 3])))
    parts = [space() + value(chance, depth + 1) + space() for _ in range(chance.choice([0, 1, 2, 3, 5]))]
    if kind < 0.75:
        return b"[" + b",".join(parts) + b"]"
    return b"{" + b",".join(space() + string(chance) + space() + b":" + part for part in parts) + b"}"


def string(chance):
    plain = lambda: bytes(chance.choices(b"abcdefghijklmnop {}[]:,0123", k=chance.randrange(20)))
    sound = TEXTS[:13] + ["é😀\u2028\x7f".encode()]
    return b'"' + plain() + b"".join(chance.choice(sound) + plain() for _ in range(chance.choice([0, 0, 1, 2]))) + b'"'


def harmed(chance, data):
    """The document with a byte more, less or other, or with its end cut off."""
    place = chance.randrange(len(data) + 1)
    odd = bytes([chance.choice(b'"\\{}[]:,.-+eEu0189tfn \n\x00\x1f\x7f\x80\xc3\xe2\xff')])
    rest = data[place + 1:]
    return data[:place] + chance.choice([b"", odd + data[place:], odd + rest, rest])


def documents(seed, count):
    chance = random.Random(seed)
    numbers = [number.encode() for number in NUMBERS]
    yield from numbers + WHOLE
    for number in numbers:
        yield b"[" + number + b", " + number + b" ]"
    for part in TEXTS:
        for gap in range(9):
            yield b'["' + b"a" * gap + part + b'", {"' + part + b"b" * gap + b'": 1}]'
    for depth in [1, 50, 199, 200]:
        yield b"[" * depth + b"]" * depth
        yield b'{"a":' * depth + b"1" + b"}" * depth
    for _ in range(count):
        whole = value(chance, 0)
        yield whole
        yield harmed(chance, whole)
        yield harmed(chance, harmed(chance, whole))


def main():
    for data in documents(int(sys.argv[1]), int(sys.argv[2])):
        print(data.hex(), reading(data), sep="\t")
    for path in sys.argv[3:]:
        with open(path, "rb") as file:
            data = file.read()
        print(data.hex(), reading(data), sep="\t")


if __name__ == "__main__":
    main()
