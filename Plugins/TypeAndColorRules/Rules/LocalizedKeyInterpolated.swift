import SwiftKitSDK

/// The key is looked up with the value already in it, and no table has that one.
struct LocalizedKeyInterpolated: Check {
  let id = "localized-key-interpolated"
  let rules = ["typography/formatting/localized-key-interpolated"]
  let severity = Severity.info
  let title = "a localized key with a value in it"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|NSLocalizedString| & \\(", "|LocalizedStringKey| & \\(", "|localized| & \\("]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "NSLocalizedString") where call.isRoot && !file.isOfTests {
      guard let keys = call.firstUnlabelled?.value.writtenOutcomes, keys.count == 1, case let key = keys[0],
        key.kind == .string, !key.children(.argument).isEmpty,
        key.children(.argument).count < key.source.split(separator: " ").count
          || key.children(.argument).first.map({ isName(key, before: $0) }) == true
      else { continue }
      report(call, "the value becomes part of the key, which no table of translations has; use \(remedy(for: call))")
    }
    for call in file.calls(named: "LocalizedStringKey", "String")
    where call.isRoot && !file.isOfTests && !call.isInPreview {
      let key = call.isNamed("String") ? call.argument("localized")?.value : call.firstUnlabelled?.value
      guard let key, key.kind == .string, let value = key.children(.argument).first, isName(key, before: value) else {
        continue
      }
      report(
        call, "this looks up one key with a `%@` in it, not the key of each value; write a `switch` with whole keys")
    }
  }

  /// `String(localized:)` came with iOS 15.
  private func remedy(for call: Node) -> String {
    call.file.settings.deploymentTarget >= 15 || call.isAvailable(since: 15)
      ? "`String(localized:)`, whose key has a place for the value"
      : "`String(format: NSLocalizedString(\"… %@\", comment: \"\"), value)`, whose key has a place for the value"
  }

  /// `"status.\(status)"`: what stands before the value is the beginning of a name, not of a sentence.
  private func isName(_ key: Node, before value: Node) -> Bool {
    // A text may well have a key that looks like a name, and a place for a value; a raw value is never such a text.
    guard value.firstChild?.chain?.parts.last?.isNamed("rawValue") == true else { return false }
    let text = key.source
    let start = key.file.source(key.range.lowerBound..<value.range.lowerBound).dropFirst().dropLast(2)
    return !text.contains(" ") && start.count > 2 && (start.hasSuffix(".") || start.hasSuffix("_"))
  }
}
