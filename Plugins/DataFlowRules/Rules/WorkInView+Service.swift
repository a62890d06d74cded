import SwiftKitSDK

extension WorkInView {
  /// A call of a service that the app shares, `ReminderService.shared.snooze(id)`, and a command to one that the view holds,
  /// `reminders.snooze(id)` of `let reminders: ReminderService`.
  ///
  /// One that is waited for is left to `wait`, which knows what a view may forward.
  static func service(calledIn member: Node) -> WorkInView? {
    let call = member.descendants.first { node in
      guard node.kind == .call, let chain = node.chain, let place = chain.parts.firstIndex(of: node), place > 0,
        !isAwaited(chain), case let parts = chain.parts.prefix(through: place)
      else { return false }
      return isOfSharedService(parts) || chain.node.isDiscarded && isOfHeldService(parts)
    }
    return call.map { call in
      let name = call.name.code(or: "this")
      return WorkInView(
        node: call,
        message: "\(name) of a service is called in a view; move it to the model, where it can be tested",
        isCertain: false, isSmall: true)
    }
  }

  private static func isAwaited(_ chain: Chain) -> Bool {
    chain.node.parent.map { $0.kind == .operation && $0.children(.operator).contains { $0.isNamed("await") } } == true
  }

  private static func isOfSharedService(_ parts: ArraySlice<Node>) -> Bool {
    parts.count == 3 && parts[0].kind == .member && parts[1].kind == .member
      && parts[1].isNamed("shared", "default", "standard", "live", "current", "instance")
      && parts[0].name.map(isNameOfService) == true
  }

  private static func isOfHeldService(_ parts: ArraySlice<Node>) -> Bool {
    guard parts.count == 2, parts[0].kind == .member, let name = parts[0].name,
      let holder = parts[0].variable(named: name), holder.parent == holder.enclosingType
    else { return false }
    return parts[0].typeName(of: name).map(isNameOfService) == true
  }

  /// What reaches out of the screen; what it is felt, heard and counted by belongs to the screen itself.
  private static func isNameOfService(_ name: String) -> Bool {
    name.first?.isUppercase == true && endings.contains(where: name.hasSuffix)
      && !ofScreens.contains(where: name.contains(bytesOf:))
  }

  private static let endings = ["API", "Backend", "Client", "Database", "Gateway", "Repository", "Service"]
  private static let ofScreens = [
    "Analytics", "Audio", "Feedback", "Haptic", "Log", "Navigation", "Routing", "Sound", "Telemetry", "Theme",
    "Tracking",
  ]
}
