import SwiftKitSDK

/// The owner keeps the closure and the closure keeps the owner, also by way of a list or a table of closures.
///
/// Not where the type ends what it began, `bag.removeAll()` or `onEnd = nil`, and not in what lives as long as the app.
struct ClosureKeepsSelf: Check {
  let id = "closure-keeps-self"
  let rules = ["data/ownership/closure-keeps-self"]
  let severity = Severity.info
  let title = "a stored closure that keeps its owner alive"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = [
    "|sink| & |self|", "|scheduledTimer| & |self|", "|addObserver| & |self|", "|assign| & |self|",
    "|addPeriodicTimeObserver| & |self|", "|addBoundaryTimeObserver| & |self|", "|sink| & |receiveValue|",
    "= { & |self|",
    "|class| & ->",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    let keeping = [
      "sink", "scheduledTimer", "addObserver", "addPeriodicTimeObserver", "addBoundaryTimeObserver",
    ]
    for call in file.nodes(.call, named: keeping) where call.isModifier {
      guard !call.isInPreview, !call.isNamed("scheduledTimer") || call.argument("repeats")?.value.number == 1,
        !call.isNamed("addObserver") || call.hasArgument("forName"),
        let type = call.enclosing(.struct, .class, .actor, .enum, .extension), isOfClass(type), !isOfApp(type),
        isKept(call), !isStopped(call), !isEnded(call, in: type),
        call.chain?.root.isNamed("Just") != true, !call.waitsForRequest,
        let use = call.closures.lazy.compactMap(strongSelf).first ?? method(receivedBy: call)
      else { continue }
      report(
        use,
        "`self` retains this \(Self.names[call.name ?? ""] ?? "closure"), which retains `self`, so neither is freed; capture `[weak self]`"
      )
    }
    for call in file.calls(named: "assign") where call.isModifier && call.argument("on")?.value.source == "self" {
      guard !call.isInPreview, call.argument("to")?.value.kind == .keyPath, isKept(call),
        call.owner.map({ isOfApp($0) || isEnded(call, in: $0) }) != true
      else { continue }
      report(
        call,
        "`assign(to:on:)` keeps `self`, which keeps the subscription, so neither is freed; use `sink` with `[weak self]`"
      )
    }
    checkAssigned(file, report)
  }

  /// The delegate of the app, what an app holds, or a class with a shared instance: what lives as long as the app has nothing to free.
  private func isOfApp(_ type: Node) -> Bool {
    type.name?.hasSuffix("AppDelegate") == true || type.isHeldByApp
      || type.name.map { type.file.project.hasStatic("shared", in: $0) } == true
      || type.allParts.contains { part in
        part.children(.variable).contains {
          $0.flags.contains(.static) && $0.isNamed("shared", "standard", "main", "instance")
        }
      }
  }

  /// `onEnd = { self.stop() }`, where the class declares `var onEnd: (() -> Void)?`.
  private func checkAssigned(_ file: SourceFile, _ report: Report) {
    for closure in file.nodes(.closure) {
      guard let assignment = closure.parent?.assignment, assignment.value == closure,
        let name = assignment.target.ownMemberName,
        let type = closure.enclosing(.struct, .class, .actor, .enum, .extension), isOfClass(type), !isOfApp(type),
        let property = type.allParts.flatMap({ $0.children(.variable) }).first(where: { $0.isNamed(name) }),
        let written = property.child(.type), written.contains(bytesOf: "->") || written.isOfClosures,
        property.child(.body) == nil, !property.flags.contains(.static), !closure.contains(bytesOf: "\(name) = nil"),
        let use = strongSelf(closure), !closure.isInPreview,
        !file.once({ Releases(in: file) }).follow(closure, in: name, of: type)
      else { continue }
      report(use, "`self` retains this closure, which retains `self`, so neither is freed; capture `[weak self]`")
    }
    for closure in file.nodes(.closure)
    where isLazyValue(closure) || isHandlerOfMember(closure) || isCollected(closure) {
      guard let use = strongSelf(closure), !closure.isInPreview else { continue }
      report(use, "`self` retains this closure, which retains `self`, so neither is freed; capture `[weak self]`")
    }
    for operation in file.nodes(.operation) {
      guard let assignment = operation.assignment, Array(operation.children).count == 3,
        methodName(assignment.value) != nil,
        keepsClosures(assignment.target.chain?.parts ?? [], untilOther: true),
        !operation.isInPreview
      else { continue }
      report(
        assignment.value,
        "`self` retains this method, which retains `self`, so neither is freed; write a closure that captures `[weak self]`"
      )
    }
  }

