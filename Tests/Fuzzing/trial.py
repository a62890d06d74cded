"""One try: a folder, the calls made in it, and what must not happen whatever lies there."""
import json
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import threading
import time

#: Processor time that one call may take, in seconds; waiting for a busy machine does not count.
MOST_TIME = 10
#: Time by the clock after which a call is taken for one that never ends.
MOST_WAITING = 90
#: Memory that one process may hold, in MiB.
MOST_MEMORY = 1024
#: What is told when a plugin's process ended by itself.
LAST_WORDS = ["Fatal error", "ended the process with", "SIGILL", "SIGTRAP", "SIGSEGV"]


class Failure(Exception):
    """What happened, in one line."""


class Box:
    """A folder with a home of its own; `call` runs swiftkit in it and raises Failure."""

    def __init__(self, program, folder):
        self.program, self.folder = str(program), pathlib.Path(folder)
        self.project, self.home = self.folder / "project", self.folder / "home"
        self.calls = 0
        self.most_memory = self.most_time = 0.0
        self.clear()

    def clear(self, keeping_home=True):
        for path in [self.project] + ([] if keeping_home else [self.home]):
            shutil.rmtree(path, ignore_errors=True)
        self.project.mkdir(parents=True)
        self.home.mkdir(exist_ok=True)

    def put(self, files):
        """Writes files, named below the box's folder where they begin with 'home/', else below its project."""
        for name, data in files.items():
            path = self.folder / name if name.startswith("home/") else self.project / name
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
            except OSError:
                pass

    def environment(self):
        # The backtrace of a crash takes seconds, and says nothing that the ending does not.
        return {"PATH": os.environ.get("PATH", ""), "HOME": str(self.home), "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}

    def call(self, *arguments, input=b"", codes=(0, 1, 2, 64), is_json=False, program=None, is_told=True):
        """The output of one run, which ended as it should."""
        self.calls += 1
        words = [program or self.program, *arguments]
        process = subprocess.Popen(words, cwd=self.project, env=self.environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, preexec_fn=limit, start_new_session=True)
        errors = []
        reader = threading.Thread(target=lambda: errors.append(process.stderr.read()), daemon=True)
        writer = threading.Thread(target=feed, args=(process.stdin, input), daemon=True)
        late = threading.Timer(MOST_WAITING, lambda: os.killpg(process.pid, signal.SIGKILL))
        for thread in (reader, writer, late):
            thread.start()
        start = time.monotonic()
        output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        waited = time.monotonic() - start
        late.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        writer.join(5)
        reader.join(5)
        process.stdout.close()
        process.stderr.close()
        errors = errors[0] if errors else b""
        line = " ".join(arguments)
        taken, memory = usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
        self.most_time, self.most_memory = max(self.most_time, taken), max(self.most_memory, memory)
        told = errors.decode("utf-8", "replace")
        if waited >= MOST_WAITING or taken > MOST_TIME:
            raise Failure(f"'{line}' took {taken:.1f} s of the processor, {waited:.0f} s in all")
        if process.returncode not in codes:
            raise Failure(f"'{line}' ended with {process.returncode}: {telling(told)}")
        if memory > MOST_MEMORY:
            raise Failure(f"'{line}' took {memory:.0f} MiB")
        for word in LAST_WORDS if is_told else []:
            if word in told or (is_told == "everywhere" and word.encode() in output):
                raise Failure(f"'{line}' said: {next(part for part in told.splitlines() if word in part)[:300]}")
        try:
            text = output.decode()
            errors.decode()
        except UnicodeDecodeError as error:
            raise Failure(f"'{line}' printed what is not UTF-8: {error}") from None
        if is_json and process.returncode in (0, 1) and text:
            try:
                json.loads(text)
            except ValueError as error:
                raise Failure(f"'{line}' printed what is not JSON: {error}") from None
        return process.returncode, text, told


def telling(errors):
    """The line that says why a program ended."""
    lines = errors.splitlines() or [""]
    return next((line for line in lines if "Fatal error" in line), lines[-1])[:300]


def limit():
    # What runs away is stopped before the machine is.
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def feed(stream, data):
    try:
        stream.write(data)
        stream.close()
    except (BrokenPipeError, OSError):
        pass
