extension APIFact {
  /// What a row of what is replaced says to write, as a message shows it: `foregroundStyle(…)`, `Section { … } header: { … }`.
  package var replacementWords: String {
    var words = type
    for number in (1...4).reversed() {
      words = words.replacing("$\(number)", with: type.isClosure(number) ? "{ … }" : "…")
    }
    return words
  }
}

extension String {
  /// Whether `$1` comes after a closure's place: after `Section ` and `onSubmit `, not after a comma, a label or a brace.
  fileprivate func isClosure(_ number: Int) -> Bool {
    guard let place = self.firstRange(of: "$\(number)")?.lowerBound else { return false }
    return self[..<place].standsBeforeClosure
  }
}

extension Substring {
  /// Whether a closure that trails comes after this.
  package var standsBeforeClosure: Bool {
    last == " " && dropLast().last.map { $0.isLetter || $0 == ")" || $0 == "}" } == true
  }
}
