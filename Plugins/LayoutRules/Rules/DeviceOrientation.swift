import SwiftKitSDK

/// How the device is held says nothing of the window's size, and may be flat or unknown. A state that nothing reads, and that only says
/// when it changes, lays out nothing.
struct DeviceOrientation: Check {
  let id = "device-orientation"
  let rules = ["layout-and-lists/frames/device-orientation"]
  let severity = Severity.info
  let title = "a layout that depends on the device's orientation"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|UIDevice| & |orientation| & |SwiftUI|", "|interfaceOrientation| & |SwiftUI|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.imports("SwiftUI") else { return }
    interfaces(file, report)
    // Whether a state of that name is unread, looked up once for all that sets it.
    var isUnread: [String: Bool] = [:]
    func isForUnreadState(_ device: Node) -> Bool {
      guard let name = stateThatKeeps(device) else { return false }
      let answer = isUnread[name] ?? isOnlyWatched(name, in: file)
      isUnread[name] = answer
      return answer
    }
    for device in file.nodes(.member, named: ["UIDevice"]) where device.isRoot && !device.isInPreview {
      guard let parts = device.chain?.parts, parts.count > 1,
        parts.count > 2 && parts[1].isNamed("current") && parts[2].isNamed("orientation")
          || parts[1].isNamed("orientationDidChangeNotification") && !asksDevice(device.file),
        device.enclosingType.map(isOfViews) == true, !isForCamera(device), !isForUnreadState(device)
      else { continue }
      report(device, "the device's orientation does not tell you the window's shape; use \(better(in: file))")
    }
  }

  /// Whether the file only asks when a state changes: `.onChange(of: orientation) { draw() }`.
  private func isOnlyWatched(_ name: String, in file: SourceFile) -> Bool {
    file.nodes(.member, named: [name, "$" + name]).allSatisfy { use in
      // `UIDevice.current.orientation` is no use of a state of that name.
      if use.chain?.root.isNamed("UIDevice") == true || use.isAssigned { return true }
      guard let argument = use.chain?.node.parent, argument.kind == .argument, let call = argument.parent,
        use.chain?.parts.last == use
      else { return false }
      // A modifier that is given the binding sets it; a view reads it.
      if use.name?.hasPrefix("$") == true { return call.isModifier }
      return argument.isNamed("of") && call.isNamed("onChange")
        && call.closures.allSatisfy { $0.children(.parameter).allSatisfy { $0.isNamed("_") } }
    }
  }

  /// The name of the state that begins with it, is set to it, or is all that an `if` sets which asks for it.
  private func stateThatKeeps(_ device: Node) -> String? {
    if let start = device.enclosing(.initial), let property = start.parent, property.hasAttribute("State") {
      return property.name
    }
    let set = device.ancestors.first { $0.kind == .operation && $0.assignment != nil }?.assignment
    let name: String? = set.map { device.isInside($0.value) ? $0.target.ownMemberName : nil } ?? onlySet(by: device)
    guard let name, device.variable(named: name)?.hasAttribute("State") == true else { return nil }
    return name
  }

  /// The one name that all branches of the `if` set which asks for the orientation, and nothing else.
  private func onlySet(by device: Node) -> String? {
    guard let choice = device.ancestors.first(where: { [.if, .branch, .closure, .body].contains($0.kind) }),
      choice.kind == .if
    else { return nil }
    return device.file.once { SetNames(device.file) }.names[choice]
  }

  private func better(in file: SourceFile) -> String {
    file.settings.deploymentTarget >= 16
      ? "the size class, `ViewThatFits` or `onGeometryChange`"
      : "the size class or a `GeometryReader` in the background"
  }

  /// `scene.interfaceOrientation.isLandscape` in a view, or in a member of another type that a view of this file names.
  private func interfaces(_ file: SourceFile, _ report: Report) {
    for orientation in file.nodes(.member, named: ["interfaceOrientation"]) where !orientation.isInPreview {
      guard let parts = orientation.chain?.parts, let place = parts.firstIndex(of: orientation), place > 0,
        parts.dropFirst(place + 1).first?.isNamed("isLandscape", "isPortrait") == true,
        let type = orientation.enclosingType, isOfViews(type) || isNamedByView(orientation), !isForCamera(orientation)
      else { continue }
      report(orientation, "the interface's orientation does not tell you the window's shape; use \(better(in: file))")
    }
  }

  private func isNamedByView(_ node: Node) -> Bool {
    guard let member = node.enclosingMember, member.flags.contains(.static), let name = member.name,
      let type = member.owner?.name
    else { return false }
    return (node.file.nodes(.member, named: [name]) + node.file.nodes(.call, named: [name])).contains { use in
      use.chain?.parts.first?.isNamed(type) == true && use.owner?.isView == true
    }
  }

  /// Whether the device's orientation itself is asked for, which is then the place.
  private func asksDevice(_ file: SourceFile) -> Bool {
    file.nodes(.member, named: ["orientation"]).contains { $0.chain?.root.isNamed("UIDevice") == true }
  }

  /// A picture is turned as the device is held.
  private func isForCamera(_ device: Node) -> Bool {
    ["AVFoundation", "CoreMotion", "ARKit", "Vision"].contains(where: device.file.imports)
      || device.enclosingMember.map { device.file.once { TurningMembers(device.file) }.members.contains($0) } == true
  }

  /// What draws, or keeps what views draw from.
  private func isOfViews(_ type: Node) -> Bool {
    type.isView || type.conforms(to: "ViewModifier", "ObservableObject") || type.hasAttribute("Observable")
      || type.kind == .extension && type.isNamed("View")
  }
}

/// The one name that all statements of an `if` set, those of its `else if` and `else` among them, for each `if` of a file.
private struct SetNames {
  private(set) var names: [Node: String] = [:]

  init(_ file: SourceFile) {
    // Of each, nil among the names stands for a statement that does something else, or for several names.
    var targets: [Node: Set<String?>] = [:]
    // An `else if` stands behind the `if` that it is a part of.
    for choice in file.nodes(.if).reversed() {
      var found: Set<String?> = []
      for part in choice.children {
        if part.kind == .branch { found.formUnion(part.statements.map { $0.assignment?.target.ownMemberName }) }
        if part.kind == .if { found.formUnion(targets[part] ?? []) }
      }
      if found.count > 1 { found = [nil] }
      targets[choice] = found
      if let name = found.first.flatMap(\.self) { names[choice] = name }
    }
  }
}

/// The members of a file that turn a picture or the scene as the device is held, or ask its sensors.
private struct TurningMembers {
  private(set) var members: Set<Node> = []

  init(_ file: SourceFile) {
    let words: [StaticString] = [
      "videorotationangle", "videoorientation", "avcapture", "requestgeometryupdate", "attitude",
    ]
    members = Set(
      file.nodes(.function, .variable, .initializer).filter { member in words.contains { member.sourceHolds($0) } })
  }
}
