import SwiftKitSDK

/// One and many are not enough for most languages.
struct PluralByHand: Check {
  let id = "plural-by-hand"
  let rules = ["typography/formatting/plural-by-hand"]
  let severity = Severity.info
  let title = "a plural that is chosen in code"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["== 1", "> 1 {", "!= 1 {", "<= 1 {", "1 ?", "1) ?", "1\n", "1) \n", "count", "case 1:"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    // A log, and what a service sends, stays in one language.
    let shows =
      file.imports("SwiftUI") || file.imports("UIKit") || file.imports("AppKit") || !file.imports("Foundation")
      // What is translated is shown.
      || file.calls(named: "String").contains { $0.hasArgument("localized") }
    guard shows else { return }
    branches(file, report)
    cases(file, report)
    for choice in file.nodes(.ternary) {
      let parts = Array(choice.children)
      guard parts.count == 3, asksForOne(parts[0]), !choice.isInPreview, !isVerbatim(choice),
        areNamedPlurals(parts[1], parts[2])
          || parts[1].kind == .string && parts[2].kind == .string && arePlurals(parts[1], parts[2])
      else { continue }
      report(
        at: choice.range,
        "many languages have more than two plural forms; use `^[…](inflect: true)` or the plurals of the string catalogue"
      )
    }
  }

  /// `if count == 1 { "1 photo" } else { "\(count) photos" }`, as a value or with `return`.
  private func branches(_ file: SourceFile, _ report: Report) {
    for choice in file.nodes(.if) {
      let branches = choice.children(.branch)
      guard branches.count == 2, let condition = choice.child(.condition)?.firstChild, asksForOne(condition),
        choice.children(.condition).count == 1
      else { continue }
      let texts = branches.compactMap(text)
      guard texts.count == 2, !choice.isInPreview, arePlurals(texts[0], texts[1]) else { continue }
      report(
        choice,
        "many languages have more than two plural forms; use `^[…](inflect: true)` or the plurals of the string catalogue"
      )
    }
  }

  /// `switch count { case 1: "1 photo"; default: "\(count) photos" }`.
  private func cases(_ file: SourceFile, _ report: Report) {
    for choice in file.nodes(.switch) where !choice.isInPreview && !isVerbatim(choice) {
      let cases = choice.children(.switchCase)
      guard cases.count < 5, let one = cases.first(where: { $0.text == "1" }), let other = cases.last,
        other.text == "default" || other.text?.hasPrefix("let ") == true || other.text == "_",
        let first = text(of: one), let second = text(of: other), !second.children(.argument).isEmpty,
        arePlurals(first, second)
      else { continue }
      report(
        choice,
        "many languages have more than two plural forms; use `^[…](inflect: true)` or the plurals of the string catalogue"
      )
    }
  }

  /// The text that a branch gives, or shows.
  private func text(of branch: Node) -> Node? {
    guard branch.statements.count == 1, let last = branch.statements.last else { return nil }
    let value = last.kind == .return ? last.firstChild : last
    var text = value
    if let root = value?.chain?.root, value?.chain?.isRooted(in: "Text", "Label", "Button") == true {
      text = root.firstUnlabelled?.value
    } else if let call = value?.chain?.root, value?.chain?.parts.count == 1, call.isNamed("String") {
      text = call.argument("localized")?.value
    }
    return text?.kind == .string ? text : nil
  }

  /// `Text(verbatim: …)`, which nobody translates.
  private func isVerbatim(_ choice: Node) -> Bool {
    choice.ancestors.prefix { $0.kind != .closure }.contains { $0.kind == .argument && $0.isNamed("verbatim") }
  }

  /// `count == 1`, `count > 1`, `1 != items.count`.
  private func asksForOne(_ condition: Node) -> Bool {
    var condition = condition
    if condition.kind == .tuple, let inner = condition.arguments.first?.value { condition = inner }
    let parts = Array(condition.children)
    guard condition.kind == .operation, parts.count == 3, parts[1].kind == .operator,
      parts[1].isNamed("==", "!=", ">", "<=")
    else {
      return false
    }
    return parts[0].number == 1 || parts[2].number == 1
  }

  /// `singular` and `plural`, texts that a caller hands in.
  private func areNamedPlurals(_ first: Node, _ second: Node) -> Bool {
    let kinds = [first, second].map {
      Set($0.memberName.map { words(of: $0) } ?? []).intersection(["singular", "plural"])
    }
    return kinds == [["singular"], ["plural"]] || kinds == [["plural"], ["singular"]]
  }

  /// `"1 photo"` and `"\(count) photos"`, `""` and `"s"`, `"child"` and `"children"`.
  private func arePlurals(_ first: Node, _ second: Node) -> Bool {
    let texts = [first, second].map(word)
    guard texts[0] != texts[1] else { return false }
    let (short, long) = texts[0].count <= texts[1].count ? (texts[0], texts[1]) : (texts[1], texts[0])
    if short.isEmpty { return ["s", "es", "n", "en"].contains(long) }
    if long == short + "s" || long == short + "es" || long == short + "ren" { return true }
    return short.hasSuffix("y") && long == short.dropLast() + "ies" || isFirstWordPlural(short, long)
  }

  /// `item in your cart` and `items in your cart`.
  private func isFirstWordPlural(_ short: String, _ long: String) -> Bool {
    let (left, right) = (short.split(separator: " "), long.split(separator: " "))
    guard left.count == right.count, !left.isEmpty else { return false }
    let pairs = zip(left, right).filter { $0 != $1 }
    return pairs.contains { $1 == $0 + "s" || $1 == $0 + "es" } && pairs.count <= 2
  }

  /// The words of a text in lower case, without numbers and interpolations.
  private func word(_ text: Node) -> String {
    var written = ""
    var place = text.range.lowerBound
    for part in text.children(.argument) {
      written += text.file.source(place..<max(place, part.range.lowerBound - 2))
      place = part.range.upperBound + 1
    }
    written += text.file.source(place..<max(place, text.range.upperBound))
    let letters = written.lowercased().filter { $0.isLetter || $0 == " " }
    return letters.split(separator: " ").filter { !["one", "a", "an"].contains($0) }.joined(separator: " ")
  }
}
