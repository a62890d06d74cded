"""What is known so far, kept in a file so that the next call goes on from there."""
import dataclasses
import hashlib
import json
import re

import places


@dataclasses.dataclass
class Mutant(places.Place):
    """A place that was taken, and what became of its mutant."""
    #: Named on the command line; one that a seed drew counts for the rate.
    is_named: bool = False
    #: Why the mutant could not be built.
    dropped: str = ""
    #: The test that failed, or how the run of the tests ended.
    killed: str = ""
    reason: str = ""
    #: The suites that passed with the mutant, each with the state of its files.
    passed: dict = dataclasses.field(default_factory=dict)


@dataclasses.dataclass
class Suite:
    """What running a suite without any mutant showed."""
    digest: str
    seconds: float
    is_good: bool
    reached: list


class Record:
    def __init__(self, file, key):
        self.file, self.key = file, key
        self.mutants, self.suites, self.built = [], {}, ""
        if file.exists():
            kept = json.loads(file.read_text())
            if kept["key"] == key:
                self.mutants = [Mutant(**entry) for entry in kept["mutants"]]
                self.suites = {name: Suite(**entry) for name, entry in kept["suites"].items()}
                self.built = kept["built"]

    def save(self):
        text = json.dumps({
            "key": self.key, "built": self.built, "mutants": [dataclasses.asdict(mutant) for mutant in self.mutants],
            "suites": {name: dataclasses.asdict(suite) for name, suite in self.suites.items()},
        })
        fresh = self.file.with_suffix(".new")
        fresh.write_text(text)
        fresh.replace(self.file)

    def built_in(self):
        """The mutants that the copy holds."""
        return [mutant for mutant in self.mutants if not mutant.dropped]

    def chosen(self, wanted):
        """The named ones and, of each module, the first that compile."""
        left = dict(wanted)
        for mutant in self.built_in():
            if mutant.is_named or left.get(mutant.module, 0) > 0:
                if not mutant.is_named:
                    left[mutant.module] -= 1
                yield mutant


def sources(root):
    """The texts of all Swift in Sources/, by path."""
    return {str(path.relative_to(root)): path.read_text() for path in sorted((root / "Sources").rglob("*.swift"))}


def digest(*texts):
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


def suite_digests(root, names):
    """The state of the files that speak of each suite, so that a changed test is run again and no other."""
    found, texts = {}, {}
    for name in names:
        module, _, suite = name.partition(".")
        if module not in texts:
            texts[module] = [path.read_text() for path in sorted((root / "Tests" / module).rglob("*.swift"))]
        word = re.compile(rf"\b{re.escape(suite.split('(')[0])}\b")
        found[name] = digest(*[text for text in texts[module] if word.search(text)])
    return found


def equivalents(file):
    """The mutants that change nothing: path, line, change and reason, divided by tabs."""
    found = {}
    for line in file.read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            path, text, change, reason = line.split("\t")
            found[path, text, change] = reason
    return found