  /// `sink(receiveValue: finish)`
  private func method(receivedBy call: Node) -> Node? {
    guard call.isNamed("sink") else { return nil }
    return call.arguments.map(\.value).first { $0.kind == .chain && methodName($0) != nil }
  }

  /// The name of a method of the class around it that stands here as a value.
  private func methodName(_ value: Node) -> String? {
    // A function inside of this one may have the name, too.
    guard let name = value.ownMemberName, value.file.nodes(.function, named: [name]).count == 1,
      value.variable(named: name) == nil,
      // Nor the name of a parameter or of the element of a loop.
      !value.ancestors.contains(where: { around in
        [.closure, .for, .function, .initializer].contains(around.kind)
          && (around.children(.parameter) + around.children(.variable)).contains { $0.isNamed(name) }
      }),
      let type = value.enclosing(.struct, .class, .actor, .enum, .extension), isOfClass(type), !isSingle(type),
      value.enclosing(.function)?.flags.contains(.static) != true
    else { return nil }
    let members = type.allParts.flatMap(\.children).filter { $0.isNamed(name) }
    let isMethod = members.count == 1 && members[0].kind == .function && !members[0].flags.contains(.static)
    return isMethod ? name : nil
  }

  /// Whether a list or table of the class keeps this closure: `rules["name"] = { … }`, `rules = ["name": { … }]`,
  /// `steps.append { … }`.
  private func isCollected(_ closure: Node) -> Bool {
    guard let type = closure.enclosing(.struct, .class, .actor, .enum, .extension), isOfClass(type), !isOfApp(type),
      !isSingle(type)
    else { return false }
    var value = closure
    while let literal = value.parent, [.array, .dictionary].contains(literal.kind) { value = literal }
    if let assignment = value.parent?.assignment, assignment.value == value {
      guard let parts = assignment.target.chain?.parts else { return false }
      // A property that holds this closure alone was looked at before.
      return (value != closure || parts.last?.kind == .subscript) && keepsClosures(parts, untilOther: false)
    }
    guard let call = value.callOfArgument, call.isNamed("append", "insert"), let parts = call.chain?.parts,
      parts.last == call
    else { return false }
    return keepsClosures(Array(parts.dropLast()), untilOther: false)
  }

  /// Whether these parts of a chain name a property of the class that holds a closure, or several, and that nobody in the file
  /// empties: `onEnd`, `self.rules["name"]`. With `untilOther`, another closure in its place empties it, too.
  private func keepsClosures(_ parts: [Node], untilOther: Bool) -> Bool {
    let own = parts.drop { $0.isNamed("self") }
    guard let first = own.first, first.kind == .member, own.dropFirst().allSatisfy({ $0.kind == .subscript }),
      let name = first.name, let property = first.variable(named: name), let type = property.parent,
      Node.Kind.types.contains(type.kind) || type.kind == .extension, !property.flags.contains(.static),
      property.code == nil, !property.hasModifier(keyword: "weak"), let written = property.child(.type)
    else { return false }
    return written.isOfClosures && !first.isLetGo(name, byClosures: untilOther)
  }

  /// `lazy var tick: () -> Void = { self.count += 1 }`
  private func isLazyValue(_ closure: Node) -> Bool {
    guard let property = closure.parent?.parent, closure.parent?.kind == .initial, property.kind == .variable,
      property.hasModifier(keyword: "lazy"), let type = property.enclosingType, property.parent == type
    else { return false }
    return isOfClass(type) && !isOfApp(type)
  }

  /// `monitor.updateHandler = { self.update($0) }`, where `let monitor = Monitor()` is a property of the class.
  private func isHandlerOfMember(_ closure: Node) -> Bool {
    guard let assignment = closure.parent?.assignment, assignment.value == closure,
      case let parts = assignment.target.chain?.parts.drop(while: { $0.isNamed("self") }) ?? [], parts.count == 2,
      parts.allSatisfy({ $0.kind == .member }), let name = parts.first?.name, let handler = parts.last,
      // An operation lets go of it once it has run.
      !handler.isNamed("completionBlock"),
      let type = closure.enclosing(.struct, .class, .actor, .enum, .extension), isOfClass(type), !isSingle(type),
      !isOfApp(type),
      let property = type.allParts.flatMap({ $0.children(.variable) }).first(where: { $0.isNamed(name) }),
      property.flags.contains(.constant), isMade(property, with: handler) || isGiven(property, with: handler),
      !assignment.target.isLetGo(handler.name ?? "", byClosures: false)
    else { return false }
    return closure.variable(named: name) == property
  }

  private func isMade(_ property: Node, with handler: Node) -> Bool {
    guard handler.nameWords.last.map(Self.handlers.contains) == true,
      let made = property.child(.initial)?.firstChild?.chain
    else { return false }
    return made.parts.count == 1 && made.root.kind == .call
  }

