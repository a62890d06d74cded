import HostMessages

/// Where blocks and lists begin and end, and what they belong to.
extension FactScanner {
  mutating func openList() {
    var scope = scopes[scopes.count - 1]
    scope.kind = .list
    scope.callee = nil
    if let previous, previous.kind == .word {
      scope.callee = Scope.Callee(
        name: previous.start..<previous.end, isMember: beforePrevious?.sign == UInt8(ascii: "."))
      if text(previous).isToolbarItem { scope.placement = 0..<0 }
    }
    scopes.append(scope)
  }

  mutating func openBlock() {
    let around = scopes[scopes.count - 1]
    var scope = Scope(kind: .block, type: around.type, member: around.member)
    scope.isInPreview = around.isInPreview || isPreview
    scope.isInToolbar = around.isInToolbar
    scope.placement = around.placement
    isPreview = false
    if around.kind == .type {
      if let member { scope.member = member }
      if givesSome { scope.kind = .result }
      forgetPending()
    } else if let (callee, placement) = calleeOfBlock(in: around) {
      scope.callee = callee
      let name = UnsafeRawBufferPointer(rebasing: bytes[callee.name])
      if callee.isMember, name.isWord("toolbar") {
        scope.isInToolbar = true
        scope.placement = 0..<0
      } else if name.isToolbarItem {
        scope.isInToolbar = true
        scope.placement = placement
      } else if callee.isMember, name.isPresentation {
        scope.isInToolbar = false
      }
    }
    scopes.append(scope)
  }

  /// The call that the block about to open is an argument of.
  func calleeOfBlock(in around: Scope) -> (Scope.Callee, placement: Range<Int>)? {
    guard let previous else { return nil }
    if previous.kind == .word {
      let isMember = beforePrevious?.sign == UInt8(ascii: ".")
      return (Scope.Callee(name: previous.start..<previous.end, isMember: isMember), 0..<0)
    }
    switch previous.sign {
    case UInt8(ascii: ")"): return closedList?.callee.map { ($0, closedList?.placement ?? 0..<0) }
    case UInt8(ascii: ":") where around.kind == .list: return around.callee.map { ($0, around.placement) }
    case UInt8(ascii: ":"): return closedBlock?.callee.map { ($0, closedBlock?.placement ?? 0..<0) }
    default: return nil
    }
  }

  mutating func close(_ sign: UInt8) {
    guard scopes.count > 1 else { return }
    // A file that lacks a parenthesis must not shift what follows its next brace.
    if sign == UInt8(ascii: "}") {
      while scopes.count > 2, scopes[scopes.count - 1].kind == .list { scopes.removeLast() }
    } else if scopes[scopes.count - 1].kind != .list {
      return
    }
    guard let scope = scopes.popLast() else { return }
    if scope.kind == .list {
      closedList = scope
    } else {
      closedBlock = scope
      member = nil
      if scope.kind == .result, scope.statements == 1, !scope.root.isEmpty, !scope.type.isEmpty {
        put(.consistsOf, scope.type, scope.member, object: scope.root)
      }
    }
  }
}
