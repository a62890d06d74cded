import SwiftKitSDK

extension Rewriting {
  /// How values are written.
  static let values: [Rewriting] = [
    Rewriting(name: "self before members") { file in
      file.nodes(.member, .call).compactMap { use -> Edit? in
        guard let name = use.name, use.isRoot, !use.flags.contains(.implicit), !use.isCapitalized,
          let type = use.enclosingType,
          use.enclosing(.function, .initializer, .accessor, .body) != nil,
          type.children.contains(where: {
            ($0.kind == .variable || $0.kind == .function) && $0.isNamed(name) && !$0.flags.contains(.static)
          }),
          !file.nodes(.parameter, named: [name]).contains(where: { _ in true }),
          !file.nodes(.variable, named: [name]).contains(where: { $0.enclosing(.function, .closure, .body) != nil }),
          use.anchor.lowerBound == use.range.lowerBound,
          use.enclosing(.initial) == nil || use.enclosing(.closure) != nil
        else { return nil }
        return Edit(use.range.lowerBound..<use.range.lowerBound, "self.")
      }
    },
    typed("the type written") {
      ": \($0) ="
    } root: {
      $0
    },
    typed("the type written, and .init") {
      ": \($0) ="
    } root: { _ in
      ".init"
    },
    Rewriting(name: "arguments chosen by a ternary") { file in
      file.nodes(.call).flatMap { call -> [Edit] in
        guard call.isModifier, call.arguments.count == 1, !call.arguments[0].isTrailingClosure else { return [] }
        let value = call.arguments[0].value
        guard [.chain, .integer, .float].contains(value.kind) else { return [] }
        if value.kind == .chain, value.chain?.parts.contains(where: { $0.kind == .call && $0.isCapitalized }) == true {
          return []
        }
        if value.source.hasPrefix("$") || value.source.hasPrefix("{") { return [] }
        return [Edit(value.range, "isOn_ ? \(value.source) : \(value.source)")]
      }
    },
    Rewriting(name: "each argument on a line") { file in
      file.nodes(.call).flatMap { call -> [Edit] in
        let arguments = call.arguments.filter { !$0.isTrailingClosure }
        guard arguments.count > 0, call.enclosing(.string) == nil, let last = arguments.last else { return [] }
        return arguments.map { Edit($0.node.range.lowerBound..<$0.node.range.lowerBound, "\n      ") }
          + [Edit(last.node.range.upperBound..<last.node.range.upperBound, "\n    ")]
      }
    },
    Rewriting(name: "parameters of closures named") { file in
      file.nodes(.closure).flatMap { closure -> [Edit] in
        guard closure.child(.parameter) == nil, closure.child(.capture) == nil else { return [] }
        let uses =
          closure.descendants(.member, named: "$0").filter { $0.enclosing(.closure) == closure }
          + closure.descendants(.call, named: "$0").filter { $0.enclosing(.closure) == closure }
        guard !uses.isEmpty, !closure.source.contains("$1"), closure.enclosing(.string) == nil else { return [] }
        let start = closure.range.lowerBound + 1
        return [Edit(start..<start, " given_ in ")] + uses.map { Edit($0.anchor, "given_") }
      }
    },
    Rewriting(name: "closures for key paths") { file in
      file.nodes(.keyPath).compactMap { path -> Edit? in
        guard path.source.hasPrefix("\\."), path.source.dropFirst(2).allSatisfy({ $0.isLetter || $0 == "." }),
          let call = path.callOfArgument,
          call.isNamed("map", "filter", "compactMap", "flatMap", "contains", "first", "allSatisfy", "sorted"),
          call.arguments.count == 1 || call.isNamed("contains", "first"), call.argument("by") == nil
        else { return nil }
        return Edit(path.range, "{ $0.\(path.source.dropFirst(2)) }")
      }
    },
    Rewriting(name: "optional chaining") { file in
      file.nodes(.member).compactMap { member -> Edit? in
        guard member.isRoot, !member.flags.contains(.implicit), !member.isCapitalized, !member.isNamed("self", "super"),
          let parts = member.chain?.parts, parts.count > 1, parts[1].kind == .call, member.enclosing(.string) == nil,
          member.source.first?.isLetter == true
        else { return nil }
        return Edit(member.range.upperBound..<member.range.upperBound, "?")
      }
    },
    Rewriting(name: "arguments held by a let") { file in
      file.nodes(.body, .closure, .branch).flatMap { code -> [Edit] in
        guard code.kind != .closure || code.isAction else { return [] }
        if code.kind == .body,
          code.parent?.isNamed("body") == true || code.parent?.child(.type)?.source.contains("View") == true
        {
          return []
        }
        return code.statements.enumerated().flatMap { place, statement -> [Edit] in
          guard [.chain, .operation, .variable, .return].contains(statement.kind) else { return [] }
          let calls = statement.descendants.filter { node in
            node.kind == .argument && node.firstChild?.kind == .chain && node.firstChild?.chain?.root.kind == .call
              && node.firstChild?.chain?.root.isCapitalized == true
              && node.ancestors.prefix { $0 != statement }.allSatisfy {
                $0.kind != .closure && $0.kind != .string && $0.kind != .ternary
              }
          }
          guard let value = calls.first?.firstChild else { return [] }
          let start = statement.range.lowerBound
          return [Edit(start..<start, "let held\(place)_ = \(value.source)\n"), Edit(value.range, "held\(place)_")]
        }
      }
    },
  ]

  private static func typed(
    _ name: String, type: @escaping @Sendable (String) -> String, root: @escaping @Sendable (String) -> String
  ) -> Rewriting {
    Rewriting(name: name) { file in
      file.nodes(.variable).flatMap { variable -> [Edit] in
        guard variable.child(.type) == nil, let value = variable.child(.initial)?.firstChild, value.kind == .chain,
          let chain = value.chain,
          chain.parts.count == 1, chain.root.kind == .call, chain.root.isCapitalized, let made = chain.root.name,
          chain.root.child(.generic) == nil, chain.root.anchor.lowerBound == value.range.lowerBound,
          variable.enclosing(.for, .condition) == nil
        else { return [] }
        let end = variable.anchor.upperBound
        return [
          Edit(end..<value.range.lowerBound, type(made) + " "), Edit(chain.root.anchor, root(made)),
        ]
      }
    }
  }
}
