import JSON
package import POSIXSupport
import RuleModel
package import Scaffolding

/// Answers to a template's questions from a JSON file: plain ones, or the tokens of a design.
package struct AnswersFile {
  package let values: [String: String]

  enum Problem: Error, CustomStringConvertible {
    case unreadable(String)
    case wrong(String, String)

    var description: String {
      switch self {
      case .unreadable(let path): "'\(path)' is not valid JSON"
      case .wrong(let path, let reason): "'\(path)': \(reason)"
      }
    }
  }

  /// - Parameter variables: of the template; of a token file only what they ask for is taken.
  package init(at path: FilePath, shown: String, for variables: [TemplateVariable]) throws {
    let bytes = try FileContents.bytes(of: path, limit: 8 << 20)
    guard let value = try? JSONValue(file: bytes), let members = value.members else {
      throw Problem.unreadable(shown)
    }
    let tokens = try TokenFile(value, shown: shown)
    if !tokens.isEmpty {
      let lists = tokens.answers
      let asked = Set(variables.map(\.name))
      guard !asked.isDisjoint(with: lists.keys) else {
        throw Problem.wrong(shown, "it contains design tokens, but the template has no variables for them")
      }
      values = lists.filter { asked.contains($0.key) }
      return
    }
    var values: [String: String] = [:]
    for member in members {
      let name = member.name
      let variable = variables.first { $0.name == name }
      guard let text = AnswersFile.text(of: member.value, variable) else {
        throw Problem.wrong(shown, "the value of '\(name)' is neither text nor a list of rows")
      }
      values[name] = text
    }
    self.values = values
  }

  /// A value as `--set` has it: a list as its rows, each with its members in the order of the template.
  private static func text(of value: JSONValue, _ variable: TemplateVariable?) -> String? {
    guard case .array(let rows) = value else { return value.word }
    guard case .list(let members)? = variable?.kind else { return nil }
    var texts: [String] = []
    for row in rows {
      if let word = row.word {
        texts.append(word)
        continue
      }
      guard let values = row.members else { return nil }
      guard values.allSatisfy({ value in members.contains { $0.name == value.name } }) else { return nil }
      var words: [String] = []
      for member in members {
        guard let word = row[member.name].map(\.word) ?? member.standard else { return nil }
        words.append(word)
      }
      texts.append(words.joined(separator: ":"))
    }
    return texts.joined(separator: ",")
  }
}

extension JSONValue {
  /// A text, a number or a truth as it is written.
  var word: String? {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .number: double.flatMap { $0.isFinite ? $0.shortText : nil }
    case .string(let text): text
    case .null, .array, .object, .encoded: nil
    }
  }
}
