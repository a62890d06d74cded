import SwiftKitSDK

extension AppearLoad {
  /// Whether it is on a view in a branch that the work leaves as it begins: `.task` there would be cancelled by its own start.
  ///
  ///     switch model.state {
  ///     case .idle: Color.clear.onAppear { Task { await model.load() } }
  static func isOnPlaceholder(_ appear: Node) -> Bool {
    let asked = askedValues(around: appear).compactMap(names).prefix(mostAsked)
    if asked.isEmpty { return false }
    let work = work(of: appear, most: mostSteps)
    return asked.contains { names in work.contains { sets($0, names) || startsModel($0, of: names) } }
  }

  /// Nobody asks more, and each is compared with each step of the work.
  private static let (mostAsked, mostSteps) = (10, 100)

  /// What the conditions and switches around it ask, up to the member that shows it.
  private static func askedValues(around appear: Node) -> [Node] {
    let member = appear.enclosingMember
    return appear.ancestors.prefix { $0 != member }.flatMap { around -> [Node] in
      switch around.kind {
      case .if: around.children(.condition).flatMap { $0.descendants(.chain) }
      case .switch: around.firstChild.map { [$0] } ?? []
      default: []
      }
    }
  }

  /// `model`, `state` of `model.state` and of `self.model.state`.
  static func names(_ value: Node) -> [String]? {
    guard value.kind == .chain, let parts = value.chain?.parts.drop(while: { $0.isNamed("self") }), !parts.isEmpty,
      parts.allSatisfy({ $0.kind == .member && !$0.flags.contains(.implicit) })
    else { return nil }
    return parts.compactMap(\.name)
  }

  /// Whether a statement sets what is asked, before anything was waited for.
  private static func sets(_ statement: Node, _ asked: [String]) -> Bool {
    guard let target = statement.assignment?.target, !statement.awaits, let written = names(target),
      // A model's own method writes `state` where the view asks `model.state`.
      written == asked || written.elementsEqual(asked.suffix(1)),
      let code = statement.enclosing(.closure, .function)
    else { return false }
    return !code.descendants.prefix { $0 != statement }.contains { $0.kind == .operator && $0.isNamed("await") }
  }

  /// Whether a call asks the model to work whose state is asked: `model.load()` beside `model.state`.
  private static func startsModel(_ call: Node, of asked: [String]) -> Bool {
    guard call.kind == .call, asked.count > 1, let last = asked.last, isAwaited(call),
      words(of: last).last.map({ ["state", "phase", "status"].contains($0) }) == true,
      let parts = call.chain?.parts.drop(while: { $0.isNamed("self") }), parts.last == call
    else { return false }
    return parts.dropLast().map { $0.name ?? "" }.elementsEqual(asked.dropLast())
  }

  /// Whether it is what is waited for: `await model.load()`, and not `model.trackView()` beside it.
  private static func isAwaited(_ call: Node) -> Bool {
    call.ancestors.prefix { $0.kind != .closure && $0.kind != .body }.contains { around in
      around.children(.operator).contains { $0.isNamed("await") }
    }
  }
}
