#!/usr/bin/env python3
"""Stands between swiftkit and its plugin host, and tells lies by a plan: lying_host.py HOST PLAN [ARG...].

Requests come on descriptor 3, replies go to 4, 5 is a page that both sides see. Each message has its length in front, four
bytes, little-endian. A lie is told at the message with its number: see `Liar.told`.
"""
import json
import mmap
import os
import struct
import subprocess
import sys

FORGED = [
    # A reply for the first task, as whole as can be: a finding with edits that overlap, then one that is far outside.
    struct.pack("<BIB", 4, 0, 3) + struct.pack("<I", 1 << 30),
    struct.pack("<BI", 1, 4), struct.pack("<BI", 1, 999), struct.pack("<BHI", 3, 999, 4) + b"\x1b[2J", b"", b"\xff" * 40,
    struct.pack("<BIB", 4, 0, 3) + struct.pack("<IIII", 0, 0, 0, 0) + b"\0",
]


class Liar:
    def __init__(self, plan):
        self.plan, self.number = plan, 0

    def told(self, body):
        """What is said in place of the message: a list of frames, as bytes; None where nothing more is said."""
        frames = [struct.pack("<I", len(body)) + body]
        for lie in self.plan:
            if lie.get("at") != self.number:
                continue
            place, number = lie.get("place", 0), lie.get("value", 0)
            data = bytearray(body)
            what = lie.get("do")
            if what == "byte" and data:
                data[place % len(data)] = number & 255
            elif what == "number" and len(data) >= 5:
                start = place % (len(data) - 4)
                data[start:start + 4] = struct.pack("<I", number & 0xFFFFFFFF)
            elif what == "cut":
                data = data[:place % (len(data) + 1)]
            elif what == "longer":
                data += bytes(number % 100_000)
            elif what == "text" and data:
                start = place % len(data)
                data[start:start + 9] = b"\x1b[2J\xe2\x80\xae\x00\n"
            if what in ("byte", "number", "cut", "longer", "text"):
                body = bytes(data)
                frames = [struct.pack("<I", len(body)) + body]
            elif what == "drop":
                frames = []
            elif what == "twice":
                frames = frames * 2
            elif what == "length":
                frames = [struct.pack("<I", number & 0xFFFFFFFF) + body]
            elif what == "made-up":
                forged = bytes.fromhex(lie["frame"]) if "frame" in lie else FORGED[place % len(FORGED)]
                frames = [struct.pack("<I", len(forged)) + forged] + frames
            elif what == "page":
                self.write_page(lie.get("words", []))
            elif what == "truncate":
                try:
                    os.ftruncate(5, 0)
                except OSError:
                    pass
            elif what == "end":
                return None
        self.number += 1
        return frames

    @staticmethod
    def write_page(words):
        try:
            with mmap.mmap(5, 4096) as page:
                for number, word in enumerate(words):
                    page[number * 8:number * 8 + 8] = struct.pack("<Q", word & ((1 << 64) - 1))
        except (OSError, ValueError):
            pass


def main():
    host, plan, *arguments = sys.argv[1:]
    with open(plan) as file:
        liar = Liar(json.load(file))
    reading, writing = os.pipe()
    # The host's own descriptors are 3, 4 and 5, as ours are.
    real = subprocess.Popen(
        ["/bin/sh", "-c", f"exec \"$0\" \"$@\" 4>&{writing} {writing}>&-", host, *arguments],
        pass_fds=(3, 5, writing))
    os.close(writing)
    os.close(3)
    replies = os.fdopen(reading, "rb")
    while True:
        head = replies.read(4)
        body = replies.read(struct.unpack("<I", head)[0]) if len(head) == 4 else b""
        if len(head) < 4:
            break
        frames = liar.told(body)
        if frames is None:
            real.kill()
            os._exit(0)
        for frame in frames:
            view = memoryview(frame)
            while view:
                try:
                    view = view[os.write(4, view):]
                except OSError:
                    real.kill()
                    os._exit(0)
    code = real.wait()
    if code < 0:
        os.kill(os.getpid(), -code)
    os._exit(code)


if __name__ == "__main__":
    main()
