/// How firmly a document asks for something.
///
/// The order of the cases is the order of display: prohibitions first, remarks last.
package enum Strength: String, CaseIterable, Sendable {
  case never, must, always, prefer, avoid, may, info

  /// The group an answer is shown under: `never` forbids, `must` and `always` oblige, and so on.
  package var group: StrengthGroup {
    switch self {
    case .never: .mustNot
    case .must, .always: .must
    case .prefer: .should
    case .avoid: .shouldNot
    case .may, .info: .note
    }
  }

  /// The direction that a rule of this strength has when its words do not say otherwise.
  package var polarity: Polarity {
    switch self {
    case .never, .avoid: .forbids
    case .must, .always, .prefer: .requires
    case .may, .info: .neutral
    }
  }
}

/// The headings under which answers are listed for people, in order of display.
package enum StrengthGroup: String, CaseIterable, Sendable {
  case mustNot = "MUST NOT"
  case must = "MUST"
  case shouldNot = "SHOULD NOT"
  case should = "SHOULD"
  case note = "NOTE"
}

/// Whether a rule asks for its subject, forbids it, or only speaks of it.
package enum Polarity: Int, Sendable {
  case forbids = -1
  case neutral = 0
  case requires = 1
}
