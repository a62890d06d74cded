import SwiftKitSDK

/// A crash tells nobody why. Not reported in tests, mocks and previews, nor where the value is there by all that is known:
/// `SureValue` says when. Files of UIKit or AppKit alone are left to whoever checks those.
struct ForceUnwrap: Check {
  let id = "force-unwrap"
  let rules = ["architecture-and-data-flow/safety/force-unwrap"]
  let severity = Severity.warning
  let title = "a force unwrap, try! or as!"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|!", ")!", "]!", "}!", ">!", "?!", "!!", "`!", "\"!", "'!"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests || isOfKits(file) || isOfOthers(file) { return }
    let isLintHere = file.root.contains(bytesOf: "swiftlint:disable")
    for mark in file.nodes(.force) where !mark.isInPreview {
      guard let chain = mark.chain, case let value = SureValue(chain, before: mark), !value.isSure,
        !isLintHere || !isAccepted(mark)
      else { continue }
      if let bytes = value.bytes {
        report(mark, "a text always has UTF-8 bytes; `Data(text.utf8)` needs no force unwrap", edits: bytes)
      } else {
        report(
          mark,
          value.isComparedAbove
            ? "bind this value with `if let` or `guard let` where it is compared with `nil`, and drop the force unwrap"
            : "a force unwrap crashes when the value is missing; use `guard`, `??` or optional chaining")
      }
    }
    for mark in file.nodes(.operator, named: ["try!"]) where !mark.isInPreview {
      guard mark.parent?.children.contains(where: SureValue.cannotThrow) != true, !isLintHere || !isAccepted(mark)
      else { continue }
      report(mark, "`try!` crashes on every error; handle it or rethrow it")
    }
    for mark in file.nodes(.operator, named: ["as!"]) where !mark.isInPreview {
      guard !SureValue.isSureCast(mark), !isLintHere || !isAccepted(mark) else { continue }
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

  private static let samples = ["sampledata", "samples", "datageneration", "fixture", "seeddata", "dangerfile"]

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
