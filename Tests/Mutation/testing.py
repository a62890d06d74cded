"""Running some of the tests with some of the mutants active."""
import dataclasses
import json
import mmap
import os
import pathlib
import re
import resource
import shutil
import subprocess
import tempfile
import time

import operators
import processes
from building import OutOfTime

#: Address space of a test's process: a mutant that never stops to append is stopped before the machine is.
MOST_MEMORY = 12 << 30


@dataclasses.dataclass
class Outcome:
    """How a run of tests ended; `failed` are tests in the order of their failing, `fault` what ended it early."""
    failed: list
    fault: str
    seconds: float
    reached: list
    ran: int

    @property
    def is_good(self):
        return not self.failed and not self.fault


class Tests:
    def __init__(self, tree, products, clock):
        self.tree, self.clock = tree, clock
        self.program = next(iter(sorted(pathlib.Path(products).glob("*PackageTests.xctest"))))
        file = open(tree.flags, "r+b")
        self.flags = mmap.mmap(file.fileno(), operators.SIZE)

    def suites(self):
        """The suites and the free functions of every module, named as tests are: `Module.Suite`."""
        run = subprocess.run([self.program, "--testing-library", "swift-testing", "--list-tests"], cwd=self.tree.folder,
                             check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        names = {line.split("/")[0].strip() for line in run.stdout.decode().splitlines() if re.match(r"\w+\.", line)}
        return sorted(names)

    def run_suites(self, suites, mutants, patience, is_brief=True):
        return self.run("^(?:" + "|".join(map(re.escape, suites)) + ")(?:/|$)", mutants, patience, is_brief)

    def run_tests(self, tests, mutants, patience, is_brief=True):
        return self.run("^(?:" + "|".join(map(re.escape, tests)) + ")", mutants, patience, is_brief)

    def run(self, filter, mutants, patience, is_brief):
        """Runs the tests that match; a brief run ends with the first failure."""
        self.flags[:] = bytes(operators.SIZE)
        for mutant in mutants:
            self.flags[mutant] = 1
        scratch = tempfile.mkdtemp(prefix="mutants-")
        events = pathlib.Path(scratch) / "events"
        events.touch()
        environment = {**os.environ, "TMPDIR": scratch, "SWIFT_BACKTRACE": "enable=no"}
        words = [self.program, "--testing-library", "swift-testing", "--filter", filter,
                 "--event-stream-output-path", events, "--event-stream-version", "0"]
        start = time.monotonic()
        with open(pathlib.Path(scratch) / "output", "wb") as output:
            process = subprocess.Popen(words, cwd=self.tree.folder, env=environment, stdin=subprocess.DEVNULL, stdout=output,
                                       stderr=output, start_new_session=True, preexec_fn=limit)
        try:
            return self.follow(process, events, start, patience, is_brief)
        finally:
            processes.end(process)
            self.flags[:operators.REACHED] = bytes(operators.REACHED)
            shutil.rmtree(scratch, ignore_errors=True)

    def follow(self, process, events, start, patience, is_brief):
        failed, running, fault, ran, rest = [], {}, "", 0, b""
        with open(events, "rb") as stream:
            is_over = False
            while not fault and not (failed and is_brief):
                rest += stream.read()
                *lines, rest = rest.split(b"\n")
                for line in lines:
                    kind, test = event(line)
                    if kind == "testStarted":
                        running[test] = True
                    elif kind == "testEnded":
                        running.pop(test, None)
                        ran += 1
                    elif kind == "issueRecorded" and test not in failed:
                        failed.append(test)
                if is_over:
                    break
                is_over = process.poll() is not None
                if not is_over:
                    if time.monotonic() - start > patience:
                        fault = "hang"
                    elif self.clock.left() <= 0:
                        raise OutOfTime
                    time.sleep(0.02)
        # A crash after a failure counts too: what would have come next was not run.
        if not fault and process.returncode not in (None, 0, 1, 69):
            fault = "crash"
        if not fault and not failed and process.returncode == 1:
            fault = "failure outside of tests"
        if fault:
            at = [test for test in running if "/" in test] or list(running)
            fault += " in " + short(at[-1]) if at else ""
        reached = [number for number, flag in enumerate(self.flags[operators.REACHED:]) if flag]
        return Outcome(failed, fault, time.monotonic() - start, reached, ran)


def event(line):
    """The kind of an event and its test; warnings and known issues are none."""
    try:
        record = json.loads(line)
    except ValueError:
        return None, None
    payload = record.get("payload", {})
    issue = payload.get("issue", {})
    if record.get("kind") != "event" or issue.get("isKnown") or issue.get("severity") == "warning":
        return None, None
    return payload.get("kind"), payload.get("testID") or ""


def short(test):
    """A test's name without its place."""
    return "/".join(part for part in test.split("/") if not re.search(r"\.swift:\d+:\d+$", part))


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
