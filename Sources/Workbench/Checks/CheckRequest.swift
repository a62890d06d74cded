package import PluginHosting
package import SourceChecking

/// What somebody wants checked, and how.
package struct CheckRequest {
  /// What a check is about.
  package enum Subject {
    /// Files and folders as they are typed; the working folder where there are none.
    case paths([String])
    /// One text that does not lie on disk, under the path that it is shown with.
    ///
    /// It is read when its turn comes, while a host starts: at most `limit` bytes and one more, which is too many.
    case text(path: String, read: (_ limit: Int) throws -> [UInt8])
  }

  /// Which findings are wanted.
  package enum Scope {
    case everything
    /// Those that touch these lines of each file.
    case lines(LineRanges)
    /// Those in files that git sees as changed; with `linesOnly`, those that touch changed lines.
    case changes(since: String?, linesOnly: Bool)
  }

  /// What becomes of findings that a machine can fix.
  package enum Fixing {
    case none
    /// Files are written.
    case writing
    /// The changes are shown, and nothing is written.
    case showing
  }

  package var subject: Subject
  package var scope: Scope = .everything
  /// The checks that run, in place of those of the settings, as a list with commas.
  package var checks: String?
  package var fixing: Fixing = .none
  /// The file whose findings are left out.
  package var baseline: String?
  /// The file that all findings are written to.
  package var newBaseline: String?
  /// Libraries that must take part.
  package var plugins: [String] = []
  package var limits = HostLimits()
  /// Whether what was found before may be remembered, and is.
  package var isCached = true
  /// Whether hosts say how long they take.
  package var isTimed = false
  /// Whether it is incomplete when anything at all could not be checked.
  package var isStrict = false

  /// Everything of `subject` under the settings that hold for it.
  package init(of subject: Subject) { self.subject = subject }

  /// The paths that it names.
  var paths: [String] {
    switch subject {
    case .paths(let paths): paths
    case .text: []
    }
  }

  /// Whether it is about one text, which somebody waits for.
  var isOneText: Bool {
    switch subject {
    case .paths(let paths): paths.count == 1 && paths[0].hasSuffix(".swift")
    case .text: true
    }
  }
}

/// A request that names no check, or one that nobody has.
package enum CheckRequestFault: Error, CustomStringConvertible {
  case noCheck
  case unknown(UnknownCheck)

  package var description: String {
    switch self {
    case .noCheck: "the list of checks names none"
    case .unknown(let check): check.description
    }
  }
}
