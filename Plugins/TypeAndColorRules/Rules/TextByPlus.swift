import SwiftKitSDK

/// Texts joined with + are a String, and a String is not translated.
struct TextByPlus: Check {
  let id = "text-by-plus"
  let rules = ["localisation/words/no-sentence-from-parts"]
  let severity = Severity.info
  let title = "a text joined with +"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["\" +", "+ \"", ") +", "+ String(", "+ Text("]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    let told = pieces(file, report)
    for sum in file.nodes(.operation) where !told.contains(sum) {
      let parts = Array(sum.children)
      guard parts.count >= 3, parts.contains(where: { $0.kind == .operator && $0.isNamed("+") }),
        parts.allSatisfy({ $0.kind != .operator || $0.isNamed("+") }),
        parts.contains(where: { $0.kind == .string && hasWord($0) }),
        parts.contains(where: { $0.kind == .chain }), let view = sum.parent?.parent, sum.parent?.kind == .argument,
        sum.parent?.name == nil, view.firstUnlabelled?.value == sum,
        view.isRoot && view.isNamed("Text", "Button", "Label", "Toggle")
          || view.isViewModifier && view.isNamed("navigationTitle"),
        !sum.isInPreview
      else { continue }
      report(
        sum, "joined strings are not translated; write one string with the values in it: `\"… \\(value) …\"`",
        suggestion: oneText(of: parts).map { [Edit(sum.range, $0)] } ?? [])
    }
  }

  /// `String(localized: "Shift of ") + worker`: a sentence of two translated pieces or more, one between values, or one that goes on
  /// in a value.
  private func pieces(_ file: SourceFile, _ report: Report) -> Set<Node> {
    var told: Set<Node> = []
    for sum in file.nodes(.operation) {
      let parts = Array(sum.children)
      guard parts.count >= 3, parts.allSatisfy({ $0.kind != .operator || $0.isNamed("+") }),
        case let values = parts.filter({ $0.kind != .operator }),
        case let translated = values.filter(isTranslated),
        translated.count > 1 || translated.count == 1 && (parts.count > 3 || goesOn(in: values)),
        sum.parent?.kind != .operation,
        !values.dropFirst().dropLast().contains(where: {
          isSeparator($0) && (values.count < 4 || $0.text?.allSatisfy(\.isWhitespace) != true)
        }),
        !sum.isInPreview
      else { continue }
      told.insert(sum)
      report(
        sum,
        "joined pieces cannot be translated as a sentence; write one string with the values in it: `\"… \\(value) …\"`")
    }
    return told
  }

  /// `Text("Edited by ") + Text(name)`: of two values, one is several words with a space towards the other. A word alone is a label
  /// or a unit, and before a symbol stands its label.
  private func goesOn(in values: [Node]) -> Bool {
    guard let first = values.first, let last = values.last,
      let translated = translatedText(of: first) ?? translatedText(of: last),
      let text = translated.text, case let value = translated.isInside(first) ? last : first, value.kind == .chain,
      value.chain?.root.firstUnlabelled?.value.chain?.isRooted(in: "Image") != true
    else { return false }
    let edge = value == last ? Array(text.suffix(2).reversed()) : Array(text.prefix(2))
    return edge.first == " " && edge.last?.isLetter == true && text.split { !$0.isLetter }.count > 1
  }

  /// `", "`, `Text(verbatim: " · ")`: what stands around it are things of a list, and no sentence.
  private func isSeparator(_ value: Node) -> Bool {
    let text = value.kind == .string ? value : value.chain?.root.arguments.first?.value
    guard let text, text.kind == .string, text.children(.argument).isEmpty else { return false }
    return text.text?.replacing("\\n", with: "").contains { $0.isLetter || $0.isNumber } != true
  }

  private func isTranslated(_ value: Node) -> Bool { translatedText(of: value) != nil }

  /// The text of `String(localized: "starts at ")`, `NSLocalizedString("starts at", …)`, `Text("starts at ")`, where words are written
  /// here.
  private func translatedText(of value: Node) -> Node? {
    guard value.kind == .chain, let root = value.chain?.root, root.kind == .call else { return nil }
    let text =
      root.isNamed("String")
      ? root.argument("localized")?.value
      : root.isNamed("Text", "NSLocalizedString") ? root.firstUnlabelled?.value : nil
    return text.flatMap { $0.kind == .string && hasWord($0) ? $0 : nil }
  }

  /// The parts as one text with values in it; nil where they are more than plain texts and names.
  private func oneText(of parts: [Node]) -> String? {
    let values = parts.filter { $0.kind != .operator }
    guard
      values.allSatisfy({ value in
        value.kind == .chain && !value.source.contains("\n") && !value.source.contains("\"")
          || value.kind == .string && value.source.hasPrefix("\"") && !value.source.hasPrefix("\"\"\"")
      })
    else { return nil }
    let inner = values.map { $0.kind == .string ? String($0.source.dropFirst().dropLast()) : "\\(\($0.source))" }
    return "\"\(inner.joined())\""
  }

  /// Two letters in a row: a word to translate, and no sign or unit.
  private func hasWord(_ string: Node) -> Bool {
    guard let text = string.text, !text.contains("://") else { return false }
    return text.split { !$0.isLetter }.contains { $0.count > 2 }
  }
}
