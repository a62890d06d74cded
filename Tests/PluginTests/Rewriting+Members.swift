import SwiftKitSDK

extension Rewriting {
  /// Where members stand.
  static let members: [Rewriting] = [
    Rewriting(name: "types inside of another") { file in
      let all = file.root.children.filter { $0.kind != .comment && $0.kind != .import }
      guard let first = all.first, let last = all.last,
        all.allSatisfy({ (Node.Kind.types.contains($0.kind) && $0.kind != .protocol) })
      else { return [] }
      let (start, end) = (first.range.lowerBound, last.range.upperBound)
      return [Edit(start..<start, "enum Outer_ {\n"), Edit(end..<end, "\n}")]
    },
    Rewriting(name: "members in reverse") { file in
      file.nodes(.struct, .class).flatMap { type -> [Edit] in
        let members = type.children.filter(\.isMember)
        guard members.count > 1, !members.contains(where: { Node.Kind.types.contains($0.kind) }),
          !members.contains(where: { $0.kind == .ifConfig })
        else { return [] }
        return zip(members, members.reversed()).map { Edit($0.range, "\n" + $1.source + "\n") }
      }
    },
    Rewriting(name: "functions in an extension") { file in
      file.nodes(.struct, .class, .actor).flatMap { type -> [Edit] in
        let members = type.children.filter(\.isMember)
        guard let name = type.name,
          let first = members.first(where: { member in
            member.isMovable && members.allSatisfy { !member.isBefore($0) || $0.isMovable }
          }), type.parent?.kind == .file
        else { return [] }
        return [Edit(first.range.lowerBound..<first.range.lowerBound, "}\nextension \(name) {\n")]
      }
    },
    Rewriting(name: "the work of functions in another") { file in
      file.nodes(.function).compactMap { function -> Edit? in
        guard function.child(.parameter) == nil, function.child(.type) == nil, let body = function.child(.body),
          function.child(.attribute) == nil, function.enclosing(.function, .closure) == nil,
          function.parent?.kind != .protocol
        else { return nil }
        let (isAsync, fails) = (function.flags.contains(.async), function.flags.contains(.throws))
        let call = (fails ? "try " : "") + (isAsync ? "await " : "") + "inner_()"
        let effects = (isAsync ? "async " : "") + (fails ? "throws " : "")
        let start = body.range.lowerBound + 1
        return Edit(start..<start, " \(call)\n}\nprivate func inner_() \(effects){\n")
      }
    },
    actions("actions in a function, called") { "{ \($0)() }" },
    contents("contents in a property", "@ViewBuilder private var part: some View"),
    contents("contents in a function", "@ViewBuilder private func part() -> some View"),
    Rewriting(name: "shared objects held by a let") { file in
      file.nodes(.member, named: ["shared", "default", "standard"]).flatMap { member -> [Edit] in
        guard let chain = member.chain, chain.parts.count > 2, chain.parts[1] == member, chain.root.isCapitalized,
          chain.root.kind == .member,
          let statement = ([chain.node] + Array(chain.node.ancestors)).first(where: { node in
            [.body, .closure, .branch].contains(node.parent?.kind) && node.kind != .parameter
          }),
          statement.parent?.kind != .closure || statement.parent?.isAction == true,
          statement.parent?.parent?.isNamed("body") != true, chain.node.enclosing(.string) == nil
        else { return [] }
        let start = statement.range.lowerBound
        return [
          Edit(start..<start, "let held_ = \(chain.root.source).\(member.name ?? "")\n"),
          Edit(chain.root.range.lowerBound..<member.range.upperBound, "held_"),
        ]
      }
    },
  ]

  private static func actions(_ name: String, call: @escaping @Sendable (String) -> String) -> Rewriting {
    Rewriting(name: name) { file in
      file.nodes(.call).enumerated().flatMap { place, node -> [Edit] in
        guard node.isNamed("Button", "onAppear", "onTapGesture", "onDisappear", "onSubmit"),
          let closure = node.closures.first(where: { $0.isAction }),
          closure.child(.parameter) == nil, let first = closure.statements.first, let last = closure.statements.last,
          let type = closure.enclosingType,
          closure.enclosing(.closure).map({ $0.child(.parameter) == nil }) ?? true, type.parent?.kind == .file
        else { return [] }
        let body = file.source(first.range.lowerBound..<last.range.upperBound)
        let name = "act\(place)_"
        let end = type.range.upperBound - 1
        return [Edit(closure.range, call(name)), Edit(end..<end, "\nprivate func \(name)() {\n\(body)\n}\n")]
      }
    }
  }

  /// Moves the content of containers and presentations to a member of the type.
  private static func contents(_ name: String, _ header: String) -> Rewriting {
    Rewriting(name: name) { file in
      let calls = file.nodes(.call, named: contentHolders)
      return calls.enumerated().flatMap { place, call -> [Edit] in
        guard let closure = call.contentClosure, closure.child(.parameter) == nil, let type = closure.owner,
          type.kind == .struct, type.parent?.kind == .file, type.isView,
          call.enclosingClosures.isEmpty || call.isModifier,
          closure.enclosing(.function, .initializer) == nil, let first = closure.statements.first,
          let last = closure.statements.last, closure.statements.allSatisfy({ $0.kind != .variable })
        else { return [] }
        let content = file.source(first.range.lowerBound..<last.range.upperBound)
        let part = "part\(place)_"
        let end = type.range.upperBound - 1
        let use = header.contains("()") ? "\(part)()" : part
        return [
          Edit(first.range.lowerBound..<last.range.upperBound, use),
          Edit(end..<end, "\n\(header.replacing("part", with: part)) {\n\(content)\n}\n"),
        ]
      }
    }
  }

  private static let contentHolders = [
    "VStack", "ScrollView", "List", "Form", "NavigationStack", "sheet", "fullScreenCover", "overlay", "background",
    "HStack", "ZStack", "LazyVStack", "Section", "popover",
  ]
}
