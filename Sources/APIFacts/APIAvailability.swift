/// A system of Apple's that a table of facts knows.
package enum APIPlatform: Int, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS

  package var name: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    case .visionOS: "visionOS"
    }
  }
}

/// Since when a declaration is there on one system, and until when.
package enum APIAvailability: Hashable, Sendable {
  /// How a declaration ends.
  package enum End: Hashable, Sendable {
    /// Deprecated with this version.
    case version(String)
    /// Marked as to be deprecated one day.
    case someDay
    /// Deprecated from its first day.
    case always
  }

  case since(String, end: End?)
  case never
  case unknown

  /// - Parameter column: `16.0`, `13.0/17.0`, `13.0/soft`, `13.0/always`, `no`, or nothing.
  init(_ column: String) {
    // Nearly every column is one version or nothing.
    guard column.utf8.contains(UInt8(ascii: "/")) else {
      self = column.isEmpty ? .unknown : column == "no" ? .never : .since(column, end: nil)
      return
    }
    let parts = column.split(separator: "/", maxSplits: 1).map(String.init)
    guard let first = parts.first else {
      self = .unknown
      return
    }
    let end: End? =
      switch parts.dropFirst().first {
      case nil: nil
      case "soft": .someDay
      case "always": .always
      case let version?: .version(version)
      }
    self = .since(first, end: end)
  }

  /// The first version, `16.4`.
  package var since: String? {
    if case .since(let version, _) = self { version } else { nil }
  }

  package var end: End? {
    if case .since(_, let end) = self { end } else { nil }
  }
}
