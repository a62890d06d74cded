"""Building the copy: a mutant that does not compile is left out, and the build goes on without it."""
import collections
import json
import re
import subprocess
import sys

import operators
import processes

#: As `make test` builds: the programs are optimised, which makes the whole suite four times as fast.
BUILD = ["Scripts/test-build.sh", "build"]
FAULT = re.compile(r"^(/[^\n:]+\.swift):(\d+):\d+: error: (.*)", re.M)


class OutOfTime(Exception):
    """The minutes of this call are over; the next call goes on."""


def build(tree, clock):
    """The output of a build that failed, or None."""
    tree.show(is_mutated=True)
    log = tree.kept / "build.log"
    with open(log, "wb") as output:
        process = subprocess.Popen([*BUILD, "--build-tests"], cwd=tree.folder, stdin=subprocess.DEVNULL, stdout=output,
                                   stderr=subprocess.STDOUT)
    try:
        process.wait(clock.left())
    except subprocess.TimeoutExpired:
        raise OutOfTime from None
    finally:
        processes.end(process)
    return log.read_text(errors="replace") if process.returncode else None


def faulty(output, mutants, tree):
    """The mutants that the errors of a build come from, each with the first message."""
    by_file = collections.defaultdict(list)
    for mutant in mutants:
        by_file[str(tree.folder / mutant.file)].append(mutant)
    found, strange = {}, []
    for file, line, message in FAULT.findall(output):
        # The one that the message names, or the nearest, rather one before than one behind.
        nearest = sorted(by_file[file], key=lambda mutant: (
            operators.spelling(mutant) not in message, abs(mutant.line - int(line)), mutant.line > int(line)))
        if nearest:
            found.setdefault(nearest[0].id, message)
        else:
            strange.append(f"{file}:{line}: {message}")
    if not found:
        sys.exit("mutants: the copy does not build, and no mutant is the cause:\n" + "\n".join(strange[:10] or [output[-3000:]]))
    return found


def products(tree):
    """The folder of what was built."""
    run = subprocess.run([*BUILD, "--show-bin-path"], cwd=tree.folder, check=True, stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL)
    return run.stdout.decode().strip()


def dependencies(tree):
    """What each module of the package depends on, near and far."""
    run = subprocess.run(["swift", "package", "dump-package"], cwd=tree.folder, check=True, stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL)
    near = {}
    for target in json.loads(run.stdout)["targets"]:
        near[target["name"]] = {(entry.get("byName") or entry.get("target") or [None])[0] for entry in target["dependencies"]}
    far = {}
    def reach(name):
        if name not in far:
            far[name] = set()
            for other in near.get(name, ()):
                far[name] |= {other} | reach(other)
        return far[name]
    for name in near:
        reach(name)
    return far
