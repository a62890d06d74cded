/// A name that may be given to a new Swift type: UpperCamelCase ASCII that needs no backticks.
///
/// Whether it hides a type of a module is asked of the types that are declared: a feature `Settings` declares `SettingsView`.
package struct TypeName: Hashable, Sendable, CustomStringConvertible {
  package let text: String

  package var description: String { text }

  /// Parses what somebody typed; the error says what is wrong and, where there is one, which name would do.
  ///
  /// - Parameter suffixes: endings that the template adds itself, such as `View`; a name that has one is refused.
  package init(_ text: String, withoutSuffixes suffixes: [String] = []) throws(NameProblem) {
    if let flaw = TypeName.flaw(in: text, suffixes) {
      throw NameProblem(text: text, flaw: flaw, suggestion: NameSuggestion.typeName(for: text, suffixes))
    }
    self.text = text
  }

  /// The first thing wrong with `text` as a type name, or nil.
  static func flaw(in text: String, _ suffixes: [String]) -> NameProblem.Flaw? {
    if text.isEmpty { return .empty }
    if text.contains(where: { $0 == "/" || $0 == "\\" }) || text.allSatisfy({ $0 == "." }) { return .path }
    if let stranger = text.first(where: { !$0.isASCII }) { return .notASCII(stranger) }
    if let wrong = text.first(where: { !$0.isLetter && !$0.isNumber }) { return .character(wrong) }
    if text.first?.isNumber == true { return .digitFirst }
    if text.utf8.count > longest { return .tooLong(longest) }
    if SwiftKeywords.contains(text) { return .keyword }
    if text.first?.isUppercase != true { return .notUpperCamelCase }
    if let suffix = suffixes.first(where: { text.hasSuffix($0) && text != $0 }) { return .suffix(suffix) }
    return nil
  }

  /// Longer names make file names and lines that nobody reads; the longest type name of SwiftUI has 47 letters.
  static let longest = 60
}
