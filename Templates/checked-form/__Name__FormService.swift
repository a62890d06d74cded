/// What takes a form that is filled in.
protocol __Name__FormService: Sendable {
  /// - Throws: `__Name__Refusal` where fields are to be changed, and anything else where trying again may help.
  func submit(_ draft: __Name__Draft) async throws
}

/// What only the server knows of fields, such as that a name is taken.
struct __Name__Refusal: Error, Equatable {
  let problems: [__Name__Draft.Field: String]
}
