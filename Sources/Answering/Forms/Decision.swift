import RuleIndex
package import RuleModel

/// The answer to "X or Y": when each holds, and what the documents say of the choice.
package struct Decision: Sendable {
  package let alternatives: [Alternative]
  /// The rule that speaks of the choice itself; nil where none does.
  package let verdict: Part?

  package struct Alternative: Sendable {
    /// As the question writes it.
    package let name: String
    /// The rules that say when to take it, best first.
    package let parts: [Part]
  }

  /// What a rule says of an alternative.
  package struct Part: Sendable {
    package let text: String
    package let key: String
    package let strength: Strength
    package let source: Citation
  }

  private static let mostParts = 3

  /// Nil when `question` asks for no choice, or when the answers do not speak of two of its alternatives.
  init?(_ question: String, from answers: [Answer]) {
    let names = Decision.alternatives(in: question)
    guard names.count > 1 else { return nil }
    let spoken = names.map { name in
      (name: name, clauses: answers.compactMap { DecisionClause(name, of: $0) })
    }
    guard spoken.count(where: { !$0.clauses.isEmpty }) > 1 else { return nil }
    let all = spoken.map(\.clauses)
    let verdict = answers.first { answer in
      guard answer.source != nil else { return false }
      let clauses = all.compactMap { clauses in clauses.first { $0.part.key == answer.key } }
      guard clauses.count == names.count else { return false }
      let tellsApart = Set(clauses.map(\.part.text)).count > 1 && clauses.contains(where: \.saysWhen)
      return tellsApart || DecisionClause.prefersOne(of: names, answer.statement)
    }.flatMap { Part($0, text: DecisionClause.withoutQuestion($0.statement)) }
    self.verdict = verdict
    alternatives = spoken.map { name, clauses in
      // What is said of all of them at once is the verdict; what begins with the alternative is about it.
      let own = clauses.filter { $0.part.text != verdict?.text }
      let when = own.filter { $0.saysWhen && $0.isHead }
      let best = when.isEmpty ? own.filter(\.saysWhen) : when
      return Alternative(name: name, parts: (best.isEmpty ? own : best).prefix(Decision.mostParts).map(\.part))
    }
  }

  // MARK: - Reading the question

  private static let openings = [
    "should i use", "should we use", "do i use", "shall i use", "when to use", "when do i use", "when should i use",
    "is it better to use", "which is better", "what is better", "what to use", "which one", "what should i use",
    "should it be", "should i prefer", "should i", "choose", "choosing", "pick", "prefer", "use", "a", "an", "the",
    "between", "difference between",
  ]
  private static let endings: Set<String> = [
    "for", "in", "on", "when", "with", "inside", "to", "if", "as", "here", "at", "from", "of", "while", "instead",
  ]

  /// What the question puts side by side with "or", "vs" or "versus", as it is written.
  static func alternatives(in question: String) -> [String] {
    guard question.utf8.count <= 200 else { return [] }
    let words = question.split { $0 == " " || $0 == "," || $0 == "?" || $0 == "\n" }.map(String.init)
    var runs: [[String]] = [[]]
    for word in words {
      if ["or", "vs", "vs.", "versus"].contains(word.lowercased()) {
        runs.append([])
      } else {
        runs[runs.count - 1].append(word)
      }
    }
    guard runs.count > 1 else { return [] }
    let names = runs.enumerated().map { place, run in
      place == 0 ? lastNoun(of: run) : firstNoun(of: run)
    }
    guard names.allSatisfy({ name in NameParts.words(in: name).contains { !StopWords.contains($0.lowercased()) } }),
      Set(names.map { $0.lowercased() }).count == names.count
    else { return [] }
    return names
  }

  /// What stands before "or": all that follows an opening such as "should I use".
  private static func lastNoun(of run: [String]) -> String {
    var rest = run
    if let colon = rest.lastIndex(where: { $0.hasSuffix(":") }) { rest = Array(rest[(colon + 1)...]) }
    var isShorter = true
    while isShorter {
      isShorter = false
      for opening in openings {
        let parts = opening.split(separator: " ").map(String.init)
        if rest.count > parts.count, rest.prefix(parts.count).map({ $0.lowercased() }) == parts {
          rest = Array(rest.dropFirst(parts.count))
          isShorter = true
        }
      }
    }
    if let place = rest.lastIndex(where: { $0.lowercased() == "use" }) { rest = Array(rest[(place + 1)...]) }
    return rest.count <= 3 ? rest.joined(separator: " ") : ""
  }

  private static func firstNoun(of run: [String]) -> String {
    var rest = run
    while let first = rest.first, ["a", "an", "the", "use"].contains(first.lowercased()) { rest.removeFirst() }
    return rest.prefix { !endings.contains($0.lowercased()) }.prefix(3).joined(separator: " ")
  }
}

