#!/usr/bin/env python3
"""The official conformance scenarios for servers, as far as they concern one on standard input and output.

usage: scenarios.py COMMAND [ARG...]      (needs nothing but Python)

Each function bears the name of the scenario of modelcontextprotocol/conformance that it stands for; theirs run over
HTTP against a server of fixtures, ours against the tools, resources and prompts that swiftkit has.
"""
import base64
import hashlib
import json
import os
import pathlib
import re
import sys
import tempfile
import time

from driver import KEY, META, STATELESS, Server

PICTURE = bytes([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0xFF, 0, 1])
#: What the suite asks of others: of web servers, or of servers that ask their clients for something.
ELSEWHERE = {
    "dns-rebinding-protection, http-*, server-sse-*, server-session-*": "there is no HTTP",
    "input-required-result-*, tools-call-sampling, tools-call-elicitation, elicitation-*": "no tool asks its client for anything",
    "tools-call-image, tools-call-audio, tools-call-mixed-content, tools-call-embedded-resource, prompts-get-with-image, "
    "prompts-get-embedded-resource": "tools and prompts give text",
    "logging-set-level, tools-call-with-logging": "logging is not declared",
    "tasks-*": "the extension is not declared",
}


def server_initialize(new):
    for version in ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"):
        server = new()
        settled = server.greet(version)
        assert settled["protocolVersion"] == version and settled["serverInfo"]["name"] and settled["serverInfo"]["version"]
        assert settled["capabilities"].keys() >= {"tools", "resources", "prompts", "completions"}
        server.end()


def ping(new):
    server = new()
    server.greet()
    assert server.result("ping", era="2025-11-25") == {}
    server.end()


def server_stateless(new):
    server = new()
    for missing in (None, "protocolVersion", "clientCapabilities"):
        meta = {} if missing is None else {"_meta": {k: v for k, v in META.items() if k != KEY + missing}}
        server.fails(-32602, "server/discover", meta, era=None)
    # Who asks is good to know, and no more.
    anonymous = {k: v for k, v in META.items() if k != KEY + "clientInfo"}
    assert "result" in server.request("server/discover", {"_meta": anonymous}, era=None)
    found = server.result("server/discover")
    assert found["supportedVersions"] == [STATELESS] and found["_meta"][KEY + "serverInfo"]["version"]
    for capability, method in [("tools", "tools/list"), ("prompts", "prompts/list"), ("resources", "resources/list")]:
        assert capability in found["capabilities"] and "result" in server.request(method)
    error = server.fails(-32022, "server/discover", {"_meta": {**META, KEY + "protocolVersion": "v999.0.0"}}, era=None)
    assert error["data"]["requested"] == "v999.0.0" and set(error["data"]["supported"]) <= set(found["supportedVersions"])
    for removed in ("initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe", "unknown/method"):
        server.fails(-32601, removed)
    # Nothing that was asked made it say something unasked, in particular no log.
    server.call("ask", query="toolbar glass")
    assert server.notes == [], server.notes
    server.end()


def server_stateless_subscriptions(new):
    """The half of server-stateless about streams: first an acknowledgement, every message tagged, nothing unwanted."""
    with tempfile.TemporaryDirectory() as folder:
        house = pathlib.Path(folder) / "house.md"
        house.write_text("---\nname: house\ndescription: How we bake.\n---\n# House\n\n- Never knead dough in a toolbar.\n")
        server = new("--skills", folder)
        wishes = {"all": {"resourcesListChanged": True, "resourceSubscriptions": ["skill://house/SKILL.md"]},
                  "prompts": {"promptsListChanged": True}}
        for name, wish in wishes.items():
            server.send(json.dumps({"jsonrpc": "2.0", "id": name, "method": "subscriptions/listen",
                                    "params": {"_meta": META, "notifications": wish}}))
            first = server.receive()
            assert first["method"] == "notifications/subscriptions/acknowledged", first
            assert first["params"]["_meta"][KEY + "subscriptionId"] == name, first
        assert server.result("resources/read", {"uri": "skill://house/SKILL.md"})["contents"][0]["text"].count("dough") == 1
        house.write_text(house.read_text() + "- Always let the dough rest.\n")
        seen = [server.receive(30), server.receive(30)]
        assert [n["method"] for n in seen] == ["notifications/resources/list_changed", "notifications/resources/updated"], seen
        assert all(n["params"]["_meta"][KEY + "subscriptionId"] == "all" for n in seen), seen
        assert seen[1]["params"]["uri"] == "skill://house/SKILL.md"
        assert server.result("resources/read", {"uri": "skill://house/SKILL.md"})["contents"][0]["text"].count("dough") == 2
        # A stream that was given up is silent; a skill that is new is a change of the list.
        server.send(json.dumps({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "prompts"}}))
        (pathlib.Path(folder) / "more.md").write_text("# More\n\n- Never salt the toolbar.\n")
        note = server.receive(30)
        assert note["method"] == "notifications/resources/list_changed", note
        server.process.stdin.close()
        last = server.receive()
        assert last["id"] == "all" and last["result"]["resultType"] == "complete", last
        assert server.receive() is None and server.process.wait(120) == 0


