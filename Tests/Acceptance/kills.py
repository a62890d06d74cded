#!/usr/bin/env python3
"""Ends swiftkit by SIGKILL at random moments, with or without a power cut: old or new state, the next run works, no litter.

usage: kills.py [--count N] [--seed N] [--power-cut] [--scenario NAME] [--only SCENARIO:MOMENT] PROGRAM

Half of the runs end at a random moment by the clock, half at the n-th call that changes files ('strace', which also serves
static programs; such a moment comes again with --only). With --power-cut all end at such a call, or right after the end, and
every file that was written from its start and not synced by then is emptied, as a disk without power would have it; of a file
that is written in places, as SQLite does, these places are zeros.
"""
import argparse
import collections
import os
import pathlib
import random
import re
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHANGING = ("creat,write,pwrite64,writev,pwritev,ftruncate,truncate,fsync,fdatasync,rename,renameat,renameat2,link,linkat,"
            "unlink,unlinkat,mkdir,mkdirat,rmdir,symlink,symlinkat,fchmod,chmod,fchmodat,sync,syncfs")
BAD = """import SwiftUI

struct Card%d: View {
  var body: some View {
    VStack {
      Text("Balance").cornerRadius(20)
      Text("Sum").cornerRadius(8)
    }
  }
}

#Preview { Card%d() }
"""
TEMPLATE = """{ "schema": 1, "name": "pair", "version": "%s", "summary": "Two files.",
  "variables": [{ "name": "Name", "type": "typeName", "from": "argument", "help": "What." }],
  "files": [{ "from": "__Name__A.swift", "place": "components", "role": "view" },
            { "from": "__Name__B.swift", "place": "components", "role": "model" }] }
"""


class Scenario:
    """A command, what goes before it, and how to tell whether the state is the old or the new one."""

    def __init__(self, name, setup, command, probe, completes=False):
        self.name, self.setup, self.command, self.probe = name, setup, command, probe
        #: Whether the same command, run again, must give the new state, whatever was there.
        self.completes = completes


def scenarios():
    app = [("new", "tab-app", "Shop", "--no-input")]
    probe = ("new", "card", "Probe", "--no-input")
    return [
        Scenario("new", app, ("new", "tab", "News", "--no-input"), probe),
        Scenario("update", "template", ("update", "Two"), probe),
        Scenario("destroy", app + [("new", "tab", "News", "--no-input")], ("destroy", "News"), probe),
        Scenario("undo", app + [("new", "tab", "News", "--no-input")], ("undo",), probe),
        Scenario("undo-first", app, ("undo",), probe),
        Scenario("fix", "sources", ("check", ".", "--fix", "--quiet", "--no-cache", "--checks", "corner-radius-modifier"), None, True),
        Scenario("ingest", "documents", ("ingest", "More", "--index", "own.sqlite"), None, True),
        Scenario("trust", "library", ("plugin", "trust", "libone.so"), None, True),
        Scenario("agents", app, ("agents", "install", "--client", "claude"), probe, True),
        # Two transactions, one of them in the home folder: the same command finishes what one of them has done.
        Scenario("agents-home", "client", ("agents", "install", "--client", "windsurf", "--no-skills"), None, True),
    ]


