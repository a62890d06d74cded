import HostMessages

/// Reads one Swift file lightly and says what it declares; `swiftkit_abi.h` explains the relations.
///
/// It knows words and brackets only, so that a thousand files cost as much as parsing thirty. What it says of text that
/// is no Swift means nothing and does no harm.
package struct FactScanner {
  private typealias Token = SwiftTokens.Token

  let bytes: UnsafeRawBufferPointer
  private var tokens: SwiftTokens
  private var facts: [UInt8] = []
  private var scopes: [Scope] = [Scope(kind: .block)]
  private var previous: Token?
  private var beforePrevious: Token?
  /// What was closed last: a closure belongs to the call whose parentheses stand before it.
  private var closedList: Scope?
  private var closedBlock: Scope?

  private var attributes: [Range<Int>] = []
  private var isStatic = false
  private var isPreview = false
  private var isCaseList = false
  private var member: Range<Int>?
  private var givesSome = false

  /// The facts of `source`, lines of `SourceFacts`, in no order.
  package static func facts(in source: UnsafeRawBufferPointer) -> [UInt8] {
    var scanner = FactScanner(source)
    scanner.scan()
    return scanner.facts
  }

  private init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    tokens = SwiftTokens(bytes)
  }

  private mutating func scan() {
    while let token = tokens.next() {
      take(token)
      beforePrevious = previous
      previous = token
    }
  }

  private mutating func take(_ token: Token) {
    switch token.kind {
    case .word: take(word: token)
    case .literal: noteStatement(token)
    case .sign:
      switch token.sign {
      case UInt8(ascii: "{"): openBlock()
      case UInt8(ascii: "("), UInt8(ascii: "["): openList()
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): close(token.sign)
      case UInt8(ascii: "="), UInt8(ascii: ";"): member = nil
      default: break
      }
    }
  }
}

// MARK: - Words

extension FactScanner {
  private func text(_ token: Token) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[token.start..<token.end])
  }

  private var followsDot: Bool { previous?.sign == UInt8(ascii: ".") }

  /// Whether `self.` stands before the token that is being taken.
  private var followsSelf: Bool {
    followsDot && beforePrevious.map { $0.kind == .word && text($0).isWord("self") } == true
  }

  private mutating func take(word token: Token) {
    let word = text(token)
    if previous?.sign == UInt8(ascii: "@") {
      attributes.append(token.start..<token.end)
      return
    }
    if previous?.sign == UInt8(ascii: "#") {
      if word.isWord("Preview") { isPreview = true }
      return
    }
    if scopes[scopes.count - 1].isInPreview, word.startsUpperCase { put(.previewed, token.start..<token.end) }
    notePlacement(token)
    guard !followsDot || followsSelf else { return }
    noteStatement(token)
    noteToolbarContent(token)
    switch Keyword(word) {
    case .type(let keyword) where isDeclarationOfType(keyword): declareType(keyword, token)
    case .type where isMemberKeyword, .static: isStatic = true
    case .function, .variable: declareMember()
    case .case: isCaseList = isInEnum
    case .typealias: declareTypealias()
    case .some: givesSome = member != nil
    default: break
    }
    noteCase(token)
  }

  private mutating func put(_ relation: SourceFacts.Relation, _ subject: Range<Int>..., object: Range<Int>? = nil) {
    facts.append(relation.rawValue)
    for (index, part) in subject.enumerated() {
      if index > 0 { facts.append(UInt8(ascii: ".")) }
      facts += UnsafeRawBufferPointer(rebasing: bytes[part])
    }
    if let object, !object.isEmpty {
      facts.append(UInt8(ascii: "\t"))
      facts += UnsafeRawBufferPointer(rebasing: bytes[object])
    }
    facts.append(UInt8(ascii: "\n"))
  }
}

// MARK: - Declarations

extension FactScanner {
  private var isInEnum: Bool { scopes[scopes.count - 1].kind == .type && scopes[scopes.count - 1].isEnum }

  /// Whether `class` is a modifier here: a word of another declaration follows.
  private var isMemberKeyword: Bool {
    var ahead = tokens
    guard let next = ahead.next(), next.kind == .word else { return false }
    switch Keyword(text(next)) {
    case .function, .variable, .modifier: return true
    default: return false
    }
  }

