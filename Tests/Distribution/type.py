#!/usr/bin/env python3
"""Types a line into a shell in a terminal of its own, presses Tab, and prints what the terminal shows: type.py LINE SHELL...

The words [Tab] in LINE are that key. The shell is asked to say 'ready' first.
"""
import os
import pty
import re
import select
import sys
import time


def shown(terminal, seconds, until=None):
    """What the terminal shows until it is silent for so long, or shows a word."""
    text = b""
    while select.select([terminal], [], [], seconds)[0]:
        try:
            more = os.read(terminal, 65_536)
        except OSError:
            break
        text += more
        # A shell that asks where the cursor is, or what the terminal can do, waits for the answer.
        if b"\x1b[6n" in more:
            os.write(terminal, b"\x1b[1;1R")
        if b"\x1b[c" in more or b"\x1b[0c" in more:
            os.write(terminal, b"\x1b[?62c")
        if until and until in text:
            break
    return text


def main(line, setup, *shell):
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(TERM="xterm", LINES="50", COLUMNS="200")
        os.execvp(shell[0], shell)
    shown(terminal, 1)
    os.write(terminal, setup.encode() + b"; echo rea''dy\n")
    shown(terminal, 10, b"ready\r\n")
    time.sleep(0.3)
    os.write(terminal, line.replace("[Tab]", "\t").encode())
    text = shown(terminal, 3).decode(errors="replace")
    print(re.sub(r"\x1b(\[[0-9;?=>]*[A-Za-z]|[()][A-Z0-9]|[=>])", "", text))
    os.kill(process, 9)


if __name__ == "__main__":
    main(*sys.argv[1:])
