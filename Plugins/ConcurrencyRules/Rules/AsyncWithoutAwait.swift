import SwiftKitSDK

/// Whoever calls an async function has to wait, for nothing when it never does.
///
/// What a protocol, a superclass, an attribute or the type of a closure may ask for is left alone, and so is what leaves the
/// caller's actor or comes to the main actor from a type that is elsewhere. So is a double, by its own name or that of its file or
/// folder, which looks like what it stands in for, and a private function that nobody calls, which is to be deleted.
struct AsyncWithoutAwait: Check {
  let id = "async-without-await"
  let rules = ["concurrency/functions/async-without-await"]
  let severity = Severity.info
  let title = "an async function that never waits"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|async|"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests || isOfDoubles(file) { return }
    for function in file.nodes(.function) where function.flags.contains(.async) && !function.isInPreview {
      guard let body = function.child(.body), !body.statements.isEmpty,
        function.children(.attribute).allSatisfy({ $0.isNamed("MainActor") }),
        !waits(body), !function.hasModifier(keyword: "override", "nonisolated", "open"), !comesToMainActor(function),
        isFree(function), !hasTwin(function), !isValue(function), !isOfActor(function), !isUncalled(function),
        !isLong(body) || isOnMainActor(function) || isOnlyForAsync(function)
      else { continue }
      report(
        function,
        "\(function.name.code(or: "this function")) is `async` but never awaits; remove `async`, so that callers need not await it"
      )
    }
  }

  private func isUncalled(_ function: Node) -> Bool {
    guard function.isPrivate, let name = function.name else { return false }
    return !function.file.nodes([.call, .member], named: [name]).contains { !$0.isInside(function) }
  }

  /// Whether the file or its folder is named as doubles are: `shop-preview/Clock.swift`, `Stubs/Clock.swift`, `ClockStub.swift`,
  /// `FakeClockService.swift`. How folders further up are called depends on where the project lies.
  private func isOfDoubles(_ file: SourceFile) -> Bool {
    file.path.split(separator: "/").suffix(2).contains { part in
      let name = part.hasSuffix(".swift") ? part.dropLast(6) : part
      let pieces = name.split { !$0.isLetter }.map { words(of: String($0)) }
      guard let first = pieces.first?.first, let last = pieces.last?.last else { return false }
      // A `LinkPreview` is a feature.
      if Self.wordsOfDoubles.contains(last) { return !last.hasPrefix("preview") || pieces.last?.count == 1 }
      return Self.wordsOfDoubles.contains(first) && Self.doubled.contains(where: last.hasSuffix)
    }
  }

  /// Whether who calls it must wait all the same.
  private func isOfActor(_ function: Node) -> Bool {
    guard let type = function.enclosingType else { return false }
    return type.kind == .actor || type.name.map { function.file.project.kinds(of: $0).contains("actor") } == true
  }

  /// `@MainActor func reload() async` of a class, or of the file, that is of no actor itself: whoever calls it from there must wait.
  /// Not a private one that only functions on the main actor call.
  private func comesToMainActor(_ function: Node) -> Bool {
    guard function.hasAttribute("MainActor"), let name = function.name else { return false }
    let main = function.file.once { MainActorCode(function.file) }
    if function.isPrivate, !main.namedElsewhere.contains(name) { return false }
    guard let type = function.owner?.name else { return true }
    return !main.types.contains(type) && !function.file.project.hasAttribute(type, "MainActor")
  }

  /// Whether a function of the same name beside it does not wait.
  private func hasTwin(_ function: Node) -> Bool {
    function.file.nodes(.function, named: [function.name ?? ""]).contains { other in
      other != function && other.owner == function.owner && !other.flags.contains(.async)
    }
  }

  /// Whether the file names it without a call, `Pipeline(resolve: self.resolve)`: the type of the closure may ask for `async`.
  private func isValue(_ function: Node) -> Bool {
    guard let name = function.name else { return false }
    return function.file.nodes(.member, named: [name]).contains { use in
      guard let parts = use.chain?.parts, parts.last == use, !use.flags.contains(.implicit) else { return false }
      if parts.count == 2 {
        return parts[0].isNamed(["self", "Self", function.owner?.name ?? ""]) || use.functionOfModel == function
      }
      let isParameter = use.ancestors.contains { around in
        around.children(.parameter).contains { $0.isNamed(name) }
      }
      return parts.count == 1 && !isParameter && use.variable(named: name) == nil
    }
  }

  private func waits(_ body: Node) -> Bool {
    body.descendants.contains { node in
      // What a closure waits for, this function does not.
      node.isNamed("await") && node.kind == .operator && !node.ancestors.prefix { $0 != body }.contains { isTask($0) }
        || node.kind == .for && node.source.prefix(20).contains("await")
        || node.kind == .modifier && node.isNamed("async") || node.kind == .ifConfig
        || node.kind == .call && node.isNamed("fatalError", "preconditionFailure")
    }
  }

  private func isTask(_ closure: Node) -> Bool {
    closure.kind == .closure && closure.callOfArgument?.isNamed("Task", "detached") == true
      && closure.callOfArgument?.chain?.parts.last == closure.callOfArgument
  }

  /// A private function that only async functions of its own type call: it runs where they do, with or without `async`.
  private func isOnlyForAsync(_ function: Node) -> Bool {
    guard function.isPrivate, let name = function.name, let owner = function.owner,
      case let uses = function.uses(ofMember: name, in: owner), !uses.isEmpty
    else { return false }
    return uses.allSatisfy { use in
      guard let caller = use.enclosing(.function, .closure, .initializer, .accessor), caller.kind == .function else {
        return false
      }
      // What `async let` starts runs beside its caller; an attribute or `nonisolated` may be another actor's word.
      return caller.flags.contains(.async) && use.enclosing(.variable)?.hasModifier(keyword: "async") != true
        && [caller, function, caller.enclosingType, function.enclosingType].allSatisfy {
          $0?.child(.attribute) == nil && $0?.hasModifier(keyword: "nonisolated") != true
        }
    }
  }

  /// Files, loops, decoding and what blocks: `async` keeps them off the caller's actor.
  private func isLong(_ body: Node) -> Bool {
    body.descendants.contains {
      [.for, .while].contains($0.kind)
        || $0.isNamed("FileManager", "contentsOf", "Process", "JSONDecoder", "JSONEncoder") || blocks($0)
    }
  }

  /// `request.send().wait()`, `semaphore.wait()`, `queue.sync { … }`, `Thread.sleep(forTimeInterval: 1)`
  private func blocks(_ call: Node) -> Bool {
    guard call.kind == .call, let chain = call.chain, chain.root != call else { return false }
    return call.isNamed("wait", "waitUntilExit", "waitUntilFinished") || call.isNamed("sync") && !call.closures.isEmpty
      || call.isNamed("sleep") && chain.root.isNamed("Thread")
  }

  /// Whether nothing but itself asks the function to be async.
  private func isFree(_ function: Node) -> Bool {
    guard let type = function.enclosingType else { return true }
    guard type.kind != .protocol, type.kind != .actor, type == function.parent, let name = type.name else {
      return false
    }
    let parts = type.allParts
    let project = type.file.project
    // What an extension gives a protocol may be what the protocol asks for.
    if parts.allSatisfy({ $0.kind == .extension }) || parts.contains(where: { $0.kind == .protocol }) { return false }
    guard !Self.doubles.contains(where: name.contains(bytesOf:)) else { return false }
    let inherited = parts.flatMap { $0.children(.inherited).compactMap(\.name) } + project.inherited(by: name)
    return inherited.allSatisfy(Self.plain.contains)
      && (function.isPrivate || isOnMainActor(function) || parts.allSatisfy { !$0.hasAttribute("MainActor") })
  }

  /// A function of a class of the main actor whose every caller is in sight of the type alone: `async` leaves no actor here.
  private func isOnMainActor(_ function: Node) -> Bool {
    guard let type = function.enclosingType, type.kind == .class, type.hasAttribute("MainActor"),
      type.hasModifier(keyword: "final"), !function.hasModifier(keyword: "public", "package")
    else { return false }
    return !function.descendants.contains { $0.kind == .call && $0.isNamed("fatalError", "print") }
  }

  private static let doubles = ["Mock", "Stub", "Fake", "Preview", "Dummy", "Spy", "Noop", "NoOp"]
  private static let wordsOfDoubles: Set = [
    "preview", "previews", "mock", "mocks", "stub", "stubs", "fake", "fakes", "dummy", "dummies",
  ]
  /// What a double stands in for, `MockAPIClient`, or holds, `Preview Content`.
  private static let doubled = [
    "api", "backend", "cache", "client", "clock", "content", "data", "database", "gateway", "loader", "manager",
    "network", "provider", "repository", "server", "service", "services", "session", "source", "store",
  ]
  private static let plain: Set = [
    "Sendable", "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Identifiable", "View", "Error",
    "CustomStringConvertible", "ObservableObject", "NSObject", "String", "Int", "CaseIterable",
  ]
}

