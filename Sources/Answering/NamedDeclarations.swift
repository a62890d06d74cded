package import APIFacts
import RuleModel

/// What the table of declarations says of the names in a question, for where no rule speaks of them, and for what only the
/// table knows: what replaces it, since when it is there, whether there is one.
package enum NamedDeclarations {
  /// More names than a question is about.
  private static let most = 2
  /// So many names are looked up: one that nobody knows is held against all that there are, and pasted code is full of them.
  private static let mostLookedUp = 6

  /// - Parameters:
  ///   - isCovered: whether rules answer the question; then only what facts alone can say is looked up.
  ///   - table: asked for when there is something to look up.
  package static func answers(to question: String, isCovered: Bool, table: () -> APITable?) -> [APIAnswer] {
    let words = question.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "@") }
    let isAboutFacts = words.contains { factWords.contains($0.lowercased()) }
    guard !isCovered || isAboutFacts else { return [] }
    // A plain word is a name only where a modifier is called so.
    let names = words.map { String($0.drop { !$0.isLetter }) }.filter { name in
      name.count > 2 && (isWrittenAsName(name) || isAboutFacts && !factWords.contains(name.lowercased()))
    }
    guard !names.isEmpty, let table = table() else { return [] }
    var answers: [APIAnswer] = []
    var lookedUp: Set<String> = []
    for name in names.prefix(64)
    where isWrittenAsName(name) || table.facts(named: name).contains(where: { $0.container == "View" }) {
      guard answers.count < most, lookedUp.count < mostLookedUp else { break }
      guard lookedUp.insert(name).inserted else { continue }
      let answer = APIAnswer(to: name, from: table)
      // `SwiftUI`, a module, is no slip of the property `swiftUI`.
      let near = answer.suggestions.first
      let isSlip = near.map { $0.first == name.first && Spelling.editDistance($0, name) <= 2 } == true
      // A name that nobody knows is one of the project's own.
      if !answer.declarations.isEmpty || answer.meant != nil || isSlip, !answers.contains(answer) {
        answers.append(answer)
      }
    }
    return answers
  }

  /// Whether a word has a capital letter behind its first one, as names of an API have and words have not.
  private static func isWrittenAsName(_ word: String) -> Bool {
    word.dropFirst().contains(where: \.isUppercase) && word.contains(where: \.isLowercase)
  }

  /// Words that ask for what a table knows.
  private static let factWords: Set<String> = [
    "available", "availability", "deprecated", "deprecation", "exist", "exists", "instead", "introduced", "renamed",
    "replace", "replaced", "replacement", "replaces", "signature", "since", "version",
  ]
}
