import SwiftKitSDK

/// The words that a view shows, and whether they grow with the text size that people choose.
struct GrowingText {
  private let view: Chain

  init(_ view: Chain) { self.view = view }

  /// Whether the height of `frame` is that of a line or two of words that grow.
  func isCut(by frame: Node) -> Bool {
    guard let height = frame.argument("height")?.value.constantNumber, height <= 60, !frame.isWithoutTextSize,
      // The system gives a widget its room, and no more.
      !view.node.file.imports("WidgetKit"), !isReserved(by: frame), !fits(height, of: frame)
    else { return false }
    return grows
  }

  /// Whether a comment says that the height is kept free: `// Reserved, so that the chart does not jump`.
  private func isReserved(by frame: Node) -> Bool {
    [view.node, frame].contains { $0.isSaidToBeMeant(or: "reserve", "reserves", "reserved") }
  }

  /// Whether it shows a text of five words or more, which takes a second line in a narrow window or another language.
  var holdsSentence: Bool {
    view.node.descendants(.call, named: "Text", "Label").contains { word in
      guard word.isRoot, let text = word.firstUnlabelled?.value, text.kind == .string else { return false }
      return wordCount(of: text) > 4 && !hasOneLine(word)
    }
  }

  /// How many words a text has; what is interpolated counts as one.
  private func wordCount(of text: Node) -> Int {
    func parts(_ node: Node) -> Int { node.source.split { $0.isWhitespace }.count }
    return text.children(.argument).reduce(parts(text)) { $0 - (parts($1) - 1) }
  }

  /// Whether the word, or a view around it, is cut after one line on purpose.
  private func hasOneLine(_ word: Node) -> Bool {
    ([word] + word.ancestors).contains { part in
      part.kind == .chain
        && part.chain?.modifiers(named: "lineLimit").contains { $0.firstUnlabelled?.value.number == 1 } == true
    }
  }

  private var grows: Bool {
    if view.root.isNamed("Picker", "Toggle", "Slider", "Stepper", "DatePicker") || isCapped { return false }
    let isFitted = view.node.descendants(.call, named: "minimumScaleFactor", "hidden", "dynamicTypeSize")
      .contains(where: \.isModifier)
    if isFitted { return false }
    let words = self.words
    if words.isEmpty { return view.root.firstUnlabelled?.value.kind == .string }
    return !words.allSatisfy(hasFixedFont)
  }

  /// Whether a view around it, or around the one use of the member that makes it, leaves out the largest sizes:
  /// `.dynamicTypeSize(...DynamicTypeSize.xxxLarge)`.
  private var isCapped: Bool {
    [view.node, view.node.enclosingMember?.onlyUse?.node].compactMap(\.self).contains { shown in
      shown.ancestors.contains { around in
        around.kind == .chain
          && around.chain?.modifiers(named: "dynamicTypeSize").contains { shown.isBefore($0) && caps($0) } == true
      }
    }
  }

  private func caps(_ size: Node) -> Bool {
    guard let range = size.firstUnlabelled?.value.source else { return false }
    return !range.hasSuffix("...") && !range.contains("accessibility")
  }

  /// The words that it shows; what a picker offers is seen elsewhere.
  private var words: [Node] {
    view.node.descendants(.call).filter {
      $0.isRoot && $0.isNamed("Text", "Label", "TextField", "SecureField", "TextEditor")
        && !$0.isInside(closureOf: "Picker", "Menu")
    }
  }

  /// Whether the word, or a view around it, has a font of fixed size, or one that a helper of the project chooses.
  private func hasFixedFont(_ word: Node) -> Bool {
    ([word] + word.ancestors).contains { part in
      guard part.kind == .chain, let modifiers = part.chain?.modifiers else { return false }
      return modifiers.contains { $0.isNamed("font") ? isFixed($0) : part == word.parent && isStyle($0) }
    }
  }

  private func isFixed(_ font: Node) -> Bool {
    let fonts = font.firstUnlabelled?.value.writtenOutcomes ?? [font]
    return fonts.allSatisfy { font in
      ([font] + Array(font.descendants)).contains { call in
        guard call.kind == .call else { return false }
        // `Font(UIFont(name: "Inter", size: 14)!)`; metrics make one that grows.
        let isOfKit = call.isNamed("Font") && call.firstUnlabelled != nil && !call.sourceHolds("metrics")
        return call.isNamed("system") && call.hasArgument("size") || call.hasArgument("fixedSize") || isOfKit
      }
    }
  }
}

