import Foundation

/// The values of the form's fields.
__access__ struct __Name__FormDraft: Equatable, Sendable {
  /// A field of the form; `@FocusState` takes it as it is.
  __access__ enum Field: CaseIterable, Hashable, Sendable {
//% for field in fields
    case __field_name__
//% end
  }

  /// What is wrong with a field; the view has the texts, so that they can be localised.
  __access__ enum Problem: Hashable, Sendable {
    case missing
    /// What the service said.
    case refused(String)
  }

  private var texts: [Field: String] = [:]
//% if access == public

  public init() {}
//% end

  __access__ subscript(_ field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }

  /// Without leading and trailing spaces, which are never intended.
  __access__ var trimmed: __Name__FormDraft {
    var draft = __Name__FormDraft()
    for field in Field.allCases {
      draft[field] = self[field].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return draft
  }

  /// What is wrong with a field; nil if nothing is.
  ///
  /// Write your rules here; they see the whole draft, for fields that depend on each other. The samples in
  /// `__Name__FormTests` must keep them.
  __access__ func problem(of field: Field) -> Problem? {
    let text = self[field].trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? .missing : nil
  }
}
