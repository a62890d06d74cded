#!/usr/bin/env python3
"""Speaks to an MCP server line by line and holds every answer to the official schemas, in both eras.

usage: wire.py COMMAND [ARG...]     (needs: pip install jsonschema)
"""
import functools
import json
import os
import pathlib
import sys

import jsonschema

from driver import KEY, META, STATELESS, Server

# The official schemas lie beside the project; without them shapes are only compared with each other.
SHARED = pathlib.Path(__file__).resolve().parents[3] / "shared" / "mcp"
VERSIONS = ("2026-07-28", "2025-11-25")
FILES = {version: SHARED / f"schema-{version}.json" for version in VERSIONS}
SCHEMAS = {version: json.loads(file.read_text()) for version, file in FILES.items() if file.exists()}
DESIGN = str(pathlib.Path(__file__).resolve().parents[1] / "FigmaImportTests/Fixtures/rows.json")
RESULTS = {
    "server/discover": "DiscoverResult", "tools/list": "ListToolsResult", "tools/call": "CallToolResult",
    "resources/list": "ListResourcesResult", "resources/templates/list": "ListResourceTemplatesResult",
    "resources/read": "ReadResourceResult", "prompts/list": "ListPromptsResult", "prompts/get": "GetPromptResult",
    "completion/complete": "CompleteResult", "initialize": "InitializeResult", "ping": "EmptyResult",
}


@functools.cache
def validator(version, name):
    definitions = SCHEMAS[version]["$defs"]
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": definitions})


def check_schema(version, name, value):
    if version not in SCHEMAS:
        return
    problems = [f"{e.message[:200]} @{'/'.join(map(str, e.path))}" for e in validator(version, name).iter_errors(value)]
    assert not problems, (version, name, problems[:3])


class HeldServer(Server):
    """A server whose every message must fit the schema of its era."""

    def receive(self, seconds=120):
        message = super().receive(seconds)
        for part in message if isinstance(message, list) else [message]:
            if part is None or part.get("id", 0) is None:
                continue  # Who could not be understood has no id; JSON-RPC says null there, which the schemas do not know.
            era = STATELESS if KEY in json.dumps(part) or "resultType" in part.get("result", {}) else "2025-11-25"
            kind = "JSONRPCErrorResponse" if "error" in part else "JSONRPCResultResponse" if "result" in part else "ServerNotification"
            check_schema(era, kind, part)
        return message

    def request(self, method, params=None, era=STATELESS):
        answer = super().request(method, params, era)
        if era and "result" in answer and method in RESULTS:
            check_schema(era, RESULTS[method], answer["result"])
        if era == STATELESS and "result" in answer:
            assert answer["result"]["resultType"] == "complete", answer
        return answer


