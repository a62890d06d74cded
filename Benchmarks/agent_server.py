"""The server for coding agents: how soon it answers, how steadily, and whether it keeps its size.

The peer is the smallest server that the Python package `mcp` makes, whose one tool answers with a constant.
"""
import json, os, statistics, subprocess, sys, time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "mcp==2.3.0"
PEER = """
from mcp.server import MCPServer
server = MCPServer("peer")

@server.tool()
def ask(query: str) -> str:
    return "constant"

server.run()
"""
QUESTIONS = [
    "toolbar button glass", "sheet background", "spacing scale", "may icons in a row be tinted", "preview every state",
    "animation duration", "dark mode colours", "list or scroll view", "haptics", "where does loading code go",
]
KEY = "io.modelcontextprotocol/"
META = {KEY + "protocolVersion": "2026-07-28", KEY + "clientCapabilities": {}}


class Server:
    """A running server and the clock that began with it."""

    def __init__(self, command, folder):
        self.began = time.perf_counter()
        self.process = subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.rest = b""

    def send(self, *messages):
        data = b"".join(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n" for message in messages)
        while data:
            data = data[os.write(self.process.stdin.fileno(), data):]

    def line(self):
        while b"\n" not in self.rest:
            more = os.read(self.process.stdout.fileno(), 1 << 16)
            if not more:
                sys.exit("bench: a server ended before it answered")
            self.rest += more
        line, self.rest = self.rest.split(b"\n", 1)
        return line

    def answer(self, number):
        """The result of the request `number`."""
        while True:
            message = json.loads(self.line())
            if message.get("id") == number:
                if "result" not in message or message["result"].get("isError"):
                    sys.exit(f"bench: a call failed: {json.dumps(message)[:300]}")
                return message["result"]

    def end(self):
        self.process.stdin.close()
        self.process.wait(20)
        self.process.stdout.close()


def hello(number=0):
    parameters = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "bench", "version": "1"}}
    return [{"id": number, "method": "initialize", "params": parameters}, {"method": "notifications/initialized"}]


def ask(number, question, meta=None):
    parameters = {"name": "ask", "arguments": {"query": question}, **({"_meta": meta} if meta else {})}
    return {"id": number, "method": "tools/call", "params": parameters}


def first_answer(command, folder, runs, stateless=False):
    """Medians of the time from before the process is made: to the answer to `initialize`, and to that of the first call."""
    greeted, answered = [], []
    for _ in range(runs):
        server = Server(command, folder)
        if stateless:
            server.send(ask(1, QUESTIONS[0], META))
        else:
            greeting = hello()
            server.send(greeting[0])
            server.answer(0)
            greeted.append(time.perf_counter() - server.began)
            server.send(greeting[1], ask(1, QUESTIONS[0]))
        server.answer(1)
        answered.append(time.perf_counter() - server.began)
        server.end()
    return (statistics.median(greeted) if greeted else None), statistics.median(answered)


def calls(command, folder, count):
    """The time of each of `count` calls, one after the other."""
    server = Server(command, folder)
    server.send(*hello())
    server.answer(0)
    times = []
    for number in range(1, count + 1):
        began = time.perf_counter()
        server.send(ask(number, QUESTIONS[number % len(QUESTIONS)]))
        server.answer(number)
        times.append(time.perf_counter() - began)
    server.end()
    return sorted(times)


def sizes(command, folder, stations):
    """Resident memory in MiB and open files after so many calls."""
    server = Server(command, folder)
    server.send(*hello())
    server.answer(0)
    done, found = 0, []
    for station in stations:
        while done < station:
            # A window of calls at once, as long as an answer cannot fill the pipe while we write.
            window = range(done + 1, min(done + 16, station) + 1)
            server.send(*(ask(number, QUESTIONS[number % len(QUESTIONS)]) for number in window))
            for _ in window:
                if b'"error"' in server.line()[:60]:
                    sys.exit("bench: a call failed")
            done = window[-1]
        pid = server.process.pid
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        found.append((station, pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20), len(os.listdir(f"/proc/{pid}/fd"))))
    server.end()
    return found


def peer(folder):
    """The command of the trivial server; None, with the reason printed, where its package cannot be installed."""
    for venv in [ROOT / ".build/conformance", folder / "venv"]:
        python = venv / "bin/python"
        if subprocess.run([python, "-c", "import mcp.server"], capture_output=True).returncode == 0 if python.exists() else False:
            break
    else:
        made = subprocess.run([sys.executable, "-m", "venv", venv], capture_output=True)
        if made.returncode or subprocess.run([venv / "bin/pip", "install", "-q", PACKAGE], capture_output=True).returncode:
            print(f"\nbench: the package {PACKAGE} cannot be installed, so the Python server takes no part")
            return None
    script = folder / "peer.py"
    script.write_text(PEER)
    return [str(python), str(script)]


def measure(folder, swiftkit, runs, calls_in_all):
    ours = [swiftkit, "mcp"]
    # The index is there from the second start on; the first one makes it.
    cold = first_answer(ours, folder, 1)[1]
    rows = [("swiftkit mcp", ours)]
    if other := peer(folder):
        rows.append(("trivial Python server", other))
    found = {}
    # Both take turns, so that what else the machine does falls on both.
    for name, command in rows:
        first_answer(command, folder, 2)
    turns = {name: [] for name, _ in rows}
    for _ in range(runs):
        for name, command in rows:
            turns[name].append(first_answer(command, folder, 1))
    for name, command in rows:
        greeted, answered = (statistics.median(turn[place] for turn in turns[name]) for place in (0, 1))
        found[name] = (greeted, answered, calls(command, folder, 1000))
    stateless = first_answer(ours, folder, runs, stateless=True)[1]

    print("\nserver for agents, over our own skills")
    print(f"  {'':24}  {'initialize':>10}  {'first ask':>10}  {'1,000 calls: median':>20}  {'p99':>9}")
    for name, (greeted, answered, times) in found.items():
        median, late = times[len(times) // 2], times[len(times) * 99 // 100]
        print(f"  {name:24}  {greeted * 1000:>7.2f} ms  {answered * 1000:>7.2f} ms  {median * 1000:>17.2f} ms  {late * 1000:>6.2f} ms")
    if len(found) == 2:
        (_, ours_first, ours_calls), (_, theirs_first, theirs_calls) = found.values()
        print(f"  {'ratio':24}  {'':>10}  {ours_first / theirs_first:>9.3f}x  {ours_calls[500] / theirs_calls[500]:>19.2f}x")
    print(f"  first ask in the protocol without sessions: {stateless * 1000:.2f} ms; with an index to be made: {cold * 1000:.0f} ms")
    if Path("/proc/self/statm").exists():
        for count, memory, files in sizes(ours, folder, [1_000, calls_in_all // 10, calls_in_all]):
            print(f"  after {count:>7,} calls: {memory:>6.1f} MiB resident, {files} open files")
