package import RuleModel

/// Two or more positions of the documents that cannot both be followed, or not in the same place.
package struct StoredConflict: Hashable, Sendable {
  package let id: String
  /// What told of it: `polarity`, `scale` or `choice` where it was found in the documents, `declared` where people wrote it down.
  package let kind: String
  package let title: String
  package let status: Status
  /// What holds and when, or what to look at first while nobody has decided.
  package let resolution: String
  package let positions: [Position]

  package enum Status: String, CaseIterable, Sendable {
    /// Nobody has decided.
    case open
    /// Somebody wrote down what holds.
    case settled
  }

  /// What one side says, and every place that says it.
  package struct Position: Hashable, Sendable {
    package let claim: String
    package let sources: [Source]
    /// When it holds; nil while nobody has decided.
    package let holding: Holding?

    package init(claim: String, sources: [Source], holding: Holding? = nil) {
      self.claim = claim
      self.sources = sources
      self.holding = holding
    }
  }

  package struct Source: Hashable, Sendable {
    /// The key of the rule that stands there; empty where the place holds none.
    package let key: String
    package let citation: Citation

    package init(key: String, citation: Citation) {
      self.key = key
      self.citation = citation
    }
  }

  package init(
    id: String, kind: String, title: String, status: Status, resolution: String, positions: [Position]
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.status = status
    self.resolution = resolution
    self.positions = positions
  }

  /// The keys of all rules that take part.
  package var keys: Set<String> { Set(positions.flatMap(\.sources).map(\.key)) }
}

/// When a position holds: in which profiles, from and before which iOS version, and where.
package struct Holding: Hashable, Sendable {
  /// `system`, `tokens`; none means that the position does not hold.
  package var profiles: [String]
  package var firstOS: Double?
  /// The first version for which it holds no more.
  package var endOS: Double?
  /// Toolbar, sheet, list ...; none means everywhere.
  package var contexts: [String]

  package static let knownProfiles = ["system", "tokens"]

  package init(profiles: [String], firstOS: Double? = nil, endOS: Double? = nil, contexts: [String] = []) {
    self.profiles = profiles
    self.firstOS = firstOS
    self.endOS = endOS
    self.contexts = contexts
  }

  package var holdsSomewhere: Bool { !profiles.isEmpty }

  /// Whether the position holds for projects that must run on `version`.
  package func holds(on version: Double) -> Bool {
    holdsSomewhere && version >= firstOS ?? 0 && version < endOS ?? .infinity
  }

  /// For people and for the database: `always`, `never`, or what must be so, such as `profile tokens, from iOS 26`.
  package var text: String {
    guard holdsSomewhere else { return "never" }
    var parts: [String] = []
    if !Holding.knownProfiles.allSatisfy(profiles.contains) {
      parts.append("profile " + profiles.joined(separator: " or "))
    }
    if let firstOS { parts.append("from iOS \(firstOS.shortText)") }
    if let endOS { parts.append("before iOS \(endOS.shortText)") }
    if !contexts.isEmpty { parts.append("in " + contexts.joined(separator: " and ")) }
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }
}
