import HostMessages

/// Reads one Swift file lightly and says what it declares; `swiftkit_abi.h` explains the relations.
///
/// It knows words and brackets only, so that a thousand files cost as much as parsing thirty. What it says of text that
/// is no Swift means nothing and does no harm.
package struct FactScanner {
  typealias Token = SwiftLexer.Token

  let bytes: UnsafeRawBufferPointer
  var tokens: SwiftLexer
  var facts: [UInt8] = []
  var scopes: [Scope] = [Scope(kind: .block)]
  var previous: Token?
  var beforePrevious: Token?
  /// What was closed last: a closure belongs to the call whose parentheses stand before it.
  var closedList: Scope?
  var closedBlock: Scope?

  /// The methods that are applied at the beginning of a line, each once.
  var applied: Set<String> = []
  /// The labels that calls have, behind the name of what is called and a tab.
  var labelled: Set<String> = []
  var attributes: [Range<Int>] = []
  var isStatic = false
  var isPreview = false
  var isCaseList = false
  var member: Range<Int>?
  var givesSome = false

  /// The facts of `source`, lines of `SourceFacts`, in no order.
  package static func facts(in source: UnsafeRawBufferPointer) -> [UInt8] {
    var scanner = FactScanner(source)
    scanner.scan()
    return scanner.facts
  }

  private init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    tokens = SwiftLexer(bytes)
  }

  mutating func scan() {
    while let token = tokens.next() {
      take(token)
      beforePrevious = previous
      previous = token
    }
  }

  mutating func take(_ token: Token) {
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
  func text(_ token: Token) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[token.start..<token.end])
  }

  var followsDot: Bool { previous?.sign == UInt8(ascii: ".") }

  /// Whether `self.` stands before the token that is being taken.
  var followsSelf: Bool {
    followsDot && beforePrevious.map { $0.kind == .word && text($0).isWord("self") } == true
  }

  mutating func take(word token: Token) {
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
    noteLabel(token)
    if followsDot, !followsSelf { return noteApplied(token) }
    noteStatement(token)
    noteToolbarContent(token)
    switch Keyword(word) {
    case .type(let keyword) where isDeclarationOfType(keyword): declareType(keyword, token)
    case .type where isMemberKeyword, .static: isStatic = true
    case .function: declareMember(isMethod: true)
    case .variable: declareMember(isMethod: false)
    case .initializer: noteExtension(by: token)
    case .case: isCaseList = isInEnum
    case .typealias: declareTypealias()
    case .import: noteImport()
    case .some: givesSome = member != nil
    default: break
    }
    noteCase(token)
  }

  mutating func put(_ relation: SourceFacts.Relation, _ subject: Range<Int>..., object: Range<Int>? = nil) {
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
