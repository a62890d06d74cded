#!/usr/bin/env python3
"""Speaks nonsense to `swiftkit mcp` for a while: it must neither crash nor hang, leak or fall out of the protocol.

usage: fuzz.py [--seconds N] [--seed N] COMMAND [ARG...]      (needs nothing but Python)

Valid sessions of both eras are changed, as bytes and as values, cut, mixed with noise and sent to real processes. After
every salvo a ping must be answered and memory and open files must be what they were; every line that comes back must be
a message; whatever a process was told, it ends by itself when its input ends.
"""
import argparse
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

KEY = "io.modelcontextprotocol/"
META = {KEY + "protocolVersion": "2026-07-28", KEY + "clientCapabilities": {}}
#: Seconds; a debug build on a busy machine takes its time.
PATIENCE = 180
#: Resident memory may reach this, in MiB: the longest message that is read, several times over.
MOST_MEMORY = 600
#: What a process that was spoken to for long may hold more than it did after its first salvos, in MiB.
MOST_GROWTH = 16
#: The lines of a process's first salvos: before it has answered as many, its index, plugins and templates are not all in memory.
#: (With seed 2079756097 a debug build has 31 MiB after 200 lines, 47 after 400, and 48 after 3,700.)
WARM_UP = 400

BAD_VIEW = 'import SwiftUI\nstruct A: View {\n  var body: some View { Button("x") {}.glassEffect() }\n}\n'
CALLS = [
    ("ask", {"query": "glass on a toolbar button", "limit": 3, "budget": 600, "strength": ["must"], "platform": 26.0}),
    ("ask", {"query": "list or scrollview", "skills": ["layout-and-lists"], "topics": ["list"]}),
    ("rule", {"key": "toolbars-and-navigation/toolbar-item-font"}), ("conflicts", {"topic": "sheet", "limit": 5, "status": "settled"}),
    ("skills", {}), ("tokens", {"kind": ["spacing"], "value": "16", "limit": 9}), ("explain", {"check": "glass-on-glass"}),
    ("context", {"task": "a settings sheet", "budget": 400}), ("sql", {"query": "SELECT key FROM v_rules", "limit": 3}),
    ("sql", {"query": "WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a) SELECT count(*) FROM a"}),
    ("scaffold", {"template": "feature", "name": "Portfolio", "target": "Scaffolding", "set": {"tests": True}, "only": ["view"]}),
    ("scaffold", {"template": "feature", "name": "Inbox", "write": True, "onConflict": "merge", "output": "made"}),
    ("scaffold", {"template": "view", "name": "Odd", "write": True, "output": "../outside", "diff": True}),
    ("check", {"source": BAD_VIEW, "path": "Not/There.swift", "checks": "all"}), ("check", {"paths": ["Sources"]}),
    ("get_swift_tree", {"fileKey": "design.json", "nodeId": "1:1", "depth": 3, "maxBytes": 4000}),
    ("generate_swiftui", {"fileKey": "design.json"}), ("get_design_tokens", {"fileKey": "no-such-key"}),
]
METHODS = [
    ("initialize", {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "f", "version": "0"}}),
    ("initialize", {"protocolVersion": "2025-03-26", "capabilities": {}, "clientInfo": {"name": "f", "version": "0"}}),
    ("ping", {}), ("server/discover", {}), ("tools/list", {}), ("prompts/list", {}), ("resources/templates/list", {}),
    ("resources/list", {"cursor": "at-100"}), ("resources/read", {"uri": "skill://liquid-glass/SKILL.md"}),
    ("resources/read", {"uri": "rule://glass-on-glass"}), ("resources/directory/read", {"uri": "skill://liquid-glass/rules"}),
    ("resources/subscribe", {"uri": "skill://motion/SKILL.md"}), ("resources/unsubscribe", {"uri": "skill://motion/SKILL.md"}),
    ("skills/list", {}), ("skills/get", {"uri": "skill://motion/SKILL.md"}),
    ("prompts/get", {"name": "review-view", "arguments": {"path": "A.swift", "focus": "glass"}}),
    ("prompts/get", {"name": "explain-finding", "arguments": {"check": "glass-on-glass"}}),
    ("prompts/get", {"name": "convert-figma", "arguments": {"design": "design.json"}}),
    ("completion/complete", {"ref": {"type": "ref/resource", "uri": "rule://{+key}"}, "argument": {"name": "key", "value": "g"}}),
    ("completion/complete", {"ref": {"type": "ref/prompt", "name": "new-feature"}, "argument": {"name": "template", "value": ""}}),
    ("subscriptions/listen", {"notifications": {"resourcesListChanged": True, "resourceSubscriptions": ["rule://x"]}}),
    ("logging/setLevel", {"level": "debug"}), ("nope/method", {}),
]
ODD = [
    None, True, False, 0, -1, 1.5, 1e308, -0.0, 10**30, -(2**63), 2**63 - 1, "", " ", "\x00", "é😀\u2028", "a" * 5000, "../../..", "\ud800",
    "'; DROP TABLE rule; --", "%s%n", [], {}, [[]], {"": None}, [None] * 50, {"a": {"b": {"c": [1, "x"]}}}, "1", "NaN", "at-1", "NEAR(", '"',
]


