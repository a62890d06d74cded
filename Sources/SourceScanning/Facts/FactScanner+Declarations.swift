import HostMessages

/// What declarations say: types with what they inherit, their members and cases.
extension FactScanner {
  var isInEnum: Bool { scopes[scopes.count - 1].kind == .type && scopes[scopes.count - 1].isEnum }

  /// Whether `class` is a modifier here: a word of another declaration follows.
  var isMemberKeyword: Bool {
    var ahead = tokens
    guard let next = ahead.next(), next.kind == .word else { return false }
    switch Keyword(text(next)) {
    case .function, .variable, .modifier: return true
    default: return false
    }
  }

  func isDeclarationOfType(_ keyword: Keyword.TypeKeyword) -> Bool {
    var ahead = tokens
    guard let next = ahead.next(), next.kind == .word, !next.startsLine else { return false }
    if keyword == .class, isMemberKeyword { return false }
    // `actor` is a name, too.
    return keyword != .actor || text(next).startsUpperCase
  }

  mutating func declareType(_ keyword: Keyword.TypeKeyword, _ token: Token) {
    guard var name = tokens.next() else { return }
    var next = tokens.next()
    while next?.sign == UInt8(ascii: "."), let inner = tokens.next(), inner.kind == .word {
      name = inner
      next = tokens.next()
    }
    let type = name.start..<name.end
    if keyword != .extension {
      put(.declares, type, object: token.start..<token.end)
      noteNesting(of: type)
    }
    for attribute in attributes { put(.hasAttribute, type, object: attribute) }
    forgetPending()
    var angles = 0
    var isInherited = false
    var inherited: Range<Int>?
    var isPreviewProvider = false
    func isSplit(_ sign: UInt8) -> Bool { sign == UInt8(ascii: ",") || sign == UInt8(ascii: "&") }
    while let part = next, part.sign != UInt8(ascii: "{") {
      if part.sign == UInt8(ascii: "}") { return }
      if part.sign == UInt8(ascii: "<") { angles += 1 }
      if part.sign == UInt8(ascii: ">"), angles > 0 { angles -= 1 }
      if angles == 0 {
        if part.sign == UInt8(ascii: ":"), !isInherited { isInherited = true }
        if part.kind == .word, text(part).isWord("where") { break }
        if isSplit(part.sign), let name = inherited.take() {
          put(.inherits, type, object: name)
          isPreviewProvider = isPreviewProvider || isWord("PreviewProvider", at: name)
        }
        // The last name of `Swift.Sendable`, and what comes after `@unchecked`.
        if isInherited, part.kind == .word { inherited = part.start..<part.end }
      }
      next = tokens.next()
    }
    if let inherited {
      put(.inherits, type, object: inherited)
      isPreviewProvider = isPreviewProvider || isWord("PreviewProvider", at: inherited)
    }
    while let part = next, part.sign != UInt8(ascii: "{") { next = tokens.next() }
    guard let open = next else { return }
    var scope = Scope(kind: .type, type: type, isEnum: keyword == .enum)
    scope.isExtension = keyword == .extension || keyword == .protocol
    scope.isInPreview = scopes[scopes.count - 1].isInPreview || isPreviewProvider
    scopes.append(scope)
    previous = open
  }

  /// Takes note of a type that nobody sees by its name alone who is not inside of another type, or of the file.
  private mutating func noteNesting(of type: Range<Int>) {
    let isOfFile = [previous, beforePrevious].contains {
      guard let token = $0, token.kind == .word else { return false }
      return text(token).isWord("private") || text(token).isWord("fileprivate")
    }
    if scopes.count > 1 || isOfFile { put(.nested, type, object: scopes[scopes.count - 1].type) }
  }

  private func isWord(_ word: StaticString, at range: Range<Int>) -> Bool {
    UnsafeRawBufferPointer(rebasing: bytes[range]).isWord(word)
  }

