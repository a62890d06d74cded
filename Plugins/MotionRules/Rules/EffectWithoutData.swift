import SwiftKitSDK

/// Without animatableData the value jumps to its end.
struct EffectWithoutData: Check {
  let id = "effect-without-data"
  let rules = ["motion/transitions/effect-without-data"]
  let severity = Severity.info
  let title = "an effect whose value does not animate"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = [
    "|GeometryEffect|", "|Animatable|", "|AnimatableModifier|", "|Shape| & |animation|", "|Shape| & |withAnimation|",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where !type.hasAttribute("Animatable") && !type.isInPreview {
      guard
        type.conforms(to: "GeometryEffect", "Animatable", "AnimatableModifier") || isAnimatedShape(type),
        let property = type.children(.variable).first(where: isStored),
        !type.allParts.contains(where: { $0.children(.variable).contains { $0.isNamed("animatableData") } })
      else { continue }
      report(
        type,
        "\(property.name.code(or: "its value")) jumps to its final value; add `animatableData`, or mark the type `@Animatable`"
      )
    }
  }

  /// A shape of this file over a number, that a view of this file animates.
  private func isAnimatedShape(_ type: Node) -> Bool {
    guard type.conforms(to: "Shape", "InsettableShape"), let name = type.name else { return false }
    let numbers = type.children(.variable).filter {
      isStored($0) && $0.child(.type)?.isNamed("Double", "CGFloat", "Angle", "Float") == true
    }.compactMap(\.name)
    return type.file.calls(named: name).contains { call in
      call.isRoot
        && (call.chain?.modifiers(named: "animation").contains { animation in
          numbers.contains { depends(call.argument($0)?.value, on: animation.argument("value")?.value) }
        } == true
          || numbers.contains { isSetAnimated(call.argument($0)?.value) })
    }
  }

  /// Whether the number changes with the value that the animation watches.
  private func depends(_ number: Node?, on value: Node?) -> Bool {
    guard let number, let watched = value?.chain?.parts.last?.name else { return false }
    return number.descendants.contains { $0.isNamed(watched) }
  }

  /// Whether this is a state of the view that a `withAnimation` of it sets to another number.
  private func isSetAnimated(_ value: Node?) -> Bool {
    guard let value, let name = value.ownMemberName, let owner = value.owner,
      value.variable(named: name)?.hasAttribute("State") == true
    else { return false }
    return owner.allParts.flatMap { $0.descendants(.call, named: "withAnimation") }.contains { animation in
      animation.isRoot
        && animation.changes?.statements.contains {
          ($0.assignment ?? $0.change)?.target.ownMemberName == name
        } == true
    }
  }

  private func isStored(_ property: Node) -> Bool {
    !property.flags.contains(.constant) && !property.flags.contains(.static) && property.child(.body) == nil
      && property.children(.accessor).isEmpty && property.child(.attribute) == nil
      && property.child(.type)?.isNamed("Bool", "String", "Color") != true
  }
}
