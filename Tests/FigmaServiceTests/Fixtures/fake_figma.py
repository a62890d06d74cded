"""A small Figma on the loopback: answers as the real one does, and badly on demand. Prints its port; counts what it is asked."""
import email.utils, http.server, json, sys, time

KEY, TOKEN = "abcdefghij0123456789", "figd_test-token"
log = open(sys.argv[1], "w", buffering=1)
busy = {"left": 1}
once = set()


def text(id, words, x, y):
    return {"id": id, "name": words, "type": "TEXT", "characters": words, "style": {"fontSize": 17, "fontWeight": 400},
            "absoluteBoundingBox": {"x": x, "y": y, "width": 80, "height": 22}}


def frame(id, name, children, y=0, height=844):
    return {"id": id, "name": name, "type": "FRAME", "children": children,
            "absoluteBoundingBox": {"x": 0, "y": y, "width": 390, "height": height}}


def shape(id, name, type, paint, x, y, width, height):
    return {"id": id, "name": name, "type": type, "fills": [paint],
            "absoluteBoundingBox": {"x": x, "y": y, "width": width, "height": height}}


RED = {"type": "SOLID", "color": {"r": 1, "g": 0, "b": 0, "a": 1}}
PHOTO = {"type": "IMAGE", "scaleMode": "FILL", "imageRef": "a1"}
PICTURES = frame("5:1", "Welcome", [
    shape("5:2", "Mountain", "RECTANGLE", PHOTO, 16, 100, 200, 120), shape("5:3", "Emblem", "VECTOR", RED, 16, 300, 24, 24),
    shape("5:4", "Ghost", "VECTOR", RED, 16, 400, 24, 24), text("5:5", "Hello", 60, 300), text("5:6", "You", 60, 400)])
MANY = frame("3:1", "Many", [frame("3:%d" % i, "Part", [text("4:%d" % i, "Part", 16, 100)]) for i in range(2, 9)])
SCREEN = frame("1:2", "Home", [text("1:3", "Hello", 16, 100), frame("1:4", "List", [text("1:5", "One", 16, 200), text("1:6", "Two", 16, 240)], 190, 100)])


def find(node, id):
    if node is SCREEN and id.startswith(("3:", "4:")):
        return find(MANY, id)
    if node["id"] == id:
        return node
    for child in node.get("children", []):
        found = find(child, id)
        if found:
            return found


def cut(node, depth):
    copy = dict(node)
    if "children" in node:
        copy["children"] = [cut(c, depth - 1) for c in node["children"]] if depth > 0 else []
    return copy


