package import RuleModel

/// Finds what is wrong with skill documents as documents: their front matter, references, tokens and repetitions.
///
/// Whether their code parses and obeys their own rules is for the checks of Swift source to say.
package struct SkillLint: Sendable {
  /// What the lint knows of the world around the documents.
  package struct Surroundings: Sendable {
    /// The identifiers of the skills that a document may refer to.
    package var skills: Set<String>
    /// The number of lines of the file at a path; nil when there is none.
    package var lineCount: @Sendable (_ path: String) -> Int?

    package init(skills: Set<String>, lineCount: @escaping @Sendable (_ path: String) -> Int?) {
      self.skills = skills
      self.lineCount = lineCount
    }
  }

  /// The part that a file plays decides what is asked of its front matter.
  package enum Role: Sendable {
    /// SKILL.md in a folder: it follows the Agent Skills format.
    case skillFile
    /// A skill that is one file of any name.
    case standalone
    /// A file that belongs to a skill and needs no front matter: a reference, a rule.
    case companion
  }

  private let surroundings: Surroundings

  package init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// The findings in `document`, in the order of its lines.
  package func findings(in document: SkillDocument, as role: Role) -> [Finding] {
    let text = ProseText(document)
    var found = document.problems.map { LintFinding($0) }
    switch role {
    case .skillFile: found += AgentSkillsFormat.findings(in: document)
    case .standalone: found += FrontMatterLint.findings(in: document)
    case .companion: break
    }
    found += ReferenceLint.findings(in: document, text, surroundings)
    found += ToolNameLint.findings(in: document, text)
    found += TokenLint.findings(in: document)
    found += DuplicateLint.findings(in: document)
    return found.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map { $0.element.finding(path: document.path) }
  }
}

/// A finding before it knows its file.
struct LintFinding {
  let check: String
  let severity: Severity
  let line: Int
  var column = 1
  let message: String
  var rules: [String] = []

  init(_ check: String, _ severity: Severity, line: Int, _ message: String, rules: [String] = []) {
    self.check = check
    self.severity = severity
    self.line = line
    self.message = message
    self.rules = rules
  }

  /// What the reader had to fix is a finding as it stands.
  init(_ problem: DocumentProblem) {
    let check =
      switch problem.kind {
      case .encoding, .notText: "not-utf8"
      case .mojibake: "mojibake"
      case .frontMatter: "front-matter-malformed"
      case .openFence: "open-fence"
      }
    self.init(check, .warning, line: problem.lines.first, problem.message)
    column = problem.column
  }

  func finding(path: String) -> Finding {
    let place = SourcePosition(line: line, column: column)
    return Finding(
      check: check, severity: severity, path: path, start: place, end: place, message: message, rules: rules,
      fixable: false)
  }
}
