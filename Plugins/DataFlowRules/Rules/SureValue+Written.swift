import SwiftKitSDK

// What the source itself writes out, though the value passes through a name or two.

extension SureValue {
  /// The text of a literal: `URL(stringLiteral: …)`, or `self` of a private property that this file asks only of literals.
  func isOfLiterals(_ text: [Node]) -> Bool {
    if mark.enclosing(.initializer)?.children(.parameter).contains(where: { ($0.text ?? $0.name) == "stringLiteral" })
      == true
    {
      return true
    }
    guard text.count == 1, text[0].isNamed("self"), let member = mark.enclosingMember, member.isPrivate,
      let name = member.name
    else { return false }
    let uses = mark.file.nodes(.member, named: [name]) + mark.file.nodes(.call, named: [name])
    return !uses.isEmpty && uses.allSatisfy { $0.chain?.root.kind == .string }
  }

  /// A local text that every branch gives a constant: `let host: String; if isTest { host = "https://…" } else { host = Hosts.main }`.
  func isChosenAmongConstants(_ text: [Node]) -> Bool {
    guard text.count == 1, let name = text[0].name, let variable = text[0].variable(named: name),
      variable.child(.initial) == nil, let block = variable.parent, block != variable.enclosingType
    else { return false }
    let given = block.descendants.compactMap(\.assignment).filter { $0.target.source == name }.map(\.value)
    return !given.isEmpty && given.allSatisfy { $0.kind == .string || $0.chain?.root.isCapitalized == true }
  }

  /// `decode(Trip.self, from: Data(json.utf8))`, where `json` is a text of the source.
  static func readsWrittenText(_ call: Node) -> Bool {
    guard let data = call.argument("from")?.value.chain,
      let text = data.root.isNamed("Data") ? data.root.firstUnlabelled?.value.chain?.root : data.root
    else { return false }
    let written = text.name.flatMap(text.variable(named:))?.child(.initial)?.firstChild ?? text
    return written.kind == .string && written.text != nil
  }

  /// `body["limits"]`, where `body` is a dictionary that the function has begun with that key.
  static func isOfWrittenDictionary(_ parts: [Node]) -> Bool {
    guard parts.count == 2, let name = parts[0].name, let key = parts[1].firstUnlabelled?.value, key.kind == .string,
      let variable = parts[0].variable(named: name), variable.parent != variable.enclosingType,
      let made = variable.child(.initial)?.firstChild, made.kind == .dictionary
    else { return false }
    return made.children.contains { $0.kind == .string && $0.source == key.source }
  }

  /// The message of a notification that the project posts: the system's own keys are constants, and a push message is read from
  /// its content.
  static func isOfNotification(_ parts: [Node]) -> Bool {
    guard let place = parts.firstIndex(where: { $0.isNamed("userInfo") }), place > 0 else { return false }
    return !parts[..<place].contains { $0.isNamed("content", "request", "response", "error") }
  }
}