def surface(server, era):
    """What both eras have in common."""
    tools = server.result("tools/list", era=era)["tools"]
    assert [t["name"] for t in tools] == [t["name"] for t in server.result("tools/list", era=era)["tools"]]
    for tool in tools:
        jsonschema.Draft202012Validator.check_schema(tool["inputSchema"])
        jsonschema.Draft202012Validator.check_schema(tool["outputSchema"])
    schemas = {t["name"]: t["outputSchema"] for t in tools}

    def call(tool, /, **arguments):
        result = server.result("tools/call", {"name": tool, "arguments": arguments}, era)
        assert not result["isError"], result
        jsonschema.validate(result["structuredContent"], schemas[tool])
        return result

    key = call("ask", query="glass toolbar button", limit=2)["structuredContent"]["answers"][0]["key"]
    for name, arguments in [("rule", {"key": key}), ("conflicts", {"limit": 500}), ("skills", {}), ("tokens", {"limit": 5000}),
                            ("ask", {"query": "list or scrollview"}), ("ask", {"query": "accessibility checklist"}),
                            ("ask", {"query": "#6366F1"}), ("scaffold", {"template": "feature", "name": "Portfolio", "target": "Scaffolding", "diff": True}),
                            ("sql", {"query": "SELECT key, null, 1.5 FROM v_rules", "limit": 3}),
                            ("context", {"task": "a glass toolbar", "budget": 300}), ("get_swift_tree", {"fileKey": DESIGN}),
                            ("get_design_tokens", {"fileKey": DESIGN}), ("get_variable_defs", {"fileKey": DESIGN}),
                            ("generate_swiftui", {"fileKey": DESIGN}), ("list_screens", {"fileKey": DESIGN}),
                            ("get_screenshot_url", {"fileKey": DESIGN}), ("explain_node", {"fileKey": DESIGN, "layer": "1:1"})]:
        call(name, **arguments)
    if os.environ.get("SWIFTKIT_HOST", "1") != "0":
        call("explain", check="glass-on-glass")
        checked = call("check", source="import SwiftUI\nlet v = Button(\"x\") {}.glassEffect()\n", path="Not/There.swift")
        assert checked["structuredContent"]["findings"], checked
    bad = server.result("tools/call", {"name": "ask", "arguments": {"query": []}}, era)
    assert bad["isError"] and "structuredContent" not in bad
    resources, cursor, pages = [], None, 0
    while True:
        page = server.result("resources/list", {"cursor": cursor} if cursor else {}, era)
        resources, cursor, pages = resources + page["resources"], page.get("nextCursor"), pages + 1
        if not cursor:
            break
    assert len({r["uri"] for r in resources}) == len(resources)
    server.result("resources/templates/list", era=era)
    server.result("resources/read", {"uri": resources[0]["uri"]}, era)
    server.result("resources/read", {"uri": f"rule://{key}"}, era)
    prompts = server.result("prompts/list", era=era)["prompts"]
    for prompt in prompts:
        values = {"design": "designs/home.json", "path": "A.swift", "name": "Portfolio", "check": "no-such-check"}
        arguments = {a["name"]: values[a["name"]] for a in prompt["arguments"] if a["required"]}
        if prompt["name"] != "explain-finding":
            assert server.result("prompts/get", {"name": prompt["name"], "arguments": arguments}, era)["messages"]
        server.fails(-32602, "prompts/get", {"name": prompt["name"]}, era)
    complete = {"ref": {"type": "ref/resource", "uri": "rule://{+key}"}, "argument": {"name": "key", "value": key[:4]}}
    completion = server.result("completion/complete", complete, era)["completion"]
    assert completion["values"] and len(completion["values"]) <= 100, completion
    complete = {"ref": {"type": "ref/resource", "uri": "skill://{name}/{+path}"}, "argument": {"name": "name", "value": ""}}
    assert server.result("completion/complete", complete, era)["completion"]["values"]
    skills = server.result("skills/list", era=era)["skills"]
    for skill in skills:
        assert skill["uri"] == f"skill://{skill['frontmatter']['name']}/SKILL.md" and skill["frontmatter"]["description"]
        assert skill["uri"] in [r["uri"] for r in skill["resources"]]
    assert server.result("skills/get", {"uri": skills[0]["uri"]}, era)["skill"] == skills[0]
    import hashlib
    for resource in skills[0]["resources"]:
        data = server.result("resources/read", {"uri": resource["uri"]}, era)["contents"][0]["text"].encode()
        assert len(data) == resource["size"] and "sha256:" + hashlib.sha256(data).hexdigest() == resource["digest"], resource
    children = server.result("resources/directory/read", {"uri": skills[0]["uri"].removesuffix("/SKILL.md")}, era)["resources"]
    assert skills[0]["uri"] in [c["uri"] for c in children]

    server.fails(-32602, "tools/call", {"name": "nope", "arguments": {}}, era)
    server.fails(-32602, "tools/call", {"arguments": {}}, era)
    server.fails(-32602, "tools/call", {"name": "ask", "arguments": [1]}, era)
    server.fails(-32602, "resources/list", {"cursor": "at-999999"}, era)
    server.fails(-32602, "resources/list", {"cursor": 7}, era)
    server.fails(-32602, "prompts/get", {"name": "nope"}, era)
    server.fails(-32602, "completion/complete", {"ref": {"type": "nope"}, "argument": {"name": "a", "value": ""}}, era)
    server.fails(-32602, "skills/get", {"uri": "skill://nope/SKILL.md"}, era)
    server.fails(-32601, "nope/method", {}, era)
    missing = server.fails(-32602 if era == "2026-07-28" else -32002, "resources/read", {"uri": "nope://x"}, era)
    assert missing["data"] == {"uri": "nope://x"}
    return len(tools), len(resources), pages, len(skills)


