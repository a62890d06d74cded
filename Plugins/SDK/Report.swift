import SwiftKitABI

/// One place that breaks a rule.
public struct Finding: Hashable, Sendable {
  public let range: Range<Int>
  /// One sentence, lower case unless it starts with a name, without a full stop; code in it is in backticks.
  public let message: String
  /// Replacements that fix it, ascending and not overlapping; or none.
  public let edits: [Edit]
  /// Whether the edits may change what the program does, so that somebody has to read them.
  public let isSuggestion: Bool
  /// Whether it is only a note, whatever the severity of its check.
  public let isNote: Bool
}

/// Bytes of a file to replace; an empty range inserts.
public struct Edit: Hashable, Sendable {
  public let range: Range<Int>
  public let replacement: String

  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// Where a check reports what it finds: `report(node, "what is wrong")`.
public struct Report {
  private let take: (Finding) -> Void
  private let isOfNotes: Bool

  init(isOfNotes: Bool = false, _ take: @escaping (Finding) -> Void) {
    (self.take, self.isOfNotes) = (take, isOfNotes)
  }

  /// Takes findings that are only notes, whatever the severity of the check: `report.notes(node, "what is wrong")`.
  ///
  /// A severity that settings choose for the check counts for them, too.
  public var notes: Report { Report(isOfNotes: true, take) }

  /// Reports `node`, at its name; without a fix where it is a bare `.init`, whose type a fix would have to change as well.
  public func callAsFunction(_ node: Node, _ message: String, edits: [Edit] = [], suggestion: [Edit] = []) {
    if node.isBareInit { return self(at: node.anchor, message) }
    self(at: node.anchor, message, edits: edits.map(node.named), suggestion: suggestion.map(node.named))
  }

  /// Reports a range of bytes.
  ///
  /// - Parameters:
  ///   - edits: a safe fix: the program does what it did before.
  ///   - suggestion: a fix that is right in most cases, and that somebody has to read; it counts only where `edits` is empty.
  public func callAsFunction(
    at range: Range<Int>, _ message: String, edits: [Edit] = [], suggestion: [Edit] = []
  ) {
    take(
      Finding(
        range: range, message: Report.fitting(message), edits: edits.isEmpty ? suggestion : edits,
        isSuggestion: edits.isEmpty && !suggestion.isEmpty, isNote: isOfNotes))
  }

  /// The longest message that the host takes, in bytes.
  private static let limit = 2_000

  /// The message without its middle where the host would not take all of it: a name of the source may be any length.
  private static func fitting(_ message: String) -> String {
    guard message.utf8.count > limit else { return message }
    // A character may take many bytes.
    var (start, end) = (message[...], message[...])
    while start.utf8.count > limit / 2 { start = start.prefix(start.count / 2) }
    while end.utf8.count > limit / 3 { end = end.suffix(end.count / 2) }
    return "\(start)…\(end)"
  }
}

extension Optional where Wrapped == String {
  /// The name as code in a message, in backticks; or other words where the source has no name.
  public func code(or words: String) -> String { map { "`\($0)`" } ?? words }
}
