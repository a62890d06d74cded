/// What a file must hold for a check to have anything to say about it, read from the check's literals.
///
/// One of the alternatives is enough; all terms of an alternative must stand somewhere in the file. The words are those
/// of `swiftkit_abi.h`: in `sheet & |View|`, ` & ` joins terms, and `|` asks that a word begin or end there.
struct Requirement: Hashable, Sendable {
  let alternatives: [[Literal]]

  /// - Parameter literals: those of the check; none means that every file will do.
  init(_ literals: [String]) {
    alternatives = literals.map { Requirement.terms(of: ArraySlice($0.utf8)) }
  }

  private static func terms(of text: ArraySlice<UInt8>) -> [Literal] {
    let joint = Array(" & ".utf8)
    let end = text.indices.dropFirst().first { place in
      text[place] == joint[0] && place + joint.count < text.endIndex && text[place...].starts(with: joint)
    }
    return end.map { [term(text[..<$0])] + terms(of: text[($0 + joint.count)...]) } ?? [term(text)]
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
