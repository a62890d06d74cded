import PluginHosting
import RuleModel
import YAMLSubset

/// What settings say of an option: words, with the place of each.
package struct OptionValue: Hashable, Sendable {
  /// Nil where a word cannot be one.
  package let words: [String]?
  package let isList: Bool
  package let place: SettingsPlace
  private let places: [SettingsPlace]

  init(_ node: YAMLNode) {
    place = node.place
    switch node.content {
    case .text: (words, isList, places) = (node.text.map { [$0] }, false, [node.place])
    case .list(let items):
      let texts = items.map(\.text)
      (words, isList) = (texts.contains(nil) ? nil : texts.compactMap { $0 }, true)
      places = items.map(\.place)
    case .map: (words, isList, places) = (nil, false, [])
    }
  }

  /// Why it is no value of an option, with the place; nil when it is one.
  func fault(for option: CheckOption) -> (place: SettingsPlace, reason: String)? {
    let reason =
      switch option.kind {
      case .number: "this must be 0 or more"
      case .numbers: "this must be a list of numbers, 0 or more"
      }
    guard let words, !words.isEmpty, isList == (option.kind == .numbers) else { return (place, reason) }
    for (word, place) in zip(words, places) {
      guard word.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
        word.utf8.count <= 12, let number = Double(word), number.isFinite
      else { return (place, "'\(word)' is not a number of 0 or more") }
    }
    return nil
  }
}
