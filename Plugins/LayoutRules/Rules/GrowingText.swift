import SwiftKitSDK

/// The words that a view shows, and whether they grow with the text size that people choose.
struct GrowingText {
  private let view: Chain

  init(_ view: Chain) { self.view = view }

  /// Whether the height of `frame` is that of a line or two of words that grow.
  func isCut(by frame: Node) -> Bool {
    guard let height = frame.argument("height")?.value.constantNumber, height <= 60, !frame.isWithoutTextSize,
      // The system gives a widget its room, and no more.
      !view.node.file.imports("WidgetKit")
    else { return false }
    return grows
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
    let calls = view.node.descendants(.call)
    if calls.contains(where: { $0.isModifier && $0.isNamed("minimumScaleFactor", "hidden", "dynamicTypeSize") }) {
      return false
    }
    // What a picker offers is seen elsewhere.
    let words = calls.filter {
      $0.isRoot && $0.isNamed("Text", "Label", "TextField", "SecureField", "TextEditor")
        && !$0.isInside(closureOf: "Picker", "Menu")
    }
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

  /// Whether the word, or a view around it, has a font of fixed size.
  private func hasFixedFont(_ word: Node) -> Bool {
    ([word] + word.ancestors).contains { part in
      part.kind == .chain && part.chain?.modifiers(named: "font").contains(where: isFixed) == true
    }
  }

  private func isFixed(_ font: Node) -> Bool {
    font.descendants(.call).contains { call in
      call.isNamed("system") && call.hasArgument("size") || call.hasArgument("fixedSize")
    }
  }
}
