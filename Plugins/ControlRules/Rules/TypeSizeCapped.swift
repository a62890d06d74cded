import SwiftKitSDK

/// Who needs large text gets none.
///
/// A button that is a symbol has no text, and a row in a capsule or of a fixed height, as a bar has, could not hold more.
struct TypeSizeCapped: Check {
  let id = "type-size-capped"
  let rules = ["accessibility/elements/type-size-capped"]
  let severity = Severity.info
  let title = "text that does not grow with the user's text size"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|dynamicTypeSize|"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "dynamicTypeSize", "environment")
    where call.isViewModifier && !call.isInPreview && !file.isOfTests {
      guard let values = size(given: call)?.resolved.outcomes,
        let last = values.compactMap(limit).first(where: Self.sizes.contains),
        call.chain?.root.isNamed("Image") != true, !isIconButton(call), !isOfBar(call)
      else {
        continue
      }
      report(
        call,
        "people who need larger text do not get it beyond `.\(last)`; allow the accessibility sizes, and test with them",
        suggestion: call.removal)
    }
  }

  /// What `dynamicTypeSize(_:)` or `environment(\.dynamicTypeSize, _:)` is given.
  private func size(given call: Node) -> Node? {
    if call.isNamed("dynamicTypeSize") { return call.firstUnlabelled?.value }
    let arguments = call.arguments
    guard arguments.count == 2, arguments[0].value.source == "\\.dynamicTypeSize" else { return nil }
    return arguments[1].value
  }

  /// The one size, or the upper end of a range.
  private func limit(of value: Node) -> String? {
    if value.kind == .chain { return value.memberName }
    guard value.kind == .operation, let last = Array(value.children).last, last.kind == .chain else { return nil }
    return last.memberName
  }

  private static let sizes: Set = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]

  /// A button of which only a symbol is seen.
  private func isIconButton(_ call: Node) -> Bool {
    guard let label = call.chain?.root.labelClosure else { return false }
    return label.laidOutViews.allSatisfy { $0.isRooted(in: "Image") }
  }

  /// A row of a fixed height, or the pill of a menu: `HStack { … }.dynamicTypeSize(...).clipShape(Capsule())`.
  private func isOfBar(_ call: Node) -> Bool {
    guard let row = call.chain, row.isRooted(in: "HStack", "LazyHStack") else { return false }
    return row.modifiers(after: call).contains { modifier in
      modifier.isNamed("clipShape") && modifier.firstUnlabelled?.value.chain?.root.isNamed("Capsule", "capsule") == true
        || modifier.isNamed("frame") && modifier.argument("height")?.value.constantNumber != nil
    }
  }
}
