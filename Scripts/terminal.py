#!/usr/bin/env python3
"""Prints what a program writes to a terminal with so many columns, without its colours.

    Scripts/terminal.py COLUMNS PROGRAM [ARGUMENT ...]
"""
import fcntl
import os
import pty
import re
import struct
import sys
import termios


def written(command, columns, environment, folder="."):
    """What the command writes to a terminal with so many columns, colours included."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        os.execve(command[0], command, environment)
    data = b""
    while True:
        try:
            part = os.read(terminal, 1 << 16)
        except OSError:
            break
        if not part:
            break
        data += part
    os.waitpid(child, 0)
    text = data.decode("utf-8").replace("\r\n", "\n")
    # A slow run shows its progress and wipes it out again: what a line holds is what came after the last wiping.
    return "\n".join(line.rpartition("\r\x1b[K")[2] for line in text.split("\n"))


if __name__ == "__main__":
    text = written(sys.argv[2:], int(sys.argv[1]), {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"})
    sys.stdout.buffer.write(re.sub(r"\x1b\[[0-9;]*m", "", text).encode())
