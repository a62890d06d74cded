/// The value of a template's variable in one run.
package enum Answer: Hashable, Sendable, CustomStringConvertible {
  case typeName(TypeName)
  /// Nil where the project has no module that could be imported.
  case moduleName(String?)
  case bool(Bool)
  case choice(String)
  case string(String)

  /// The answer as it is written on a command line and in the manifest.
  package var description: String {
    switch self {
    case .typeName(let name): name.text
    case .moduleName(let name): name ?? ""
    case .bool(let value): value ? "true" : "false"
    case .choice(let word): word
    case .string(let text): text
    }
  }

  /// Parses `text` as `variable` wants it.
  package init(_ text: String, for variable: TemplateVariable) throws(ScaffoldingError) {
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
      default: throw .answer(variable: variable.name, text, "say true or false")
      }
    case .choice(let words):
      guard words.contains(text) else {
        throw .answer(variable: variable.name, text, "choose from \(words.joined(separator: ", "))")
      }
      self = .choice(text)
    case .string:
      // Such text may land in a string literal, where a quote, a backslash or a new line would change the code.
      let unsafe = text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7f }
      if unsafe {
        throw .answer(variable: variable.name, text, "quotes, backslashes and control characters are refused")
      }
      self = .string(text)
    }
  }

  /// What `//% if name` asks of the answer.
  var isTrue: Bool {
    switch self {
    case .bool(let value): value
    case .moduleName(let name): name != nil
    case .typeName, .choice, .string: true
    }
  }
}