class Handler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def send(self, status, body, headers=()):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        log.write(self.path + "\n")
        if self.path.startswith("/drawn/"):
            # Images lie at another host, which the token is nothing for.
            if "X-Figma-Token" in self.headers:
                return self.send(500, b"token")
            if "page" in self.path:
                return self.send(200, b"<html>not found</html>")
            start = b"<svg>" if self.path.endswith("svg") else b"\x89PNG\r\n\x1a\n"
            return self.send(200, start + self.path.encode())
        path, _, query = self.path.partition("?")
        asked = dict(p.split("=", 1) for p in query.split("&") if "=" in p)
        if self.headers.get("X-Figma-Token") != TOKEN:
            return self.send(403, {"status": 403, "err": "Invalid token"})
        key = path.split("/")[3]
        if key == "echo000000000000":
            return self.send(403, {"status": 403, "err": "Invalid token: " + "x" * 40 + TOKEN})
        if key == "stream00000000000":
            # No length is announced, and the end is far away.
            self.send_response(200)
            self.end_headers()
            try:
                for _ in range(1000):
                    self.wfile.write(b" " * 100_000)
            except OSError:
                pass
            return
        if key == "bad00000000000000":
            return self.send(400, {"status": 400, "err": "Invalid parameter"})
        if key == "never0000000000":
            return self.send(429, {"status": 429, "err": "Rate limit exceeded"}, [("Retry-After", "25")])
        if key == "minute0000000000":
            return self.send(429, {"status": 429, "err": "Rate limit exceeded"}, [("Retry-After", "61")])
        if key == "unsaid0000000000":
            return self.send(429, {"status": 429, "err": "Rate limit exceeded"})
        if key == "busy0000000000" and busy["left"]:
            busy["left"] -= 1
            return self.send(429, {"status": 429, "err": "Rate limit exceeded"}, [("Retry-After", "1")])
        if key in ("flaky00000000000", "decimal000000000", "dated00000000000") and key not in once:
            once.add(key)
            if key == "flaky00000000000":
                return self.send(503, {"status": 503, "err": "Down"})
            later = email.utils.formatdate(time.time() + 3, usegmt=True)
            return self.send(429, {"status": 429}, [("Retry-After", "0.5" if key == "decimal000000000" else later)])
        if key == "unknown000000000":
            return self.send(401, {"status": 401, "err": "Token expired"})
        if key == "starter000000000":
            return self.send(429, {"status": 429, "err": "Rate limit"}, [
                ("Retry-After", "396000"), ("X-Figma-Plan-Tier", "starter"), ("X-Figma-Upgrade-Link", "https://figma.com/pricing")])
        if key == "missing000000000":
            return self.send(404, {"status": 404, "err": "Not found"})
        if key == "trouble000000000":
            return self.send(500, {"status": 500, "err": "Internal"})
        if key == "truncated0000000":
            self.send_response(200)
            self.send_header("Content-Length", "5000")
            self.end_headers()
            return self.wfile.write(b'{"document": {"id": "0:')
        if key == "html000000000000":
            return self.send(200, b"<html>maintenance</html>")
        if path.startswith("/v1/images/"):
            id = asked["ids"].replace("%3A", ":")
            if key == "pictures00000000000":
                here = "http://127.0.0.1:%d/drawn/" % server.server_port
                return self.send(200, {"err": None, "images": {one: here + one.replace(":", "-") + "." + asked["format"] if one != "5:4" else None for one in id.split(",")}})
            return self.send(200, {"err": None, "images": {id: "https://example.com/p.png" if id == "1:2" else None}})
        if key == "large00000000000" and asked.get("ids", "").replace("%3A", ":") in ("1:2", "3:1") and "depth" not in asked:
            return self.send(400, {"status": 400, "err": "Request too large"})
        if key == "deep000000000000":
            # Layers within layers, each too large with what it holds.
            id = asked["ids"].replace("%3A", ":")
            if "depth" not in asked and len(id) < 30:
                return self.send(400, {"status": 400, "err": "Request too large"})
            return self.send(200, {"name": "App", "version": "7", "nodes": {id: {"document": frame(id, "L", [frame(id + "1", "L", [])])}}})
        if key == "pictures00000000000":
            return self.send(200, {"name": "App", "version": "7", "nodes": {"5:1": {"document": PICTURES}}})
        if path.endswith("/nodes"):
            id = asked["ids"].replace("%3A", ":")
            if "," in id:
                return self.send(200, {"name": "App", "version": "7", "nodes": {one: {"document": find(SCREEN, one)} for one in id.split(",")}})
            node = find(SCREEN, id)
            if node and "depth" in asked:
                node = cut(node, int(asked["depth"]))
            return self.send(200, {"name": "App", "version": "7", "nodes": {id: {"document": node} if node else None}})
        return self.send(200, {"name": "App", "version": "7", "document": {
            "id": "0:0", "name": "Document", "type": "DOCUMENT", "children": [
                {"id": "0:1", "name": "Page 1", "type": "CANVAS", "children": [SCREEN]}]}})


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
with open(sys.argv[2], "w") as file:
    file.write(str(server.server_port))
# Whoever forgets to end us is not bothered for long.
server.timeout = 60
server.serve_forever()