def resources_subscribe(new):
    """And resources-unsubscribe."""
    with tempfile.TemporaryDirectory() as folder:
        house = pathlib.Path(folder) / "house.md"
        house.write_text("# House\n\n- Never knead dough in a toolbar.\n")
        server = new("--skills", folder)
        server.greet()
        uri = server.result("resources/list", era="2025-11-25")["resources"][0]["uri"]
        assert server.result("resources/subscribe", {"uri": uri}, "2025-11-25") == {}
        house.write_text(house.read_text() + "- Always let the dough rest.\n")
        methods = {server.receive(30)["method"], server.receive(30)["method"]}
        assert methods == {"notifications/resources/list_changed", "notifications/resources/updated"}, methods
        assert server.result("resources/unsubscribe", {"uri": uri}, "2025-11-25") == {}
        house.write_text(house.read_text() + "- Always preheat the sheet.\n")
        assert server.receive(30)["method"] == "notifications/resources/list_changed"
        time.sleep(0.3)
        assert server.lines.empty()
        server.end()


def tools_list(new):
    server = new()
    for tool in server.result("tools/list")["tools"]:
        assert re.fullmatch(r"[A-Za-z0-9_./-]{1,64}", tool["name"]) and tool["description"]
        assert tool["inputSchema"]["type"] == tool["outputSchema"]["type"] == "object"
    server.end()


def tools_call_simple_text(new):
    server = new()
    content = server.call("ask", query="toolbar glass")["content"]
    assert content[0]["type"] == "text" and content[0]["text"]
    server.end()


def tools_call_error(new):
    server = new()
    for name, arguments in [("ask", {}), ("ask", {"query": 7}), ("check", {"source": 1}), ("check", {"paths": ["no/such/folder"]}),
                            ("explain", {"check": "no-such-check"}), ("scaffold", {"template": "nope", "name": "A"}),
                            ("get_swift_tree", {"fileKey": "no/such/file.json"}), ("tokens", {"kind": ["nope"]})]:
        result = server.call(name, **arguments)
        assert result["isError"] and result["content"][0]["text"] and "structuredContent" not in result, (name, result)
    server.end()


def tools_call_with_progress(new):
    with tempfile.TemporaryDirectory() as folder:
        for number in range(24):
            pathlib.Path(folder, f"V{number}.swift").write_text("import SwiftUI\nstruct V: View { var body: some View { Text(\"a\") } }\n")
        server = new(folder=folder)
        result = server.result("tools/call", {"name": "check", "arguments": {"paths": ["."]}, "_meta": {"progressToken": "p"}})
        assert result["structuredContent"]["summary"]["files"] == 24, result
        told = [note["params"] for note in server.notes]
        assert told and all(note["progressToken"] == "p" and note["total"] == 24 for note in told), told
        assert all(a["progress"] < b["progress"] for a, b in zip(told, told[1:])) and told[-1]["progress"] == 24, told
        server.end()


def resources_list(new):
    server = new()
    for resource in server.result("resources/list")["resources"]:
        assert resource["uri"] and resource["name"] and resource["mimeType"]
    server.end()