extension Decision.Part {
  init?(_ answer: Answer, text: String) {
    guard let source = answer.source else { return nil }
    self.init(text: text, key: answer.key, strength: answer.strength, source: source)
  }
}

/// The part of an answer that speaks of one alternative.
struct DecisionClause {
  let part: Decision.Part
  /// Whether it says more of the alternative than its name.
  let saysWhen: Bool
  /// Whether the alternative is what it begins with.
  let isHead: Bool

  init?(_ name: String, of answer: Answer) {
    guard answer.kind != .example, !answer.statement.hasPrefix("Do not use this skill") else { return nil }
    let statement = DecisionClause.withoutQuestion(answer.statement)
    let spoken = DecisionClause.forms(of: name)
    guard
      var clause = DecisionClause.clauses(of: statement).first(where: { clause in
        let words = Set(DecisionClause.words(of: clause))
        return spoken.contains { $0.isSubset(of: words) }
      })
    else { return nil }
    let words = DecisionClause.words(of: clause)
    let more = words.filter { word in !StopWords.contains(word) && !spoken.contains { $0.contains(word) } }
    saysWhen = !more.isEmpty || clause.contains(": ")
    let opening = words.filter { !["use", "prefer", "the"].contains($0) }.prefix(2)
    isHead = spoken.contains { !$0.isDisjoint(with: opening) }
    // "List: rows, swipe actions" is one clause, and so is what says nothing by itself.
    if !saysWhen || clause.contains(": ") { clause = String(statement.prefix { $0 != "\n" }.prefix(200)) }
    guard let part = Decision.Part(answer, text: clause) else { return nil }
    self.part = part
  }

  /// Whether the statement takes one of the alternatives and leaves another: "X, not Y".
  static func prefersOne(of names: [String], _ statement: String) -> Bool {
    let words = words(of: statement)
    return names.contains { name in
      let spoken = forms(of: name)
      return words.indices.contains { place in
        ["not", "over", "instead", "never", "than"].contains(words[place])
          && words[(place + 1)...].prefix(3).contains { word in spoken.contains { $0.contains(word) } }
      }
    }
  }

  /// The words of a name, and the name as one word: navigation link is `NavigationLink` too.
  private static func forms(of name: String) -> [Set<String>] {
    let words = words(of: name)
    guard words.count > 1 else { return words.isEmpty ? [] : [Set(words)] }
    return [Set(words), [words.joined()]]
  }

  /// "List or ScrollView? List for rows": what follows the question answers it.
  static func withoutQuestion(_ statement: String) -> String {
    guard let mark = statement.firstIndex(of: "?"), statement.index(after: mark) < statement.endIndex else {
      return statement
    }
    return String(statement[statement.index(after: mark)...].drop { $0 == " " })
  }

  /// Cut at commas outside of parentheses, semicolons, sentences and dashes.
  private static func clauses(of text: String) -> [String] {
    var clauses: [String] = [], current = "", depth = 0
    var previous: Character = " "
    for letter in text {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      let endsSentence = letter == " " && previous == "."
      if depth <= 0, letter == "," || letter == ";" || letter == "\u{2014}" || letter == "\n" || endsSentence {
        clauses.append(current)
        current = ""
      } else {
        current.append(letter)
      }
      previous = letter
    }
    return (clauses + [current]).map { clause in
      String(clause.drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "." }.reversed())
    }.filter { !$0.isEmpty }
  }

  /// In small letters, without the ending of the plural.
  private static func words(of text: String) -> [String] {
    NameParts.words(in: text).map { word in
      let plain = word.lowercased()
      return plain.count > 3 && plain.hasSuffix("s") && !plain.hasSuffix("ss") ? String(plain.dropLast()) : plain
    }
  }
}
