import SourceScanning

/// A `switch` over a parameter whose case the call says, as `.beta`: what stands in other cases is not read.
extension ManifestReader {
  /// The case of a `switch` that is taken.
  struct TakenCase {
    let steps: Range<Int>
    /// The place behind the `switch`.
    let end: Int
  }

  /// The case that the `switch` at the place takes; nil where that is not known.
  mutating func takenCase() -> TakenCase? {
    guard words[index].text == "switch", index + 2 < words.count, words[index + 2].text == "{",
      let value = constants[words[index + 1].text]?.value, let name = value.name, value.arguments.isEmpty, take(1)
    else { return nil }
    // Switches in switches are looked through again.
    let end = ManifestFunction.closing(of: index + 2, in: words) ?? words.count
    guard take(end - index), end < words.count else { return nil }
    var start: Int?
    var (place, depth) = (index + 3, 0)
    while place < end {
      if depth == 0, isLabel(place) {
        if let start { return taken(start..<max(start, stop(at: place)), before: end) }
        // What a name without a case stands for may be any, so that `default` is none for it.
        let (names, steps) = label(at: place, before: end)
        if names.contains(name) { start = steps }
        place = steps
        continue
      }
      switch words[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      place += 1
    }
    return start.flatMap { taken(min($0, end)..<end, before: end) }
  }

  /// Nil where `fallthrough` goes on into the steps of the next case.
  private func taken(_ steps: Range<Int>, before end: Int) -> TakenCase? {
    words[steps].contains { $0.text == "fallthrough" } ? nil : TakenCase(steps: steps, end: end + 1)
  }

  /// Goes on behind the switches whose taken cases end at the place.
  mutating func leave(_ cases: inout [TakenCase]) {
    while let last = cases.last, index >= last.steps.upperBound {
      index = last.end
      cases.removeLast()
    }
  }

  /// Whether a brace closes what is read, once these cases are left.
  func isAtEnd(_ cases: [TakenCase]) -> Bool {
    let place = cases.reversed().reduce(index) { $0 >= $1.steps.upperBound ? $1.end : $0 }
    return place < words.count && words[place].text == "}"
  }

  /// Whether the word begins what stands in front of the steps of a case; `if case` does not.
  private func isLabel(_ place: Int) -> Bool {
    guard ["case", "default"].contains(words[place].text) else { return false }
    return words[place].token.startsLine || ["{", "unknown"].contains(words[place - 1].text)
  }

  /// Where the steps in front of a label end, which may begin with `@unknown`.
  private func stop(at label: Int) -> Int { words[label - 1].text == "unknown" ? label - 2 : label }

  /// The names of cases in a label, none where there is more than names, and the place behind its colon.
  private func label(at place: Int, before end: Int) -> (names: [String], end: Int) {
    let rest = words[(place + 1)..<end].prefix { $0.text != ":" }
    let isPlain = rest.allSatisfy { $0.token.kind == .word && $0.text != "where" || [".", ","].contains($0.text) }
    let names = rest.indices.filter { rest[$0].token.kind == .word && words[$0 - 1].text == "." }.map { rest[$0].text }
    return (isPlain ? names : [], min(rest.endIndex + 1, end))
  }
}
