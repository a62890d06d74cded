import JSON

/// A client's file with hooks, and ours in it: put in and taken out as text, so that taking out gives back the bytes from
/// before.
struct HookSettings {
  /// Relative to the project.
  let file: String
  /// Members that the file needs beside the hooks, where there is none yet.
  var head: [JSONValue.Member] = []
  /// For each event of the client what runs then.
  let entries: [(event: String, hook: JSONValue)]

  private static let list = "hooks"

  /// A file that holds nothing else.
  private var fresh: [UInt8] {
    let events = entries.map { JSONValue.Member(name: $0.event, value: .array([$0.hook])) }
    return Array(JSONValue.object(head + [.init(name: HookSettings.list, value: .object(events))]).document.utf8)
  }

  /// An event as it is in a file that holds nothing else.
  private func freshMember(_ event: String) -> ArraySlice<UInt8> {
    let hooks = JSONItems(in: fresh).all(named: HookSettings.list).first
    let own = hooks.flatMap { JSONItems(in: fresh, at: $0.value).all(named: event).first }
    return own.map { fresh[$0.start..<$0.end] } ?? []
  }

  func edited(_ text: [UInt8]?, removing: Bool) throws(AgentFileFault) -> AgentFileEdit {
    do throws(JSONServerEntry.Flaw) {
      return removing ? try removed(from: text) : try added(to: text)
    } catch {
      // What cannot be understood stays, and the rest can go all the same.
      if removing { return .kept(reason: error.reason) }
      throw AgentFileFault(file: file, reason: error.reason)
    }
  }

  private func added(to text: [UInt8]?) throws(JSONServerEntry.Flaw) -> AgentFileEdit {
    guard let text else { return .changed(fresh) }
    // The missing line end tells it from a file that we made.
    if text.allSatisfy(JSONItems.isBlank) { return .changed(text + fresh.dropLast()) }
    var new = text
    for (event, hook) in entries { new = try Slot(event, hook, in: new).added() }
    if new != text {
      for member in head where JSONItems(in: new).all(named: member.name).isEmpty {
        new = JSONItems(in: new).put(HookSettings.marked(member), into: new)
      }
    }
    return new == text ? .unchanged : .changed(new)
  }

  private func removed(from text: [UInt8]?) throws(JSONServerEntry.Flaw) -> AgentFileEdit {
    guard let text, String(decoding: text, as: UTF8.self).contains("swiftkit hook") else { return .unchanged }
    if text == fresh { return .removed }
    let behindBlanks = fresh.dropLast()
    if text.suffix(behindBlanks.count).elementsEqual(behindBlanks),
      case let blanks = text.dropLast(behindBlanks.count), blanks.allSatisfy(JSONItems.isBlank)
    {
      return .changed(Array(blanks))
    }
    var new = text
    for member in head.reversed() { new = HookSettings.without(member, new) }
    for (event, hook) in entries.reversed() {
      new = try Slot(event, hook, in: new).removed(writtenAs: freshMember(event))
    }
    guard String(decoding: new, as: UTF8.self).contains("swiftkit hook") else { return .changed(new) }
    let reason = "its hook 'swiftkit hook' was edited"
    return new == text ? .kept(reason: reason) : .partly(new, reason: reason)
  }

  /// A second blank tells a member that we added from one that was there.
  private static func marked(_ member: JSONValue.Member) -> String {
    "\(JSONWriter.quoted(member.name)):  \(member.value.line)"
  }

  private static func without(_ member: JSONValue.Member, _ text: [UInt8]) -> [UInt8] {
    let whole = JSONItems(in: text)
    let own = whole.all(named: member.name).first { text[$0.start..<$0.end].elementsEqual(marked(member).utf8) }
    return own.map { whole.take($0, outOf: text) } ?? text
  }

  /// Where a hook of ours is in the text of a file, or would be.
  private struct Slot {
    private let event: String
    private let hook: JSONValue
    private let text: [UInt8]
    private let whole: JSONItems

