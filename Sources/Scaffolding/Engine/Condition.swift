import RuleModel

/// What a directive or a file's `when` asks: `tests`, `!tests`, `layout == grid`, joined by `&&` and `||`.
///
/// Of a list `fields contains id` asks for a row of that name, `fields contains id:Int` for one with that type; of types,
/// alone or in a list's rows, `fields needs Foundation` asks whether their file has to import a module, and `fields has
/// samples` whether samples can be written.
package struct Condition: Hashable, Sendable {
  enum Term: Hashable, Sendable {
    case isTrue(String, Bool)
    case equals(String, value: String, Bool)
    /// A row of the list that begins with this: its name, or `name:type`.
    case contains(list: String, members: [String], row: String, Bool)
    case asks(String, members: [String], TypeQuestion, Bool)

    var variable: String {
      switch self {
      case .isTrue(let name, _), .equals(let name, _, _), .contains(let name, _, _, _), .asks(let name, _, _, _): name
      }
    }

    func holds(_ answers: [String: Answer]) -> Bool {
      switch self {
      case .isTrue(let name, let wanted): return answers[name]?.isTrue == wanted
      case .equals(let name, let value, let wanted): return (answers[name]?.description == value) == wanted
      case .contains(let list, let members, let row, let wanted):
        guard case .list(let list)? = answers[list] else { return !wanted }
        return list.rows.contains { values in
          (members.map { values[$0]?.description ?? "" }.joined(separator: ":") + ":").hasPrefix(row + ":")
        } == wanted
      case .asks(let name, let members, let question, let wanted):
        return question.holds(for: answers[name], members: members) == wanted
      }
    }
  }

  /// The condition as its author wrote it.
  package let text: String

  /// Terms joined by `&&` inside, by `||` outside, as `&&` binds more tightly.
  let alternatives: [[Term]]

  func holds(_ answers: [String: Answer]) -> Bool {
    alternatives.contains { terms in terms.allSatisfy { $0.holds(answers) } }
  }

  /// False where the condition fails whatever the answers are that are still missing.
  func mayHold(_ answers: [String: Answer]) -> Bool {
    alternatives.contains { terms in terms.allSatisfy { answers[$0.variable] == nil || $0.holds(answers) } }
  }

  var variables: Set<String> { Set(alternatives.joined().map(\.variable)) }

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
    if let verb = words.first, TypeQuestion.verbs.contains(verb) {
      words.removeFirst()
      guard let word = words.popFirst() else { throw Complaint("a word is missing after '\(verb)'") }
      return try Condition.question(verb, word, about: variable, isPositive)
    }
    guard let comparison = words.first, comparison == "==" || comparison == "!=" else {
      switch variable.kind {
      case .bool, .moduleName, .list, .swiftCode, .designTokens: return .isTrue(name, isPositive)
      case .typeName, .memberName, .swiftType, .choice, .access, .int, .number, .hexColor, .string, .path:
        throw Complaint("'\(name)' is neither true nor false; compare it with ==")
      }
    }
    words.removeFirst()
    guard let value = words.popFirst() else { throw Complaint("a value is missing after \(comparison)") }
    if let known = variable.kind.choices, !known.contains(value) {
      throw Complaint.unknown(value, among: known, what: "a choice of '\(name)'")
    }
    if case .list = variable.kind { throw Complaint("'\(name)' is a list; write '\(name)' or '!\(name)'") }
    if case .bool = variable.kind { throw Complaint("'\(name)' is true or false; write '\(name)' or '!\(name)'") }
    return .equals(name, value: value, (comparison == "==") == isPositive)
  }

  /// `fields contains id`, `fields needs Foundation`, `fields has samples`.
  private static func question(
    _ verb: String, _ word: String, about variable: TemplateVariable, _ isPositive: Bool
  ) throws(Complaint) -> Term {
    let name = variable.name
    var members: [TemplateVariable] = []
    if case .list(let all) = variable.kind { members = all }
    if verb == "contains" {
      guard !members.isEmpty else { throw Complaint("'\(name)' is not a list; 'contains' needs a list") }
      return .contains(list: name, members: members.map(\.name), row: word, isPositive)
    }
    let types = members.filter { $0.kind == .swiftType }.map(\.name)
    guard variable.kind == .swiftType || !types.isEmpty else {
      throw Complaint("'\(name)' is not a Swift type or a list of them, so '\(verb) \(word)' does not apply")
    }
    guard verb == "needs" else {
      guard word == "samples" else { throw .unknown(word, among: ["samples"], what: "a property of a type") }
      return .asks(name, members: types, .hasSamples, isPositive)
    }
    let modules = SwiftTypeText.modules
    guard modules.contains(word) else { throw .unknown(word, among: modules, what: "a known module") }
    return .asks(name, members: types, .needs(module: word), isPositive)
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
