import SwiftKitSDK

/// Texts joined with + are a String, and a String is not translated.
struct TextByPlus: Check {
  let id = "text-by-plus"
  let rules = ["localisation/words/no-sentence-from-parts"]
  let severity = Severity.info
  let title = "a text joined with +"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["\" +", "+ \""]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for sum in file.nodes(.operation) where !sum.isInPreview {
      let parts = Array(sum.children)
      guard parts.count >= 3, parts.contains(where: { $0.kind == .operator && $0.isNamed("+") }),
        parts.allSatisfy({ $0.kind != .operator || $0.isNamed("+") }),
        parts.contains(where: { $0.kind == .string && hasWord($0) }),
        parts.contains(where: { $0.kind == .chain }), let view = sum.parent?.parent, sum.parent?.kind == .argument,
        sum.parent?.name == nil, view.firstUnlabelled?.value == sum,
        view.isRoot && view.isNamed("Text", "Button", "Label", "Toggle")
          || view.isViewModifier && view.isNamed("navigationTitle")
      else { continue }
      report(sum, "a sum of texts is not translated; write one text with the values in it: \"… \\(value) …\"")
    }
  }

  /// Two letters in a row: a word to translate, and no sign or unit.
  private func hasWord(_ string: Node) -> Bool {
    guard let text = string.text, !text.contains("://") else { return false }
    return text.split { !$0.isLetter }.contains { $0.count > 2 }
  }
}
