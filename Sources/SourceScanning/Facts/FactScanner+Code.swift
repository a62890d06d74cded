import HostMessages

/// What the code of a member says: what it calls, and where that is placed.
extension FactScanner {
  /// Whether `token` begins a statement, as far as words tell.
  func beginsStatement(_ token: Token) -> Bool {
    guard let previous else { return true }
    if previous.sign == UInt8(ascii: "{") || previous.sign == UInt8(ascii: ";") { return true }
    if previous.kind == .word, text(previous).isWord("return") { return true }
    if followsSelf { return beforePrevious?.startsLine == true }
    guard token.startsLine, tokens.following != UInt8(ascii: ":") else { return false }
    return previous.kind != .sign || previous.sign == UInt8(ascii: "}") || previous.sign == UInt8(ascii: ")")
      || previous.sign == UInt8(ascii: "]")
  }

  /// Takes note of what a body that gives `some` type consists of.
  mutating func noteStatement(_ token: Token) {
    let top = scopes.count - 1
    guard scopes[top].kind == .result, scopes[top].statements < 2, beginsStatement(token) else { return }
    if token.kind == .word, text(token).isWord("return") { return }
    scopes[top].statements += 1
    guard token.kind == .word, text(token).startsUpperCase else { return }
    var root = token
    if text(token).isWord("SwiftUI"), tokens.following == UInt8(ascii: ".") {
      var ahead = tokens
      _ = ahead.next()
      if let name = ahead.next() { root = name }
    }
    scopes[top].root = root.start..<root.end
  }

  /// Takes note of a member of the type that stands by itself in the content of a toolbar.
  mutating func noteToolbarContent(_ token: Token) {
    let scope = scopes[scopes.count - 1]
    guard scope.isInToolbar, scope.kind != .list, !scope.isInPreview, !scope.type.isEmpty, beginsStatement(token),
      !text(token).startsUpperCase, Keyword(text(token)) == .none, tokens.following != UInt8(ascii: "=")
    else { return }
    put(.shownInToolbar, scope.type, token.start..<token.end, object: scope.placement)
  }

  /// Takes note of `.padding(` and `.task {` at the beginning of a line.
  mutating func noteApplied(_ token: Token) {
    guard previous?.startsLine == true, !text(token).startsUpperCase,
      tokens.following == UInt8(ascii: "(") || tokens.following == UInt8(ascii: "{")
    else { return }
    let name = token.start..<token.end
    if applied.insert(String(decoding: bytes[name], as: UTF8.self)).inserted { put(.applies, name) }
  }

  /// Takes note of `value:` in the parentheses of a method behind a dot, or of what is called like a type.
  mutating func noteLabel(_ token: Token) {
    let top = scopes.count - 1
    guard scopes[top].kind == .list, let callee = scopes[top].callee, tokens.following == UInt8(ascii: ":"),
      let sign = previous?.sign, sign == UInt8(ascii: "(") || sign == UInt8(ascii: ","),
      callee.isMember || UnsafeRawBufferPointer(rebasing: bytes[callee.name]).startsUpperCase
    else { return }
    let name = String(decoding: bytes[callee.name], as: UTF8.self)
    let label = token.start..<token.end
    if labelled.insert("\(name)\t\(String(decoding: bytes[label], as: UTF8.self))").inserted {
      put(.labelled, callee.name, object: label)
    }
  }

  /// Takes note of `import A`, `import struct A.B`; nothing of it is a declaration.
  mutating func noteImport() {
    forgetPending()
    guard var name = tokens.next(), name.kind == .word else { return }
    if Keyword(text(name)) != .none, let next = tokens.next(), next.kind == .word { name = next }
    put(.imports, name.start..<name.end)
  }

  /// Takes note of `placement: .bottomBar` in the parentheses of a toolbar item.
  mutating func notePlacement(_ token: Token) {
    let top = scopes.count - 1
    guard scopes[top].kind == .list, text(token).isWord("placement"), tokens.following == UInt8(ascii: ":"),
      let callee = scopes[top].callee, UnsafeRawBufferPointer(rebasing: bytes[callee.name]).isToolbarItem
    else { return }
    var ahead = tokens
    _ = ahead.next()
    // The last name of `.bottomBar` and of `ToolbarItemPlacement.bottomBar`.
    while let part = ahead.next(), part.kind == .word || part.sign == UInt8(ascii: ".") {
      if part.kind == .word { scopes[top].placement = part.start..<part.end }
    }
  }
}
