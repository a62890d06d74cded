import SwiftKitSDK

/// `.task` starts with the view and is cancelled with it; work started in `onAppear` runs on, and twice.
struct LoadInOnAppear: Check {
  let id = "async-load-in-onappear"
  let rules = ["architecture-and-data-flow/async/async-load-in-onappear"]
  let severity = Severity.warning
  let title = "loading in onAppear instead of task"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["onAppear"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 15 else { return }
    for appear in file.calls(named: "onAppear") where appear.isViewModifier && !appear.isInPreview {
      guard appear.arguments.contains(where: { loads($0.value) }), !appear.isInside(closureOf: "GeometryReader"),
        !isOfRow(appear), !isCancelled(appear)
      else {
        continue
      }
      let asks = appear.closures.contains { $0.descendants.contains(where: isRequest) }
      report(
        appear,
        asks
          ? "nothing cancels work started in `onAppear`; await `data(from:)` in `.task`, which is cancelled with the view"
          : "nothing cancels work started in `onAppear`; load in `.task`, which is cancelled with the view",
        edits: edits(appear))
    }
  }

  /// `.task`, where the closure does nothing but start a task.
  private func edits(_ appear: Node) -> [Edit] {
    guard appear.arguments.count == 1, appear.arguments[0].isTrailingClosure,
      let closure = appear.closures.first,
      closure.statements.count == 1, let task = closure.statements[0].chain, task.parts.count == 1,
      let content = task.root.taskContent, case let rest = task.node.keeping(content), !rest.isEmpty
    else { return [] }
    return [Edit(appear.anchor, "task")] + rest
  }

  /// Whether it keeps its task, and the view cancels it: `loading = Task { … }` and `loading?.cancel()`.
  private func isCancelled(_ appear: Node) -> Bool {
    guard let closure = appear.closures.first, closure.statements.count == 1,
      let kept = closure.statements[0].assignment, kept.value.chain?.root.isNamed("Task") == true,
      let name = kept.target.ownMemberName
    else { return false }
    return appear.file.calls(named: "cancel").contains { $0.chain?.node.source.contains(name) == true }
  }

  /// Whether a row asks for what comes after it, which must go on when the row scrolls away.
  private func isOfRow(_ appear: Node) -> Bool {
    let rows = appear.enclosingClosures.filter { $0.call.contentClosure == $0.node }
    let elements = rows.filter { $0.call.isNamed("ForEach", "List") }.flatMap { $0.node.children(.parameter) }
    let names = elements.compactMap(\.name) + (rows.contains { $0.call.isNamed("ForEach", "List") } ? ["$0"] : [])
    let given = rows.filter { !$0.call.isNamed("GeometryReader") }.flatMap { $0.node.children(.parameter) }
    let passed = (given + (appear.enclosing(.function)?.children(.parameter) ?? [])).compactMap(\.name)
    return appear.closures.contains { closure in
      closure.descendants.contains { node in
        switch node.kind {
        case .member: node.isNamed(names) || node.isNamed(passed) && node.chain?.node.parent?.kind == .argument
        case .call: node.name.map { name in Self.pages.contains { name.hasPrefix($0) } } == true
        default: false
        }
      }
    }
  }

  func loads(_ value: Node) -> Bool {
    if value.kind == .chain, let name = value.memberName {
      let isOwn = value.ownMemberName != nil
      return isLoading(name) && !(isOwn && isKnownToBeDoneAtOnce(name, in: value.file)) || startsTask(value)
    }
    guard value.kind == .closure else { return false }
    return value.descendants.contains { node in
      if isOfSomethingElse(node, in: value) { return false }
      return switch node.kind {
      case .operator: node.isNamed("await")
      case .call:
        node.isNamed("Task") && node.isRoot || isRequest(node)
          || node.name.map(isLoading) == true && !isKnownToBeDoneAtOnce(node) && !isGuarded(node, in: value)
          || node.functionOfModel.map(isTask) == true
      case .member: node.isNamed("Task") && node.chain?.parts.dropFirst().first?.isNamed("detached") == true
      default: false
      }
    }
  }

  /// `onAppear(perform: start)`, where `start` of the same file is a task and nothing else.
  private func startsTask(_ value: Node) -> Bool {
    guard let name = value.ownMemberName, let function = value.file.nodes(.function, named: [name]).first,
      function.child(.body)?.statements.first?.assignment == nil
    else { return false }
    return isTask(function)
  }

  /// Whether it starts a task, kept or not, and does nothing else.
  private func isTask(_ function: Node) -> Bool {
    guard let statements = function.child(.body)?.statements, statements.count == 1 else { return false }
    let task = (statements[0].assignment?.value ?? statements[0]).chain
    return task?.root.isNamed("Task") == true && task?.parts.count == 1
  }

  /// `if !isLoaded { model.loadConfig() }`: what is loaded once, most likely at hand.
  private func isGuarded(_ call: Node, in closure: Node) -> Bool {
    !call.isRoot && call.name?.hasPrefix("load") == true
      && call.ancestors.prefix { $0 != closure }.contains { $0.kind == .if }
  }

  /// `URLSession.shared.dataTask(with: url) { … }`
  private func isRequest(_ call: Node) -> Bool {
    call.isModifier && call.isNamed("dataTask", "downloadTask", "uploadTask", "dataTaskPublisher")
      && call.chain?.parts.contains { $0.nameHolds("session") } == true
  }

  /// Whether this stands in a closure that is handed on, such as that of an observer.
  private func isOfSomethingElse(_ node: Node, in closure: Node) -> Bool {
    node.enclosingClosures.prefix { $0.node != closure }.contains {
      !$0.call.isNamed("Task", "withAnimation", "detached", "run")
    }
  }

  /// Whether a function of the same type and name neither waits nor starts anything.
  private func isKnownToBeDoneAtOnce(_ call: Node) -> Bool {
    call.isRoot && call.name.map { isKnownToBeDoneAtOnce($0, in: call.file) } == true
  }

  private func isKnownToBeDoneAtOnce(_ name: String, in file: SourceFile) -> Bool {
    let functions = file.nodes(.function, named: [name])
    return !functions.isEmpty
      && functions.allSatisfy { function in
        !function.flags.contains(.async) && function.child(.body)?.statements.isEmpty == false
          && !function.descendants.contains {
            $0.isNamed("Task", "async", "dataTask", "sink", "await") || $0.kind == .closure
              || $0.kind == .call && $0.name.map(isLoading) == true
          }
      }
  }

  /// `load`, `loadItems`, not `loadedItems`.
  private func isLoading(_ name: String) -> Bool {
    Self.verbs.contains { verb in
      name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isLowercase != true
    } && name != "requestReview"
  }

  /// What asks for the next page.
  private static let pages = ["loadMore", "loadNext", "fetchMore", "fetchNext", "requestMore"]

  private static let verbs = ["load", "fetch", "refresh", "request"]
}
