extension InterfaceReader {
  mutating func take(_ token: Token) {
    switch token.sign {
    case UInt8(ascii: "}"):
      if scopes.popLast() == nil { complain(at: token.start, "nothing is open that this bracket closes") }
      return
    case UInt8(ascii: "@"): return takeAttribute()
    case UInt8(ascii: "#"):
      // The branches of a condition say the same in other words.
      return skipRest()
    case UInt8(ascii: ";"): return
    default: break
    }
    guard token.kind == .word else {
      complain(at: token.start, "a declaration is expected here, not '\(text(token).prefix(20))'")
      return skipRest()
    }
    take(word: text(token), token)
  }

  private mutating func take(word: String, _ token: Token) {
    switch word {
    case "import":
      while let next = upcoming, !next.startsLine, let part = tokens.next() {
        if part.kind == .word { modules.insert(text(part)) }
      }
      forget()
    case "class" where ["func", "var", "let", "subscript"].contains(upcoming.map(text) ?? ""), "static": isStatic = true
    case "struct", "class", "enum", "protocol", "actor", "extension": takeType(word, token)
    case "func", "macro": takeFunction(word)
    case "init":
      if take("?") || take("!") {}
      takeCall(scopes.last?.container.split(separator: ".").last.map(String.init) ?? "", "init")
    case "subscript": takeCall("subscript", "subscript")
    case "var", "let": takeProperty(word)
    case "case": takeCases()
    case "typealias":
      let name = tokens.next().map(text) ?? ""
      put(name, "typealias")
      skipRest()
    case "associatedtype", "deinit", "operator", "precedencegroup": skipRest()
    case "public", "open": isPublic = true
    case _ where InterfaceReader.modifiers.contains(word):
      if ["private", "fileprivate", "internal", "package"].contains(word), upcoming?.sign != UInt8(ascii: "(") {
        isPublic = false
      }
      if take("(") { pair(from: token.start) }
    default:
      complain(at: token.start, "a declaration is expected here, not '\(word.prefix(40))'")
      skipRest()
    }
  }

  private static let modifiers: Set = [
    "_const", "__consuming", "__shared", "async", "borrowing", "consuming", "convenience", "distributed", "dynamic",
    "fileprivate",
    "final", "indirect", "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "optional",
    "override",
    "package", "postfix", "prefix", "private", "required", "sending", "unowned", "unsafe", "weak",
  ]

  // MARK: Attributes

  private mutating func takeAttribute() {
    guard let token = tokens.next() else { return }
    var name = text(token)
    while upcoming?.sign == UInt8(ascii: ".") || upcoming?.sign == UInt8(ascii: ":") {
      _ = tokens.next()
      if upcoming?.kind == .word, let part = tokens.next() { name = text(part) }
    }
    guard let open = upcoming, open.sign == UInt8(ascii: "("), !open.startsLine else { return }
    _ = tokens.next()
    let arguments = pair(from: open.start)
    if name == "available" { systems.add(arguments.map { ($0.sign, text($0)) }) }
  }

  // MARK: Types

  /// `SwiftUI.View.Body`, without the module: the last part and what stands before it.
  private mutating func takePath() -> [String] {
    var parts: [String] = []
    while let part = tokens.next() {
      guard part.kind == .word else {
        complain(at: part.start, "a name is expected here, not '\(text(part).prefix(20))'")
        break
      }
      parts.append(text(part))
      if take(".") { continue }
      guard upcoming?.sign == UInt8(ascii: ":") else { break }
      var ahead = tokens
      _ = ahead.next()
      // Newer interfaces write `SwiftUI::View`.
      guard ahead.next()?.sign == UInt8(ascii: ":") else { break }
      tokens = ahead
    }
    if parts.count > 1, modules.contains(parts[0]) { parts.removeFirst() }
    return parts
  }