    init(_ event: String, _ hook: JSONValue, in text: [UInt8]) throws(JSONServerEntry.Flaw) {
      (self.event, self.hook, self.text) = (event, hook, text)
      let value: JSONValue
      do throws(JSONFault) {
        value = try JSONValue(json: text)
      } catch {
        throw .invalid("\(error)")
      }
      let list = value[HookSettings.list]
      guard value.members != nil, list == nil || list?.members != nil else { throw .noList(HookSettings.list) }
      guard list?[event] == nil || list?[event]?.elements != nil else { throw .noArray(event) }
      whole = JSONItems(in: text)
      // Readers disagree on which of two counts.
      guard whole.all(named: HookSettings.list).count < 2 else { throw .twice(HookSettings.list) }
      if let hooks = whole.all(named: HookSettings.list).first,
        JSONItems(in: text, at: hooks.value).all(named: event).count > 1
      {
        throw .twice(event)
      }
    }

    /// What we write; the blanks around a single item tell it from a list that was there, and empty.
    private var wholeEvent: String { "\(JSONWriter.quoted(event)): [ \(hook.line) ]" }
    private var wholeList: String { "\(JSONWriter.quoted(HookSettings.list)): { \(wholeEvent) }" }

    func added() -> [UInt8] {
      guard let hooks = whole.all(named: HookSettings.list).first else { return whole.put(wholeList, into: text) }
      let events = JSONItems(in: text, at: hooks.value)
      guard let own = events.all(named: event).first else { return events.put(wholeEvent, into: text) }
      // Whoever runs it already, in words of their own, has it.
      if String(decoding: text[own.value..<own.end], as: UTF8.self).contains("swiftkit hook") { return text }
      return JSONItems(in: text, at: own.value).put(hook.line, into: text)
    }

    /// - Parameter fresh: the whole event as in a file of ours.
    func removed(writtenAs fresh: ArraySlice<UInt8>) -> [UInt8] {
      guard let hooks = whole.all(named: HookSettings.list).first else { return text }
      let events = JSONItems(in: text, at: hooks.value)
      guard let own = events.all(named: event).first else { return text }
      if text[hooks.start..<hooks.end].elementsEqual(wholeList.utf8) { return whole.take(hooks, outOf: text) }
      let words = text[own.start..<own.end]
      if words.elementsEqual(wholeEvent.utf8) || words.elementsEqual(fresh) { return events.take(own, outOf: text) }
      let list = JSONItems(in: text, at: own.value)
      let ours = list.items.first { (try? JSONValue(json: Array(text[$0.value..<$0.end]))) == hook }
      return ours.map { list.take($0, outOf: text) } ?? text
    }
  }
}

extension AgentClient {
  /// The hooks that it can be told to run in a project; nil where its documentation knows none, or none whose output
  /// reaches the agent.
  var hooks: HookSettings? {
    func command(_ client: HookClient) -> JSONValue {
      .members(["type": .string("command"), "command": .string("swiftkit hook \(client.rawValue)")])
    }
    func matching(_ tools: String?, _ client: HookClient) -> JSONValue {
      .members(["matcher": tools.map { .string($0) }, "hooks": .array([command(client)])])
    }
    let version = JSONValue.Member(name: "version", value: .integer(1))
    switch self {
    case .claude:
      return HookSettings(
        file: ".claude/settings.json",
        entries: [("PostToolUse", matching("Edit|MultiEdit|Write", .claude)), ("Stop", matching(nil, .claude))])
    case .codex:
      return HookSettings(
        file: ".codex/hooks.json",
        entries: [("PostToolUse", matching("apply_patch|Edit|Write", .codex)), ("Stop", matching(nil, .codex))])
    case .gemini:
      return HookSettings(
        file: ".gemini/settings.json",
        entries: [("AfterTool", matching("write_file|replace", .gemini)), ("AfterAgent", matching(nil, .gemini))])
    case .cursor:
      let line = JSONValue.string("swiftkit hook cursor")
      return HookSettings(
        file: ".cursor/hooks.json", head: [version],
        entries: [
          ("postToolUse", .members(["command": line, "matcher": .string("Write")])),
          ("stop", .members(["command": line, "loop_limit": .integer(1)])),
        ])
    case .vscode:
      return HookSettings(
        file: ".github/hooks/swiftkit.json", head: [version],
        entries: [("postToolUse", command(.copilot)), ("agentStop", command(.copilot))])
    case .windsurf:
      let hook = JSONValue.members(["command": .string("swiftkit hook windsurf"), "show_output": .bool(true)])
      return HookSettings(file: ".windsurf/hooks.json", entries: [("post_write_code", hook)])
    case .generic, .zed, .kiro, .opencode, .xcodeClaude, .xcodeCodex: return nil
    }
  }
}