  private func isDeclarationOfType(_ keyword: Keyword.TypeKeyword) -> Bool {
    var ahead = tokens
    guard let next = ahead.next(), next.kind == .word, !next.startsLine else { return false }
    if keyword == .class, isMemberKeyword { return false }
    // `actor` is a name, too.
    return keyword != .actor || text(next).startsUpperCase
  }

  private mutating func declareType(_ keyword: Keyword.TypeKeyword, _ token: Token) {
    guard var name = tokens.next() else { return }
    var next = tokens.next()
    while next?.sign == UInt8(ascii: "."), let inner = tokens.next(), inner.kind == .word {
      name = inner
      next = tokens.next()
    }
    let type = name.start..<name.end
    if keyword != .extension { put(.declares, type, object: token.start..<token.end) }
    for attribute in attributes { put(.hasAttribute, type, object: attribute) }
    forgetPending()
    var angles = 0
    var isInherited = false
    var inherited: Range<Int>?
    func isSplit(_ sign: UInt8) -> Bool { sign == UInt8(ascii: ",") || sign == UInt8(ascii: "&") }
    while let part = next, part.sign != UInt8(ascii: "{") {
      if part.sign == UInt8(ascii: "}") { return }
      if part.sign == UInt8(ascii: "<") { angles += 1 }
      if part.sign == UInt8(ascii: ">"), angles > 0 { angles -= 1 }
      if angles == 0 {
        if part.sign == UInt8(ascii: ":"), !isInherited { isInherited = true }
        if part.kind == .word, text(part).isWord("where") { break }
        if isSplit(part.sign), let name = inherited.take() { put(.inherits, type, object: name) }
        // The last name of `Swift.Sendable`, and what stands behind `@unchecked`.
        if isInherited, part.kind == .word { inherited = part.start..<part.end }
      }
      next = tokens.next()
    }
    if let inherited { put(.inherits, type, object: inherited) }
    while let part = next, part.sign != UInt8(ascii: "{") { next = tokens.next() }
    guard let open = next else { return }
    var scope = Scope(kind: .type, type: type, isEnum: keyword == .enum)
    scope.isInPreview = scopes[scopes.count - 1].isInPreview || inheritsPreviewProvider(type)
    scopes.append(scope)
    previous = open
  }

  /// Whether the fact just written says so.
  private func inheritsPreviewProvider(_ type: Range<Int>) -> Bool {
    let line = "\tPreviewProvider\n"
    return facts.suffix(line.utf8.count).elementsEqual(line.utf8)
  }

  private mutating func declareMember() {
    var ahead = tokens
    guard let name = ahead.next(), name.kind == .word else { return }
    let scope = scopes[scopes.count - 1]
    if scope.kind == .type {
      if isStatic { put(.hasStatic, scope.type, object: name.start..<name.end) }
      forgetPending()
      member = name.start..<name.end
    } else {
      forgetPending()
    }
  }

  private mutating func declareTypealias() {
    var ahead = tokens
    guard let name = ahead.next(), name.kind == .word, let word = previousWord else { return }
    put(.declares, name.start..<name.end, object: word)
    forgetPending()
  }

  /// The word that is being taken.
  private var previousWord: Range<Int>? {
    let end = tokens.index
    let word = "typealias".utf8.count
    return end >= word ? end - word..<end : nil
  }

  private mutating func noteCase(_ token: Token) {
    guard isCaseList, isInEnum else { return }
    let follows = previous.map { $0.sign == UInt8(ascii: ",") || ($0.kind == .word && text($0).isWord("case")) }
    if follows == true {
      put(.hasCase, scopes[scopes.count - 1].type, object: token.start..<token.end)
    } else if token.startsLine, !text(token).isWord("case") {
      isCaseList = false
    }
  }

  private mutating func forgetPending() {
    attributes = []
    isStatic = false
    isCaseList = false
    member = nil
    givesSome = false
  }
}

// MARK: - Brackets