class Talk:
    """A server that is spoken to, with somebody who reads what it says."""

    def __init__(self, command, folder, environment):
        self.process = subprocess.Popen(command, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE)
        self.seen, self.news, self.fault, self.errors = set(), threading.Condition(), None, b""
        self.readers = [threading.Thread(target=self.read, daemon=True), threading.Thread(target=self.complain, daemon=True)]
        for reader in self.readers:
            reader.start()

    def read(self):
        for line in self.process.stdout:
            try:
                messages = json.loads(line)
                for message in messages if isinstance(messages, list) else [messages]:
                    assert message["jsonrpc"] == "2.0" and ("method" in message or ("result" in message) != ("error" in message))
                    if isinstance(message.get("id"), str):
                        with self.news:
                            self.seen.add(message["id"])
                            self.news.notify_all()
            except (ValueError, AssertionError, KeyError, TypeError) as error:
                self.fault = self.fault or (line[:300], repr(error))

    def complain(self):
        for line in self.process.stderr:
            self.errors = (self.errors + line)[-4000:]

    def send(self, data):
        try:
            self.process.stdin.write(data)
            self.process.stdin.flush()
        except BrokenPipeError:
            pass

    def await_answer(self, name):
        with self.news:
            return self.news.wait_for(lambda: name in self.seen or self.process.poll() is not None, PATIENCE) and name in self.seen

    def memory(self):
        try:
            return int(pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)
        except (OSError, IndexError):
            return 0

    def files(self):
        try:
            return len(os.listdir(f"/proc/{self.process.pid}/fd"))
        except OSError:
            return 0

    def close(self):
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass


