"""What of a Swift text is code that this machine compiles: the rest is blanked, so that places stay where they are."""

#: Conditions that hold where the mutants are built; the branches of all others are left alone.
HOLDING = {"!canImport(Darwin)", "os(Linux)", "canImport(Glibc)", "canImport(FoundationEssentials)"}


def code_only(text):
    """The text with comments, literals of text and foreign branches replaced by spaces; lines and columns are kept."""
    return without_foreign_branches("".join(without_words(text)))


def without_words(text):
    """The characters of the text, blank where a comment or a literal of text stands."""
    kept, place = list(text), 0
    while place < len(text):
        end = end_of_words(text, place)
        for at in range(place, end):
            if text[at] != "\n":
                kept[at] = " "
        place = max(end, place + 1)
    return kept


def end_of_words(text, place):
    """Where the comment or the literal of text that begins here ends; the same place where none begins."""
    if text.startswith("//", place):
        end = text.find("\n", place)
        return len(text) if end < 0 else end
    if text.startswith("/*", place):
        return end_of_comment(text, place)
    hashes = 0
    while text.startswith("#", place + hashes):
        hashes += 1
    return end_of_text(text, place, hashes) if text.startswith('"', place + hashes) else place


def end_of_comment(text, place):
    """Block comments nest."""
    depth = 0
    while place < len(text):
        if text.startswith("/*", place):
            depth, place = depth + 1, place + 2
        elif text.startswith("*/", place):
            depth, place = depth - 1, place + 2
            if depth == 0:
                return place
        else:
            place += 1
    return place


def end_of_text(text, place, hashes):
    """The end of a literal of text, raw or not, of one line or several, with what is interpolated."""
    place += hashes
    quote = '"""' if text.startswith('"""', place) else '"'
    closing, escape = quote + "#" * hashes, "\\" + "#" * hashes
    place += len(quote)
    while place < len(text):
        if text.startswith(closing, place):
            return place + len(closing)
        if text.startswith(escape, place):
            place += len(escape)
            place = end_of_interpolation(text, place) if text.startswith("(", place) else place + 1
        else:
            place += 1
    return place


def end_of_interpolation(text, place):
    depth = 0
    while place < len(text):
        end = end_of_words(text, place)
        if end > place:
            place = end
            continue
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        place += 1
        if depth == 0:
            return place
    return place


def without_foreign_branches(text):
    """The text without what another machine compiles, and without the directives themselves."""
    lines, branches = [], []
    for line in text.split("\n"):
        words = line.split(None, 1)
        directive = words[0] if words else ""
        if directive == "#if":
            branches.append(words[1].strip() in HOLDING)
        elif directive == "#elseif" and branches:
            branches[-1] = False
        elif directive == "#else" and branches:
            branches[-1] = not branches[-1]
        elif directive == "#endif" and branches:
            branches.pop()
        lines.append(line if all(branches) and not directive.startswith("#") else " " * len(line))
    return "\n".join(lines)
