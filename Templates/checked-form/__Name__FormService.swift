/// Receives a completed form.
__access__ protocol __Name__FormService: Sendable {
  /// - Throws: `__Name__Refusal` if the user must change fields; any other error if trying again may help.
  func submit(_ draft: __Name__FormDraft) async throws
}

/// Problems that only the server can find, such as a name that is taken.
__access__ struct __Name__Refusal: Error {
  __access__ let problems: [__Name__FormDraft.Field: String]
//% if access == public

  public init(problems: [__Name__FormDraft.Field: String]) {
    self.problems = problems
  }
//% end
}
