import ByteText
package import HostMessages
package import PluginHosting
package import RuleModel

/// Every check of a list of plugins, under the names that users see.
package struct CheckCatalogue: Sendable {
  package struct Entry: Sendable {
    package let name: String
    /// The plugin's place in the list of plugins.
    package let plugin: Int
    package let check: CheckDescription
    /// What it is about and what it rests on.
    package var traits = CheckTraits()

    package var severity: Severity { Severity(check.level) }
    /// The plugin that its name begins with; nil for a bundled check.
    package var owner: String? { name.firstIndex(of: "/").map { String(name[..<$0]) } }
  }

  /// In order of their names.
  package let entries: [Entry]

  package init(of plugins: [HostedPlugin]) {
    entries = plugins.enumerated().flatMap { number, plugin in
      let traits = plugin.descriptor.traits
      return plugin.descriptor.checks.enumerated().map { place, check in
        Entry(
          name: plugin.publicName(ofCheck: check.id), plugin: number, check: check,
          traits: place < traits.count ? traits[place] : CheckTraits())
      }
    }.sorted { $0.name < $1.name }
  }

  /// What findings may be of: the checks, and what is said of suppressions.
  package var namesOfFindings: Set<String> {
    Set(entries.map(\.name)).union([SuppressionList.unusedCheck, SuppressionList.unclearCheck])
  }

  package func entry(named name: String) -> Entry? {
    let place = entries.partitioningIndex { $0.name >= name }
    return place < entries.count && entries[place].name == name ? entries[place] : nil
  }

  /// Whether `name` stands for one check or more: it is that of a check, of a group, or of a plugin that is not bundled.
  package func knows(_ name: String) -> Bool {
    CheckTraits.groups.contains(name) || entries.contains { $0.name == name || $0.owner == name }
  }

  /// What to say of a name that no check has.
  package func unknown(_ name: String) -> UnknownCheck {
    // What somebody remembers of a long name is often a part of it.
    let words = name.split(separator: "-")
    let longer = entries.first { entry in
      let parts = entry.name.split { $0 == "-" || $0 == "/" }
      return !words.isEmpty && parts.indices.contains { parts[$0...].starts(with: words) }
    }
    return UnknownCheck(
      name: name,
      suggestion: Spelling.nearest(to: name, in: entries.map(\.name) + CheckTraits.groups) ?? longer?.name)
  }

  /// `plugins`, each with the checks that `selection` asks for.
  package func select(_ selection: CheckSelection, of plugins: [HostedPlugin]) throws(UnknownCheck) -> [HostedPlugin] {
    for name in selection.names where !knows(name) { throw unknown(name) }
    return plugins.enumerated().map { number, plugin in
      let chosen = entries.filter { $0.plugin == number && selection.includes($0) }
      return HostedPlugin(
        library: plugin.library, descriptor: plugin.descriptor, digest: plugin.digest, checks: chosen.map(\.check.id),
        declared: plugin.declared)
    }
  }
}

/// Which checks are to be run.
package struct CheckSelection: Hashable, Sendable {
  package enum Base: Hashable, Sendable { case standard, all, none }

  /// Checks that are off by default but in projects whose settings say `profile: tokens`, which have such a scale.
  package static let scales: Set<String> = [
    "padding-below-8", "radius-off-scale", "spacing-off-scale",
  ]

  package var base: Base
  /// Names of checks, groups and plugins that are run in any case; the name of a check counts for more than the others.
  package var named: Set<String>
  /// Names of checks, groups and plugins that are not run in any case.
  package var disabled: Set<String>
  /// Whether the default holds the checks of token scales.
  package var hasScales = false

  package init(base: Base = .standard, named: Set<String> = [], disabled: Set<String> = [], hasScales: Bool = false) {
    self.base = base
    self.named = named
    self.disabled = disabled
    self.hasScales = hasScales
  }

  /// Reads `default`, `all`, or a list of names of checks and groups with commas between; `default` and `all` may stand in
  /// a list.
  package init(_ text: String) {
    var selection = CheckSelection(base: .none)
    for word in text.split(separator: ",").map({ String($0).trimmed }) where !word.isEmpty {
      switch word {
      case "default": selection.base = selection.base == .all ? .all : .standard
      case "all": selection.base = .all
      default: selection.named.insert(word)
      }
    }
    self = selection
  }

  var names: [String] { named.union(disabled).sorted() }

  /// Whether it names nothing to run.
  package var isEmpty: Bool { base == .none && named.isEmpty }

  package func includes(_ entry: CheckCatalogue.Entry) -> Bool {
    if named.contains(entry.name) { return true }
    if disabled.contains(entry.name) || FormerName.of(entry.name).map(disabled.contains) == true { return false }
    for name in [entry.traits.group, entry.owner].compactMap(\.self) {
      if named.contains(name) { return true }
      if disabled.contains(name) { return false }
    }
    return switch base {
    case .standard: entry.check.isOnByDefault || hasScales && Self.scales.contains(entry.name)
    case .all: true
    case .none: false
    }
  }
}

/// A name that no check has.
package struct UnknownCheck: Error, Hashable, CustomStringConvertible {
  package let name: String
  package let suggestion: String?

  package var description: String {
    "unknown check '\(name)'; " + (suggestion.map { "did you mean '\($0)'?" } ?? "see 'swiftkit checks'")
  }
}

extension Severity {
  package init(_ level: CheckDescription.Level) {
    switch level {
    case .info: self = .info
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension String {
  /// Without the spaces around it.
  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