/// What of a file is on the main actor, found once for all functions.
private struct MainActorCode {
  /// The names of views, and of types that have the attribute, by themselves or by an extension.
  let types: Set<String>
  /// What is named anywhere but in a function on the main actor, or in a `Task` that it makes.
  private(set) var namedElsewhere: Set<String> = []

  init(_ file: SourceFile) {
    let parts = Dictionary(grouping: file.nodes(.struct, .class, .enum, .actor, .protocol, .extension)) {
      $0.name ?? ""
    }
    let isolated = parts.filter { _, parts in
      parts.contains { $0.hasAttribute("MainActor") } || parts.first?.isView == true
    }
    types = Set(isolated.keys)
    for use in file.nodes(.call, .member) where !isOnMainActor(use) {
      if let name = use.name { namedElsewhere.insert(name) }
    }
  }

  private func isOnMainActor(_ use: Node) -> Bool {
    var around = use.enclosing(.function, .closure, .initializer, .accessor)
    // A `Task` takes over the actor that it is made on.
    while let task = around, task.kind == .closure, let call = task.callOfArgument, call.isNamed("Task"), call.isRoot {
      around = task.enclosing(.function, .closure, .initializer, .accessor)
    }
    guard let caller = around, caller.kind == .function else { return false }
    if caller.hasAttribute("MainActor") { return true }
    return !caller.hasModifier(keyword: "nonisolated") && caller.parent == caller.enclosingType
      && caller.enclosingType?.name.map(types.contains) == true
  }
}
