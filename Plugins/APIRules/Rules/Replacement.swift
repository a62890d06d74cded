import APIFacts
import SwiftKitSDK

/// What is written in place of a call, by a row of the table: `$1` stands for its first argument.
struct Replacement {
  let fact: APIFact
  let call: Node

  /// The edit that writes it; none where a person has to look.
  var edits: [Edit] {
    guard fact.isFixable, let parameters = fact.parameters else { return [] }
    let arguments = call.arguments
    guard arguments.count == parameters.count,
      zip(arguments, parameters).allSatisfy({ $0.label == $1.label || $0.isTrailingClosure }),
      !hasCommentsBetween(arguments),
      // A text among texts, or where one is wanted, must stay one.
      call.chain?.root.isNamed("Text") != true || call.chain?.isStatement == true
    else { return [] }
    var text = ""
    var rest = fact.type[...]
    while let mark = rest.firstIndex(of: "$") {
      let digit = rest[rest.index(after: mark)...].prefix(1)
      guard let number = Int(digit), arguments.indices.contains(number - 1),
        let value = source(of: arguments[number - 1], standsAlone: rest[..<mark].standsBeforeClosure)
      else { return [] }
      text += rest[..<mark] + value
      rest = rest[mark...].dropFirst(2)
    }
    return [Edit(call.anchor.lowerBound..<call.range.upperBound, text + rest)]
  }

  /// `foregroundStyle` for a colour that a name or a choice gives: it may be nil, or a choice of unlike styles.
  var suggestion: [Edit] {
    guard fact.name == "foregroundColor", call.arguments.count == 1, let value = call.firstUnlabelled?.value,
      [.chain, .ternary].contains(value.kind), value.descendants(.nil).isEmpty
    else { return [] }
    let choices = value.kind == .ternary ? Array(value.children.dropFirst()) : [value]
    let implicit = choices.filter { $0.chain?.root.flags.contains(.implicit) == true && $0.kind == .chain }
    return [Edit(call.anchor, "foregroundStyle")]
      + implicit.map { Edit($0.range.lowerBound..<$0.range.lowerBound, "Color") }
  }

  /// Whether a comment stands in the call and in none of its arguments, so that it would be lost.
  private func hasCommentsBetween(_ arguments: [Argument]) -> Bool {
    var start = call.anchor.upperBound
    for range in arguments.map(\.value.range) + [call.range.upperBound..<call.range.upperBound] {
      let gap = call.file.source(start..<max(start, range.lowerBound))
      if gap.contains("/*") || gap.contains("//") { return true }
      start = range.upperBound
    }
    return false
  }

  /// An argument as it is written; nil where it does not fit into the new place.
  private func source(of argument: Argument, standsAlone: Bool) -> String? {
    let value = argument.value
    guard value.kind != .nil, !value.source.contains("/*"), !value.source.contains("//") else { return nil }
    if standsAlone { return value.kind == .closure ? value.source : nil }
    if argument.isTrailingClosure { return nil }
    return fact.name == "foregroundColor" ? styleSource(of: value) : value.source
  }

  /// A colour where a style is wanted, which takes no optional value and infers less.
  private func styleSource(of value: Node) -> String? {
    guard let root = value.chain?.root, value.kind == .chain else { return nil }
    if root.flags.contains(.implicit) { return root.isNamed(Self.styles) ? value.source : "Color" + value.source }
    return root.isNamed("Color") ? value.source : nil
  }

  /// Colours that stand among the styles, too.
  private static let styles = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray",
    "black", "clear", "primary", "secondary",
  ]
}

extension APIFact {
  /// Whether a row of what is replaced may be written without asking.
  fileprivate var isFixable: Bool { kind == .replaced && renamed == "fix" }
}
