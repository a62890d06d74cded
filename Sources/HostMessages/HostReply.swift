/// What a plugin host says.
package enum HostReply: Hashable, Sendable {
  /// Comes first, once: the version of these messages that the host speaks.
  case ready(version: UInt32)
  case loaded(LibraryReport)
  case refused(library: UInt16, reason: String)
  case checked(FileReport)
  case answered(AnswerReport)
  case edited(EditReport)
  /// Only after `HostRequest.time`.
  case timed(TimeReport)

  /// The version of these messages; swiftkit refuses a host that speaks another.
  package static let version: UInt32 = 5
}

/// A library that was loaded, and what it says of itself.
package struct LibraryReport: Hashable, Sendable {
  package let library: UInt16
  package let plugin: PluginDescription

  package init(library: UInt16, plugin: PluginDescription) {
    self.library = library
    self.plugin = plugin
  }
}

/// What a plugin says of itself; its descriptor says the same.
package struct PluginDescription: Hashable, Sendable {
  package let id: String
  package let version: String
  package let checks: [CheckDescription]
  package let answersQuestions: Bool

  package init(id: String, version: String, checks: [CheckDescription], answersQuestions: Bool) {
    self.id = id
    self.version = version
    self.checks = checks
    self.answersQuestions = answersQuestions
  }
}

/// What a plugin says of one of its checks.
package struct CheckDescription: Hashable, Sendable {
  package enum Level: UInt8, Sendable { case info, warning, error }

  package let id: String
  package let level: Level
  package let title: String
  /// The check is run only on files that hold one of these; with none, on every file.
  package let literals: [String]
  package let rules: [String]
  package let isOnByDefault: Bool
  package let isFixable: Bool

  package init(
    id: String, level: Level, title: String, literals: [String], rules: [String], isOnByDefault: Bool, isFixable: Bool
  ) {
    self.id = id
    self.level = level
    self.title = title
    self.literals = literals
    self.rules = rules
    self.isOnByDefault = isOnByDefault
    self.isFixable = isFixable
  }
}

/// Something a plugin did wrong without ending the process, such as a finding outside the file.
package struct PluginFault: Hashable, Sendable {
  /// The library; and its check, unless it was answering.
  package let library: UInt16
  package let check: CheckReference?
  package let reason: String

  package init(library: UInt16, check: CheckReference?, reason: String) {
    self.library = library
    self.check = check
    self.reason = reason
  }
}

/// What came of asking the plugins.
package struct AnswerReport: Hashable, Sendable {
  package let task: UInt32
  package let answers: [GivenAnswer]
  package let faults: [PluginFault]

  package init(task: UInt32, answers: [GivenAnswer], faults: [PluginFault]) {
    self.task = task
    self.answers = answers
    self.faults = faults
  }
}

/// One answer of one plugin.
package struct GivenAnswer: Hashable, Sendable {
  package let library: UInt16
  package let confidence: Double
  package let key: String
  package let statement: String
  package let code: String

  package init(library: UInt16, confidence: Double, key: String, statement: String, code: String) {
    self.library = library
    self.confidence = confidence
    self.key = key
    self.statement = statement
    self.code = code
  }
}
