package import RuleModel

extension StrengthGroup {
  /// `must-not`, or the strength of a single rule, such as `never`.
  package init?(named word: String) {
    let words = word.lowercased()
    if let group = StrengthGroup.allCases.first(where: { $0.word == words }) {
      self = group
    } else if let strength = Strength(rawValue: words) {
      self = strength.group
    } else {
      return nil
    }
  }

  /// The words for all groups.
  package static var words: [String] { allCases.map(\.word) }

  private var word: String { rawValue.lowercased().split(separator: " ").joined(separator: "-") }
}
