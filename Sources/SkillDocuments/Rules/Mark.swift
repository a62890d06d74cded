import RuleModel

/// The mark of good or bad code with which a line begins.
enum Mark {
  case good, bad

  init?(_ text: some StringProtocol) {
    guard text.utf8.first == 0xE2 else { return nil }
    switch text.unicodeScalars.first {
    case "\u{2705}", "\u{2713}", "\u{2714}": self = .good
    case "\u{274C}", "\u{2717}", "\u{2718}": self = .bad
    default: return nil
    }
  }

  var sense: TitleSense {
    switch self {
    case .good: .requires
    case .bad: .forbids
    }
  }

  /// The strength of a statement behind the mark: a mark against it is a ban, a mark for it shows that "rare" and the like ban nothing.
  func strength(_ own: Strength) -> Strength {
    switch self {
    case .good: own == .avoid ? .must : own
    case .bad: own.polarity == .forbids ? own : .never
    }
  }
}