def resources_read_text(new):
    server = new()
    uri = server.result("resources/list")["resources"][0]["uri"]
    content = server.result("resources/read", {"uri": uri})["contents"][0]
    assert content["uri"] == uri and content["mimeType"] == "text/markdown" and content["text"]
    server.end()


def resources_read_binary(new):
    with tempfile.TemporaryDirectory() as folder:
        skill = pathlib.Path(folder, "icons")
        skill.mkdir()
        skill.joinpath("SKILL.md").write_text("---\nname: icons\ndescription: Icons of ours.\n---\n# Icons\n\n- Never stretch an icon.\n")
        skill.joinpath("icon.png").write_bytes(PICTURE)
        server = new("--skills", folder)
        content = server.result("resources/read", {"uri": "skill://icons/icon.png"})["contents"][0]
        assert content["mimeType"] == "image/png" and base64.b64decode(content["blob"], validate=True) == PICTURE and "text" not in content
        [entry] = [r for s in server.result("skills/list")["skills"] for r in s["resources"] if r["uri"] == content["uri"]]
        assert entry["size"] == len(PICTURE), entry
        server.end()


def resources_templates_read(new):
    server = new()
    patterns = {t["uriTemplate"] for t in server.result("resources/templates/list")["resourceTemplates"]}
    assert patterns == {"rule://{+key}", "skill://{name}/{+path}"}, patterns
    key = server.call("ask", query="toolbar glass")["structuredContent"]["answers"][0]["key"]
    assert key in server.result("resources/read", {"uri": f"rule://{key}"})["contents"][0]["text"]
    server.end()


def sep_2164_resource_not_found(new):
    server = new()
    for uri in ("test://nonexistent-resource", "skill://liquid-glass/../../../etc/passwd", "skill://liquid-glass/nope", "skill://", "rule://", ""):
        assert server.fails(-32602, "resources/read", {"uri": uri})["data"] == {"uri": uri}
    server.end()


def prompts_list(new):
    server = new()
    for prompt in server.result("prompts/list")["prompts"]:
        assert prompt["name"] and prompt["description"] and all(a["name"] and a["description"] for a in prompt["arguments"])
    server.end()


def prompts_get_with_args(new):
    """And prompts-get-simple: every prompt of ours takes something."""
    server = new()
    for name, arguments in [("review-view", {"path": "Sources/Odd \"name\".swift", "focus": "haptics"}),
                            ("new-feature", {"name": "Portfolio", "task": "shows what one owns"}),
                            ("convert-figma", {"design": "designs/home.json", "node": "12:34"})]:
        [message] = server.result("prompts/get", {"name": name, "arguments": arguments})["messages"]
        assert message["role"] == "user" and message["content"]["type"] == "text"
        for value in arguments.values():
            assert value in message["content"]["text"] or json.dumps(value) in message["content"]["text"], (name, value)
    server.end()


def completion_complete(new):
    server = new()
    for reference, name, value in [({"type": "ref/resource", "uri": "rule://{+key}"}, "key", "glass"),
                                   ({"type": "ref/resource", "uri": "skill://{name}/{+path}"}, "name", "li"),
                                   ({"type": "ref/prompt", "name": "new-feature"}, "template", "f")]:
        found = server.result("completion/complete", {"ref": reference, "argument": {"name": name, "value": value}})["completion"]
        assert 0 < len(found["values"]) <= 100 and found["total"] >= len(found["values"]) and "hasMore" in found, found
        assert all(value in v for v in found["values"]), found
    server.end()


def caching(new):
    server = new()
    uri = server.result("resources/list")["resources"][0]["uri"]
    for method, params in [("server/discover", {}), ("tools/list", {}), ("prompts/list", {}), ("resources/list", {}),
                           ("resources/templates/list", {}), ("resources/read", {"uri": uri}), ("skills/list", {})]:
        result = server.result(method, params)
        assert isinstance(result["ttlMs"], int) and result["ttlMs"] >= 0 and result["cacheScope"] in ("public", "private"), (method, result)
    assert "ttlMs" not in server.call("ask", query="glass")
    server.end()


