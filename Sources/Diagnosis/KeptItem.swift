package import POSIXSupport

/// Something that swiftkit keeps in a folder of the user's: a file, or a folder of one design.
package struct KeptItem: Hashable, Sendable {
  /// What it is for.
  package enum Purpose: String, CaseIterable, Sendable {
    case rules, aliases, reports, run, contents, tables, declared, session, figma, record, leftover

    package var sentence: String {
      switch self {
      case .rules: "rules index"
      case .aliases: "table of aliases"
      case .reports: "reports on files"
      case .run: "last run over a project"
      case .contents: "contents of a project"
      case .tables: "declarations of several SDKs"
      case .declared: "names of a project's types"
      case .session: "files that an agent edited"
      case .figma: "Figma responses"
      case .record: "record of a project's runs"
      case .leftover: "leftover"
      }
    }
  }

  /// Whether somebody still needs it.
  package enum State: Hashable, Sendable {
    case used
    /// Nobody does, for that reason.
    case unused(Reason)
  }

  package enum Reason: Hashable, Sendable {
    /// Nothing has used it for thirty days.
    case old
    /// What it was made of, or speaks of, is no longer there.
    case gone(FilePath)
    case damaged(String)
    /// An earlier swiftkit wrote it.
    case olderLayout
    case newerLayout
    /// Another swiftkit wrote it, and this one writes it anew when it wants it.
    case otherVersion
    /// Whoever was writing it was stopped.
    case abandoned

    package var sentence: String {
      switch self {
      case .old: "not used for thirty days"
      case .gone(let path): "'\(path)' is gone"
      case .damaged(let reason): "damaged: \(reason)"
      case .olderLayout: "from an older swiftkit"
      case .newerLayout: "from a newer swiftkit"
      case .otherVersion: "from another swiftkit"
      case .abandoned: "left by an interrupted run"
      }
    }
  }

  package let path: FilePath
  package let purpose: Purpose
  /// With what belongs to it, in bytes.
  package let size: Int
  /// When it was last written, in nanoseconds since 1970.
  package let modified: Int64
  package let state: State
  /// Further files that go with it, such as the journal of a database.
  package let companions: [FilePath]

  /// How many whole days ago it was last written.
  package func days(at now: Int64) -> Int { max(0, Int((now &- modified) / (24 * 3600 * 1_000_000_000))) }

  /// Why nobody needs it; nil where somebody does.
  package var reason: Reason? { if case .unused(let reason) = state { reason } else { nil } }
}
