/// A value in a settings file, with the place where it stands.
indirect enum ConfigurationNode: Hashable, Sendable {
  case text(String, SettingsPlace)
  case list([ConfigurationNode], SettingsPlace)
  case map([Entry], SettingsPlace)

  struct Entry: Hashable, Sendable {
    let key: String
    let place: SettingsPlace
    let value: ConfigurationNode
  }

  var place: SettingsPlace {
    switch self {
    case .text(_, let place), .list(_, let place), .map(_, let place): place
    }
  }
}

/// A line and a column of a settings file, from 1.
package struct SettingsPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Something wrong in a settings file: `file:line:column: error: ` and what.
package struct SettingsError: Error, Hashable, CustomStringConvertible {
  package let file: String
  package let place: SettingsPlace
  package let reason: String
  /// A word that is not known, and the known one next to it; nil where there is none so near.
  package var correction: Correction?

  /// One word in place of another.
  package struct Correction: Hashable, Sendable {
    package let written: String
    package let meant: String

    package init(written: String, meant: String) { (self.written, self.meant) = (written, meant) }
  }

  package init(file: String, place: SettingsPlace, reason: String) {
    self.file = file
    self.place = place
    self.reason = reason
  }

  package var description: String { "\(file):\(place.line):\(place.column): error: \(reason)" }
}
