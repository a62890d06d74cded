"""What PyYAML makes of a text, in the form in which Nodes/main.swift shows what our reader makes of it."""
import re

import yaml

TYPES = {"null": "null", "int": "int", "float": "float"}
LINE_END = re.compile("\r\n|[\r\n\x85\u2028\u2029]")


class Refused(Exception):
    pass


def node(data):
    """The one document of `data`, or None where there is nothing in it; raises Refused where PyYAML does."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused(str(error)) from error
    while True:
        try:
            root = yaml.SafeLoader(text).get_single_node()
            return shown(root, Places(text))
        except yaml.MarkedYAMLError as error:
            text = without_tab(text, error)
        except (yaml.YAMLError, ValueError, RecursionError) as error:
            raise Refused(str(error)) from error


def without_tab(text, error):
    """`text` with a space for the tab that PyYAML stumbles over, where only blanks and a comment follow in its line.

    YAML allows these, and so do other readers.
    """
    mark = error.problem_mark
    if mark and text[mark.index:mark.index + 1] == "\t" and "cannot start any token" in error.problem:
        rest = LINE_END.split(text[mark.index:], maxsplit=1)[0]
        if re.fullmatch(r"[ \t]*(#.*)?", rest):
            return text[:mark.index] + " " + text[mark.index + 1:]
    raise Refused(f"{error.problem} ({mark.line + 1 if mark else '?'})") from error


class Places:
    """Turns PyYAML's marks into lines and columns that count bytes."""

    def __init__(self, text):
        self.text = text
        self.starts = [0] + [match.end() for match in LINE_END.finditer(text)]

    def of(self, mark):
        start = self.starts[mark.line]
        if mark.line == 0 and self.text.startswith("\ufeff"):
            start = 1
        return [mark.line + 1, len(self.text[start:mark.index].encode("utf-8")) + 1]


def shown(root, places):
    if root is None:
        return None
    place = places.of(root.start_mark)
    if isinstance(root, yaml.ScalarNode):
        style = {None: "plain", "'": "quoted", '"': "quoted", "|": "block", ">": "block"}[root.style]
        kind = root.tag.removeprefix("tag:yaml.org,2002:")
        kind = str(root.value.lower() in ("yes", "true", "on")).lower() if kind == "bool" else TYPES.get(kind, "str")
        if ":" in root.value and kind in ("int", "float"):
            kind = "str"  # a time
        return ["text", place, style, root.value, kind]
    style = "flow" if root.flow_style else "plain"
    if isinstance(root, yaml.SequenceNode):
        return ["list", place, style, [shown(item, places) for item in root.value]]
    entries = []
    for name, value in root.value:
        if not isinstance(name, yaml.ScalarNode):
            raise Refused("a name that is no text")
        entries.append([name.value, places.of(name.start_mark), shown(value, places)])
    return ["map", place, style, entries]
