/// What a check is about; users switch whole groups on and off by these names.
public enum CheckGroup: String, Sendable {
  case correctness, api, deprecation, state, concurrency, accessibility, performance, navigation, architecture, design
  case testing, style
}

/// What a rule or check rests on.
public enum Basis: String, Sendable {
  /// A guideline or the documentation of Apple.
  case apple
  /// A figure that somebody else can measure, too.
  case measured
  /// Widely shared.
  case convention
  /// Ours, or that of the documents behind the rule; such a check is off by default.
  case opinion
}
