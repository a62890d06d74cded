import ByteText

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
      // Where nothing is written, its space goes too.
      if case .access = node, text[position...].first == " " { position = text.utf8.index(after: position) }
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
    guard let first = bytes.first, Ascii.isLetter(first) else { return nil }
    var index = bytes.startIndex
    while index < bytes.endIndex,
      Ascii.isAlphanumeric(bytes[index]) || bytes[index] == underscore
    {
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
    func problem(_ complaint: Complaint) -> PlaceholderProblem {
      PlaceholderProblem(complaint: complaint, column: text[..<start].count + 1)
    }
    guard let match = match(word.text, among: variables) else {
      guard word.isClosed else { return nil }
      let parts = word.text.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
      let isRow = variables.contains { $0.name.hasPrefix("\(parts[0])_") }
      throw problem(.unknown(String(isRow ? word.text : parts[0]), among: variables.flatMap(\.spellings)))
    }
    guard word.isClosed else {
      throw problem(
        Complaint("the placeholder '__\(word.text)' is not closed; write '__\(match.spelling)__'"))
    }
    do throws(Complaint) {
      if case .designTokens = match.variable.kind {
        return .design(variable: match.variable.name, try role(for: match))
      }
      if let sample = try sample(for: match) {
        return .sample(variable: match.variable.name, name: sibling(of: match.variable, variables), sample)
      }
      let form = try form(of: match)
      if case .access = match.variable.kind { return .access(variable: match.variable.name) }
      return .placeholder(variable: match.variable.name, form)
    } catch {
      throw problem(error)
    }
  }

  /// A variable as a placeholder spells it, and the form that follows.
  private struct Match {
    let variable: TemplateVariable
    let spelling: String
    let ending: String?

    /// True where the name itself begins with a capital; a row's name before it says nothing.
    var isCapitalised: Bool { (spelling.split(separator: "_").last ?? "").first?.isUppercase == true }
  }

  /// The variable with the longest spelling that `word` begins with.
  private static func match(_ word: Substring, among variables: [TemplateVariable]) -> Match? {
    var best: Match?
    for variable in variables {
      for spelling in variable.spellings where word.utf8.starts(with: spelling.utf8) {
        let rest = word[word.utf8.index(word.startIndex, offsetBy: spelling.utf8.count)...]
        guard rest.isEmpty || rest.utf8.first == underscore, spelling.utf8.count > best?.spelling.utf8.count ?? 0
        else { continue }
        best = Match(variable: variable, spelling: spelling, ending: rest.isEmpty ? nil : String(rest.dropFirst()))
      }
    }
    return best
  }

  /// `__tokens_spacing16__`: the ending says what of the design is wanted.
  private static func role(for match: Match) throws(Complaint) -> DesignRole {
    guard let role = match.ending.flatMap({ DesignRole($0) }) else {
      let name = match.variable.name
      throw Complaint("write '__\(name)_secondaryText__', '__\(name)_spacing16__' or '__\(name)_radius16__'")
    }
    return role
  }

  /// `__field_type_sample__`: the ending says that a value of the type is wanted.
  private static func sample(for match: Match) throws(Complaint) -> SampleValue? {
    guard match.variable.kind == .swiftType, let ending = match.ending else { return nil }
    guard let sample = SampleValue(rawValue: ending) else {
      throw Complaint.unknown(ending, among: SampleValue.allCases.map(\.rawValue), what: "a form of a type")
    }
    return sample
  }

  /// The name that stands in the same row as `variable`.
  private static func sibling(of variable: TemplateVariable, _ variables: [TemplateVariable]) -> String? {
    guard let line = variable.name.lastIndex(of: "_") else { return nil }
    return variables.first { $0.isName && $0.name.hasPrefix(variable.name[...line]) }?.name
  }

  private static func form(of match: Match) throws(Complaint) -> NameForm? {
    let name = match.variable.name
    switch match.variable.kind {
    case .typeName, .memberName:
      guard let ending = match.ending else {
        if match.isCapitalised { return .upperCamel }
        // A property is spelled as somebody spelled it.
        return match.variable.kind == .memberName ? nil : .lowerCamel
      }
      guard let form = NameForm.named(ending, capitalised: match.isCapitalised) else {
        throw Complaint.unknown(ending, among: NameForm.endings, what: "a form of a name")
      }
      return form
    case .moduleName, .string, .choice, .access, .designTokens, .swiftType, .int, .number, .hexColor, .path, .swiftCode:
      guard let ending = match.ending else { return nil }
      throw Complaint("'\(name)' has no forms, so '_\(ending)' means nothing; write '__\(name)__'")
    case .bool:
      throw Complaint("'\(name)' is true or false; use it in '//% if \(name)'")
    case .list:
      throw Complaint("'\(name)' is a list; use it in '//% for row in \(name)'")
    }
  }

  private static let underscore = UInt8(ascii: "_")
}
