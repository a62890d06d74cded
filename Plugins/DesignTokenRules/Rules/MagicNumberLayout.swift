import SwiftKitSDK

/// Where a project has names for its distances, a bare number says neither why nor where else.
///
/// In the profile `tokens`, and for the numbers that the file itself has names for. A value is reported once in a declaration,
/// at its first use: that is one name to find.
struct MagicNumberLayout: Check {
  let id = "magic-number-layout"
  let rules = ["design-tokens/spacing/magic-number-layout"]
  let severity = Severity.info
  let title = "a bare number in layout where the project has tokens"
  let group: CheckGroup? = .design
  let basis: Basis? = .convention
  let literals = [
    "padding", "pacing", "ornerRadius", "frame", "|listRowInsets|", "|contentMargins|", "|safeAreaPadding|",
  ]
  // Strict: many a project names some of its numbers and means to.
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    let named = file.settings.profile == .tokens ? nil : namedNumbers(in: file)
    if named?.isEmpty == true { return }
    var seen: [Node?: Set<Double>] = [:]
    for number in LayoutNumber.all(in: file).sorted(by: { $0.node.range.lowerBound < $1.node.range.lowerBound }) {
      guard number.value != 0, number.value != 1, !number.node.isInTokenFile,
        named?.contains(number.value) != false,
        seen[number.node.enclosingMember, default: []].insert(number.value).inserted
      else { continue }
      report(at: number.node.range, "\(number.value.shortText) is a bare number; use a named token")
    }
  }

  /// The numbers that the file has names for.
  private func namedNumbers(in file: SourceFile) -> Set<Double> {
    Set(
      file.nodes(.variable).filter { ($0.flags.contains(.static) || $0.flags.contains(.constant)) && $0.isInTokenFile }
        .compactMap { $0.child(.initial)?.firstChild?.number })
  }
}