class Fuzz:
    def __init__(self, command, seed, seconds):
        self.command, self.chance, self.end = command, random.Random(seed), time.monotonic() + seconds
        self.salvos = self.lines = self.processes = self.number = 0
        self.most_memory = self.most_growth = 0.0

    # What is said

    def message(self):
        self.number += 1
        chance = self.chance
        kind = chance.random()
        if kind < 0.08:
            return {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": max(0, self.number - chance.randrange(9))}}
        if kind < 0.11:
            return {"jsonrpc": "2.0", "method": chance.choice(["notifications/initialized", "notifications/nope", "ping"])}
        if kind < 0.55:
            name, arguments = chance.choice(CALLS)
            if name == "check" and chance.random() < 0.8:
                name, arguments = CALLS[0]  # Checks take their time, and what was asked is answered to the end.
            method, parameters = "tools/call", {"name": name, "arguments": arguments}
        else:
            method, parameters = chance.choice(METHODS)
        parameters = json.loads(json.dumps(parameters))
        if chance.random() < 0.6:
            parameters["_meta"] = {**META, **({"progressToken": self.number} if chance.random() < 0.3 else {})}
        return {"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters}

    def changed(self, value):
        """The value with something in it put in place of something else."""
        chance = self.chance
        if isinstance(value, dict) and value and chance.random() < 0.85:
            name = chance.choice(list(value))
            value = dict(value)
            kind = chance.random()
            if kind < 0.1:
                del value[name]
            elif kind < 0.2:
                value[chance.choice(["", "id", "_meta", "cursor", name + "x"])] = chance.choice(ODD)
            else:
                value[name] = self.changed(value[name])
            return value
        if isinstance(value, list) and value and chance.random() < 0.7:
            value = list(value)
            value[chance.randrange(len(value))] = self.changed(chance.choice(value))
            return value
        return chance.choice(ODD)

    def line(self):
        chance = self.chance
        kind = chance.random()
        if kind < 0.03:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(300))).replace(b"\n", b" ")
        if kind < 0.05:
            return b"[" + b",".join(json.dumps(self.message()).encode() for _ in range(chance.randrange(5))) + b"]"
        if kind < 0.06:
            return b'{"a":' * chance.randrange(1, 20000)
        if kind < 0.062 and not self.is_watched:
            return b'{"jsonrpc":"2.0","id":1,"method":"' + b"x" * chance.randrange(1 << 20, 34 << 20) + b'"}'
        message = self.message()
        for _ in range(chance.choice([0, 1, 1, 1, 2, 4])):
            message = self.changed(message)
        data = bytearray(json.dumps(message, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass"))
        for _ in range(chance.choice([0, 0, 0, 1, 2, 8])):
            place = chance.randrange(len(data) + 1)
            kind = chance.randrange(5)
            if kind == 0:
                data[place:place + 1] = bytes([chance.randrange(256)])
            elif kind == 1:
                del data[place:place + chance.randrange(20)]
            elif kind == 2:
                data[place:place] = chance.choice([b"[", b'"', b"{", b"\\u00", b"\xff", b"\x00", b",", b"1e9", b"\n", b"\r", b"null"])
            elif kind == 3:
                data[place:place] = data[max(0, place - chance.randrange(40)):place]
            else:
                del data[place:]
        return bytes(data)

    # How it is said

    def run(self):
        with tempfile.TemporaryDirectory(prefix="swiftkit-fuzz-") as name:
            self.scratch = pathlib.Path(name)
            self.project = self.scratch / "project"
            (self.project / "Sources").mkdir(parents=True)
            (self.project / "Package.swift").write_text("// swift-tools-version: 6.0\n")
            (self.project / "Sources/A.swift").write_text(BAD_VIEW)
            design = {"id": "1:1", "name": "Home", "type": "FRAME", "children": [],
                      "absoluteBoundingBox": {"x": 0, "y": 0, "width": 402, "height": 874}}
            (self.project / "design.json").write_text(json.dumps({"nodes": {"1:1": {"document": design}}}))
            (self.scratch / "outside").mkdir()
            # No token, so that nothing is asked of the network.
            self.environment = {"PATH": os.environ.get("PATH", ""), "HOME": name, "XDG_CACHE_HOME": name + "/cache",
                                "XDG_CONFIG_HOME": name + "/config", **{k: v for k, v in os.environ.items() if k == "SWIFTKIT_HOST"}}
            while time.monotonic() < self.end:
                self.talk()
            left = [str(path) for path in (self.scratch / "outside").rglob("*")]
            self.require(not left, f"files were written outside the project: {left[:3]}")
        print(f"fuzz: {self.lines:,} lines in {self.salvos:,} salvos to {self.processes:,} processes: every ping answered, every process "
              f"ended as it should; at most {self.most_memory:.0f} MiB, grown by at most {self.most_growth:.1f} MiB")

    def talk(self):
        """One process: salvos until it is its turn to end, in one of several ways."""
        chance = self.chance
        self.talker = talk = Talk(self.command, self.project, self.environment)
        self.processes += 1
        base, said, salvos = None, 0, chance.choice([1, 3, 40])
        # The C library keeps some of what a huge message took; where growth is watched there is none.
        self.is_watched = salvos == 40
        for salvo in range(salvos):
            if time.monotonic() > self.end:
                break
            self.salvos += 1
            lines = [self.line() for _ in range(chance.choice([1, 10, 100]))]
            self.said = lines
            self.lines += len(lines)
            talk.send(b"\n".join(lines) + b"\n")
            # Slow calls may go on; a second ping goes through what is quick, and only then things are counted.
            for ping in [{"method": "ping"}, {"method": "tools/list", "params": {"_meta": META}}]:
                self.number += 1
                name = f"still-there-{self.number}"
                talk.send(json.dumps({"jsonrpc": "2.0", "id": name, **ping}).encode() + b"\n")
                self.require(talk.await_answer(name), "a request was not answered")
            memory, files = talk.memory(), talk.files()
            self.most_memory = max(self.most_memory, memory)
            self.require(memory < MOST_MEMORY, f"it takes {memory:.0f} MiB")
            self.require(files < 64, f"{files} files are open")
            said += len(lines)
            if base is None and said >= WARM_UP:
                base = memory
            if base is not None:
                self.most_growth = max(self.most_growth, memory - base)
                self.require(memory - base < MOST_GROWTH, f"it grew from {base:.0f} to {memory:.0f} MiB in {salvo} salvos")
        kind = chance.random()
        if kind < 0.2:
            talk.send(json.dumps(self.message()).encode()[:chance.randrange(40)])
        if kind > 0.85:
            talk.send(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
                "name": "check", "arguments": {"paths": ["Sources"]}, "_meta": META}}).encode() + b"\n")
            talk.process.send_signal(signal.SIGTERM)
        else:
            talk.close()
        try:
            code = talk.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.require(False, "it does not end")
        self.require(code == 0 or (kind > 0.85 and code in (-signal.SIGTERM, 128 + signal.SIGTERM)), f"it ended with {code}")
        for reader in talk.readers:
            reader.join(PATIENCE)
        self.require(talk.fault is None, f"it said {talk.fault}")
        talk.close()
        talk.process.stdout.close()
        talk.process.stderr.close()

    def require(self, holds, sentence):
        if holds:
            return
        kept = pathlib.Path(tempfile.gettempdir()) / "swiftkit-fuzz-salvo.txt"
        kept.write_bytes(b"\n".join(self.said))
        self.talker.process.kill()
        sys.exit(f"fuzz: {sentence} after {self.salvos} salvos; the last one is kept in {kept}\n"
                 + self.talker.errors.decode(errors="replace")[-2000:])


if __name__ == "__main__":
    if not os.path.exists("/proc/self/statm"):
        print("fuzz: growth of memory and open files is not measured here, since there is no /proc")
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(1 << 32)
    print(f"fuzz: {options.seconds:.0f} seconds, seed {seed}", flush=True)
    Fuzz([os.path.abspath(options.command[0]), *options.command[1:]], seed, options.seconds).run()
