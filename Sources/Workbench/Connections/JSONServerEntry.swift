import JSON
import POSIXSupport

/// One server in a list of servers in a JSON file, put in and taken out as text: whatever else is there stays as it is
/// written, and taking out gives back the bytes from before.
struct JSONServerEntry {
  /// The member of the file that holds servers by name.
  let list: String
  let name: String
  let value: JSONValue

  /// Why a file is left alone.
  enum Flaw: Error, Hashable {
    case invalid(String)
    case noList(String)
    case noArray(String)
    case twice(String)
    /// It has a server of our name that we did not write.
    case foreign

    var reason: String {
      switch self {
      case .invalid(let reason): "it is not plain JSON: \(reason)"
      case .noList(let list): "it does not contain an object with '\(list)'"
      case .noArray(let event): "it does not contain a list of hooks with '\(event)'"
      case .twice(let name): "it contains '\(name)' twice"
      case .foreign: "it already has a server 'swiftkit'"
      }
    }
  }

  /// A file that holds nothing else.
  private var fresh: [UInt8] {
    Array(JSONValue.members([list: .members([name: value])]).document.utf8)
  }

  /// The same at the end of a file that was there and empty: the missing line end tells it from one that we made.
  private var freshBehindBlanks: [UInt8] { fresh.dropLast() }

  private var member: String { "\(JSONWriter.quoted(name)): \(value.line)" }
  /// The list as we write it; the blanks around its one member tell it from one that was there, and empty.
  private var wholeList: String { "\(JSONWriter.quoted(list)): { \(member) }" }

  func added(to text: [UInt8]?) throws(Flaw) -> AgentFileEdit {
    guard let text else { return .changed(fresh) }
    if text.allSatisfy(JSONItems.isBlank) { return .changed(text + freshBehindBlanks) }
    let whole = try members(of: text)
    guard let servers = whole.all(named: list).first else { return .changed(whole.put(wholeList, into: text)) }
    let inner = JSONItems(in: text, at: servers.value)
    if let known = inner.all(named: name).first {
      guard isOurs(known, in: text) else { throw .foreign }
      if isCurrent(known, in: text) { return .unchanged }
      let line = keepingArguments(of: known, in: text).line
      return .changed(Array(text[..<known.value]) + Array(line.utf8) + Array(text[known.end...]))
    }
    return .changed(inner.put(member, into: text))
  }

  func removed(from text: [UInt8]?) throws(Flaw) -> AgentFileEdit {
    guard let text, !text.allSatisfy(JSONItems.isBlank) else { return .unchanged }
    if text == fresh { return .removed }
    if text.suffix(fresh.count - 1).elementsEqual(freshBehindBlanks),
      case let blanks = text.dropLast(fresh.count - 1), blanks.allSatisfy(JSONItems.isBlank)
    {
      return .changed(Array(blanks))
    }
    // A file that does not speak of us holds nothing of ours, whatever else it is.
    guard String(decoding: text, as: UTF8.self).contains(name) else { return .unchanged }
    let whole = try members(of: text)
    guard let servers = whole.all(named: list).first else { return .unchanged }
    let inner = JSONItems(in: text, at: servers.value)
    guard let known = inner.all(named: name).first else { return .unchanged }
    guard isOurs(known, in: text) else { throw .foreign }
    if text[servers.start..<servers.end].elementsEqual(wholeList.utf8) {
      return .changed(whole.take(servers, outOf: text))
    }
    return .changed(inner.take(known, outOf: text))
  }

  // MARK: - Text

  /// The members of the file, which is looked at as a whole before anything is done by text.
  private func members(of text: [UInt8]) throws(Flaw) -> JSONItems {
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue(json: text)
    } catch {
      throw .invalid("\(error)")
    }
    guard value.members != nil, value[list] == nil || value[list]?.members != nil else { throw .noList(list) }
    let whole = JSONItems(in: text)
    let lists = whole.all(named: list)
    // Readers disagree on which of the two counts.
    guard lists.count < 2 else { throw .twice(list) }
    if let servers = lists.first, JSONItems(in: text, at: servers.value).all(named: name).count > 1 {
      throw .twice(name)
    }
    return whole
  }

  /// Whether a member is what we write, in whatever order and layout, and with further arguments such as `--profile full`.
  private func isCurrent(_ member: JSONItems.Item, in text: [UInt8]) -> Bool {
    matches(member, in: text, by: JSONServerEntry.isSame)
  }

  private static func isSame(_ found: JSONValue?, _ ours: JSONValue) -> Bool {
    if found == ours { return true }
    guard let arguments = found?.elements, let own = ours.elements else { return false }
    return arguments.starts(with: own)
  }

  /// What we write, with the arguments that somebody added to the member that is there.
  private func keepingArguments(of member: JSONItems.Item, in text: [UInt8]) -> JSONValue {
    guard let found = try? JSONValue(json: Array(text[member.value..<member.end])), let ours = value.members else {
      return value
    }
    return .object(
      ours.map { part in
        guard let own = part.value.elements, let arguments = found[part.name]?.elements, arguments.starts(with: own)
        else {
          return part
        }
        return JSONValue.Member(name: part.name, value: .array(arguments))
      })
  }

  /// The same, but for the folder of the program: an update of swiftkit may have moved it.
  private func isOurs(_ member: JSONItems.Item, in text: [UInt8]) -> Bool {
    matches(member, in: text) { found, ours in
      if JSONServerEntry.isSame(found, ours) { return true }
      guard let found = found?.text, let ours = ours.text, found.hasPrefix("/"), ours.hasPrefix("/") else {
        return false
      }
      return FilePath(found).lastComponent == "swiftkit" && FilePath(ours).lastComponent == "swiftkit"
    }
  }

  private func matches(
    _ member: JSONItems.Item, in text: [UInt8], by isSame: (JSONValue?, JSONValue) -> Bool
  ) -> Bool {
    guard let found = try? JSONValue(json: Array(text[member.value..<member.end])), let parts = found.members,
      let ours = value.members
    else { return false }
    return parts.count == ours.count && ours.allSatisfy { isSame(found[$0.name], $0.value) }
  }
}