extension FactScanner {
  private mutating func openList() {
    var scope = scopes[scopes.count - 1]
    scope.kind = .list
    scope.callee = nil
    if let previous, previous.kind == .word {
      scope.callee = Scope.Callee(
        name: previous.start..<previous.end, isMember: beforePrevious?.sign == UInt8(ascii: "."))
      if text(previous).isToolbarItem { scope.placement = 0..<0 }
    }
    scopes.append(scope)
  }

  private mutating func openBlock() {
    let around = scopes[scopes.count - 1]
    var scope = Scope(kind: .block, type: around.type, member: around.member)
    scope.isInPreview = around.isInPreview || isPreview
    scope.isInToolbar = around.isInToolbar
    scope.placement = around.placement
    isPreview = false
    if around.kind == .type {
      if let member { scope.member = member }
      if givesSome { scope.kind = .result }
      forgetPending()
    } else if let (callee, placement) = calleeOfBlock(in: around) {
      scope.callee = callee
      let name = UnsafeRawBufferPointer(rebasing: bytes[callee.name])
      if callee.isMember, name.isWord("toolbar") {
        scope.isInToolbar = true
        scope.placement = 0..<0
      } else if name.isToolbarItem {
        scope.isInToolbar = true
        scope.placement = placement
      } else if callee.isMember, name.isPresentation {
        scope.isInToolbar = false
      }
    }
    scopes.append(scope)
  }

  /// The call that the block about to open is an argument of.
  private func calleeOfBlock(in around: Scope) -> (Scope.Callee, placement: Range<Int>)? {
    guard let previous else { return nil }
    if previous.kind == .word {
      let isMember = beforePrevious?.sign == UInt8(ascii: ".")
      return (Scope.Callee(name: previous.start..<previous.end, isMember: isMember), 0..<0)
    }
    switch previous.sign {
    case UInt8(ascii: ")"): return closedList?.callee.map { ($0, closedList?.placement ?? 0..<0) }
    case UInt8(ascii: ":") where around.kind == .list: return around.callee.map { ($0, around.placement) }
    case UInt8(ascii: ":"): return closedBlock?.callee.map { ($0, closedBlock?.placement ?? 0..<0) }
    default: return nil
    }
  }

  private mutating func close(_ sign: UInt8) {
    guard scopes.count > 1 else { return }
    // A file that lacks a parenthesis must not shift what follows its next brace.
    if sign == UInt8(ascii: "}") {
      while scopes.count > 2, scopes[scopes.count - 1].kind == .list { scopes.removeLast() }
    } else if scopes[scopes.count - 1].kind != .list {
      return
    }
    guard let scope = scopes.popLast() else { return }
    if scope.kind == .list {
      closedList = scope
    } else {
      closedBlock = scope
      member = nil
      if scope.kind == .result, scope.statements == 1, !scope.root.isEmpty, !scope.type.isEmpty {
        put(.consistsOf, scope.type, scope.member, object: scope.root)
      }
    }
  }
}

// MARK: - Code

extension FactScanner {
  /// Whether `token` begins a statement, as far as words tell.
  private func beginsStatement(_ token: Token) -> Bool {
    guard let previous else { return true }
    if previous.sign == UInt8(ascii: "{") || previous.sign == UInt8(ascii: ";") { return true }
    if previous.kind == .word, text(previous).isWord("return") { return true }
    if followsSelf { return beforePrevious?.startsLine == true }
    guard token.startsLine, tokens.following != UInt8(ascii: ":") else { return false }
    return previous.kind != .sign || previous.sign == UInt8(ascii: "}") || previous.sign == UInt8(ascii: ")")
      || previous.sign == UInt8(ascii: "]")
  }

  /// Takes note of what a body that gives `some` type consists of.
  private mutating func noteStatement(_ token: Token) {
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
  private mutating func noteToolbarContent(_ token: Token) {
    let scope = scopes[scopes.count - 1]
    guard scope.isInToolbar, scope.kind != .list, !scope.isInPreview, !scope.type.isEmpty, beginsStatement(token),
      !text(token).startsUpperCase, Keyword(text(token)) == .none, tokens.following != UInt8(ascii: "=")
    else { return }
    put(.shownInToolbar, scope.type, token.start..<token.end, object: scope.placement)
  }

  /// Takes note of `placement: .bottomBar` in the parentheses of a toolbar item.
  private mutating func notePlacement(_ token: Token) {
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
