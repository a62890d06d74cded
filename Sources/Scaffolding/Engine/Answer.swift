import ByteText

/// The value of a template's variable in one run.
package enum Answer: Hashable, Sendable, CustomStringConvertible {
  case typeName(TypeName)
  /// Nil where the project has no module that could be imported.
  case moduleName(String?)
  case bool(Bool)
  case choice(String)
  case string(String)
  case designTokens(DesignAnswer)
  /// Rows of a list, each with an answer a member.
  case list(AnswerList)

  /// The answer as it is written on a command line and in the manifest.
  package var description: String {
    switch self {
    case .typeName(let name): name.text
    case .moduleName(let name): name ?? ""
    case .bool(let value): value ? "true" : "false"
    case .choice(let word): word
    case .string(let text): text
    case .designTokens(let names): names.description
    case .list(let list): list.description
    }
  }

  /// Parses `text` as `variable` wants it.
  package init(_ text: String, for variable: TemplateVariable) throws(ScaffoldingError) {
    func refusal(_ help: String) -> ScaffoldingError { .answer(variable: variable.name, text: text, help: help) }
    switch variable.kind {
    case .typeName(let suffixes):
      do throws(NameProblem) {
        self = .typeName(try TypeName(text, withoutSuffixes: suffixes))
      } catch {
        throw .name(error)
      }
    case .moduleName:
      self = .moduleName(text.isEmpty ? nil : text)
    case .bool:
      switch text {
      case "true", "yes": self = .bool(true)
      case "false", "no": self = .bool(false)
      default: throw refusal("use true or false")
      }
    case .choice, .access:
      let words = variable.kind.choices ?? []
      guard words.contains(text) else { throw refusal("use one of \(words.joined(separator: ", "))") }
      self = .choice(text)
    case .designTokens:
      guard let names = DesignAnswer(text) else {
        throw refusal("use 'system', or names such as spacing16:Spacing.medium or secondaryText:Palette.text@Design")
      }
      self = .designTokens(names)
    case .memberName:
      if let flaw = MemberName.flaw(in: text) { throw refusal(flaw) }
      self = .string(text)
    case .swiftType:
      guard SwiftTypeText.isBalanced(text) else { throw refusal("use a Swift type, such as [String: Int]?") }
      self = .string(text)
    case .int:
      guard let number = Int(text) else { throw refusal("use a whole number") }
      self = .string(String(number))
    case .number:
      let digits = text.utf8.allSatisfy { Ascii.isDigit($0) || $0 == UInt8(ascii: ".") }
      guard digits, text.utf8.count <= 12, text.first != ".", text.last != ".", Double(text) != nil else {
        throw refusal("use a number, such as 4 or 0.35")
      }
      self = .string(text)
    case .hexColor:
      let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
      guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit) else {
        throw refusal("use six hexadecimal digits, such as 4F46E5")
      }
      self = .string(digits.uppercased())
    case .path:
      if let flaw = RelativePath.flaw(in: text) { throw refusal("the path \(flaw)") }
      self = .string(text)
    case .swiftCode:
      let code = LineSequence.withLineFeeds(text)
      if let flaw = SwiftCodeText.flaw(in: code) { throw refusal(flaw) }
      self = .string(code)
    case .string:
      // Such text may land in a string literal, where a quote, a backslash or a new line would change the code.
      let unsafe = text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7f }
      if unsafe { throw refusal("quotes, backslashes and control characters are not allowed") }
      self = .string(text)
    case .list(let members):
      self = .list(try AnswerList(text, members: members, of: variable.name))
    }
  }

  /// The project's name for a part of its design.
  func designName(for role: DesignRole) -> DesignAnswer.Name? {
    guard case .designTokens(let answer) = self else { return nil }
    return answer.names[role]
  }

  /// What `//% if name` asks of the answer.
  var isTrue: Bool {
    switch self {
    case .bool(let value): value
    case .moduleName(let name): name != nil
    case .list(let list): !list.rows.isEmpty
    case .designTokens(let names): !names.names.isEmpty
    case .string(let text): !text.isEmpty
    case .typeName, .choice: true
    }
  }
}
