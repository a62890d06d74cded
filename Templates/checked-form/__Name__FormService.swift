import Foundation

/// Receives a completed form.
__access__ protocol __Name__FormService: Sendable {
  /// - Throws: `__Name__Refusal` if the user must change fields; any other error if trying again may help.
  func submit(_ draft: __Name__FormDraft) async throws
}

/// Problems that only the server can find, with what it says of each field.
__access__ struct __Name__Refusal: LocalizedError {
  __access__ let problems: [__Name__FormDraft.Field: String]

  /// Shown where it concerns no field, or only fields that were changed meanwhile.
  __access__ var errorDescription: String? {
    String(localized: "Your entries were not accepted. Check them and try again.")
  }
//% if access == public

  public init(problems: [__Name__FormDraft.Field: String]) {
    self.problems = problems
  }
//% end
}
