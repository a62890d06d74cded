/// Something that is broken, and what repairs it.
package struct Trouble: Hashable, Sendable {
  /// What kind of thing is broken; the names are those of `doctor --json`.
  package enum Kind: String, CaseIterable, Sendable {
    case contentMissing = "content-missing"
    case hostMissing = "host-missing"
    case hostFails = "host-fails"
    case pluginMissing = "plugin-missing"
    case pluginChanged = "plugin-changed"
    case pluginUntrusted = "plugin-untrusted"
    case pluginUnsafe = "plugin-unsafe"
    case pluginRefused = "plugin-refused"
    case trustUnusable = "trust-unusable"
    case permissions
    case cacheDamaged = "cache-damaged"
    case indexOutdated = "index-outdated"
    case gitMissing = "git-missing"
    case settingsInvalid = "settings-invalid"
    case agentsStale = "agents-stale"
    case otherVersion = "other-version"
    case runInterrupted = "run-interrupted"
    case leftovers
  }

  package let kind: Kind
  /// What is wrong, as a sentence that names the thing.
  package let sentence: String
  package let repair: Repair

  package init(_ kind: Kind, _ sentence: String, repair: Repair) {
    (self.kind, self.sentence, self.repair) = (kind, sentence, repair)
  }
}

/// What to do about something that is broken.
package struct Repair: Hashable, Sendable {
  /// One line for a shell. A word in capitals, such as ARCHIVE, stands for what only the user knows.
  package let command: String
  /// What to know before it is run.
  package let note: String?

  package init(_ command: String, note: String? = nil) { (self.command, self.note) = (command, note) }
}
