import ByteText

/// A version of an operating system, as settings and manifests write it: `17.0`, `26.1.2`.
package struct SystemVersion: Hashable, Comparable, CustomStringConvertible, Sendable {
  private let parts: [Int]

  package var major: Int { parts[0] }
  package var description: String { parts.map(String.init).joined(separator: ".") }

  /// `26.1` of `26.1.2`: as a number has it.
  package var upToMinor: String { parts.prefix(2).map(String.init).joined(separator: ".") }

  /// Parses one to three numbers with dots between them; a lone number is a version with `.0`.
  package init?(_ text: String) {
    let texts = text.split(separator: ".", omittingEmptySubsequences: false)
    // No system counts further, and a number that does not fit would be no number to others.
    let parts = texts.compactMap { part in
      (1...3).contains(part.utf8.count) && part.utf8.allSatisfy(Ascii.isDigit) ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), parts.count == texts.count else { return nil }
    self.parts = parts.count == 1 ? parts + [0] : parts
  }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
