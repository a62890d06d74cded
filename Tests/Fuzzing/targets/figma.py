"""Designs, as Figma's service gives them, through everything that reads one."""
import house
import mutators

BATCH = 1
CALLS = [
    (("figma", "tree", "d.json"), True), (("figma", "generate", "d.json", "--name", "Home"), False), (("figma", "tokens", "d.json", "--json"), True),
    (("figma", "lint", "d.json", "--json"), True), (("figma", "tree", "d.json", "--format", "svg"), False),
    (("figma", "tree", "d.json", "--format", "outline", "--explain"), False), (("figma", "tree", "d.json", "--max-bytes", "2000"), True),
    (("figma", "diff", "d.json", "d.json"), False),
]


def inputs():
    return [{"d.json": data} for data in house.files("Tests/FigmaImportTests/Fixtures/**/*.json", "Tests/FigmaServiceTests/Fixtures/*.json", size=400_000)]


def from_file(path):
    return {"d.json": path.read_bytes()}


def mutate(chance, files, others):
    return {"d.json": mutators.json_text(chance, files["d.json"], [other["d.json"] for other in others])}


def trial(box, inputs):
    for files in inputs:
        box.put(files)
        first = sum(files["d.json"]) % len(CALLS)
        # Four of the eight for each input: reading it is most of the work in all of them.
        for number in range(4):
            words, is_json = CALLS[(first + number * 3) % len(CALLS)]
            box.call(*words, is_json=is_json)
