import SwiftKitSDK

/// An error that is caught and forgotten is found by a user, and by nobody else.
///
/// Not where all that is tried is to clean up: what stays behind is removed some other time. Nor in a function whose name says that it
/// throws nothing, nor where people are asked for their face or finger, and may be asked again. Nor where a value is tried, and the code
/// goes on with the next form or without it, where the clauses before have named every error there is, and where all that it can
/// be is that people closed what was shown. A loop that waits and tries again tells of the failure when it gives up.
struct EmptyCatch: Check {
  let id = "empty-catch"
  let rules = ["data/errors/empty-catch"]
  let severity = Severity.info
  let title = "an error that is caught and forgotten"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|catch|"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    var forms = TriedForms()
    for clause in file.nodes(.statement, named: ["catch"]) where !clause.isInPreview {
      guard clause.takesEveryError, let body = clause.child(.body), isEmpty(body),
        !isExplained(body), let attempt = clause.parent, !onlyEncodes(attempt),
        !onlyRemoves(attempt), !isMeantToBeQuiet(attempt), !onlyAsksWhoIsThere(attempt),
        !isProbe(attempt, clause, &forms), !isForTheCompiler(clause, of: attempt),
        // A pause that is cut short is no failure, and what was asked for is a way out.
        !attempt.descendants.contains(where: { $0.isNamed("CancellationError") || $0.isPause }),
        !isTriedAgain(attempt), !isOnlyDismissed(attempt)
      else { continue }
      report(clause, "this `catch` ignores the error; show it, log it, or say in a comment why it can be ignored")
    }
  }

  /// Whether a comment in it says why, or one behind it on the line: `catch {} // The others are asked next.`
  private func isExplained(_ body: Node) -> Bool {
    let end = body.range.upperBound
    let behind = body.file.source(end..<min(end + 200, body.file.root.range.upperBound)).prefix { !$0.isNewline }
    return [body.source[...], behind].contains { ($0.contains("//") || $0.contains("/*")) && !isPutOff($0) }
  }

  /// Whether all that is said is that something is to be done: `// TODO: handle the error`.
  private func isPutOff(_ text: Substring) -> Bool {
    // Of a longer comment, the other lines may say why.
    if text.contains("/*"), text.contains(where: \.isNewline) { return false }
    return text.split(whereSeparator: \.isNewline).allSatisfy { line in
      guard let mark = line.firstIndex(of: "/") else { return true }
      let words = line[mark...].split { !$0.isLetter }.map { $0.lowercased() }
      guard let first = words.first else { return true }
      return ["todo", "fixme"].contains(first) && !words.contains("because") && !holdsSecondSentence(line[mark...])
        || first == "handle" && words.allSatisfy(Self.wordsOfPutOff.contains)
    }
  }

  /// `// TODO: show an alert. Until then the old list stays.`
  private func holdsSecondSentence(_ line: Substring) -> Bool {
    line.split(separator: ". ").dropFirst().contains { $0.first?.isUppercase == true }
  }

  private static let wordsOfPutOff: Set = ["handle", "the", "this", "error", "errors", "here", "later", "exception"]

  /// Whether all that may fail is the encoding of a value, which hardly ever does.
  private func onlyEncodes(_ attempt: Node) -> Bool {
    let tries = attempt.descendants.filter { $0.kind == .operator && $0.isNamed("try") }
    return !tries.isEmpty
      && tries.allSatisfy { mark in
        mark.parent?.children.contains { $0.chain?.parts.last?.isNamed("encode") == true } == true
      }
  }

  /// Whether all that may fail reads a folder and removes files, in code that is there to clean up, or removes what is left of an
  /// older version: `deleteLegacyFolder()`.
  private func onlyRemoves(_ attempt: Node) -> Bool {
    let calls = attempt.descendants.filter { $0.kind == .operator && $0.isNamed("try") }.map { mark in
      mark.parent?.children.compactMap { $0.chain?.parts.last }.last
    }
    let isOfOldThings = calls.allSatisfy { call in
      guard let call, call.kind == .call, case let words = call.nameWords else { return false }
      return words.first.map(Self.wordsOfRemoval.contains) == true && !Self.wordsOfAge.isDisjoint(with: words)
        && !Self.wordsOfStorage.isDisjoint(with: words)
    }
    if isOfOldThings, !calls.isEmpty { return true }
    guard calls.contains(where: { $0?.isNamed("removeItem") == true }),
      calls.allSatisfy({ $0?.isNamed("removeItem", "contentsOfDirectory") == true })
    else { return false }
    return attempt.ancestors.contains { code in
      code.kind == .declaration && code.isNamed("deinit")
        || code.kind == .function
          && code.nameWords.contains { ["clean", "cleanup", "purge", "temporary", "temp", "cache"].contains($0) }
    }
  }

  private static let wordsOfRemoval: Set = ["clean", "clear", "delete", "drop", "purge", "remove"]
  private static let wordsOfAge: Set = ["deprecated", "legacy", "leftover", "obsolete"]
  private static let wordsOfStorage: Set = [
    "cache", "caches", "database", "databases", "directories", "directory", "file", "files", "folder", "folders", "key",
    "keys",
  ]

  private static let wordsOfQuiet: Set = ["besteffort", "ignoringerror", "ignoringerrors", "nonthrowing", "nothrow"]

  /// Whether the function around it says by its name that nobody is to learn of an error: `reportNonThrowing`, `saveIgnoringErrors`.
  private func isMeantToBeQuiet(_ attempt: Node) -> Bool {
    guard let function = attempt.enclosing(.function, .initializer, .closure), function.kind == .function else {
      return false
    }
    let words = function.nameWords
    let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
    return (words + pairs).contains(where: Self.wordsOfQuiet.contains)
  }

  /// Whether all that is tried asks for a face, a finger or the code of the device, `localAuthenticator.authenticate()`: who cancels
  /// that has said no, and what asked is still there.
  private func onlyAsksWhoIsThere(_ attempt: Node) -> Bool {
    let marks = attempt.child(.body)?.descendants(.operator, named: "try") ?? []
    return !marks.isEmpty
      && marks.allSatisfy { mark in
        guard let parts = mark.parent?.children.compactMap(\.chain).last?.parts, let call = parts.last else {
          return false
        }
        if call.isNamed("evaluatePolicy") { return true }
        let words = Set(parts.dropLast().flatMap(\.nameWords))
        return call.isNamed("authenticate") && call.arguments.allSatisfy(isSaidWhileAsking)
          && (!words.isDisjoint(with: ["biometric", "biometrics", "biometry"])
            || words.contains("local") && !words.isDisjoint(with: Self.wordsOfAsking))
      }
  }

  private static let wordsOfAsking: Set = ["auth", "authentication", "authenticator", "authorization"]

  /// The reason that people are shown, a choice or a closure: anything else may be a password, which a server checks.
  private func isSaidWhileAsking(_ argument: Argument) -> Bool {
    [.string, .closure].contains(argument.value.kind) || argument.node.nameWords.contains("reason")
      || argument.value.chain?.root.flags.contains(.implicit) == true
  }

  /// Whether it does nothing, or only leaves a function. Leaving a loop or a task on an error is what was decided.
  private func isEmpty(_ body: Node) -> Bool {
    let statements = body.statements
    return statements.isEmpty
      || statements.count == 1
        && isThrownAway(statements[0], as: body.parent?.child(.condition)?.firstChild?.name ?? "error")
      || statements.count == 1 && statements[0].kind == .return && statements[0].firstChild == nil
        && body.enclosing(.closure, .function, .for, .while).map { [.for, .while].contains($0.kind) } != true
        && !body.isInside(closureOf: "Task", "task")
  }

  /// `_ = error`
  private func isThrownAway(_ statement: Node, as name: String) -> Bool {
    statement.assignment.map { $0.target.source == "_" && $0.value.ownMemberName == name } == true
      && Array(statement.children).count == 3
  }
}
