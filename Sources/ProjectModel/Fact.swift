/// Where in the project something was read.
package struct FactSource: Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the project's root.
  package let file: String
  /// The line, from 1.
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  package var description: String { "\(file):\(line)" }
}

/// A value and the place that says it.
package struct Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package let source: FactSource

  package init(_ value: Value, _ source: FactSource) {
    self.value = value
    self.source = source
  }
}

/// Something of the project that could not be read.
package struct ProjectProblem: Hashable, Sendable, CustomStringConvertible {
  /// What it means for the targets of the project.
  package enum Kind: Hashable, Sendable {
    /// There are some that are not known, or of which nothing is known but the name.
    case unreadTargets
    /// The usual folders are taken for what could not be read.
    case guessedTargets
    case other
  }

  package let source: FactSource
  package let message: String
  package let kind: Kind

  package init(_ message: String, _ source: FactSource, _ kind: Kind = .other) {
    (self.source, self.message, self.kind) = (source, message, kind)
  }

  package var description: String { "\(source): \(message)" }
}

/// The problems of a project as they are found, as many as anybody reads.
struct ProblemList {
  private static let most = 1_000
  private(set) var all: [ProjectProblem] = []

  mutating func append(_ problem: ProjectProblem) {
    guard all.count <= ProblemList.most else { return }
    all.append(
      all.count < ProblemList.most
        ? problem : ProjectProblem("there are more problems than are listed here", problem.source))
  }
}
