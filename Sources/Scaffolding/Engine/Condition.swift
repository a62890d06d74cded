import RuleModel

/// What a directive or a file's `when` asks: `tests`, `!tests`, `layout == grid`, joined by `&&` and `||`.
package struct Condition: Hashable, Sendable {
  enum Term: Hashable, Sendable {
    case isTrue(String, Bool)
    case equals(String, value: String, Bool)
  }

  /// The condition as its author wrote it.
  package let text: String

  /// Terms joined by `&&` inside, by `||` outside, as `&&` binds more tightly.
  let alternatives: [[Term]]

  func holds(_ answers: [String: Answer]) -> Bool {
    alternatives.contains { terms in
      terms.allSatisfy { term in
        switch term {
        case .isTrue(let name, let wanted): answers[name]?.isTrue == wanted
        case .equals(let name, let value, let wanted): (answers[name]?.description == value) == wanted
        }
      }
    }
  }

  /// False where the condition fails whatever the answers are that are still missing.
  func mayHold(_ answers: [String: Answer]) -> Bool {
    alternatives.contains { terms in
      terms.allSatisfy { term in
        switch term {
        case .isTrue(let name, let wanted): answers[name].map { $0.isTrue == wanted } ?? true
        case .equals(let name, let value, let wanted):
          answers[name].map { ($0.description == value) == wanted } ?? true
        }
      }
    }
  }

  var variables: Set<String> {
    Set(
      alternatives.joined().map { term in
        switch term {
        case .isTrue(let name, _), .equals(let name, _, _): name
        }
      })
  }

  /// Parses `text`; the error is a sentence without a place.
  init(_ text: String, variables: [TemplateVariable]) throws(Complaint) {
    var alternatives: [[Term]] = [[]]
    var words = Condition.words(text)[...]
    guard !words.isEmpty else { throw Complaint("a condition is missing; write the name of a variable") }
    while true {
      let term = try Condition.term(&words, variables)
      alternatives[alternatives.count - 1].append(term)
      guard let joint = words.popFirst() else { break }
      switch joint {
      case "&&": continue
      case "||": alternatives.append([])
      default: throw Complaint("'\(joint)' is not understood here; join conditions with && or ||")
      }
    }
    self.alternatives = alternatives
    self.text = text
  }

  private static func term(
    _ words: inout ArraySlice<String>, _ variables: [TemplateVariable]
  ) throws(Complaint) -> Term {
    var isPositive = true
    while words.first == "!" {
      isPositive.toggle()
      words.removeFirst()
    }
    guard let name = words.popFirst() else { throw Complaint("the condition ends too early") }
    guard let variable = variables.first(where: { $0.name == name }) else {
      throw Complaint.unknown(name, among: variables.map(\.name))
    }
    guard let comparison = words.first, comparison == "==" || comparison == "!=" else {
      switch variable.kind {
      case .bool, .moduleName, .list, .swiftCode: return .isTrue(name, isPositive)
      case .typeName, .memberName, .swiftType, .choice, .int, .number, .hexColor, .string, .path:
        throw Complaint("'\(name)' is neither true nor false; compare it with ==")
      }
    }
    words.removeFirst()
    guard let value = words.popFirst() else { throw Complaint("a value is missing after \(comparison)") }
    if case .choice(let known) = variable.kind, !known.contains(value) {
      throw Complaint.unknown(value, among: known, what: "a choice of '\(name)'")
    }
    if case .list = variable.kind { throw Complaint("'\(name)' is a list; write '\(name)' or '!\(name)'") }
    if case .bool = variable.kind { throw Complaint("'\(name)' is true or false; write '\(name)' or '!\(name)'") }
    return .equals(name, value: value, (comparison == "==") == isPositive)
  }

  /// Words and operators of a condition; `!tests` is two words.
  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\t" }.flatMap { word -> [String] in
      guard word.hasPrefix("!"), word != "!=" else { return [String(word)] }
      let rest = word.drop { $0 == "!" }
      return Array(repeating: "!", count: word.count - rest.count) + (rest.isEmpty ? [] : [String(rest)])
    }
  }
}

/// A sentence about a template that has not got its place yet.
package struct Complaint: Error {
  let message: String

  package init(_ message: String) { self.message = message }

  static func unknown(
    _ word: String, among known: [String], what: String = "a variable of this template"
  ) -> Complaint {
    let nearest = Spelling.nearest(to: word, in: known)
    let help = nearest.map { "; did you mean '\($0)'?" } ?? "; known: \(known.joined(separator: ", "))"
    return Complaint("'\(word)' is not \(what)" + help)
  }
}
