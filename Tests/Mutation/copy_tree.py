"""A copy of the repository in which the operators are instrumented, kept from one run to the next.

While something is built, `Sources` of the copy holds the mutants; while tests run, it holds the files as they are, since
tests read them too. Both are kept beside each other in `.build/mutants`, and only what differs is written, so that a build
compiles only what has changed.
"""
import shutil
import subprocess

import operators
import record

SUPPORT = "MutantOperators.swift"


class CopyTree:
    def __init__(self, root, folder):
        self.root, self.folder = root, folder
        self.kept = folder / ".build" / "mutants"
        self.flags = self.kept / "flags"
        self.shown = folder / "Sources"

    # MARK: - Which sources stand there

    def plain(self):
        """The sources as they are, shown or put aside; a new copy has them aside, since it will be built first."""
        aside = self.kept / "plain"
        return aside if aside.exists() or not (self.kept / "mutated").exists() else self.shown

    def mutated(self):
        aside = self.kept / "mutated"
        return aside if aside.exists() else self.shown

    def show(self, is_mutated):
        sources, other = (self.mutated(), "plain") if is_mutated else (self.plain(), "mutated")
        if sources != self.shown:
            if self.shown.exists():
                self.shown.rename(self.kept / other)
            sources.rename(self.shown)

    # MARK: - Filling the copy

    def update(self):
        """Takes over every file of the repository that changed, and takes away what it has no more."""
        self.kept.mkdir(parents=True, exist_ok=True)
        self.plain().mkdir(exist_ok=True)
        listing = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=self.root, check=True,
                                 stdout=subprocess.PIPE).stdout.decode()
        files = {name for name in listing.split("\0") if name and (self.root / name).exists()}
        for name in files:
            take_over(self.root / name, self.in_plain(name))
        record = self.kept / "files"
        for name in set(record.read_text().split("\0") if record.exists() else []) - files:
            self.in_plain(name).unlink(missing_ok=True)
        record.write_text("\0".join(sorted(files)))
        if not self.flags.exists() or self.flags.stat().st_size != operators.SIZE:
            self.flags.write_bytes(bytes(operators.SIZE))
        self.take_packages()

    def state(self):
        """What a build would start from, apart from the mutants."""
        names = (self.kept / "files").read_text().split("\0")
        files = [(name, self.in_plain(name).lstat()) for name in names]
        return record.digest(*[f"{name} {file.st_size} {file.st_mtime_ns}" for name, file in files])

    def in_plain(self, name):
        if name.startswith("Sources/"):
            return self.plain() / name.removeprefix("Sources/")
        return self.folder / name

    def take_packages(self):
        """The packages that the repository's own build fetched need not be fetched again."""
        for name in ["checkouts", "repositories", "artifacts", "workspace-state.json"]:
            origin, place = self.root / ".build" / name, self.folder / ".build" / name
            if origin.is_dir() and not place.exists():
                shutil.copytree(origin, place, symlinks=True)
            elif origin.is_file() and not place.exists():
                shutil.copy2(origin, place)
        if (self.root / "Package.resolved").exists() and not (self.folder / "Package.resolved").exists():
            shutil.copy2(self.root / "Package.resolved", self.folder / "Package.resolved")

    # MARK: - Mutants

    def instrument(self, mutants):
        """Writes the mutated sources: every file as it is, but for the operators of these mutants."""
        plain, mutated = self.plain(), self.mutated()
        by_file, by_module = {}, {}
        for mutant in mutants:
            by_file.setdefault(mutant.file, []).append(mutant)
            by_module.setdefault(mutant.module, []).append(mutant)
        wanted = set()
        for origin in plain.rglob("*"):
            name = origin.relative_to(plain)
            if not origin.is_file():
                continue
            wanted.add(mutated / name)
            if f"Sources/{name}" in by_file:
                write(with_mutants(origin.read_text(), by_file[f"Sources/{name}"]).encode(), mutated / name)
            elif not (mutated / name).exists():
                (mutated / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(origin, mutated / name)
            else:
                write(origin.read_bytes(), mutated / name)
        for module, of_module in by_module.items():
            wanted.add(mutated / module / SUPPORT)
            write(operators.support(of_module, self.flags).encode(), mutated / module / SUPPORT)
        for file in mutated.rglob("*"):
            if file.is_file() and file not in wanted:
                file.unlink()


def with_mutants(text, mutants):
    for mutant in sorted(mutants, key=lambda mutant: -mutant.offset):
        end = mutant.offset + len(mutant.text)
        text = text[:mutant.offset] + operators.replacement(mutant) + text[end:]
    return text


def take_over(origin, place):
    """Copies a file with its date, if the copy is another."""
    if place.is_symlink() or place.exists():
        old, new = place.lstat(), origin.lstat()
        if old.st_size == new.st_size and old.st_mtime_ns == new.st_mtime_ns:
            return
        place.unlink()
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(origin, place, follow_symlinks=False)


def write(data, place):
    if not place.exists() or place.read_bytes() != data:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
