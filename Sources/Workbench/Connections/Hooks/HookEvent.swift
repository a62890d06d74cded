import JSON
import RuleModel

/// What a coding agent tells a hook: a file was edited, or the agent is about to stop.
///
/// The clients name the same things differently; no client sends two of these names, so each is tried.
package struct HookEvent: Hashable, Sendable {
  package enum Moment: Hashable, Sendable {
    /// Files were written, under the paths that the agent gave.
    case edit([String])
    /// - Parameter isAgain: whether the agent goes on because a hook sent it back.
    case stop(isAgain: Bool)
    /// Anything that is not for us.
    case other

    /// From where on findings are told, unless settings say from where on they fail.
    var usuallyTellsFrom: Severity {
      if case .edit = self { .info } else { .warning }
    }
  }

  package let moment: Moment
  /// The folder that relative paths start at; nil where the client does not say.
  package let folder: String?
  /// What the client calls the session of the agent; nil where it does not say.
  let session: String?

  /// - Parameter json: the document that the client sends.
  package init(json bytes: [UInt8]) throws {
    self.init(try JSONValue(json: bytes))
  }

  init(_ event: JSONValue) {
    folder = event["cwd"]?.text ?? event["workspace_roots"]?.elements?.first?.text
    session = (event["session_id"] ?? event["sessionId"] ?? event["conversation_id"] ?? event["trajectory_id"])?.text
    moment = HookEvent.moment(of: event)
  }

  private static func moment(of event: JSONValue) -> Moment {
    let isStop: Bool
    switch (event["hook_event_name"] ?? event["hookEventName"] ?? event["agent_action_name"])?.text?.lowercased() {
    case "posttooluse", "aftertool", "afterfileedit", "post_write_code": isStop = false
    case "stop", "afteragent", "agentstop": isStop = true
    // Copilot names its events only where it is asked to.
    case nil where event["toolResult"] != nil: isStop = false
    case nil where event["stopReason"] != nil: isStop = true
    default: return .other
    }
    guard isStop else { return isEdit(event) ? .edit(EditedPaths(in: event).paths) : .other }
    // Who was interrupted does not want to go on.
    if let status = event["status"]?.text, status != "completed" { return .other }
    return .stop(isAgain: event["stop_hook_active"]?.truth == true || (event["loop_count"]?.integer ?? 0) > 0)
  }

  /// Whether the tool writes files, by its name: not every client can be told to run a hook for these only.
  private static func isEdit(_ event: JSONValue) -> Bool {
    guard let tool = (event["tool_name"] ?? event["toolName"])?.text?.lowercased() else { return true }
    return ["edit", "write", "create", "patch", "replace", "insert"].contains { tool.contains($0) }
  }
}

/// The paths in what a tool was told to do.
private struct EditedPaths {
  /// More files than an agent writes at once.
  private static let most = 100

  private(set) var paths: [String] = []

  init(in event: JSONValue) {
    add(event["file_path"])
    for name in ["tool_input", "tool_info", "toolArgs"] {
      guard let input = event[name] else { continue }
      // Some send the arguments as the text that the model wrote.
      if let text = input.text, let parsed = try? JSONValue(json: Array(text.utf8)), parsed.members != nil {
        addAll(of: parsed)
      } else {
        addAll(of: input)
      }
    }
  }

  private mutating func addAll(of input: JSONValue) {
    for name in ["file_path", "filePath", "path"] { add(input[name]) }
    for file in input["files"]?.elements ?? [] {
      add(file)
      add(file["path"])
    }
    for name in ["command", "input", "patch"] {
      let text = input[name]?.text ?? input[name]?.elements?.compactMap(\.text).joined(separator: "\n")
      if let text { addNames(inPatch: text) }
    }
    if let text = input.text { addNames(inPatch: text) }
  }

  /// The files of a patch as `apply_patch` takes it.
  private mutating func addNames(inPatch text: String) {
    guard text.contains("*** Begin Patch") else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      for mark in ["*** Update File: ", "*** Add File: ", "*** Move to: "] where line.hasPrefix(mark) {
        add(.string(String(line.dropFirst(mark.count))))
      }
    }
  }

  private mutating func add(_ value: JSONValue?) {
    guard let path = value?.text, !path.isEmpty, !path.utf8.contains(0), paths.count < EditedPaths.most,
      !paths.contains(path)
    else { return }
    paths.append(path)
  }
}
