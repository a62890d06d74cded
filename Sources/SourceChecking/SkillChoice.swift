/// Which packs of documents take part, and whose word comes first, as `.swiftkit.yml` says it.
///
///     skills:
///       with: [project, liquid-glass]          # these alone
///       without: [figma-conversion]            # all but these
///       precedence: [project, user, bundled]   # whose word comes first
///
/// A name is a skill's, or `project`, `user` or `bundled` for all that come from there.
package struct SkillChoice: Hashable, Sendable {
  package static let names = ["with", "without", "precedence"]
  /// The names that stand for all skills of one place, the strongest first.
  package static let places = ["project", "user", "bundled"]

  package internal(set) var with: [CheckSettings.Named] = []
  package internal(set) var without: [CheckSettings.Named] = []
  package internal(set) var precedence: [CheckSettings.Named] = []

  /// Whether all packs take part.
  package var takesAll: Bool { with.isEmpty && without.isEmpty }

  /// All names, each with what it says.
  package var entries: [(kind: String, name: CheckSettings.Named)] {
    with.map { ("with", $0) } + without.map { ("without", $0) } + precedence.map { ("precedence", $0) }
  }

  /// Whether the pack `name`, which comes from `place`, takes part.
  package func takes(_ name: String, from place: String) -> Bool {
    func names(_ list: [CheckSettings.Named]) -> Bool { list.contains { $0.name == name || $0.name == place } }
    // What names the pack itself counts more than what names its place.
    if without.contains(where: { $0.name == name }) { return false }
    if with.contains(where: { $0.name == name }) { return true }
    return !names(without) && (with.isEmpty || names(with))
  }
}
