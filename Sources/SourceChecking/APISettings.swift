/// What the settings say of names that exist beyond the project, below `api`.
///
///     api:
///       extra: [shimmer, brandTitle]   # names that exist, whoever declares them
///       checkouts: [Vendor]            # folders with the sources of packages, below the folder of the settings
///       seen-in: project               # or off: what several files apply where packages are imported need not exist
package struct APISettings: Hashable, Sendable {
  /// Modifiers, values and values of the environment that are known to exist.
  package internal(set) var extra: [String] = []
  /// Folders of packages beside those that build tools make, relative to the folder of the settings.
  package internal(set) var checkouts: [String] = []
  /// Whether a name that several files apply counts as that of a package; nil where nothing is said.
  package internal(set) var acceptsSeen: Bool?

  /// All that is set, in order.
  package var entries: [(name: String, value: String)] {
    extra.map { ("extra", $0) } + checkouts.map { ("checkouts", $0) }
      + (acceptsSeen.map { [("seen-in", $0 ? "project" : "off")] } ?? [])
  }

  static let names = ["extra", "checkouts", "seen-in"]
  package static let wordsOfSeenIn = ["project", "off"]

  /// These, and where they say nothing, `base`.
  func extending(_ base: APISettings) -> APISettings {
    var joined = self
    joined.extra = base.extra + extra
    joined.checkouts = base.checkouts + checkouts
    joined.acceptsSeen = acceptsSeen ?? base.acceptsSeen
    return joined
  }
}
