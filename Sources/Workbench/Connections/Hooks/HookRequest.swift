import HostMessages
import POSIXSupport
package import RuleModel
import SourceChecking

/// What a hook looks at: the lines that were changed since the last commit, in the edited files, or in all that the session
/// changed.
package struct HookRequest {
  package var event: HookEvent

  package init(_ event: HookEvent) { self.event = event }

  /// Findings that an agent is to read.
  package struct Findings {
    /// The most that are told at once; more would not be fixed one by one.
    package static let most = 10

    package struct Entry {
      package let finding: Finding
      /// The line as the machine would write it; nil where it cannot, or where there are several.
      package let fixed: String?
    }

    /// The gravest first.
    package let entries: [Entry]
    /// How many there are in all.
    package let count: Int
    /// The files that do not parse, in which findings may be missing.
    package let broken: [String]
  }

  /// What was found; nil where there is nothing to tell.
  ///
  /// Findings count from the severity on that the settings call a failure; where they call none, after an edit all are told, and
  /// warnings keep an agent from stopping. Outside of a repository nobody knows which lines are
  /// new, so that nothing is told there.
  package func findings(in process: Workplace) throws -> Findings? {
    // A client may start its hooks in any folder; where its agent works, the event says.
    let base = event.folder.map { process.resolve($0) } ?? process.workingFolder
    guard let project = SkillRoots.projectFolder(around: base), let root = ProcessEnvironment.resolved(project) else {
      return nil
    }
    var workplace = process
    workplace.workingFolder = root
    let session = HookSession(of: event, in: workplace)
    let paths: [String]
    var isWanted = { (_: String) in true }
    switch event.moment {
    case .other, .stop(isAgain: true): return nil
    case .stop(isAgain: false):
      paths = ["."]
      // What was changed before the session, or beside it, is not the agent's to fix.
      if let session { isWanted = { session.mayHaveChanged(workplace.resolve($0)) } }
    case .edit(let edited):
      paths = sources(edited, below: base, in: workplace)
      if paths.isEmpty { return nil }
      session?.began(with: paths.map { workplace.resolve($0) })
    }
    var request = CheckRequest(of: .paths(paths))
    request.scope = .changes(since: nil, linesOnly: true)
    request.narrowsNamed = true
    request.parsesEverything = true
    request.usuallyFailsOn = event.moment.usuallyTellsFrom
    let result: CheckResult
    do {
      result = try CheckRun(request, in: workplace).run()
    } catch is GitError {
      return nil
    }
    let all = result.outcome.findings.filter {
      $0.finding.severity >= result.gate.failOn && isWanted($0.finding.path)
    }
    let broken = result.outcome.broken.filter(isWanted).sorted()
    if all.isEmpty, broken.isEmpty { return nil }
    let gravest = Severity.allCases.sorted(by: >).flatMap { severity in all.filter { $0.finding.severity == severity } }
    let entries = gravest.prefix(Findings.most).map { checked in
      Findings.Entry(finding: checked.finding, fixed: HookRequest.fixedLine(of: checked, in: workplace))
    }
    return Findings(entries: entries, count: all.count, broken: broken)
  }

  /// The Swift files of the project among `paths`, links followed, as the check takes them.
  private func sources(_ paths: [String], below base: FilePath, in workplace: Workplace) -> [String] {
    paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      let file = base.pushing(FilePath(path)).lexicallyNormalized()
      guard let real = ProcessEnvironment.resolved(file), real.starts(with: workplace.workingFolder),
        FileStatus(real)?.kind == .file
      else {
        return nil
      }
      return workplace.shown(real.string)
    }
  }

  private static func fixedLine(of checked: CheckedFinding, in workplace: Workplace) -> String? {
    let edits = checked.edits
    guard let line = edits.first?.start.line,
      edits.allSatisfy({ $0.start.line == line && $0.end.line == line && !$0.replacement.contains(where: \.isNewline) }
      ),
      let source = try? FileContents.bytes(of: workplace.resolve(checked.finding.path), limit: 4 << 20)
    else { return nil }
    let lines = FixedSource(source, applying: [checked]).bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = Int(line) - 1
    guard lines.indices.contains(index) else { return nil }
    let text = String(decoding: lines[index].drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    return text.isEmpty || text.utf8.count > 300 ? nil : text
  }
}
