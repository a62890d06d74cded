public import SwiftKitABI

/// A plugin: its name, its version, its checks, and what it answers.
public struct Plugin: Sendable {
  public let id: String
  public let version: String
  public let checks: [any Check]
  /// Nil when it answers nothing.
  public let answerer: (any Answerer)?

  public init(id: String, version: String, checks: [any Check], answerer: (any Answerer)? = nil) {
    self.id = id
    self.version = version
    self.checks = checks
    self.answerer = answerer
  }

  /// What `check` finds in `file`, a table that is valid during the call; in source order.
  ///
  /// - Parameters:
  ///   - facts: what the files of the run declare, if that was gathered.
  ///   - apiTable: the declarations of Apple's frameworks, if they are at hand; it must live as long as the process.
  public func findings(
    of check: any Check, in file: UnsafePointer<swiftkit_file>, settings: Settings = Settings(),
    facts: UnsafePointer<swiftkit_facts>? = nil, apiTable: UnsafeRawBufferPointer? = nil
  ) -> [Finding] {
    let file = SourceFile(
      swiftkit_file(readingFrom: file), settings: settings, project: Project(facts), apiTable: apiTable)
    defer { file.end() }
    return check.findings(in: file)
  }
}

extension Check {
  /// What it finds in `file`, in source order.
  func findings(in file: SourceFile) -> [Finding] {
    var findings: [Finding] = []
    // An escaping closure: withoutActuallyEscaping compiles in the length of this file's path, which no two folders share.
    check(file, Report { findings.append($0) })
    if findings.count < 2 { return findings }
    return findings.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }
}
