import SwiftKitSDK

/// A crash tells nobody why. Not reported in tests, samples, mocks and previews, nor where the value is there by all that is
/// known, which `SureValue` says, or where a comment says why. The same property is reported once a file. Files of UIKit or AppKit alone are left to whoever checks those.
struct ForceUnwrap: Check {
  let id = "force-unwrap"
  let rules = ["architecture-and-data-flow/safety/force-unwrap"]
  let severity = Severity.warning
  let title = "a force unwrap, try! or as!"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|!", ")!", "]!", "}!", ">!", "?!", "!!", "`!", "\"!", "'!"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests || isOfKits(file) || isOfOthers(file) { return }
    let isLintHere = file.root.contains(bytesOf: "swiftlint:disable")
    let isSilent = { (mark: Node) in
      mark.isInPreview || isOfSample(mark) || isLintHere && isAccepted(mark) || isExplained(mark)
    }
    var known: Set<String> = []
    for mark in file.nodes(.force) where !isSilent(mark) {
      guard let chain = mark.chain, case let value = SureValue(chain, before: mark), !value.isSure,
        // One line of a review is enough for what is unwrapped all over a file.
        value.isCalled || known.insert(value.value).inserted
      else { continue }
      report(mark, "a force unwrap crashes when the value is missing; use `guard`, `??` or optional chaining")
    }
    for mark in file.nodes(.operator, named: ["try!"]) where !isSilent(mark) {
      guard mark.parent?.children.contains(where: SureParts.cannotThrow) != true else { continue }
      report(mark, "`try!` crashes on every error; handle it or rethrow it")
    }
    for mark in file.nodes(.operator, named: ["as!"]) where !isSilent(mark) && !SureParts.isSureCast(mark) {
      report(mark, "`as!` crashes if the type is different; use `as?`")
    }
  }

  /// Outlets, cells and windows of the older kits come unwrapped or cast, and no view of SwiftUI is in sight.
  private func isOfKits(_ file: SourceFile) -> Bool {
    !file.imports("SwiftUI") && ["UIKit", "AppKit", "Cocoa", "WatchKit"].contains(where: file.imports)
  }

  /// What a tool wrote or came from elsewhere is not mended here, and samples and scripts had better stop at once.
  private func isOfOthers(_ file: SourceFile) -> Bool {
    let path = file.path.lowercased()
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[$0...]) } ?? path
    return Self.folders.contains(where: path.contains(bytesOf:)) || path.hasPrefix("scripts/")
      || Self.samples.contains(where: name.contains(bytesOf:))
  }

  private static let folders = [
    ".generated.swift", "generated/", "vendor/", "vendored/", "thirdparty/", "third-party/", "flatbuffers/",
    "external/", "externals/", "pods/",
    "preview content/", "/scripts/",
  ]
  private func allows(_ line: Substring, _ place: String) -> Bool {
    line.contains("swiftlint:disable:\(place)") && line.contains("force")
  }

  private static let samples = [
    "sampledata", "samples", "datageneration", "fixture", "seeddata", "dangerfile", "testdata", "mock", "stub",
    "demodata",
    "previewdata", "previewsample",
  ]

  /// Whether a comment on its line or the one above says why it cannot be missing: `// Set in viewDidLoad, so never nil.`
  private func isExplained(_ mark: Node) -> Bool {
    let (file, range) = (mark.file, mark.range)
    let before = file.source(max(0, range.lowerBound - 400)..<range.lowerBound)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let behind = file.source(range.upperBound..<min(range.upperBound + 400, file.root.range.upperBound))
    var comments = before.dropLast().suffix(1).map { $0.drop(while: \.isWhitespace) }.filter { $0.hasPrefix("//") }
    let rest = behind.prefix { $0 != "\n" }
    if let start = rest.firstRange(of: "//")?.lowerBound { comments.append(rest[start...]) }
    return comments.contains { comment in
      let words = comment.lowercased()
      return Self.reasons.contains(where: words.contains(bytesOf:))
    }
  }

  private static let reasons = [
    "unwrap", "force", "safe ", "never ", "always ", "guarantee", "cannot be nil", "can't be nil",
  ]

  /// Whether it makes a sample: `static let sampleItem`, `func mockUser()`, `enum Samples`.
  private func isOfSample(_ mark: Node) -> Bool {
    if mark.chain?.root.nameWords.first.map(Self.sampleWords.contains) == true { return true }
    return mark.ancestors.contains { node in
      guard [.variable, .function, .struct, .class, .enum].contains(node.kind), case let words = node.nameWords else {
        return false
      }
      return words == ["preview"] || words.last == "samples" || words.first.map(Self.sampleWords.contains) == true
    }
  }

  private static let sampleWords: Set = ["sample", "samples", "mock", "mocks", "stub", "fake", "dummy", "test"]

  /// Whether the author told SwiftLint that this crash is meant: `// swiftlint:disable:this force_unwrapping`.
  private func isAccepted(_ mark: Node) -> Bool {
    let file = mark.file
    let before = file.source(0..<mark.range.lowerBound).split(separator: "\n", omittingEmptySubsequences: false)
    let rest = file.source(mark.range.upperBound..<file.root.range.upperBound).prefix { $0 != "\n" }
    let above = before.dropLast()
    return allows(rest[...], "this") || above.last.map { allows($0, "next") } == true
      || above.contains { $0.contains("swiftlint:disable force") }
  }
}
