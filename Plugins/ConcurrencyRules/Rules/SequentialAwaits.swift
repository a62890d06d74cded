import SwiftKitSDK

/// Values that do not need each other can be awaited together.
struct SequentialAwaits: Check {
  let id = "sequential-awaits"
  let rules = ["concurrency/tasks/parallel-loads-async-let"]
  let severity = Severity.info
  let title = "independent values that are awaited one after the other"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|await|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    checkArguments(file, report)
    checkLoops(file, report)
    let bodies = file.nodes(.operator, named: ["await"]).compactMap { $0.enclosing(.body, .closure) }
    for body in Set(bodies) where !body.isInPreview {
      var (names, waits): ([String], Int) = ([], 0)
      var calls: Set<String> = []
      for statement in body.statements {
        guard let call = awaited(statement), let name = name(of: statement) else {
          (names, waits, calls) = ([], 0, [])
          continue
        }
        let needsOne = statement.descendants.contains { $0.isRoot && $0.isNamed(names) }
        if !needsOne, waits == 1, calls.insert(call).inserted {
          report(
            statement,
            "`\(name)` does not need `\(names[0])` but waits for it; start both with `async let`, then await them")
        }
        if needsOne { (names, waits, calls) = ([], 0, []) }
        waits += 1
        names += [name] + statement.children(.variable).compactMap(\.name)
        calls.insert(call)
      }
    }
  }

  /// `for url in urls { let (data, _) = try await session.data(from: url); covers[url] = data }`
  private func checkLoops(_ file: SourceFile, _ report: Report) {
    for loop in file.nodes(.for) {
      guard let statements = loop.child(.body)?.statements, let first = statements.first, first.kind == .variable,
        (2...3).contains(statements.count), awaited(first) != nil, let element = loop.child(.variable)?.name,
        let call = (first.child(.initial)?.firstChild).flatMap({ Array($0.children).last?.chain?.parts.last }),
        call.isNamed(Self.requests), call.arguments.contains(where: { $0.value.chain?.root.isNamed(element) == true }),
        statements.dropFirst().allSatisfy({ statement in
          !statement.awaits
            && (statement.assignment != nil
              || statement.kind == .chain && statement.chain?.parts.last?.isNamed("append", "insert") == true)
        }), !loop.source.prefix(16).contains("await "), !loop.isInPreview
      else { continue }
      report(
        first, "each pass waits for the one before, though none needs another; load them together with a task group")
    }
  }

  /// `Profile(name: try await api.name(), posts: try await api.posts())`
  private func checkArguments(_ file: SourceFile, _ report: Report) {
    let calls = file.nodes(.operator, named: ["await"]).compactMap { $0.parent?.callOfArgument }
    for call in Set(calls) where !call.isInPreview {
      let waits = call.arguments.filter { argument in
        argument.value.kind == .operation && argument.value.children.contains { $0.isNamed("await") }
          && argument.value.bare.chain?.parts.contains { part in
            part.kind == .call && part.nameWords.first.map(Self.requests.contains) == true
          } == true
      }
      guard waits.count > 1, Set(waits.map(\.value.source)).count == waits.count,
        let first = waits[0].label, let second = waits[1].label
      else { continue }
      report(
        waits[1].value,
        "`\(second)` does not need `\(first)` but waits for it; start both with `async let`, then await them")
    }
  }

  /// The name that is given to the value, the first one of a tuple's.
  private func name(of statement: Node) -> String? {
    statement.name ?? statement.assignment?.target.ownMemberName ?? statement.child(.variable)?.name
  }

  /// What `let name = try await api.news()` calls, where that only asks.
  private func awaited(_ statement: Node) -> String? {
    let given =
      statement.kind == .variable && statement.flags.contains(.constant)
      ? statement.child(.initial)?.firstChild : statement.assignment.map { _ in statement }
    guard let value = given, value.kind == .operation, !statement.hasModifier(keyword: "async"),
      value.children.contains(where: { $0.isNamed("await") }),
      let call = Array(value.children).last(where: { $0.kind == .chain }),
      let last = call.chain?.parts.last, last.kind == .call, let name = last.name,
      !["start", "open", "make", "save", "insert", "next", "login", "sleep"].contains(where: name.hasPrefix)
    else { return nil }
    // The same is asked for twice where it is asked with something else.
    return Self.requests.contains(name) ? last.source : name
  }

  private static let requests: Set = ["data", "fetch", "load", "get", "request", "download"]
}
