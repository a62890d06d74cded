#!/usr/bin/env python3
"""Drives the nine tools that `swiftkit mcp` lists, and holds their results to the schemas of `--profile full`.

usage: nine.py PROGRAM mcp     (needs: pip install jsonschema)
"""
import json
import pathlib
import sys
import tempfile

import jsonschema

from driver import META, STATELESS, Server

DESIGN = str(pathlib.Path(__file__).resolve().parents[1] / "FigmaImportTests/Fixtures/rows.json")
BAD = 'import SwiftUI\nlet v = Button("x") {}.glassEffect()\n'
NINE = {"ask", "check", "context", "scaffold", "api", "get_swift_tree", "get_design_tokens", "get_screenshot_url", "generate_swiftui"}
MOST_BYTES = 9_216


def drive(command):
    full = Server(command + ["--profile", "full"])
    schemas = {tool["name"]: tool["outputSchema"] for tool in full.result("tools/list")["tools"]}
    full.end()

    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "Package.swift").write_text("// swift-tools-version: 6.0\n")
        server = Server(command, folder)
        server.send(json.dumps({"jsonrpc": "2.0", "id": 0, "method": "tools/list", "params": {"_meta": META}}))
        listed = server.answer()
        weight = len(json.dumps(listed, ensure_ascii=False, separators=(",", ":")).encode())
        assert weight <= MOST_BYTES, weight
        tools = {tool["name"]: tool for tool in listed["result"]["tools"]}
        assert tools.keys() == NINE, tools.keys()
        for tool in tools.values():
            jsonschema.Draft202012Validator.check_schema(tool["inputSchema"])
            assert "{" in tool["description"], ("an example", tool)

        def call(tool, /, **arguments):
            if tool in tools:
                jsonschema.validate(arguments, tools[tool]["inputSchema"])
            result = server.call(tool, STATELESS, **arguments)
            assert not result["isError"], (tool, arguments, result)
            assert "/Skills/" not in result["content"][0]["text"], result["content"][0]["text"]
            jsonschema.validate(result["structuredContent"], schemas[tool])
            return result["structuredContent"]

        key = call("ask", query="glass toolbar button")["answers"][0]["key"]
        assert call("ask", key=key)["answers"][0]["key"] == key
        assert call("context", task="A settings screen with a glass toolbar and a form.")["rules"]
        assert call("api", name="glassEffect")["declarations"]
        assert call("check", source=BAD, path="A.swift")["findings"]
        assert call("check", explain="glass-effect-on-button")["rules"]
        plan = {"template": "feature", "name": "Inbox"}
        assert call("scaffold", **plan)["files"]
        assert not pathlib.Path(folder, ".swiftkit").exists()
        call("scaffold", **plan, write=True)
        written = [path for path in pathlib.Path(folder).rglob("Inbox*.swift")]
        assert written and call("scaffold", undo=True)["undone"]
        assert not [path for path in written if path.exists()]
        for tool in ("get_swift_tree", "get_design_tokens", "get_screenshot_url", "generate_swiftui"):
            call(tool, fileKey=DESIGN)
        # What is not listed answers all the same.
        for tool, arguments in [("rule", {"key": key}), ("explain", {"check": "glass-on-glass"}), ("skills", {}), ("tokens", {}),
                                ("conflicts", {}), ("project", {}), ("sql", {"query": "SELECT 1"}), ("list_screens", {"fileKey": DESIGN}),
                                ("get_variable_defs", {"fileKey": DESIGN}), ("get_screenshot", {"fileKey": DESIGN})]:
            assert tool not in tools
            result = server.call(tool, STATELESS, **arguments)
            assert not result["isError"], result
            jsonschema.validate(result["structuredContent"], schemas[tool])
        for arguments in ({"undo": True, "name": "Inbox"}, {"template": "feature"}, {"name": "Inbox"}):
            assert server.call("scaffold", STATELESS, **arguments)["isError"], arguments
        for tool, arguments in [("ask", {}), ("ask", {"key": key, "query": "x"}), ("check", {"explain": "glass-on-glass", "paths": ["."]})]:
            assert server.call(tool, STATELESS, **arguments)["isError"], (tool, arguments)
        server.end()
    print(f"nine: {len(tools)} tools in {weight} bytes; results fit the schemas of the full list")


drive([str(pathlib.Path(sys.argv[1]).resolve())] + sys.argv[2:])
