import SwiftKitSDK

/// A Boolean and an optional can be out of step, and then the sheet comes up empty. Not where something shows the sheet and leaves the optional as it is.
struct SheetWithOptional: Check {
  let id = "sheet-flag-with-optional"
  let rules = ["sheets/presentation/sheet-flag-with-optional"]
  let severity = Severity.info
  let title = "a sheet by a flag whose content is an optional"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["|sheet|", "|fullScreenCover|", "|popover|", "|inspector|"].beside(
    "|isPresented| & |if|", "|isPresented| & |map|", "|isPresented| & |!", "|isPresented| & ?")

  func check(_ file: SourceFile, _ report: Report) {
    let calls = file.calls(named: "sheet", "fullScreenCover", "popover").filter {
      $0.isViewModifier && !$0.isInPreview && $0.hasArgument("isPresented")
    }
    // Each is compared with all places that set its flag; no file of people has more.
    for call in calls.prefix(100) {
      guard let content = call.contentClosure, content.statements.count == 1,
        let shown = content.statements[0].chain?.codeOfMember?.statements.first ?? content.statements.first,
        let name = unwrapped(shown, of: call) ?? held(by: shown).flatMap({ unwrapped($0, of: call, isHeld: true) })
          ?? askedFor(in: shown, of: call)
      else { continue }
      report(
        call,
        "`\(call.name ?? "sheet")` may show before `\(name)` is set; use `\(call.name ?? "sheet")(item: $\(name))`, which needs no flag"
      )
    }
  }

  /// What stands alone in containers that show nothing else: the `if` of `NavigationStack { if let item { … } }`.
  private func held(by container: Node) -> Node? {
    var held = container
    for _ in 0..<3 {
      guard held.kind == .chain, let root = held.chain?.root, root.kind == .call, root.isNamed(Self.containers),
        let statements = root.contentClosure?.statements, statements.count == 1
      else { break }
      let made = statements[0].chain?.codeOfMember?.statements ?? []
      held = made.count == 1 ? made[0] : statements[0]
    }
    return held == container ? nil : held
  }

  private static let containers = ["NavigationStack", "NavigationView", "Group", "ScrollView", "VStack", "ZStack"]

  /// The optional that all of the content depends on: a state of the view, or of the model that has the flag, too.
  ///
  /// In a container it may be the screen's own value, which is there before the sheet; it counts where whoever sets the flag sets it.
  private func unwrapped(_ statement: Node, of call: Node, isHeld: Bool = false) -> String? {
    if let name = unwrapped(statement) {
      // A binding that is made of the optional is never out of step with it.
      guard isOptionalState(name, around: call), let type = call.owner,
        let flag = call.argument("isPresented")?.value.ownMemberName, flag.hasPrefix("$")
      else { return nil }
      let shown = changes(to: String(flag.dropFirst()), in: type.allParts)
      return (!isHeld || !shown.isEmpty) && shown.allSatisfy { sets(name, beside: $0) } ? name : nil
    }
    guard statement.kind == .if, statement.children(.condition).count == 1, statement.children(.branch).count == 1,
      let parts = statement.child(.condition)?.child(.variable)?.child(.initial)?.firstChild?.chain?.parts,
      parts.count == 2, let model = parts[0].name, let name = parts[1].name,
      call.argument("isPresented")?.value.chain?.root.isNamed("$" + model) == true,
      let property = parts[0].chain?.node.propertyOfModel, isItem(property), isSettable(property),
      let flag = call.argument("isPresented")?.value.chain?.parts.last?.name,
      isSet(name, with: flag, in: [call.file.root])
    else { return nil }
    return "\(model).\(name)"
  }

  /// The optional that the content asks for by `current?.title`, where whoever sets the flag sets it, too.
  private func askedFor(in statement: Node, of call: Node) -> String? {
    guard let flag = call.argument("isPresented")?.value.ownMemberName?.drop(while: { $0 == "$" }),
      let type = call.owner
    else { return nil }
    return statement.descendants.filter { $0.kind == .optional }.compactMap { optional in
      optional.chain?.parts.first { !$0.isNamed("self") }?.name
    }.first { name in
      isOptionalState(name, around: call) && isSet(name, with: String(flag), in: type.allParts)
    }
  }

  /// Whether whoever sets the flag sets that optional, too; false where nobody does.
  private func isSet(_ name: String, with flag: String, in parts: [Node]) -> Bool {
    let shown = changes(to: flag, in: parts)
    return !shown.isEmpty && shown.allSatisfy { sets(name, beside: $0) }
  }

  /// What shows the sheet: `isShown = true`, `isShown.toggle()`.
  private func changes(to flag: String, in parts: [Node]) -> [Node] {
    parts.flatMap { $0.descendants(.member, named: flag) }.compactMap { member in
      if member.isAssigned, let assignment = member.chain?.node.parent, assignment.assignment?.value.number == 1 {
        return assignment
      }
      return member.chain?.parts.last?.isNamed("toggle") == true ? member.chain?.node : nil
    }
  }

  /// Whether the optional gets a value in the same place.
  private func sets(_ name: String, beside change: Node) -> Bool {
    change.parent?.statements.contains { statement in
      guard let assignment = statement.assignment else { return false }
      return assignment.target.chain?.parts.last?.isNamed(name) == true && assignment.value.kind != .nil
    } == true
  }

  /// Whether there is a binding of it.
  private func isSettable(_ property: Node) -> Bool {
    property.code == nil && !property.flags.contains(.constant)
      && !property.children.contains { $0.kind == .modifier && $0.text == "set" }
  }

  private func unwrapped(_ statement: Node) -> String? {
    if statement.kind == .if {
      let conditions = statement.children(.condition)
      guard conditions.count == 1, statement.child(.if) == nil,
        statement.children(.branch).count == 1
          || statement.children(.branch).last?.onlyView?.isRooted(in: "EmptyView", "ProgressView", "Text") == true
      else { return nil }
      return optional(of: conditions[0])
    }
    if let forced = statement.descendants.first(where: { $0.kind == .force })?.chain, forced.root.kind == .member {
      return forced.root.name
    }
    guard statement.kind == .chain, let parts = statement.chain?.parts.drop(while: { $0.isNamed("self") }),
      parts.count == 2,
      parts.last?.isNamed("map") == true
    else { return nil }
    return parts.first?.name
  }

  /// What a condition asks for: `let item`, `let item = self.item`, `item != nil`.
  private func optional(of condition: Node) -> String? {
    if let bound = condition.child(.variable) {
      guard let value = bound.child(.initial)?.firstChild else { return bound.name }
      return value.ownMemberName
    }
    guard let parts = condition.firstChild.map({ Array($0.children) }), parts.count == 3, parts[1].isNamed("!="),
      parts[2].kind == .nil
    else { return nil }
    return parts[0].ownMemberName
  }

  private func isOptionalState(_ name: String, around call: Node) -> Bool {
    guard let type = call.enclosingType else { return false }
    return type.allParts.flatMap { $0.children(.variable) }.contains {
      $0.isNamed(name) && $0.hasAttribute("State", "Binding") && isItem($0)
    }
  }

  private func isItem(_ property: Node) -> Bool {
    property.child(.type)?.source.hasSuffix("?") == true
      // What is no value of a type, such as an image, cannot be an item.
      && property.child(.type)?.isNamed("URL", "UIImage", "Data", "Image", "String", "Int", "NSImage", "Date") != true
  }
}
