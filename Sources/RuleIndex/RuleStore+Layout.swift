extension RuleStore {
  /// The layout that this swiftkit writes.
  package static var layoutVersion: Int64 { IndexSchema.version }
}
