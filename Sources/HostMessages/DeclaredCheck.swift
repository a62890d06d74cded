/// A check that a rule file declares by `detect:`, compiled: what to look at, and conditions that must all hold.
///
/// It is data: a host runs it without loading anything, so it may come from a project that was merely cloned.
package struct DeclaredCheck: Hashable, Sendable {
  /// What the names are names of; findings stand at such nodes.
  package enum Subject: UInt8, Sendable, CaseIterable {
    case modifier = 1, call, member, type, `import`, attribute, declaration
  }

  /// What a condition is about.
  package enum Quality: UInt8, Sendable, CaseIterable {
    case root = 1, with, after, before, inside, label, argument, conforms, attribute, imports, named, os, profile,
      preview
  }

  /// A value that an argument, a version or a word may have.
  package enum Value: Hashable, Sendable {
    /// There is one, or there is none.
    case any, none
    /// `.red`, `Color.red`.
    case name(String)
    /// A literal text.
    case text(String)
    case truth(Bool)
    /// A kind of value, such as `number` or `closure`.
    case kind(String)
    /// From one number to another; the flags say whether the ends belong to it.
    case range(from: Double, includingFrom: Bool, to: Double, includingTo: Bool)
  }

  package struct Condition: Hashable, Sendable {
    package let quality: Quality
    /// Any of them.
    package let names: [String]
    /// The argument's label, or `first` for the first one without a label.
    package let label: String
    /// Any of them.
    package let values: [Value]
    package let isNegated: Bool

    package init(
      _ quality: Quality, names: [String] = [], label: String = "", values: [Value] = [], isNegated: Bool = false
    ) {
      self.quality = quality
      self.names = names
      self.label = label
      self.values = values
      self.isNegated = isNegated
    }
  }

  package let id: String
  package let subject: Subject
  /// Any of them; a `*` at an end stands for anything.
  package let names: [String]
  package let conditions: [Condition]
  /// `{name}` and `{root}` stand for the names found.
  package let message: String

  package init(id: String, subject: Subject, names: [String], conditions: [Condition], message: String) {
    self.id = id
    self.subject = subject
    self.names = names
    self.conditions = conditions
    self.message = message
  }
}
