#!/usr/bin/env python3
"""Draws what `swiftkit check` shows at a terminal: 80 and 140 columns, light and dark, as SVG below docs/pictures.

    Scripts/pictures.py PROGRAM [--check]

PROGRAM is the swiftkit to run. With --check nothing is written: exit code 1 says that a picture is not what it would be.
"""
import re
import sys
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

sys.dont_write_bytecode = True
import terminal  # noqa: E402, the script beside this one

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"

FILES = {
    "Sources/Shop/Card.swift": """import SwiftUI

struct Card: View {
  @State var isShown = false

  var body: some View {
    VStack {
      Text("Balance")
        .foregroundColor(.red)
        .cornerRadius(20)
        .overlay(Capsule().stroke(.red))
      Button("Pay now") { isShown = true }.glassEffect(.regular, in: .rect(cornerRadius: 14)).padding(20).background(.ultraThinMaterial)
      Text("Due").foregroundStyle(.secondary).clipShape(.capsule)
    }
  }
}

#Preview { Card() }
""",
    "Sources/Shop/Wörter/Größe.swift": """import SwiftUI

struct Größe: View {
  var body: some View { Text("日本語のとても長いテキストがここにあります").textColor(.red) }
}

#Preview { Größe() }
""",
}

THEMES = {
    "light": {
        "background": "#ffffff", "text": "#24292f", "dim": "#6e7781",
        "31": "#cf222e", "32": "#116329", "33": "#9a6700", "34": "#0969da", "35": "#8250df", "36": "#1b7c83",
    },
    "dark": {
        "background": "#0d1117", "text": "#e6edf3", "dim": "#8b949e",
        "31": "#ff7b72", "32": "#7ee787", "33": "#d29922", "34": "#79c0ff", "35": "#d2a8ff", "36": "#76e3ea",
    },
}


def shown(program, columns):
    """What the program writes to a terminal with so many columns."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in FILES.items():
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        environment = {
            "HOME": folder, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8",
            "XDG_CACHE_HOME": folder + "/.cache",
        }
        return terminal.written([program, "check", "--no-cache", "--statistics"], columns, environment, folder)


def width(character):
    """How many columns a character takes: two for those of East Asia."""
    import unicodedata
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def runs(line):
    """The parts of a line with the codes that hold for each."""
    codes, column = set(), 0
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        mark = re.fullmatch(r"\x1b\[([0-9;]*)m", part)
        if mark:
            for code in (mark[1] or "0").split(";"):
                codes = set() if code in ("0", "") else codes | {code}
        else:
            # Signs of two columns stand alone, since fonts differ in how wide theirs are.
            for piece in re.findall(r"[\u1100-\uffff]|[^\u1100-\uffff]+", part):
                yield column, piece, codes
                column += sum(width(character) for character in piece)


def picture(text, columns, theme):
    colours = THEMES[theme]
    lines = text.rstrip("\n").split("\n")
    wide, high = 8.4, 18
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{columns * wide + 24:.0f}" height="{len(lines) * high + 24}" '
        'font-family="ui-monospace, SFMono-Regular, Menlo, DejaVu Sans Mono, monospace" font-size="14">',
        f'<rect width="100%" height="100%" rx="6" fill="{colours["background"]}"/>',
    ]
    for number, line in enumerate(lines):
        for column, part, codes in runs(line):
            fill = next((colours[code] for code in sorted(codes) if code in colours), None)
            fill = fill or (colours["dim"] if "2" in codes or "90" in codes else colours["text"])
            weight = ' font-weight="bold"' if "1" in codes else ""
            length = sum(width(character) for character in part) * wide
            out.append(
                f'<text x="{12 + column * wide:.1f}" y="{number * high + 26}" fill="{fill}"{weight} '
                f'textLength="{length:.1f}" xml:space="preserve">{escape(part)}</text>')
    return "\n".join(out) + "\n</svg>\n"


def main():
    program, check = str(Path(sys.argv[1]).resolve()), "--check" in sys.argv
    stale = []
    for columns in (80, 140):
        text = shown(program, columns)
        plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
        longest = max(sum(width(character) for character in line) for line in plain.split("\n"))
        if longest > columns:
            sys.exit(f"a line of {longest} columns at a terminal of {columns}")
        for theme in THEMES:
            file = PICTURES / f"check-{columns}-{theme}.svg"
            drawn = picture(text, columns, theme)
            if check:
                if not file.exists() or file.read_text(encoding="utf-8") != drawn:
                    stale.append(file.name)
            else:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(drawn, encoding="utf-8")
    if stale:
        sys.exit(f"{', '.join(stale)}: not what the program shows; Scripts/pictures.py draws them anew")


main()