// MARK: - Room enough

extension GrowingText {
  /// Whether the height of `frame` around a column of words leaves each less than 44 points, which one line takes at the largest
  /// sizes.
  func isCrowded(by frame: Node) -> Bool {
    guard view.root.isNamed("VStack"), let height = frame.argument("height")?.value.constantNumber,
      !frame.isWithoutTextSize, !view.node.file.imports("WidgetKit"), !isReserved(by: frame), grows,
      let rows = view.root.content?.laidOutViews
    else { return false }
    let lines = rows.count(where: { row in words.contains { $0.isInside(row.node) } })
    return lines > 1 && height - (isPadded(before: frame) ? 32 : 0) < Double(lines) * 44
  }

  /// Whether one short line has room at the largest sizes, too: a number or a short caption in 44 points, a word or two in 50.
  private func fits(_ height: Double, of frame: Node) -> Bool {
    guard height >= 44, words.count == 1, let word = words.first, word.isNamed("Text"), !isPadded(before: frame) else {
      return false
    }
    return word.isOfNumber || isOfCaption(word) && !holdsSentence || height >= 50 && isShort(word) && !isOfTitle(word)
  }

  /// `Text("Save")` and `Text("Sample Text")`; a translation of it is as short.
  private func isShort(_ word: Node) -> Bool {
    guard let text = word.firstUnlabelled?.value.text else { return false }
    return text.split(separator: " ").count < 3 && text.count <= 16
  }

  private func isOfCaption(_ word: Node) -> Bool {
    fonts(of: word).contains { $0.nameHolds("caption") || $0.nameHolds("footnote") }
  }

  private func isOfTitle(_ word: Node) -> Bool {
    fonts(of: word).contains { font in
      font.nameHolds("title") || font.argument("size")?.value.number.map { $0 > 22 } == true
    }
  }

  /// What the fonts of the word and of the views around it are called and made by.
  private func fonts(of word: Node) -> [Node] {
    ([word] + word.ancestors).filter { $0.kind == .chain }.flatMap { $0.chain?.modifiers(named: "font") ?? [] }
      .flatMap { font in font.descendants.filter { $0.kind == .member || $0.kind == .call } }
  }

  /// Whether the frame holds a padding above and below the word, too.
  private func isPadded(before frame: Node) -> Bool {
    view.node.descendants(.call, named: "padding").contains { padding in
      guard padding.isBefore(frame), padding.isModifier else { return false }
      guard let edges = padding.firstUnlabelled?.value.source else { return true }
      return !["horizontal", "leading", "trailing"].contains { edges.hasSuffix($0) }
    }
  }

  /// Whether it is a text style of the project's own, `.buttonMedium()` and `.adaptiveFont(.body)`, whose font another file chooses.
  private func isStyle(_ modifier: Node) -> Bool {
    guard let name = modifier.name, !Set(modifier.nameWords.map(withoutNumber)).isDisjoint(with: Self.styles) else {
      return false
    }
    return !Set(modifier.file.project.types(extendedBy: name)).isDisjoint(with: ["Text", "View"])
  }

  private func withoutNumber(_ word: String) -> String { String(word.prefix { $0.isLetter }) }

  private static let styles: Set = [
    "font", "typography", "body", "button", "caption", "overline", "subtitle", "headline", "heading", "h",
  ]
}

extension Node {
  /// `Text("\(index + 1)")`, `Text(verbatim: "\(inbox.count)")` and `Text("1")`: a number or a symbol, and nothing beside it.
  var isOfNumber: Bool {
    guard isNamed("Text"), let first = arguments.first, first.label == nil || first.label == "verbatim",
      case let shown = first.value, shown.kind == .string
    else { return false }
    if let written = shown.text { return written.count < 3 }
    guard shown.arguments.count == 1, shown.source.hasPrefix("\"\\("), shown.source.hasSuffix(")\"") else {
      return false
    }
    let value = shown.arguments[0].value
    return value.kind == .operation && value.children.contains { $0.kind == .integer }
      || value.memberName.map { words(of: $0).last.map(Self.numberNames.contains) == true } == true
  }

  private static let numberNames: Set = [
    "count", "counter", "day", "index", "number", "place", "position", "rank",
  ]
}
