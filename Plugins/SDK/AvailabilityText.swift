/// What `#available` and `@available` ask of systems: `iOS 17, macOS 14, *`, and `iOS, introduced: 17, deprecated: 26`.
struct AvailabilityText {
  /// The first version of each system that is named; infinite where it is not there at all.
  private let versions: [String: Double]

  init(_ text: String?) {
    let parts = (text ?? "").split(separator: ",").map { $0.split { " :\n\t()".contains($0) } }
    var versions: [String: Double] = [:]
    let isLong = parts.count > 1 && parts[0].count == 1
    if isLong, let system = AvailabilityText.system(parts[0][0]) {
      for part in parts.dropFirst() {
        if part.first == "unavailable" { versions[system] = .infinity }
        if part.first == "introduced", part.count == 2 { versions[system] = AvailabilityText.version(part[1]) }
      }
    } else if !isLong {
      for part in parts where part.count == 2 {
        if let system = AvailabilityText.system(part[0]) { versions[system] = AvailabilityText.version(part[1]) }
      }
    }
    self.versions = versions
  }

  /// Whether it asks for that version of a system or a later one; of a system that it does not name, whether it asks for
  /// one of the same year.
  func reaches(_ version: Double, on system: String) -> Bool {
    if let own = versions[system] ?? versions["*"] { return own >= version }
    let year = AvailabilityText.iOS(besides: version, of: system, isLatest: false)
    return versions.contains { AvailabilityText.iOS(besides: $0.value, of: $0.key, isLatest: true) >= year }
  }

  private static func system(_ word: Substring) -> String? {
    let name = word.hasSuffix("ApplicationExtension") ? word.dropLast("ApplicationExtension".count) : word
    return ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "*"].first { $0 == name }
      ?? (name == "OSX" ? "macOS" : nil)
  }

  /// `17.4` of `17.4.1`.
  private static func version(_ text: Substring) -> Double? {
    Double(text.split(separator: ".").prefix(2).joined(separator: "."))
  }

  /// The iOS that came out beside a version of another system; small versions do not count alike, so either end is taken.
  private static func iOS(besides version: Double, of system: String, isLatest: Bool) -> Double {
    guard version < 26 else { return version }
    let first = version.rounded(.down)
    let minor = isLatest && version > first ? 0.9 : 0
    return switch system {
    case "macOS": (first == 10 ? 13 : first + 3) + minor
    case "watchOS": first + 7 + minor
    case "visionOS": first + 16 + minor
    default: version
    }
  }
}
