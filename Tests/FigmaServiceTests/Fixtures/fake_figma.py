"""A small Figma on the loopback: answers as the real one does, and badly on demand. Prints its port; counts what it is asked."""
import email.utils, http.server, json, sys, time, urllib.parse

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
PARTLY = frame("6:1", "Partly", [shape("6:%d" % i, name, "VECTOR", RED, 16, 100 * i, 24, 24) for i, name in enumerate(["Crest", "Emblem", "Ghost", "Totem"], 2)]
               + [text("6:%d" % (i + 10), "Word %d" % i, 60, 100 * i) for i in range(2, 6)])


def tabbed(number, name):
    """A screen with a bar of three tabs, two of which lead to screens."""
    def tab(index, word):
        one = shape("7:%d%d1" % (number, index), word, "VECTOR", RED, 40 + 125 * index, 780, 24, 24)
        two = text("7:%d%d2" % (number, index), word, 20 + 125 * index, 808)
        holder = {"id": "7:%d%d0" % (number, index), "name": "Tab", "type": "FRAME", "children": [one, two],
                  "transitionNodeID": "7:%d" % (index + 1),
                  "absoluteBoundingBox": {"x": 10 + 125 * index, "y": 770, "width": 110, "height": 60}}
        return holder
    bar = {"id": "7:%d9" % number, "name": "Tab Bar", "type": "FRAME", "children": [tab(0, "Ghosts"), tab(1, "Totems"), tab(2, "Crests")],
           "absoluteBoundingBox": {"x": 0, "y": 761, "width": 390, "height": 83}}
    return frame("7:%d" % number, name, [text("7:%d8" % number, "Hello " + name, 16, 100), bar])


VARIABLES = {"status": 200, "error": False, "meta": {
    "variableCollections": {
        "c:1": {"id": "c:1", "name": "Theme", "defaultModeId": "m:1", "modes": [{"modeId": "m:2", "name": "Dark"}, {"modeId": "m:1", "name": "Light"}]},
        "c:2": {"id": "c:2", "name": "Base", "defaultModeId": "m:3", "modes": [{"modeId": "m:3", "name": "Value"}]}},
    "variables": {
        "v:1": {"id": "v:1", "name": "Color/Ground", "variableCollectionId": "c:1", "resolvedType": "COLOR",
                "valuesByMode": {"m:1": {"r": 1, "g": 1, "b": 1, "a": 1}, "m:2": {"type": "VARIABLE_ALIAS", "id": "v:2"}}},
        "v:2": {"id": "v:2", "name": "Ink", "variableCollectionId": "c:2", "resolvedType": "COLOR", "valuesByMode": {"m:3": {"r": 0.1, "g": 0.1, "b": 0.1, "a": 1}}},
        "v:3": {"id": "v:3", "name": "Space/M", "variableCollectionId": "c:2", "resolvedType": "FLOAT", "valuesByMode": {"m:3": 12.5}},
        "v:4": {"id": "v:4", "name": "Greeting", "variableCollectionId": "c:2", "resolvedType": "STRING", "valuesByMode": {"m:3": "Hello"}},
        "v:5": {"id": "v:5", "name": "Circle", "variableCollectionId": "c:2", "resolvedType": "FLOAT", "valuesByMode": {"m:3": {"type": "VARIABLE_ALIAS", "id": "v:5"}}}}}}
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
            if "gone" in self.path:
                return self.send(404, b"gone")
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
        if key == "sixty00000000000":
            return self.send(429, {"status": 429, "err": "Rate limit exceeded"}, [("Retry-After", "60")])
        if key in ("ten0000000000000", "eleven0000000000"):
            return self.send(503, {"status": 503, "err": "Down"}, [("Retry-After", "10" if key.startswith("ten") else "11")])
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
        if path.endswith("/variables/local"):
            if key == "plan0000000000000":
                return self.send(403, {"status": 403, "err": "Limited by Figma plan"})
            return self.send(200, VARIABLES)
        if path.startswith("/v1/images/"):
            if key == "gone0000000000000":
                return self.send(404, {"status": 404, "err": "Not found"})
            if key == "partly00000000000":
                # One layer of the version is gone since, one takes too long to draw, one picture is lost.
                ids = asked["ids"].replace("%3A", ":").split(",")
                if "6:2" in ids:
                    return self.send(404, {"status": 404, "err": "Not found"})
                if "6:3" in ids and len(ids) > 1:
                    return self.send(400, {"status": 400, "err": "Render timeout, try requesting fewer or smaller images"})
                here = "http://127.0.0.1:%d/drawn/" % server.server_port
                return self.send(200, {"err": None, "images": {one: here + ("gone" if one == "6:4" else one.replace(":", "-")) + "." + asked["format"] for one in ids}})
            if len(self.path) > 8_000:
                return self.send(414, {"status": 414, "err": "URI Too Long"})
            id = urllib.parse.unquote(asked["ids"])
            if key in ("pictures00000000000", "tabs0000000000000"):
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
        if key in ("partly00000000000", "gone0000000000000"):
            return self.send(200, {"name": "App", "version": "7", "nodes": {"6:1": {"document": PARTLY}}})
        if key == "tabs0000000000000":
            return self.send(200, {"name": "App", "version": "7", "document": {
                "id": "0:0", "name": "Document", "type": "DOCUMENT", "children": [
                    {"id": "0:1", "name": "Page 1", "type": "CANVAS", "children": [tabbed(1, "Ghosts"), tabbed(2, "Totems")]}]}})
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
