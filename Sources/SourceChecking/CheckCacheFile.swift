import APIFacts
import FileMemory

/// The kinds of files in which checks and scaffolds remember what they found.
package enum CheckCacheFile: String, CaseIterable, Sendable {
  /// What hosts reported about contents.
  case reports
  /// The whole last run over some files.
  case run
  /// What files held when they were last read.
  case contents
  /// The declarations of several SDKs, joined.
  case tables = "api"
  /// Which types the files of a project declare.
  case declared
  /// Which files the session of a coding agent edited.
  case session

  /// What was not written for so long, in nanoseconds, nobody needs: thirty days. Whoever does makes it again.
  package static let longestKept = CachePruning.longestKept

  /// The kind of the file called `name`; nil for other files.
  package init?(name: String) {
    let kind = CheckCacheFile.allCases.first { name.hasPrefix("\($0.rawValue)-") }
    guard let kind, name.hasSuffix(".cache") else { return nil }
    self = kind
  }

  /// Whether a file that begins with these bytes is one that this swiftkit reads.
  package func isReadable(_ start: [UInt8]) -> Bool { start.starts(with: sign) }

  /// Whether it begins as such a file of another version does: it is made anew when it is wanted.
  package func isOfAnotherVersion(_ start: [UInt8]) -> Bool {
    let kind = sign.prefix { !CheckCacheFile.digits.contains($0) }
    return !isReadable(start) && start.starts(with: kind)
      && start.dropFirst(kind.count).first.map(CheckCacheFile.digits.contains) == true
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// How many bytes `isReadable` looks at.
  package var signLength: Int { sign.count }

  /// What such a file begins with.
  package var sign: [UInt8] {
    switch self {
    case .reports: ReportCache.sign
    case .run: RunMemory.sign
    case .contents: ContentMemory.sign
    case .tables: Array(APITable.sign.utf8)
    case .declared: MemorySign.declared
    case .session: Array("swiftkit session 1\n".utf8)
    }
  }
}
