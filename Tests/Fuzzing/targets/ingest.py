"""Skill documents through the reader, the index and the questions to it."""
import house
import mutators
from trial import Failure

BATCH = 20
QUESTIONS = ["may a toolbar button have glass", "how long may an animation take", "spacing 16 between cards", "a sheet with \"detents\" NEAR(a b)"]


def inputs():
    documents = house.files("Skills/*/SKILL.md", "Skills/*/references/*.md", "Skills/*/rules/*.md", "Tests/SkillDocumentsTests/**/*.md", most=300)
    return [{"a.md": data} for data in documents]


def from_file(path):
    return {path.name: path.read_bytes()}


def mutate(chance, files, others):
    name = chance.choice(list(files))
    other = [data for item in others for data in item.values()]
    return {**files, name: mutators.text(chance, files[name], other)}


def trial(box, inputs):
    for number, files in enumerate(inputs):
        folder = "rules/" if number % 3 == 2 else ""
        box.put({f"Skills/s{number}/{folder}{name}": data for name, data in files.items()})
    question = QUESTIONS[sum(map(len, inputs[0].values())) % len(QUESTIONS)]
    # Nothing about a text is a reason for not reading it; 2 is for files that cannot be opened.
    code, _, told = box.call("ingest", "Skills", "--index", "x.db")
    # A file in another encoding is told and not read.
    if code != 0 and "it was not read" not in told:
        raise Failure(f"'ingest' ended with {code}: {told[-300:]}")
    box.call("ask", question, "--index", "x.db", "--json", is_json=True, codes=(0, 1))
    box.call("tokens", "list", "--index", "x.db", "--json", is_json=True, codes=(0, 1))
    box.call("conflicts", "--index", "x.db", codes=(0, 1))
    box.call("skills", "lint", "Skills", "--json", is_json=True)
    box.call("context", question, "--index", "x.db", codes=(0, 1))