class Place:
    """A project and a home folder, always at the same path; states of both are kept beside and put back."""

    def __init__(self, program, folder):
        self.program, self.folder = program, pathlib.Path(folder)
        self.live = self.folder / "live"
        self.project, self.home = self.live / "project", self.live / "home"
        self.reset()

    def reset(self):
        shutil.rmtree(self.live, ignore_errors=True)
        self.project.mkdir(parents=True)
        self.home.mkdir()
        (self.project / "Package.swift").write_text("// swift-tools-version: 6.0\n")

    def save(self, name):
        kept = self.folder / name
        shutil.rmtree(kept, ignore_errors=True)
        subprocess.run(["cp", "-a", self.live, kept], check=True)

    def restore(self, name):
        shutil.rmtree(self.live, ignore_errors=True)
        subprocess.run(["cp", "-a", self.folder / name, self.live], check=True)

    def environment(self):
        return {"PATH": os.environ.get("PATH", ""), "HOME": str(self.home), "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}

    def run(self, words, prefix=(), seconds=120):
        return subprocess.run([*prefix, self.program, *words], cwd=self.project, env=self.environment(), stdin=subprocess.DEVNULL,
                              capture_output=True, timeout=seconds)

    def done(self, words):
        run = self.run(words)
        if run.returncode not in (0, 1):
            raise SystemExit(f"kills: '{' '.join(words)}' ended with {run.returncode}: {run.stderr.decode(errors='replace')[-500:]}")
        return run


def picture(root, leaving_out=()):
    """Every name below `root` with its kind, mode and content; what is left out is a part of a path."""
    found = {}
    for folder, folders, files in os.walk(root):
        relative = os.path.relpath(folder, root)
        for name in list(folders):
            path = os.path.join(relative, name)
            if any(part in path for part in leaving_out):
                folders.remove(name)
            else:
                found[path] = ("folder", stat.S_IMODE(os.lstat(os.path.join(folder, name)).st_mode))
        for name in files:
            path = os.path.join(relative, name)
            if any(part in path for part in leaving_out):
                continue
            whole = os.path.join(folder, name)
            status = os.lstat(whole)
            content = os.readlink(whole) if stat.S_ISLNK(status.st_mode) else pathlib.Path(whole).read_bytes()
            found[path] = ("file", stat.S_IMODE(status.st_mode), content)
    return found


def litter(live):
    """What runs of swiftkit leave only for a while."""
    found = []
    for folder, folders, files in os.walk(live):
        for name in files:
            path = os.path.relpath(os.path.join(folder, name), live)
            if name.startswith(".swiftkit-") or name.endswith((".tmp", "-journal", "-wal", "-shm")) or ".swiftkit/transaction/" in path:
                found.append(path)
    return found


#: Where runs keep what may differ between two that did the same: how to take them back, caches, this user's own notes.
OWN = (".swiftkit/undo", ".swiftkit/transaction", ".cache", ".local/state", "Library/")


class Judge:
    """Knows the old and the new state of a scenario, and those after the probe."""

    def __init__(self, place, scenario):
        self.place, self.scenario, self.tries = place, scenario, 0
        self.prepare()
        place.save("old")
        self.old = self.state()
        start = time.monotonic()
        place.done(scenario.command)
        self.seconds = time.monotonic() - start
        place.save("new")
        self.new = self.state()
        if self.old == self.new:
            raise SystemExit(f"kills: '{' '.join(scenario.command)}' changes nothing")
        self.probed = []
        if scenario.probe:
            for name in ("old", "new"):
                place.restore(name)
                place.done(scenario.probe)
                self.probed.append(self.state())
        place.restore("old")
        self.calls = self.count_calls() if shutil.which("strace") else 0

    def prepare(self):
        place, setup = self.place, self.scenario.setup
        place.reset()
        if setup == "template":
            folder = place.project / ".swiftkit/templates/pair"
            folder.mkdir(parents=True)
            (folder / "template.json").write_text(TEMPLATE % "1.0.0")
            for letter in "AB":
                (folder / f"__Name__{letter}.swift").write_text(f"struct __Name__{letter} {{\n  let a = 1\n}}\n")
            place.done(("new", "pair", "Two", "--no-input"))
            place.done(("new", "pair", "Three", "--no-input"))
            (folder / "template.json").write_text(TEMPLATE % "1.1.0")
            for letter in "AB":
                (folder / f"__Name__{letter}.swift").write_text(f"struct __Name__{letter} {{\n  let a = 1\n  let b = 2\n}}\n")
            edited = next(place.project.rglob("TwoA.swift"))
            with open(edited, "a") as file:
                file.write("\n// The user's own line.\n")
            edited.chmod(0o600)
        elif setup == "sources":
            for number in range(12):
                (place.project / f"Card{number}.swift").write_text(BAD % (number, number))
            (place.project / "Card3.swift").chmod(0o640)
        elif setup == "documents":
            docs = place.project / "Docs"
            docs.mkdir()
            for number in range(20):
                (docs / f"d{number}.md").write_text(f"# D{number}\n\n## Part\n\n- Never use zork{number} in a toolbar.\n")
            place.done(("ingest", "Docs", "--index", "own.sqlite"))
            # A question reads what changed in known folders by itself; what is new is a folder.
            more = place.project / "More"
            more.mkdir()
            for number in range(20):
                (more / f"m{number}.md").write_text(f"# M{number}\n\n## Part\n\n- Always use zork{number} and blip in a toolbar.\n")
        elif setup == "client":
            settings = place.home / ".codeium/windsurf/mcp_config.json"
            settings.parent.mkdir(parents=True)
            settings.write_text('{\n  "mcpServers": { "other": { "command": "other" } }\n}\n')
        elif setup == "library":
            for name in ("one", "two"):
                self.build(name)
            place.done(("plugin", "trust", "libtwo.so"))
        else:
            for words in setup:
                place.done(words)

    def build(self, name):
        """A plugin of one's own: a library and its descriptor."""
        source = (ROOT / "Plugins/Template/template.c").read_text().replace('TEXT("template")', f'TEXT("{name}")')
        library = self.place.project / f"lib{name}.so"
        with tempfile.NamedTemporaryFile("w", suffix=".c") as file:
            file.write(source)
            file.flush()
            subprocess.run(["cc", "-std=c11", "-shared", "-fPIC", "-I", ROOT / "Plugins/ABI/include", "-o", library, file.name], check=True)
        folder = pathlib.Path(self.place.program).parent
        hosts = [folder / "swiftkit-plugin-host", folder.parent / "lib/swiftkit/swiftkit-plugin-host"]
        host = next((host for host in hosts if host.exists()), None)
        if host is None:
            raise SystemExit("kills: there is no plugin host")
        described = subprocess.run([host, "--describe", library], check=True, capture_output=True).stdout
        (self.place.project / f"lib{name}.json").write_bytes(described)

    def state(self):
        """What there is to lose, without what differs between any two runs."""
        if self.scenario.setup == "documents":
            run = self.place.run(("ask", "may a toolbar button have zork4 blip", "--index", "own.sqlite", "--json"))
            documents = picture(self.place.project / "Docs")
            return {"answer": run.stdout if run.returncode in (0, 1) else f"{run.returncode} {run.stderr.decode()}", **documents}
        return picture(self.place.live, OWN)

    def count_calls(self):
        log = self.place.folder / "log"
        self.place.run(self.scenario.command, self.tracing(log))
        self.place.restore("old")
        first = next(iter(log.read_text(errors="replace").splitlines()), "").split()[0]
        return sum(1 for line in log.read_text(errors="replace").splitlines() if line.split()[:1] == [first] and "(" in line)

    def tracing(self, log, number=None):
        words = ["strace", "-f", "-y", "-q", "-qq", "-s", "0", "-o", str(log), "-e", f"trace={CHANGING}", "-e", "signal=none"]
        if number is not None:
            words += ["-e", f"inject={CHANGING}:signal=KILL:when={number}"]
        return words

    # One try

    def ended_at(self, moment):
        """Runs the command and ends it at the moment: seconds, or the number of a call; the log of its calls, where there is one."""
        self.place.restore("old")
        log = self.place.folder / "log"
        if isinstance(moment, float):
            process = subprocess.Popen([self.place.program, *self.scenario.command], cwd=self.place.project, env=self.place.environment(),
                                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
            time.sleep(moment)
            is_ended = process.poll() is None
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
            return is_ended, None
        run = self.place.run(self.scenario.command, self.tracing(log, moment))
        return run.returncode in (-9, 137), log

    def faults(self):
        """What is wrong now, after the run that was ended; runs the next command to find out."""
        scenario, place = self.scenario, self.place
        if scenario.setup == "documents" and self.state() not in (self.old, self.new):
            return ["the index answers neither as before nor as after"]
        if scenario.setup in ("sources", "library"):
            for path, entry in picture(place.live, OWN).items():
                if os.path.basename(path).startswith(".swiftkit-"):
                    continue
                if entry not in (self.old.get(path), self.new.get(path)):
                    return [f"{path} is neither as before nor as after"]
        self.tries += 1
        words = scenario.probe if scenario.probe and (not scenario.completes or self.tries % 4 < 2) else scenario.command
        run = place.run(words)
        if run.returncode not in (0, 1):
            return [f"the next run, '{' '.join(words)}', ended with {run.returncode}: {run.stderr.decode(errors='replace')[-300:]}"]
        wanted = self.probed if words == scenario.probe else [self.new]
        state = self.state()
        faults = []
        if state not in wanted:
            faults.append("neither the old nor the new state: " + "; ".join(
                min((differences(known, state) for known in wanted), key=len)[:5]))
        faults += [f"left behind: {path}" for path in litter(place.live)]
        if words == scenario.probe and not faults:
            run = place.run(("undo",))
            if run.returncode != 0 or self.state() not in (self.old, self.new):
                faults.append(f"undo of the next run: {run.returncode} {run.stderr.decode(errors='replace')[-300:]}")
        return faults


def differences(known, state):
    return [f"{path} {'differs' if path in known and path in state else 'is missing' if path in known else 'is left over'}"
            for path in sorted(known.keys() | state.keys()) if known.get(path) != state.get(path)]


class Disk:
    """Which files have content that was not synced, by the log of a run."""

    CALL = re.compile(r"^\d+\s+(\w+)\((.*?)(?:\)\s+= (-?\d+).*| <unfinished.*|)$")

    def __init__(self, log):
        #: What was written since the last sync, by path: places as (start, count), or None for all of the file.
        self.contents = {}
        pending = {}
        for line in log.read_text(errors="replace").splitlines():
            # A call that another thread's came between is written in two lines.
            resumed = re.match(r"^(\d+)\s+<\.\.\. (\w+) resumed>(.*)$", line)
            if resumed:
                line = f"{resumed[1]} {pending.pop(resumed[1], resumed[2] + '(')}{resumed[3]}"
            elif "<unfinished" in line:
                thread, rest = line.split(None, 1)
                pending[thread] = rest.split(" <unfinished")[0]
                continue
            match = self.CALL.match(line)
            if match and match[3] is not None and not match[3].startswith("-"):
                self.take(match[1], match[2], line)

    def take(self, call, arguments, line):
        opened = re.match(r"^\d+<(/[^>]*)>", arguments)
        if call == "pwrite64" and opened:
            count, start = re.search(r", (\d+), (\d+)$", arguments).groups()
            self.contents.setdefault(opened[1], []).append((int(start), int(count)))
        elif call in ("write", "writev", "pwritev") and opened:
            self.contents.setdefault(opened[1], []).append(None)
        elif call in ("fsync", "fdatasync") and opened:
            self.contents.setdefault(opened[1], []).clear()
        elif call in ("sync", "syncfs"):
            for content in self.contents.values():
                content.clear()
        elif call in ("rename", "renameat", "renameat2", "link", "linkat"):
            paths = self.paths(arguments)
            if len(paths) == 2 and paths[0] in self.contents:
                content = self.contents.pop(paths[0]) if call.startswith("rename") else self.contents[paths[0]]
                self.contents[paths[1]] = content
            elif len(paths) == 2:
                self.contents.pop(paths[1], None)
        elif call in ("unlink", "unlinkat"):
            for path in self.paths(arguments):
                self.contents.pop(path, None)

    @staticmethod
    def paths(arguments):
        """The paths of a call's arguments, those below an open folder put together."""
        found = []
        for folder, name in re.findall(r"(?:(?:AT_FDCWD|\d+)<(/[^>]*)>, )?\"((?:[^\"\\]|\\.)*)\"", arguments):
            found.append(os.path.normpath(os.path.join(folder, name)) if folder else name)
        return found

    def lose(self, live):
        """Takes away what was not synced, below `live`."""
        lost = []
        for path, content in self.contents.items():
            if content and path.startswith(str(live)) and os.path.isfile(path) and not os.path.islink(path):
                mode = stat.S_IMODE(os.stat(path).st_mode)
                with open(path, "r+b") as file:
                    if None in content:
                        file.truncate(0)
                    for start, count in content if None not in content else ():
                        file.seek(start)
                        file.write(bytes(count))
                os.chmod(path, mode)
                lost.append(os.path.relpath(path, live))
        return lost


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--power-cut", action="store_true")
    parser.add_argument("--scenario", default=None)
    parser.add_argument("--only", default=None, help="SCENARIO:NUMBER, one moment once more")
    parser.add_argument("program")
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(1 << 32)
    has_strace = shutil.which("strace") is not None
    if options.power_cut and not has_strace:
        print("kills: power cuts are skipped, since there is no strace")
        return
    chance = random.Random(seed)
    name = "power cuts" if options.power_cut else "kills"
    print(f"{name}: {options.count}, --seed {seed}", flush=True)
    wanted = options.only.split(":")[0] if options.only else options.scenario
    chosen = [scenario for scenario in scenarios() if wanted in (None, scenario.name)]
    if not shutil.which("cc"):
        print(f"{name}: trust is left out, since there is no C compiler")
        chosen = [scenario for scenario in chosen if scenario.name != "trust"]
    failures, table = [], []
    for scenario in chosen:
        folder = tempfile.mkdtemp(prefix="swiftkit-kills-")
        try:
            judge = Judge(Place(os.path.abspath(options.program), folder), scenario)
            counts = collections.Counter()
            for number in range(-(-options.count // len(chosen))):
                if options.only:
                    moment = int(options.only.split(":")[1])
                elif has_strace and (options.power_cut or number % 2):
                    # One beyond the last is a run that came to its end.
                    moment = chance.randrange(1, judge.calls + 2)
                else:
                    moment = chance.uniform(0, judge.seconds * 1.1)
                is_ended, log = judge.ended_at(moment)
                counts["tries"] += 1
                counts["ended"] += is_ended
                lost = Disk(log).lose(judge.place.live) if options.power_cut else []
                counts["emptied"] += len(lost)
                for fault in judge.faults():
                    counts["failures"] += 1
                    told = f"{scenario.name}:{moment}: {fault}" + (f" (emptied: {', '.join(lost[:4])})" if lost else "")
                    failures.append(told)
                    if counts["failures"] <= 5:
                        print("  " + told, flush=True)
                if options.only:
                    break
            table.append((scenario.name, judge.calls, counts))
            print(f"{scenario.name}: {dict(counts)}, {judge.calls} calls, {judge.seconds:.2f} s", flush=True)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    print(f"\n| command | tries | ended while it ran | emptied files | failures |\n| --- | --- | --- | --- | --- |")
    for scenario, _, counts in table:
        print(f"| {scenario} | {counts['tries']} | {counts['ended']} | {counts['emptied']} | {counts['failures']} |")
    if failures:
        sys.exit(f"{name}: {len(failures)} failures; once more: kills.py {'--power-cut ' if options.power_cut else ''}--only SCENARIO:NUMBER PROGRAM")


if __name__ == "__main__":
    main()
