/// What is wrong inside a line, and at which column.
struct PlaceholderProblem: Error {
  let complaint: Complaint
  let column: Int
}

/// Finds `__Name__` in a text: an identifier of Swift, so that a template compiles as it stands.
enum Placeholders {
  static func nodes(
    in text: Substring, _ variables: [TemplateVariable]
  ) throws(PlaceholderProblem) -> [TemplateText.Node] {
    var nodes: [TemplateText.Node] = []
    var literal = text.startIndex
    var position = text.startIndex
    while let start = nextPair(in: text, from: position) {
      let inner = text.utf8.index(start, offsetBy: 2)
      let word = identifier(in: text[inner...])
      guard let word, let node = try node(for: word, at: start, in: text, variables) else {
        position = text.utf8.index(after: start)
        continue
      }
      if literal < start { nodes.append(.literal(String(text[literal..<start]))) }
      nodes.append(node)
      position = text.utf8.index(word.endIndex, offsetBy: word.isClosed ? 2 : 0)
      literal = position
    }
    if literal < text.endIndex { nodes.append(.literal(String(text[literal...]))) }
    return nodes
  }

  /// The word after two underscores, up to the two that close it or to the end of the identifier.
  private struct Word {
    let text: Substring
    let isClosed: Bool
    var endIndex: Substring.Index { text.endIndex }
  }

  private static func nextPair(in text: Substring, from position: Substring.Index) -> Substring.Index? {
    let bytes = text.utf8
    var index = position
    while let first = bytes[index...].firstIndex(of: underscore) {
      let second = bytes.index(after: first)
      guard second < bytes.endIndex else { return nil }
      if bytes[second] == underscore { return first }
      index = second
    }
    return nil
  }

  private static func identifier(in text: Substring) -> Word? {
    let bytes = text.utf8
    guard let first = bytes.first, isLetter(first) else { return nil }
    var index = bytes.startIndex
    while index < bytes.endIndex, isLetter(bytes[index]) || isDigit(bytes[index]) || bytes[index] == underscore {
      let next = bytes.index(after: index)
      if bytes[index] == underscore, next < bytes.endIndex, bytes[next] == underscore {
        return Word(text: text[..<index], isClosed: true)
      }
      index = next
    }
    return Word(text: text[..<index], isClosed: false)
  }

  /// The node for `word`; nil where the word is an ordinary identifier such as `__owned`.
  private static func node(
    for word: Word, at start: Substring.Index, in text: Substring, _ variables: [TemplateVariable]
  ) throws(PlaceholderProblem) -> TemplateText.Node? {
    let column = text[..<start].count + 1
    let parts = word.text.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let ending = parts.count > 1 ? parts[1] : nil
    let variable = variables.first { variable in
      variable.name == parts[0] || isTypeName(variable) && lowerFirst(variable.name) == parts[0]
    }
    guard let variable else {
      guard word.isClosed else { return nil }
      let spellings = variables.flatMap { isTypeName($0) ? [$0.name, lowerFirst($0.name)] : [$0.name] }
      throw PlaceholderProblem(complaint: .unknown(parts[0], among: spellings), column: column)
    }
    guard word.isClosed else {
      let complaint = Complaint("the placeholder '__\(word.text)' is not closed; write '__\(parts[0])__'")
      throw PlaceholderProblem(complaint: complaint, column: column)
    }
    do throws(Complaint) {
      return .placeholder(variable: variable.name, try form(of: variable, spelled: parts[0], ending))
    } catch {
      throw PlaceholderProblem(complaint: error, column: column)
    }
  }

  private static func form(
    of variable: TemplateVariable, spelled word: String, _ ending: String?
  ) throws(Complaint) -> NameForm? {
    switch variable.kind {
    case .typeName:
      let capitalised = word.first?.isUppercase == true
      guard let ending else { return capitalised ? .upperCamel : .lowerCamel }
      guard let form = NameForm.named(ending, capitalised: capitalised) else {
        throw Complaint.unknown(ending, among: NameForm.endings, what: "a form of a name")
      }
      return form
    case .moduleName, .string, .choice:
      guard let ending else { return nil }
      throw Complaint("'\(variable.name)' has no forms, so '_\(ending)' means nothing; write '__\(variable.name)__'")
    case .bool:
      throw Complaint("'\(variable.name)' is true or false; use it in '//% if \(variable.name)'")
    }
  }

  private static func isTypeName(_ variable: TemplateVariable) -> Bool {
    if case .typeName = variable.kind { true } else { false }
  }

  private static func lowerFirst(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  private static let underscore = UInt8(ascii: "_")

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
