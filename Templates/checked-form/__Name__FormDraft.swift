import Foundation

/// The values of the form's fields.
struct __Name__FormDraft: Equatable, Sendable {
  /// A field of the form; `@FocusState` takes it as it is.
  enum Field: CaseIterable, Hashable, Sendable {
//% for field in fields
    case __field_name__
//% end
  }

  /// What is wrong with a field; the view has the texts, so that they can be localised.
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
  var trimmed: __Name__FormDraft {
    var draft = __Name__FormDraft()
    for field in Field.allCases {
      draft[field] = self[field].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return draft
  }

  /// What is wrong with a field; nil if nothing is.
  ///
  /// Write your rules here. They see the whole draft, for fields that depend on each other.
  func problem(of field: Field) -> Problem? {
    trimmed[field].isEmpty ? .missing : nil
  }
}