  mutating func declareMember(isMethod: Bool) {
    var ahead = tokens
    guard let name = ahead.next(), name.kind == .word else { return }
    let scope = scopes[scopes.count - 1]
    if scope.kind == .type {
      if isMethod, !isStatic { noteExtension(by: name) }
      if !isMethod, !isStatic, scope.isExtension { put(.hasProperty, scope.type, object: name.start..<name.end) }
      if isStatic { put(.hasStatic, scope.type, object: name.start..<name.end) }
      if !isMethod { noteState(of: scope.type) }
      forgetPending()
      member = name.start..<name.end
    } else {
      // `func Form(systemImage:)` is called like an initialiser of the type.
      if isMethod, text(name).startsUpperCase {
        put(.extends, name.start..<name.end, object: name.start..<name.end)
        noteParameters(in: ahead, of: name.start..<name.end)
      }
      forgetPending()
    }
  }

  /// Takes note of a type that holds state, and of whether its state is private.
  private mutating func noteState(of type: Range<Int>) {
    guard attributes.contains(where: { isWord("State", at: $0) || isWord("StateObject", at: $0) }) else { return }
    let modifier = previous.flatMap { $0.kind == .word && text($0).isWord("private") ? $0.start..<$0.end : nil }
    put(.holdsState, type, object: modifier)
  }

  /// Takes note of what others may call on a type that is declared elsewhere, and with which labels.
  mutating func noteExtension(by name: Token) {
    let scope = scopes[scopes.count - 1]
    guard scope.kind == .type, scope.isExtension else { return }
    let method = name.start..<name.end
    put(.extends, method, object: scope.type)
    // The name of a function is still to come, that of an initialiser is not.
    var ahead = tokens
    let isInitializer = text(name).isWord("init")
    if !isInitializer { _ = ahead.next() }
    noteParameters(in: ahead, of: isInitializer ? scope.type : method)
  }

  /// Takes note of the labels in the parentheses that follow the name of a declaration, before it ends or goes on for long.
  private mutating func noteParameters(in declaration: SwiftLexer, of subject: Range<Int>) {
    var ahead = declaration
    var depth = 0
    var isNext = false
    for _ in 0..<500 {
      guard let token = ahead.next() else { return }
      switch token.sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        isNext = depth == 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return }
      case UInt8(ascii: ","): isNext = depth == 1
      case UInt8(ascii: "@"): _ = ahead.next()
      default:
        guard depth == 1, isNext, token.kind == .word else { continue }
        isNext = false
        if isLabel(before: ahead) { put(.takes, subject, object: token.start..<token.end) }
      }
    }
  }

  /// Whether what was taken last is a label: a colon follows, or the parameter's own name and a colon.
  private func isLabel(before rest: SwiftLexer) -> Bool {
    if rest.following == UInt8(ascii: ":") { return true }
    var ahead = rest
    return ahead.next()?.kind == .word && ahead.following == UInt8(ascii: ":")
  }

  mutating func declareTypealias() {
    var ahead = tokens
    guard let name = ahead.next(), name.kind == .word, let word = previousWord else { return }
    put(.declares, name.start..<name.end, object: word)
    noteNesting(of: name.start..<name.end)
    forgetPending()
  }

  /// The word that is being taken.
  var previousWord: Range<Int>? {
    let end = tokens.index
    let word = "typealias".utf8.count
    return end >= word ? end - word..<end : nil
  }

  mutating func noteCase(_ token: Token) {
    guard isCaseList, isInEnum else { return }
    let follows = previous.map { $0.sign == UInt8(ascii: ",") || ($0.kind == .word && text($0).isWord("case")) }
    if follows == true {
      put(.hasCase, scopes[scopes.count - 1].type, object: token.start..<token.end)
    } else if token.startsLine, !text(token).isWord("case") {
      isCaseList = false
    }
  }

  mutating func forgetPending() {
    attributes = []
    isStatic = false
    isCaseList = false
    member = nil
    givesSome = false
  }
}