  /// Whether this file declares what the property holds, and that it keeps a closure under this name: `var onMessage: (() -> Void)?`.
  private func isGiven(_ property: Node, with handler: Node) -> Bool {
    guard let written = property.child(.type)?.source, let name = handler.name,
      !property.hasModifier(keyword: "weak", "unowned"),
      !property.children(.modifier).contains(where: { $0.isNamed("weak", "unowned") }),
      case let type = written.hasPrefix("any ") ? String(written.dropFirst(4)) : written,
      case let declared = property.file.nodes(.class, named: [type]) + property.file.nodes(.protocol, named: [type]),
      declared.count == 1, let kept = declared[0].children(.variable).first(where: { $0.isNamed(name) })
    else { return false }
    return kept.child(.type)?.source.contains("->") == true && (declared[0].kind == .protocol || kept.code == nil)
  }

  /// Whether there is one instance, which lives as long as the app.
  private func isSingle(_ type: Node) -> Bool {
    let members = type.allParts.flatMap(\.children)
    let makers = members.filter { $0.kind == .initializer }
    return !makers.isEmpty && makers.allSatisfy(\.isPrivate)
      && members.contains { member in
        member.kind == .variable && member.flags.contains(.static)
          && member.child(.initial)?.firstChild?.chain?.root.isNamed([type.name ?? "", "Self"]) == true
      }
  }

  private static let handlers: Set = ["handler", "callback", "closure", "completion", "block"]

  private static let names = [
    "sink": "subscription", "scheduledTimer": "timer", "addObserver": "observer",
    "addPeriodicTimeObserver": "observer", "addBoundaryTimeObserver": "observer",
  ]

  private func isOfClass(_ type: Node) -> Bool {
    type.kind == .class || type.kind == .extension && type.file.nodes(.class, named: [type.name ?? ""]).count == 1
  }

  /// Stored in a property of self: `.store(in: &bag)`, `token = …`.
  private func isKept(_ call: Node) -> Bool {
    guard let chain = call.chain else { return false }
    if let store = chain.modifiers(after: call).first(where: { $0.isNamed("store") }) {
      // `&cell.bag` goes with the cell.
      let bag = store.argument("in")?.value.source.drop { $0 == "&" } ?? ""
      guard bag.hasPrefix("self.") || !bag.contains(".") else { return false }
      return store.enclosing(.closure, .function, .initializer, .variable) == call.enclosingCode
    }
    guard let assignment = chain.node.parent?.assignment, assignment.value == chain.node else { return false }
    return assignment.target.ownMemberName != nil && assignment.target.source != "_"
  }

  /// Whether a method of the file stops the timer, which lets go of its closure, by its own name or by that of a constant that holds it.
  private func isStopped(_ call: Node) -> Bool {
    guard call.isNamed("scheduledTimer"), let name = call.chain?.node.parent?.assignment?.target.ownMemberName else {
      return false
    }
    return call.file.calls(named: "invalidate").contains { stop in
      guard stop.enclosing(.function) != nil, let chain = stop.chain else { return false }
      if chain.parts.contains(where: { $0.kind == .member && $0.isNamed(name) }) { return true }
      // `guard let running = timer else { return }`
      let held = chain.root.name.flatMap(stop.variable(named:))
      return held?.child(.initial)?.firstChild?.ownMemberName == name
    }
  }

  /// Whether the type ends the subscription later, and the cycle with it.
  private func isEnded(_ call: Node, in type: Node) -> Bool {
    guard call.isNamed("sink", "assign"), let name = keeper(of: call) else { return false }
    return call.file.once { Releases(in: call.file) }.follow(call, in: name, of: type)
  }

  /// The name of the property that keeps the subscription: `bag` of `.store(in: &bag)`, `token` of `token = …`.
  private func keeper(of call: Node) -> String? {
    guard let chain = call.chain else { return nil }
    guard let store = chain.modifiers(after: call).first(where: { $0.isNamed("store") }) else {
      return chain.node.parent?.assignment?.target.ownMemberName
    }
    return store.argument("in")?.value.source.split { $0 == "&" || $0 == "." }.last.map(String.init)
  }

  private func strongSelf(_ closure: Node) -> Node? {
    if closure.children(.capture).contains(where: { $0.isNamed("self") }) { return nil }
    return closure.descendants.first { node in
      node.kind == .member && node.isNamed("self") && node.isRoot
        && !node.enclosingClosures.contains { inner in
          inner.node.isInside(closure) && inner.node.children(.capture).contains { $0.isNamed("self") }
        }
    }
  }
}