def stateless(command):
    server = HeldServer(command)
    discovered = server.result("server/discover")
    assert discovered["supportedVersions"] == ["2026-07-28"], discovered
    assert KEY + "skills" in discovered["capabilities"]["extensions"]
    counts = surface(server, "2026-07-28")
    server.fails(-32601, "ping")
    server.fails(-32601, "initialize", {"protocolVersion": "2025-11-25", "capabilities": {}})
    server.fails(-32601, "logging/setLevel", {"level": "debug"})
    server.fails(-32601, "resources/subscribe", {"uri": "x://y"})
    server.fails(-32602, "tools/list", era=None)
    server.fails(-32602, "tools/list", {"_meta": {KEY + "clientCapabilities": {}}}, era=None)
    server.fails(-32602, "tools/list", {"_meta": {KEY + "protocolVersion": "2026-07-28"}}, era=None)
    error = server.fails(-32022, "tools/list", {"_meta": {**META, KEY + "protocolVersion": "1900-01-01"}}, era=None)
    assert error["data"] == {"supported": ["2026-07-28"], "requested": "1900-01-01"}, error
    broken = {"{not json": -32700, "[]": -32600, "[1]": -32600, "7": -32600, '"x"': -32600, "{}": -32600,
              '{"jsonrpc":"2.0","id":null,"method":"ping"}': -32600, '{"jsonrpc":"1.0","id":1,"method":"ping"}': -32600,
              '{"jsonrpc":"2.0","id":1}': -32600, '{"jsonrpc":"2.0","id":1,"method":7}': -32600,
              '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":[]}': -32602, "[" * 5000: -32700, '"\\ud8': -32700}
    for line, code in broken.items():
        answer = server.raw(line)
        assert answer["error"]["code"] == code, (line, answer)
    assert server.raw('{"jsonrpc":"2.0","id":"' + "x" * 3_000_000 + '","method":"nope"}')["error"]["code"] == -32602
    server.send("")
    server.send('{"jsonrpc":"2.0","id":5,"result":{}}')
    server.send('{"jsonrpc":"2.0","method":"notifications/nope"}')
    server.send('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"never"}}')
    assert server.raw(b'{"jsonrpc":"2.0","id":9,"method":"ping"}\r')["result"] == {}
    server.send(json.dumps({"jsonrpc": "2.0", "id": "listen", "method": "subscriptions/listen",
                            "params": {"_meta": META, "notifications": {"resourcesListChanged": True, "toolsListChanged": True}}}))
    acknowledged = server.receive()
    check_schema("2026-07-28", "SubscriptionsAcknowledgedNotification", acknowledged)
    assert acknowledged["params"]["notifications"] == {"resourcesListChanged": True}, acknowledged
    server.result("tools/list")
    server.process.stdin.close()
    last = server.receive()
    check_schema("2026-07-28", "SubscriptionsListenResult", last["result"])
    assert last["id"] == "listen" and server.process.wait(120) == 0
    return counts


def sessions(command):
    for version in ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2099-01-01"):
        server = HeldServer(command)
        assert server.request("ping", era=None)["result"] == {}
        server.fails(-32602, "tools/list", era=None)
        hello = {"protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "wire", "version": "0"}}
        settled = server.result("initialize", hello, "2025-11-25")["protocolVersion"]
        assert settled == (version if version != "2099-01-01" else "2025-11-25"), settled
        server.send('{"jsonrpc":"2.0","method":"notifications/initialized"}')
        if version == "2025-11-25":
            surface(server, version)
        else:
            # The same code answers; that it does under this version is what counts.
            assert not server.call("ask", version, query="glass toolbar")["isError"]
        assert server.result("ping", era="2025-11-25") == {}
        server.result("resources/subscribe", {"uri": "rule://x"}, "2025-11-25")
        server.result("resources/unsubscribe", {"uri": "rule://x"}, "2025-11-25")
        server.fails(-32601, "server/discover", era="2025-11-25")
        # The stateless protocol goes on being understood.
        assert server.result("tools/list")["ttlMs"] > 0
        batch = server.raw('[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},{"jsonrpc":"2.0","id":2,"method":"nope"}]')
        if version in ("2024-11-05", "2025-03-26"):
            assert {a["id"]: "result" in a for a in batch} == {1: True, 2: False}, batch
        else:
            assert batch["error"]["code"] == -32600, batch
        server.end()


if __name__ == "__main__":
    tools, resources, pages, skills = stateless(sys.argv[1:])
    sessions(sys.argv[1:])
    held = "fit the official schemas" if SCHEMAS else "work (the official schemas are not beside the project)"
    print(f"wire: both eras {held}; {tools} tools, {resources} resources on {pages} pages, {skills} skills")
