import SwiftKitSDK

// A sign that is a text of its own, beside the amount: `HStack { Text("€"); Text(price, format: .number) }`.

extension CurrencySign {
  /// The texts of `file` that are nothing but a sign, next to a text that is an amount.
  func signsBesideAmounts(in file: SourceFile) -> [Node] {
    file.nodes(.string).filter { text in
      guard isSign(text), !text.isInPreview, let call = text.callOfArgument, call.isRoot, call.isNamed("Text"),
        let view = call.chain
      else { return false }
      return neighbours(of: view).contains(where: isAmountAlone)
    }
  }

  /// The views before and behind it in its row, or what `+` joins it with.
  private func neighbours(of view: Chain) -> [Chain] {
    guard let around = view.node.parent else { return [] }
    let isRow = around.kind == .closure && around.callOfArgument?.isNamed("HStack") == true
    let all = isRow ? around.statements : around.joinedParts
    guard let place = all.firstIndex(of: view.node) else { return [] }
    return [place - 1, place + 1].filter(all.indices.contains).compactMap { all[$0].chain }
  }

  /// `Text(price, format: .number)`, `Text("\(total)")`, and no text with words in it.
  private func isAmountAlone(_ view: Chain) -> Bool {
    guard view.isRooted(in: "Text"), let value = view.root.firstUnlabelled?.value else { return false }
    if let format = view.root.argument("format")?.value { return format.chain?.root.isNamed("number") == true }
    if value.kind == .string, value.children(.argument).count != 1 || value.source.count > 60 { return false }
    return isCalledAmount(value) && !value.descendants.contains { $0.isNamed("currency", "percent", "date", "time") }
  }
}
