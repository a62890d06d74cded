#!/usr/bin/env python3
"""What clients do to a server without meaning to: too much, too fast, too slowly, half, and then they are gone.

usage: hardships.py COMMAND [ARG...]      (needs nothing but Python)
"""
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import threading
import time

from driver import META, Server

VIEW = "import SwiftUI\nstruct A: View { var body: some View { Button(\"x\") {}.glassEffect() } }\n"


def request(number, method, **params):
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": {"_meta": META, **params}}).encode() + b"\n"


def call(number, tool, **arguments):
    return request(number, "tools/call", name=tool, arguments=arguments)


def memory(server):
    try:
        return int(pathlib.Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20
    except OSError:
        return 0


def a_huge_message(command):
    """50 MB in one line are refused, and do not stay; 10 MB are read."""
    server = Server(command)
    answer = server.raw(call(1, "check", source="x" * 50_000_000).rstrip())
    assert answer["id"] is None and answer["error"]["code"] == -32600, answer
    answer = server.raw(call(2, "ask", query="x" * 10_000_000).rstrip())
    assert answer["id"] == 2, str(answer)[:300]
    answer = server.raw(request(3, "m" * 5_000_000).rstrip())
    assert answer["error"]["code"] == -32601 and len(answer["error"]["message"]) < 1000, str(answer)[:300]
    answer = server.raw(call(4, "check", source="\n" * 2_000_000, path="A.swift").rstrip())
    assert answer["id"] == 4 and "result" in answer, str(answer)[:300]
    server.result("tools/list")
    assert memory(server) < 400, memory(server)
    server.end()


def half_a_line(command):
    """The input ends in the middle of a message: what came before is answered, what is left is no message."""
    for rest in (b'{"jsonrpc":"2.0","id":2,"meth', b"\xe2\x82", b'{"jsonrpc":"2.0","id":2,"method":"ping"}'):
        server = Server(command)
        server.process.stdin.write(call(1, "ask", query="toolbar glass") + rest)
        server.process.stdin.close()
        answers = {}
        while (message := server.receive(60)) is not None:
            answers[message["id"]] = message
        assert server.process.wait(120) == 0 and answers[1]["result"]["content"], answers
        assert (answers[2]["result"] == {}) if rest.endswith(b"}") else answers[None]["error"]["code"] == -32700, answers


def no_words_at_all(command):
    done = subprocess.run(command, input=b"", capture_output=True, timeout=120)
    assert done.returncode == 0 and done.stdout == b"" and done.stderr == b"", done


def ten_thousand_at_once(command):
    """All are answered, each once; a reader takes what comes meanwhile."""
    server = Server(command)
    methods = [lambda n: call(n, "rule", key="glass-on-glass") if n % 500 == 0 else request(n, "prompts/list"),
               lambda n: request(n, "nope"), lambda n: b'{"jsonrpc":"2.0","id":%d,"method":"ping"}\n' % n,
               lambda n: call(n, "nope"), lambda n: b"{\n"]
    wanted = [n for n in range(10_000) if n % 5 != 4]
    sender = threading.Thread(target=lambda: server.send(b"".join(methods[n % 5](n) for n in range(10_000)).rstrip()))
    sender.start()
    answers = [server.receive(60) for _ in range(10_000)]
    assert sorted(a["id"] for a in answers if a["id"] is not None) == wanted
    assert sum(a["id"] is None for a in answers) == 2_000
    sender.join()
    server.end()


def a_slow_reader(command):
    """Nobody reads for a while: the server waits with a full pipe, holds no more than it was told, and goes on."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    count = 300
    sender = threading.Thread(target=lambda: (process.stdin.write(b"".join(request(n, "tools/list") for n in range(count))), process.stdin.close()))
    sender.start()
    time.sleep(2)
    assert process.poll() is None
    held = int(pathlib.Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20 if os.path.exists("/proc/self/statm") else 0
    assert held < 200, held
    seen = [json.loads(line)["id"] for line in process.stdout]
    assert sorted(seen) == list(range(count)) and process.wait(120) == 0
    sender.join()


def a_reader_that_went_away(command):
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.close()
    try:
        for number in range(200):
            process.stdin.write(request(number, "tools/list"))
            process.stdin.flush()
            time.sleep(0.005)
        process.stdin.close()
    except BrokenPipeError:
        pass
    process.wait(120)
    assert b"Fatal" not in process.stderr.read()


def is_there(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def an_end_in_the_middle(command):
    """SIGTERM while files are checked: the server is gone at once, and so are the plugin hosts that it started."""
    with tempfile.TemporaryDirectory() as folder:
        for number in range(120):
            pathlib.Path(folder, f"V{number}.swift").write_text(VIEW * 200)
        for ending in (signal.SIGTERM, signal.SIGKILL):
            server = Server(command, folder)
            server.send(call(1, "check", paths=["."], checks="all").rstrip())
            deadline = time.monotonic() + 30
            while not (hosts := server.children()) and time.monotonic() < deadline and os.path.exists("/proc/self/task"):
                time.sleep(0.01)
            server.process.send_signal(ending)
            assert server.process.wait(120) == -ending
            while any(is_there(host) for host in hosts) and time.monotonic() < deadline:
                time.sleep(0.05)
            assert not any(is_there(host) for host in hosts), "a plugin host outlived the server"


def a_call_that_is_given_up(command):
    """A long check is cancelled: it is not answered, and the next call is."""
    with tempfile.TemporaryDirectory() as folder:
        for number in range(200):
            pathlib.Path(folder, f"V{number}.swift").write_text(VIEW.replace("A", f"A{number}") * 200)
        server = Server(command, folder)
        began = time.monotonic()
        server.send(call(1, "check", paths=["."], checks="all").rstrip())
        time.sleep(0.3)
        server.send(json.dumps({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}))
        answer = server.raw(call(2, "check", source=VIEW, path="A.swift").rstrip())
        assert answer["id"] == 2 and answer["result"]["structuredContent"]["findings"], str(answer)[:500]
        assert time.monotonic() - began < 120
        server.end()


HARDSHIPS = [a_huge_message, half_a_line, no_words_at_all, ten_thousand_at_once, a_slow_reader, a_reader_that_went_away]
WITH_HOST = [an_end_in_the_middle, a_call_that_is_given_up]

if __name__ == "__main__":
    if not os.path.exists("/proc/self/statm"):
        print("hardships: growth of memory and open files is not measured here, since there is no /proc")
    command = [os.path.abspath(sys.argv[1]), *sys.argv[2:]]
    has_host = os.environ.get("SWIFTKIT_HOST", "1") != "0"
    for hardship in HARDSHIPS + (WITH_HOST if has_host else []):
        try:
            hardship(command)
        except Exception:
            print(f"hardships: {hardship.__name__.replace('_', ' ')}: not survived", file=sys.stderr)
            raise
    left = "" if has_host else f"; {len(WITH_HOST)} skipped, since the plugin host is not built"
    print(f"hardships: {len(HARDSHIPS) + len(WITH_HOST) * has_host} survived{left}")
