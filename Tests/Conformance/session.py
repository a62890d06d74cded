#!/usr/bin/env python3
"""A whole session of the official Python client with `swiftkit mcp`.

usage: session.py MODE COMMAND [ARG...]     MODE is legacy, auto or 2026-07-28 (needs: pip install mcp)
"""
import asyncio
import os
import pathlib
import sys
import tempfile

from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp_types import ResourceTemplateReference

DESIGNS = pathlib.Path(__file__).resolve().parents[1] / "FigmaImportTests/Fixtures"
GOOD = """import SwiftUI
struct AView: View {
  var body: some View { Button("x") {}.buttonStyle(.bordered) }
}
#Preview { AView() }
"""

BAD = """import SwiftUI
struct A: View {
  var body: some View { Button("x") {}.glassEffect() }
}
"""


async def every(list_page, name):
    """All pages of a list."""
    found, cursor = [], None
    while True:
        page = await list_page(cursor=cursor)
        found += getattr(page, name)
        cursor = page.next_cursor
        if not cursor:
            return found


async def session(mode, command):
    server = stdio_client(StdioServerParameters(command=command[0], args=command[1:], env=dict(os.environ)))
    async with Client(server, mode=mode) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert {"ask", "rule", "check", "conflicts", "skills", "tokens", "scaffold", "sql"} <= tools.keys(), tools
        for tool in tools.values():
            assert tool.output_schema and tool.annotations and tool.title and tool.description, tool

        async def call(tool, /, **arguments):
            # The client refuses what does not fit the tool's output schema.
            result = await client.call_tool(tool, arguments)
            assert not result.is_error, (tool, result.content)
            assert result.content[0].text.strip(), tool
            return result

        asked = await call("ask", query="glass on a toolbar button")
        assert asked.structured_content["covered"], asked
        key = asked.structured_content["answers"][0]["key"]
        assert key in asked.content[0].text
        assert (await call("rule", key=key)).structured_content["answers"][0]["key"] == key
        packed = await call("ask", query="spacing scale", budget=300)
        assert packed.structured_content["tokens"] <= 300, packed.structured_content["tokens"]
        assert not (await call("ask", query="knead the sourdough")).structured_content["covered"]
        assert (await call("conflicts", topic="sheet", limit=3)).structured_content["conflicts"]
        skills = (await call("skills")).structured_content["skills"]
        assert skills
        await call("tokens", value="16")
        context = await call("context", task="a settings sheet with a glass toolbar", budget=600)
        assert context.structured_content["rules"] and context.structured_content["estimatedTokens"] <= 600, context
        design = str(DESIGNS / "rows.json")
        tree = await call("get_swift_tree", fileKey=design)
        assert tree.structured_content, tree
        await call("get_design_tokens", fileKey=design)
        assert "import SwiftUI" in (await call("generate_swiftui", fileKey=design)).structured_content["text"]
        rows = await call("sql", query="SELECT count(*) FROM v_rules")
        assert rows.structured_content["rows"][0][0] > 100, rows
        plan = await call("scaffold", template="feature", name="Portfolio", target="Scaffolding")
        assert plan.structured_content["files"] and "Nothing was written" in plan.content[0].text
        if os.environ.get("SWIFTKIT_HOST", "1") != "0":
            found = (await call("check", source=BAD, path="Not/There.swift")).structured_content
            assert any(f["check"] == "glass-effect-on-button" for f in found["findings"]), found
            assert not (await call("check", source=GOOD, path="Not/There.swift")).structured_content["findings"]
            explained = await call("explain", check="glass-effect-on-button")
            assert "glass-effect-on-button" in explained.content[0].text
            told = []

            async def hear(progress, total, message):
                told.append((progress, total))

            with tempfile.TemporaryDirectory() as folder:
                for number in range(20):
                    pathlib.Path(folder, f"V{number}.swift").write_text(BAD)
                await client.call_tool("check", {"paths": [folder]}, progress_callback=hear)
            assert told and told == sorted(set(told)) and told[-1] == (20, 20), told

        for name, arguments in [("ask", {}), ("ask", {"query": 3}), ("ask", {"query": "x", "nope": 1}),
                                ("sql", {"query": "DELETE FROM rule"}), ("rule", {"key": "no/such/rule"}),
                                ("scaffold", {"template": "feature", "name": "class"})]:
            result = await client.call_tool(name, arguments)
            assert result.is_error and result.content[0].text, (name, arguments, result)
        try:
            await client.call_tool("no-such-tool", {})
            raise AssertionError("an unknown tool was called")
        except AssertionError:
            raise
        except Exception as error:
            assert "-32602" in repr(error) or getattr(getattr(error, "error", error), "code", 0) == -32602, error

        resources = await every(client.list_resources, "resources")
        assert len({r.uri for r in resources}) == len(resources) > 5
        read = await client.read_resource(resources[0].uri)
        assert read.contents[0].text.startswith("---")
        assert key in (await client.read_resource(f"rule://{key}")).contents[0].text
        templates = (await client.list_resource_templates()).resource_templates
        assert {t.uri_template for t in templates} == {"rule://{+key}", "skill://{name}/{+path}"}
        prompts = {p.name: p for p in (await client.list_prompts()).prompts}
        assert prompts.keys() == {"review-view", "new-feature", "convert-figma", "explain-finding"}, prompts
        text = (await client.get_prompt("review-view", {"path": "A.swift"})).messages[0].content.text
        assert "A.swift" in text
        text = (await client.get_prompt("convert-figma", {"design": "home.json"})).messages[0].content.text
        assert "get_swift_tree" in text and "home.json" in text
        ref = ResourceTemplateReference(type="ref/resource", uri="rule://{+key}")
        found = (await client.complete(ref, {"name": "key", "value": key[:6]})).completion
        assert key in found.values or found.has_more, found
    print(f"session {mode}: {len(tools)} tools, {len(resources)} resources, {len(prompts)} prompts")


asyncio.run(session(sys.argv[1], sys.argv[2:]))
