import SwiftKitSDK

/// A font of fixed size stays small for those who need it large.
///
/// A letter that is drawn as part of an icon has the size of the icon, and on a Mac nobody chooses a size for all apps. A number, or
/// a letter or two, that is larger than any text and shrinks to fit is a picture.
struct FontFixedSize: Check {
  let id = "font-fixed-size"
  let rules = ["typography/fonts/font-fixed-size"]
  let severity = Severity.info
  let title = "a custom font that does not grow"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|fixedSize| & |custom|"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    if Set(file.settings.systems.keys) == ["macOS"] || file.imports("AppKit") && !file.imports("UIKit") { return }
    for call in file.calls(named: "custom") where call.hasArgument("fixedSize") && !call.isInPreview && !file.isOfTests
    {
      guard call.isRoot || call.chain?.root.isNamed("Font") == true, !isOfIcon(call), !isOfDisplay(call),
        !call.isWithoutTextSize
      else { continue }
      report(
        call, "a font with `fixedSize` does not grow for people who need larger text; use `custom(_:size:relativeTo:)`",
        edits: edits(call))
    }
  }

  /// A letter or two, or what a variable holds, in a type that is called after what it draws.
  private func isOfIcon(_ call: Node) -> Bool {
    let shown = call.ancestors.first { $0.isNamed("font") }?.chain?.root.firstUnlabelled?.value
    if shown?.kind == .string, shown?.text?.count ?? 0 > 2 { return false }
    return call.enclosingType?.nameWords.contains { word in
      // `URLSymbol` is one word.
      word == "icon" || ["badge", "glyph", "symbol"].contains(where: word.hasSuffix)
    } == true
  }

  /// A font of 40 points or more, where a large title has 34, of a number that a card makes smaller: `.minimumScaleFactor(0.5)`.
  private func isOfDisplay(_ call: Node) -> Bool {
    guard let size = call.argument("fixedSize")?.value.number, size >= 40,
      let chain = call.ancestors.first(where: { $0.isNamed("font") })?.chain, chain.isRooted(in: "Text")
    else { return false }
    return chain.hasModifier("minimumScaleFactor") && isFigure(chain.root)
  }

  /// `Text("7:45")`, `Text("A+")`, `Text("#\(user.rank)")` and `Text(steps, format: .number)`.
  private func isFigure(_ view: Node) -> Bool {
    guard let shown = view.arguments.first?.value else { return false }
    if let format = view.argument("format")?.value.chain { return format.root.isNamed("number", "percent") }
    guard shown.kind == .string else { return false }
    if let text = shown.text { return text.count < 3 || !text.contains(where: \.isLetter) }
    let inserted = shown.children(.argument)
    let isOfNumbers = inserted.allSatisfy { value in
      value.firstChild?.chain?.parts.last?.nameWords.last.map(Self.numbers.contains) == true
    }
    // Two quotes, and `\(` and `)` around each number.
    let written = inserted.reduce(shown.range.count - 2) { $0 - $1.range.count - 3 }
    return isOfNumbers && written < 4
  }

  private static let numbers: Set = [
    "age", "count", "degrees", "hours", "index", "level", "minutes", "number", "percent", "percentage", "points",
    "position", "rank", "score", "seconds", "steps", "streak", "temperature", "total",
  ]

  /// The same size, which grows with the text size.
  private func edits(_ call: Node) -> [Edit] {
    guard let label = call.argument("fixedSize")?.node.range.lowerBound,
      case let range = label..<(label + "fixedSize".utf8.count), call.file.source(range) == "fixedSize"
    else { return [] }
    return [Edit(range, "size")]
  }
}
