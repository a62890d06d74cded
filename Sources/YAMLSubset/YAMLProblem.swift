package import RuleModel

/// What is wrong with a YAML text, or more than is read here, and where.
package struct YAMLProblem: Error, Hashable, Sendable {
  /// What is wrong; a text is the piece of the file that it is about.
  package enum Reason: Hashable, Sendable {
    case tabIndent, tab, strangeCharacter
    case deeper(String), outside, noEntry(String), twice(String), longName
    case openQuote, escape(String), behindValue, colonInText
    case openBracket(String), brokenList(String), emptyItem, emptyLine, missingComma
    case form, secondDocument, tooDeep
  }

  package let reason: Reason
  package let place: SourcePosition
}

extension YAMLProblem: CustomStringConvertible {
  /// The sentence for a reader that stops here.
  package var description: String { reason.description }
}

extension YAMLProblem.Reason: CustomStringConvertible {
  /// The sentence for a reader that stops here.
  package var description: String {
    switch self {
    case .tabIndent: "indent with spaces, not tabs"
    case .tab: "put text with tabs in quotes; elsewhere use spaces"
    case .strangeCharacter: "this character is not allowed in YAML; write its escape in double quotes"
    case .deeper, .outside: "this line's indentation does not match the lines around it"
    case .noEntry(let text): "'\(text)' is not 'name: value'"
    case .twice(let name): "'\(name)' appears twice"
    case .longName: "this name is longer than 1024 bytes"
    case .openQuote: "this text has no closing quote"
    case .escape(let letter):
      "'\\\(letter)' is not a YAML escape; for a backslash write '\\\\' or use single quotes"
    case .behindValue: "only a comment may follow this value on its line"
    case .colonInText: "this value contains ': ', which strict YAML does not allow; put it in quotes"
    case .openBracket: "this list has no ']' on its line"
    case .emptyItem: "this list has an empty item"
    case .emptyLine: "a list item needs a value on its line"
    case .missingComma: "a comma is missing after this quoted text"
    case .brokenList, .form:
      "unsupported YAML; put text in quotes, write lists with '- ' or in brackets"
    case .secondDocument: "a second document begins here; a file is one document"
    case .tooDeep: "this is nested more than \(YAMLReader.deepest) levels deep"
    }
  }
}

extension YAMLProblem {
  /// The sentence for a reader that goes on: what is wrong, and what became of it.
  package var remark: String {
    switch reason {
    case .tabIndent: "YAML does not allow tabs as indentation; use spaces"
    case .deeper(let text):
      "'\(text)' is indented more than the field it seems to belong to; it is ignored"
    case .outside: "this line is indented less than those above; it is ignored"
    case .noEntry(let text): "'\(text)' is not 'name: value'; it is ignored"
    case .twice(let name): "'\(name)' appears twice; the first one is used"
    case .openQuote: "the quotation mark that opens this value is never closed"
    case .openBracket(let text), .brokenList(let text):
      "'\(text)' is not a valid YAML list or map; it is read as text"
    case .form: "unsupported YAML; put text in quotes"
    case .secondDocument: "a second document begins here; it is ignored"
    case .tooDeep: "\(description); it is ignored"
    case .tab, .strangeCharacter, .longName, .escape, .behindValue, .colonInText, .emptyItem, .emptyLine, .missingComma:
      description
    }
  }
}
