"""A server on two pipes, spoken to line by line; needs nothing but Python."""
import json
import os
import queue
import subprocess
import threading

KEY = "io.modelcontextprotocol/"
META = {KEY + "protocolVersion": "2026-07-28", KEY + "clientCapabilities": {}, KEY + "clientInfo": {"name": "driver", "version": "0"}}
STATELESS = "2026-07-28"


class Server:
    def __init__(self, command, folder=None):
        self.process = subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.count, self.lines, self.notes = 0, queue.Queue(), []
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(json.loads(line))
        self.lines.put(None)

    def send(self, text):
        self.process.stdin.write(text if isinstance(text, bytes) else text.encode())
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()

    def receive(self, seconds=120):
        """The next message, whatever it is; None at the end."""
        return self.lines.get(timeout=seconds)

    def answer(self, seconds=120):
        """The next message that is no notification; those on the way are kept in `notes`."""
        while True:
            message = self.receive(seconds)
            if message is None or isinstance(message, list) or "method" not in message:
                return message
            assert "id" not in message, ("a server asks nothing", message)
            self.notes.append(message)

    def raw(self, text):
        self.send(text)
        return self.answer()

    def request(self, method, params=None, era=STATELESS):
        """The answer to a request; `era` None sends no version at all."""
        self.count += 1
        params = dict(params or {})
        if era == STATELESS:
            params["_meta"] = {**META, **params.get("_meta", {})}
        answer = self.raw(json.dumps({"jsonrpc": "2.0", "id": self.count, "method": method, "params": params}))
        assert answer["jsonrpc"] == "2.0" and answer["id"] == self.count, answer
        assert ("result" in answer) != ("error" in answer), answer
        return answer

    def fails(self, code, method, params=None, era=STATELESS):
        answer = self.request(method, params, era)
        assert answer.get("error", {}).get("code") == code, (method, params, code, str(answer)[:300])
        assert answer["error"]["message"], answer
        return answer["error"]

    def result(self, method, params=None, era=STATELESS):
        answer = self.request(method, params, era)
        assert "result" in answer, (method, answer)
        return answer["result"]

    def call(self, tool, era=STATELESS, /, **arguments):
        return self.result("tools/call", {"name": tool, "arguments": arguments}, era)

    def greet(self, version="2025-11-25"):
        hello = {"protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "driver", "version": "0"}}
        settled = self.result("initialize", hello, version)
        self.send('{"jsonrpc":"2.0","method":"notifications/initialized"}')
        return settled

    def children(self):
        """The processes that it started, where the system says so."""
        try:
            tasks = os.listdir(f"/proc/{self.process.pid}/task")
            return [int(child) for task in tasks for child in open(f"/proc/{self.process.pid}/task/{task}/children").read().split()]
        except OSError:
            return []

    def end(self):
        self.process.stdin.close()
        assert self.process.wait(120) == 0, self.process.returncode
