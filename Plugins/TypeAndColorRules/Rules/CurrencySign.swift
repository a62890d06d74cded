import SwiftKitSDK

/// Where the sign stands, and how the number is written, is a matter of the locale.
///
/// In files of views, and elsewhere in localized texts, and in what a function or property gives with a number that is formatted. Not
/// where a function pads amounts with figure spaces, so that their digits stand in columns, which a format of the locale does not.
struct CurrencySign: Check {
  let id = "currency-sign"
  let rules = ["typography/formatting/currency-sign"]
  let severity = Severity.info
  let title = "an amount with a hard-coded currency sign"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["$\\(", "\"$%", "\"$\"", "€", "£", "¥", "₹", "₽"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    let isOfViews = file.imports("SwiftUI")
    for text in file.nodes(.string) where !text.isInPreview {
      guard let sum = text.children(.argument).first(where: { holdsSign($0, in: text) && isAmount($0) }) else {
        continue
      }
      guard
        isOfViews && (text.showingView != nil || isShownElsewhere(text)) || text.isInLocalizedText
          || sum.firstChild.map(isFormattedNumber) == true && givesText(text)
      else { continue }
      report(
        at: sum.range.lowerBound - 2..<sum.range.upperBound,
        "the sign and the digits of an amount depend on the locale; use `format: .currency(code:)`")
    }
    for operation in file.nodes(.operation) where !operation.isInPreview {
      let parts = Array(operation.children)
      let sign = parts.indices.dropFirst().first { place in
        parts[place].isNamed("+") && place + 1 < parts.count
          && [parts[place - 1], parts[place + 1]].contains { isSign($0) }
          && [parts[place - 1], parts[place + 1]].contains { $0.kind == .chain && isNumber($0) }
      }
      guard let sign,
        isOfViews && isGiven(operation) || isGivenLocalized(operation)
          || parts.contains(where: { isFormattedNumber($0.bare) }) && givesText(operation)
      else { continue }
      report(
        isSign(parts[sign - 1]) ? parts[sign - 1] : parts[sign + 1],
        "the sign and the digits of an amount depend on the locale; use `format: .currency(code:)`")
    }
    for sign in isOfViews ? signsBesideAmounts(in: file) : [] {
      report(sign, "the sign and the digits of an amount depend on the locale; use `format: .currency(code:)`")
    }
    for call in file.calls(named: "String") where call.isRoot && !call.isInPreview {
      guard let format = call.argument("format")?.value, format.kind == .string, let text = format.text,
        // A whole number behind a sign may be a place of a pattern.
        isOfViews || text.contains("%.") && call.chain.map({ givesText($0.node) }) == true,
        ["$%", "€%", "£%", "¥%", "f€", "f €", "f £", "d€", "d €"].contains(where: text.contains),
        !isOfColumns(call)
      else { continue }
      report(
        at: format.range, "the sign and the digits of an amount depend on the locale; use `format: .currency(code:)`")
    }
  }

  /// Whether the code around it gives a text with figure spaces: `String(format: "$%.2f\u{2007}", cost)`.
  private func isOfColumns(_ call: Node) -> Bool {
    let padded = call.file.once { FigureSpaces(call.file) }.members
    return call.enclosingMember.map(padded.contains) == true
  }

  /// `" €"`, `"$"`.
  func isSign(_ text: Node) -> Bool {
    text.text.map { ["€", "$", "£", "¥", "₹", "₽"].contains($0.filter { !$0.isWhitespace }) } == true
  }

  /// A text that was made of an amount.
  private func isNumber(_ value: Node) -> Bool {
    !value.descendants.contains { $0.isNamed("currency") }
  }

  /// Whether a view shows it, or a computed text of a view gives it.
  private func isGiven(_ operation: Node) -> Bool {
    operation.callOfArgument?.isNamed("Text", "Label") == true
      || operation.children.contains(where: isCalledAmount) && operation.showingView != nil
      || operation.enclosing(.struct, .extension)?.isView == true
        && [.return, .body, .initial].contains(operation.parent?.kind ?? .file)
  }

  /// `String(localized: "from \(number + " €")")`, where the number is an amount by its name, or by that of what it is made of.
  private func isGivenLocalized(_ operation: Node) -> Bool {
    operation.isInLocalizedText && operation.children.contains { isCalledAmount($0) || isCalledAmount($0.resolved) }
  }

  /// `total.formatted(.number)`, which writes digits for people to read.
  private func isFormattedNumber(_ value: Node) -> Bool {
    guard value.kind == .chain, let last = value.chain?.parts.last, last.kind == .call, isNumber(value) else {
      return false
    }
    return last.isNamed("formatted")
      && !value.descendants.contains { $0.isNamed("percent", "byteCount", "dateTime", "date", "time") }
  }

  /// Whether a function or property gives this text.
  private func givesText(_ text: Node) -> Bool {
    guard let place = text.parent, [.return, .body, .accessor].contains(place.kind) else { return false }
    let member = text.enclosing(.function, .variable, .closure)
    return member?.kind != .closure && member?.child(.type)?.isNamed("String") == true
  }

  /// A sign right before the interpolation, or right behind it.
  private func holdsSign(_ interpolation: Node, in text: Node) -> Bool {
    let file = text.file
    let before = file.source(
      max(text.range.lowerBound, interpolation.range.lowerBound - 6)..<interpolation.range.lowerBound)
    if ["$\\(", "€\\(", "£\\(", "¥\\(", "₹\\(", "₽\\(", "€ \\(", "$ \\("].contains(where: before.hasSuffix) {
      return true
    }
    let after = file.source(
      interpolation.range.upperBound..<min(text.range.upperBound, interpolation.range.upperBound + 6))
    return [")€", ") €", ")£", ") £", ")₽", ") ₽", ")₹", ") ¥"].contains(where: after.hasPrefix)
  }

  /// Not what is formatted as a currency already, which brings its sign.
  private func isAmount(_ interpolation: Node) -> Bool {
    !interpolation.descendants.contains { $0.isNamed("currency") }
  }

  /// A property or function of a view that gives the text.
  private func isShownElsewhere(_ text: Node) -> Bool {
    guard let type = text.enclosingType, type.kind == .struct || type.kind == .extension, type.isView else {
      return false
    }
    return text.enclosing(.body, .closure, .return)?.kind != .closure && text.enclosing(.call) == nil
  }

  /// `String(price)`, `total.formatted()`.
  func isCalledAmount(_ value: Node) -> Bool {
    let words = Set(value.nameWords + value.descendants.flatMap(\.nameWords))
    return !words.isDisjoint(with: [
      "amount", "balance", "budget", "cost", "costs", "fee", "format", "formatted", "price", "sum", "total",
    ])
  }
}

/// The functions and properties of a file that give a text and write figure spaces into it.
private struct FigureSpaces {
  private(set) var members: Set<Node> = []

  init(_ file: SourceFile) {
    guard file.root.sourceHolds("u{2007}") else { return }
    for text in file.nodes(.string) where text.sourceHolds("u{2007}") {
      if let member = text.enclosingMember, member.child(.type)?.isNamed("String") == true { members.insert(member) }
    }
  }
}