  private mutating func takeType(_ word: String, _ token: Token) {
    let path = takePath()
    let around = scopes.last
    var scope = Scope(start: token.start, words: "\(word) \(path.joined(separator: "."))")
    scope.container = ((word == "extension" ? [] : [around?.container ?? ""].filter { !$0.isEmpty }) + path).joined(
      separator: ".")
    scope.systems = systems.within(around?.systems)
    scope.isProtocol = word == "protocol"
    let isSeen = word == "extension" || isPublic || around?.isProtocol == true
    scope.isHidden =
      around?.isHidden == true || !isSeen || path.isEmpty || path.contains { $0.hasPrefix("_") } || systems.isNever
    if word != "extension", !scope.isHidden, let name = path.last {
      write(name, around?.container ?? "", word == "actor" ? "class" : word, [], scope.systems)
    }
    forget()
    while let next = tokens.next() {
      if next.sign == UInt8(ascii: "{") {
        // So deep is no code.
        guard scopes.count < 100 else { return complain(at: next.start, "types are nested more than 100 deep") }
        return scopes.append(scope)
      }
      if next.sign == UInt8(ascii: "(") || next.sign == UInt8(ascii: "[") { pair(from: next.start) }
      if next.sign == UInt8(ascii: "}") { break }
    }
    complain(at: token.start, "'\(scope.words)' has no members in braces")
  }

  // MARK: Members

  private mutating func takeFunction(_ word: String) {
    guard let name = tokens.next() else { return }
    // Operators are called by their signs.
    guard name.kind == .word else { return skipRest() }
    takeCall(text(name), word)
  }

  private mutating func takeCall(_ name: String, _ kind: String) {
    var angles = 0
    while let next = upcoming, !next.startsLine, angles > 0 || next.sign != UInt8(ascii: "(") {
      if next.sign == UInt8(ascii: "<") { angles += 1 }
      if next.sign == UInt8(ascii: ">") { angles -= 1 }
      _ = tokens.next()
    }
    guard let open = upcoming, open.sign == UInt8(ascii: "("), !open.startsLine else { return skipRest() }
    _ = tokens.next()
    let list = InterfaceParameters(pair(from: open.start).map { ($0.sign, text($0)) })
    put(name, kind, [list.labels, list.shapes, isStatic ? result() : ""])
    skipRest()
  }

  private mutating func takeProperty(_ word: String) {
    guard let name = tokens.next(), name.kind == .word else { return skipRest() }
    put(text(name), word, ["", "", isStatic ? result() : ""])
    skipRest()
  }

  private mutating func takeCases() {
    repeat {
      guard let name = tokens.next(), name.kind == .word else { return skipRest() }
      var list = InterfaceParameters([])
      if let open = upcoming, open.sign == UInt8(ascii: "("), !open.startsLine {
        _ = tokens.next()
        list = InterfaceParameters(pair(from: open.start).map { ($0.sign, text($0)) })
      }
      isPublic = true
      put(text(name), "case", [list.labels, list.shapes])
    } while take(",")
    skipRest()
  }

  /// The last name of the type behind `:` or `->`, where it is a plain one.
  private func result() -> String {
    var ahead = tokens
    var name = ""
    while let token = ahead.next(), !token.startsLine, token.sign != UInt8(ascii: "{"), token.sign != UInt8(ascii: "=")
    {
      if token.sign == UInt8(ascii: "<") || token.kind == .word && text(token) == "where" { break }
      if token.sign == UInt8(ascii: "("), !name.isEmpty { return "" }
      if token.kind == .word, !["async", "throws", "rethrows", "some", "any"].contains(text(token)) {
        name = text(token)
      }
    }
    return name
  }

  private mutating func put(_ name: String, _ kind: String, _ columns: [String] = []) {
    let scope = scopes.last
    guard isPublic || scope?.isProtocol == true, scope?.isHidden != true, !name.isEmpty, !name.hasPrefix("_"),
      !systems.isNever
    else { return }
    write(name, scope?.container ?? "", isStatic ? "static \(kind)" : kind, columns, systems.within(scope?.systems))
  }

  private mutating func write(
    _ name: String, _ container: String, _ kind: String, _ columns: [String], _ systems: InterfaceSystems
  ) {
    let columns = columns + Array(repeating: "", count: 3 - columns.count)
    var line = [name, container, kind] + columns + [header.module] + systems.columns + [systems.renamed]
    while line.last?.isEmpty == true { line.removeLast() }
    lines.insert(line.map { $0.filter { $0 >= " " } }.joined(separator: "\t"))
  }
}
