/// What a file must hold for a check to have anything to say about it, read from the check's literals.
///
/// One of the alternatives is enough; all terms of an alternative must stand somewhere in the file. The words are those
/// of `swiftkit_abi.h`: in `sheet & |View|`, ` & ` joins terms, and `|` asks that a word begin or end there.
struct Requirement: Hashable, Sendable {
  let alternatives: [[Literal]]

  /// - Parameter literals: those of the check; none means that every file will do.
  init(_ literals: [String]) {
    alternatives = literals.map { Requirement.terms(of: Array($0.utf8)) }
  }

  private static func terms(of text: [UInt8]) -> [Literal] {
    let joint = Array(" & ".utf8)
    var terms: [Literal] = []
    var start = 0
    var end = 0
    while end < text.count {
      if end > start, end + joint.count < text.count, text[end...].starts(with: joint) {
        terms.append(term(text[start..<end]))
        start = end + joint.count
        end = start
      } else {
        end += 1
      }
    }
    return terms + [term(text[start...])]
  }

  private static func term(_ text: ArraySlice<UInt8>) -> Literal {
    let bar = UInt8(ascii: "|")
    // A text of bars alone is an operator.
    guard !text.allSatisfy({ $0 == bar }) else {
      return Literal(bytes: Array(text), isBoundedBefore: false, isBoundedAfter: false)
    }
    let begins = text.first == bar
    let ends = text.last == bar
    return Literal(
      bytes: Array(text.dropFirst(begins ? 1 : 0).dropLast(ends ? 1 : 0)), isBoundedBefore: begins, isBoundedAfter: ends
    )
  }
}
