/// One thing that is put into a Swift file, or taken out of it, at a place that its syntax tree knows.
package struct CodeEdit: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// `text` is the name of a module.
    case `import`
    /// `text` is a member of the type at `place`: a case, a property, a function.
    case member
    /// `text` is a `case` of the first `switch` in the member at `place`.
    case arm
    /// `text` goes to the end of the body of the member at `place`, or of the closure behind `call` in it.
    case statement
    /// `text` is an element of the array that the member at `place` is, or that is the `argument` of `call` in it.
    case element
  }

  package let kind: Kind
  /// A type or a member of one, as `AppTab` or `RootView.body`; empty where only the file counts.
  package let place: String
  package let call: String?
  package let argument: String?
  package let text: String

  package init(_ kind: Kind, into place: String, call: String? = nil, argument: String? = nil, text: String) {
    self.kind = kind
    self.place = place
    self.call = call
    self.argument = argument
    self.text = text
  }
}

/// Edits of one file, all in the same direction.
package struct EditRequest: Hashable, Sendable {
  package let task: UInt32
  package let source: [UInt8]
  package let edits: [CodeEdit]
  /// Takes out what the edits say, in place of putting it in.
  package let isRemoval: Bool

  package init(task: UInt32, source: [UInt8], edits: [CodeEdit], isRemoval: Bool) {
    self.task = task
    self.source = source
    self.edits = edits
    self.isRemoval = isRemoval
  }
}

/// What became of an edit.
package enum EditOutcome: Hashable, Sendable {
  case made
  /// There was nothing to do: it is there already, or is already gone.
  case settled
  /// What is to be taken out is no longer what was put in.
  case changed
  /// There is no such place, for the reason given.
  case impossible(String)
}

/// A file after its edits.
package struct EditReport: Hashable, Sendable {
  package let task: UInt32
  package let source: [UInt8]
  /// One an edit, in their order.
  package let outcomes: [EditOutcome]

  package init(task: UInt32, source: [UInt8], outcomes: [EditOutcome]) {
    self.task = task
    self.source = source
    self.outcomes = outcomes
  }
}
