import Testing
import Workbench

/// What coding agents tell a hook, each in its own words.
@Suite struct HookEventTests {
  private func moment(_ json: String) throws -> HookEvent.Moment { try HookEvent(json: Array(json.utf8)).moment }

  /// The paths of an edit by a tool that was told `members`.
  private func paths(_ members: String) throws -> [String]? {
    if case .edit(let paths) = try moment("{\"hook_event_name\":\"PostToolUse\",\(members)}") { return paths }
    return nil
  }

  @Test(
    arguments: [
      (#"{"hook_event_name":"Stop"}"#, HookEvent.Moment.stop(isAgain: false)),
      (#"{"hookEventName":"agentStop"}"#, .stop(isAgain: false)), (#"{"stopReason":"end"}"#, .stop(isAgain: false)),
      (#"{"hook_event_name":"Stop","stop_hook_active":true}"#, .stop(isAgain: true)),
      (#"{"hook_event_name":"Stop","stop_hook_active":false}"#, .stop(isAgain: false)),
      (#"{"hook_event_name":"stop","loop_count":0}"#, .stop(isAgain: false)),
      (#"{"hook_event_name":"stop","loop_count":1}"#, .stop(isAgain: true)),
      (#"{"hook_event_name":"stop","status":"completed"}"#, .stop(isAgain: false)),
      (#"{"hook_event_name":"stop","status":"aborted"}"#, .other), (#"{"hook_event_name":"SessionStart"}"#, .other),
      (#"{"toolResult":{},"file_path":"a"}"#, .edit(["a"])), (#"{"file_path":"a"}"#, .other),
      (#"{"agent_action_name":"post_write_code","tool_info":{"file_path":"a"}}"#, .edit(["a"])),
      (#"{"hook_event_name":"PostToolUse","tool_name":"Read","tool_input":{"path":"a"}}"#, .other),
      (#"{"hook_event_name":"PostToolUse","toolName":"str_replace","tool_input":{"path":"a"}}"#, .edit(["a"])),
    ] as [(String, HookEvent.Moment)])
  func moments(json: String, expected: HookEvent.Moment) throws { #expect(try moment(json) == expected) }

  @Test(arguments: [
    (#""file_path":"a","tool_input":{"file_path":"a","filePath":"b","path":""}"#, ["a", "b"]),
    (#""tool_input":{"files":["a",{"path":"b"},{"path":"a"},7]}"#, ["a", "b"]),
    (#""tool_input":{"path":"a\u0000b"}"#, []), (#""toolArgs":"{\"path\":\"a\"}""#, ["a"]), (#""toolArgs":"7""#, []),
    (
      #""tool_input":{"command":"*** Begin Patch\n*** Update File: a\n*** Delete File: b\n*** Move to: c\n*** Add File: d"}"#,
      ["a", "c", "d"]
    ),
    (#""tool_input":{"command":["apply_patch","*** Begin Patch\n*** Add File: a"]}"#, ["a"]),
    (#""tool_input":"*** Begin Patch\n*** Add File: a""#, ["a"]), (#""tool_input":{"input":"*** Add File: a"}"#, []),
  ])
  func paths(members: String, expected: [String]) throws { #expect(try paths(members) == expected) }

  /// More than a hundred files are not written at once.
  @Test(arguments: [99, 100, 101]) func manyPaths(count: Int) throws {
    let files = (0..<count).map { "\"f\($0)\"" }.joined(separator: ",")
    #expect(try paths("\"tool_input\":{\"files\":[\(files)]}")?.count == min(count, 100))
  }

  @Test(
    arguments: [
      (#"{"cwd":"/a","workspace_roots":["/b"]}"#, "/a"), (#"{"workspace_roots":["/b","/c"]}"#, "/b"), ("{}", nil),
    ] as [(String, String?)])
  func folders(json: String, expected: String?) throws {
    #expect(try HookEvent(json: Array(json.utf8)).folder == expected)
  }
}