def skills_of_any_shape(new):
    """Not of the suite, but of the Skills extension: what is malformed is served as a copy that is well formed."""
    shapes = {
        "bare.md": "# Bare\n\nHow we bake.\n\n- Never knead dough in a toolbar.\n",
        "triggers.md": "---\ndescription: \"Design: tokens and \\\"views\\\"\"\ntriggers:\n  - \"new feature\"\n---\n# Tri Ggers\n\n- Always a.\n",
        "float/SKILL.md": "---\nname: float\ndescription: A float.\nversion: 1.0\ntags: [a, b]\n---\n# Float\n\n- Always b.\n",
        "Odd Folder/SKILL.md": "---\nname: Odd Name!\ndescription: Odd.\n---\n# Odd\n\n- Always c.\n",
        "Odd Folder/references/more.md": "# More\n\n- Always d.\n",
        "open.md": "---\nname: open\n# Open\n\n- Never close.\n",
        "latin.md": "# Caf\u00e9\n\n- Always \u201cquote\u201d.\n",
        "empty.md": "",
    }
    with tempfile.TemporaryDirectory() as folder:
        for name, text in shapes.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(exist_ok=True, parents=True)
            path.write_bytes(text.encode("latin-1" if name == "latin.md" else "utf-8", "replace"))
        server = new("--skills", folder)
        skills = server.result("skills/list")["skills"]
        names = [skill["frontmatter"]["name"] for skill in skills]
        assert len(set(names)) == len(names) >= 6, names
        for skill, name in zip(skills, names):
            assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) and len(name) <= 64, name
            assert skill["uri"] == f"skill://{name}/SKILL.md" and 0 < len(skill["frontmatter"]["description"]) <= 1024, skill
            assert server.result("skills/get", {"uri": skill["uri"]})["skill"] == skill
            for resource in skill["resources"]:
                content = server.result("resources/read", {"uri": resource["uri"]})["contents"][0]
                data = content["text"].encode() if "text" in content else base64.b64decode(content["blob"])
                assert len(data) == resource["size"] and "sha256:" + hashlib.sha256(data).hexdigest() == resource["digest"], resource
            text = server.result("resources/read", {"uri": skill["uri"]})["contents"][0].get("text", "")
            assert text.startswith("---\n") and f"name: {name}\n" in text, (name, text[:100])
        floating = next(skill for skill in skills if skill["frontmatter"]["name"] == "float")
        assert floating["frontmatter"]["version"] == 1.0 and floating["frontmatter"]["tags"] == ["a", "b"], floating
        odd = server.result("resources/directory/read", {"uri": "skill://odd-folder"})["resources"]
        assert {"skill://odd-folder/SKILL.md", "skill://odd-folder/references"} == {r["uri"] for r in odd}, odd
        assert any(r["mimeType"] == "inode/directory" for r in odd)
        server.fails(-32602, "resources/directory/read", {"uri": "skill://odd-folder/nope"})
        server.end()


SCENARIOS = [
    server_initialize, ping, server_stateless, server_stateless_subscriptions, resources_subscribe, tools_list, tools_call_simple_text,
    tools_call_error, tools_call_with_progress, resources_list, resources_read_text, resources_read_binary, resources_templates_read,
    sep_2164_resource_not_found, prompts_list, prompts_get_with_args, completion_complete, caching,
    skills_of_any_shape,
]

if __name__ == "__main__":
    command = [os.path.abspath(sys.argv[1]), *sys.argv[2:]]
    has_host = os.environ.get("SWIFTKIT_HOST", "1") != "0"
    for scenario in SCENARIOS:
        if scenario is tools_call_with_progress and not has_host:
            print("scenarios: tools-call-with-progress skipped, since the plugin host is not built")
            continue
        try:
            scenario(lambda *more, folder=None: Server(command + list(more), folder))
        except Exception:
            print(f"scenarios: {scenario.__name__.replace('_', '-')} failed", file=sys.stderr)
            raise
    print(f"scenarios: {len(SCENARIOS) - 1} official ones and the Skills extension hold; not ours: " + "; ".join(f"{k} ({v})" for k, v in ELSEWHERE.items()))
