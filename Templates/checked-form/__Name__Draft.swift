import Foundation

/// The values of the form's fields.
struct __Name__Draft: Equatable, Sendable {
  /// A field of the form; `@FocusState` takes it as it is.
  enum Field: CaseIterable, Hashable, Sendable {
//% for field in fields
    case __field_name__
//% end
  }

  /// What is wrong with a field; the view has the words, so that they can be translated.
  enum Problem: Hashable, Sendable {
    case missing
    /// What the service said.
    case refused(String)
  }

  private var texts: [Field: String] = [:]

  subscript(_ field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }

  /// Without leading and trailing spaces, which are never intended.
  var trimmed: __Name__Draft {
    var draft = __Name__Draft()
    for field in Field.allCases {
      draft[field] = self[field].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return draft
  }

  /// What is wrong with a field; nil where nothing is.
  ///
  /// Write your rules here. They see the whole draft, for fields that depend on each other.
  func problem(of field: Field) -> Problem? {
    trimmed[field].isEmpty ? .missing : nil
  }
}
