package import PluginHosting
package import RuleModel
package import SourceChecking

/// What somebody wants checked, and how.
package struct CheckRequest: Sendable {
  /// What a check is about.
  package enum Subject: Sendable {
    /// Files and folders as they are typed; the working folder where there are none.
    case paths([String])
    /// One text that does not lie on disk, under the path that it is shown with.
    ///
    /// It is read when its turn comes, while a host starts: at most `limit` bytes and one more, which is too many.
    case text(path: String, read: @Sendable (_ limit: Int) throws -> [UInt8])
    /// Texts that are about to be written to these paths, seen from the working folder.
    case texts([(path: String, source: [UInt8])])
  }

  /// Which findings are wanted.
  package enum Scope: Sendable {
    case everything
    /// Those that touch these lines of each file.
    case lines(LineRanges)
    /// Those in files that git sees as changed; with `linesOnly`, those that touch changed lines.
    case changes(since: String?, linesOnly: Bool)
  }

  /// What becomes of findings that a machine can fix.
  package enum Fixing: Sendable {
    case none
    /// Files are written.
    case writing
    /// The changes are shown, and nothing is written.
    case showing

    /// Whether findings are gone afterwards that were there before.
    var changesFiles: Bool { if case .writing = self { true } else { false } }
  }

  package var subject: Subject
  package var scope: Scope = .everything
  /// Whether Markdown documents in folders are looked for; those that are named are checked in any case.
  package var takesDocuments = false
  /// Whether what settings leave out stays out even where it is named.
  package var narrowsNamed = false
  /// The minimum iOS version that the files are written for, unless the settings name one.
  package var deploymentTarget: String?
  /// The checks that run, in place of those of the settings, as a list with commas.
  package var checks: String?
  package var fixing: Fixing = .none
  /// Whether suggestions are made along with safe fixes.
  package var takesSuggestions = false
  /// The reason of the comments that are put at findings in place of fixes; nil where fixes are wanted.
  package var suppressionReason: String?
  /// The file whose findings are left out, in place of the one that the settings name.
  package var baseline: String?
  /// Whether findings of the baseline that are gone are taken out of its file.
  package var prunesBaseline = false
  /// From where on findings make a run fail, in place of what the settings say.
  package var failOn: Severity?
  /// The same where neither this nor the settings say it.
  package var usuallyFailsOn = Severity.warning
  /// How many warnings are let through, in place of what the settings say.
  package var mostWarnings: Int?
  /// The file that all findings are written to.
  package var newBaseline: String?
  /// Libraries that must take part.
  package var plugins: [String] = []
  package var limits = HostLimits()
  /// Whether what was found before may be remembered, and is.
  package var isCached = true
  /// Whether files are parsed that no check needs, so that their syntax errors are known; for the few files of a change.
  package var parsesEverything = false
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
    case .text, .texts: []
    }
  }

  /// Whether it is about one text, which somebody waits for.
  var isOneText: Bool {
    switch subject {
    case .paths(let paths): paths.count == 1 && paths[0].hasSuffix(".swift")
    case .text: true
    case .texts: false
    }
  }
}

/// A request that names no check, or one that nobody has.
package enum CheckRequestFault: Error, CustomStringConvertible {
  case noCheck
  case unknown(UnknownCheck)

  package var description: String {
    switch self {
    case .noCheck: "the list of checks is empty"
    case .unknown(let check): check.description
    }
  }
}
