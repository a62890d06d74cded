// What a value of a type of this file gives, where its declaration says so.

extension Node {
  /// What `style.tint` or `Role.note.font` gives, where this file declares the struct or enum and the property is a constant or
  /// computed; of an enum whose case is known, only what that case gives.
  var valuesOfModel: [Node]? {
    guard kind == .chain, let all = chain?.parts,
      all.allSatisfy({ $0.kind == .member && !$0.flags.contains(.implicit) })
    else { return nil }
    let parts = Array(all.drop { $0.isNamed("self") })
    guard parts.count == 2 || parts.count == 3, let name = parts.last?.name,
      let value = parts.count == 3 ? valueOfType(parts[0], parts[1]) : valueOfVariable(parts[0]),
      let type = onlyType(named: value.type),
      case let properties = type.allParts.flatMap({ $0.children(.variable) }).filter({ $0.isNamed(name) }),
      properties.count == 1, !properties[0].flags.contains(.static)
    else { return nil }
    return properties[0].valuesGiven(by: value.known)
  }

  /// The struct or enum of that name, where this file has one and the project no other.
  private func onlyType(named name: String) -> Node? {
    let types = file.nodes(Kind.types, named: [name])
    guard types.count == 1, [.struct, .enum].contains(types[0].kind), !file.project.isAmbiguous(name) else {
      return nil
    }
    return types[0]
  }

  /// A value: its type, and the case that it is, where that is known.
  private typealias Value = (type: String, known: String?)

  /// `Role.note`: a case, or a static constant with a value.
  private func valueOfType(_ type: Node, _ member: Node) -> Value? {
    guard type.isCapitalized, let name = type.name, let value = member.name, let declared = onlyType(named: name) else {
      return nil
    }
    if declared.children(.case).contains(where: { $0.isNamed(value) }) { return (name, value) }
    let constants = declared.allParts.flatMap { $0.children(.variable) }.filter { $0.isNamed(value) }
    return constants.count == 1 && constants[0].flags.contains(.static) ? constants[0].typedValue : nil
  }

  /// `style` of `let style: Style` or `let style = Style.plain`; no parameter and no element of a loop.
  private func valueOfVariable(_ part: Node) -> Value? {
    guard !part.isCapitalized, let name = part.name else { return nil }
    return variable(named: name)?.typedValue
  }

  /// What this variable holds, as far as its type or its value says.
  private var typedValue: Value? {
    let made = child(.initial)?.firstChild?.chain
    let isPlain = flags.contains(.constant) && made?.parts.allSatisfy { $0.kind == .member } == true
    if let type = plainType?.name {
      guard let made, isPlain, made.parts.count == 1, made.root.flags.contains(.implicit) else { return (type, nil) }
      return (type, made.root.name)
    }
    guard let made, let type = made.root.name, made.root.isCapitalized else { return nil }
    if made.parts.count == 1 { return made.root.kind == .call ? (type, nil) : nil }
    guard made.parts.count == 2, made.parts[1].kind == .member, onlyType(named: type)?.kind == .enum else { return nil }
    return (type, isPlain ? made.parts[1].name : nil)
  }

  /// What this constant or computed property gives; where the case is known, what its `switch self` gives for that.
  private func valuesGiven(by known: String?) -> [Node] {
    if let value = child(.initial)?.firstChild { return flags.contains(.constant) ? [value] : [] }
    guard let statements = code?.statements, statements.count == 1 else { return [] }
    let value = statements[0].kind == .return ? statements[0].firstChild ?? statements[0] : statements[0]
    guard let known, value.kind == .switch, value.firstChild?.chain?.root.isNamed("self") == true else {
      return [value]
    }
    let cases = value.children(.switchCase)
    let chosen = cases.first { $0.patterns.contains(known) } ?? cases.first { $0.text == "default" }
    guard let last = chosen?.statements.last else { return [] }
    return [last.kind == .return ? last.firstChild ?? last : last]
  }

  /// The names of the cases that this case of a `switch` is for: `low` and `high` of `case .low, .high`.
  private var patterns: [String] {
    (text ?? "").split(separator: ",").map { pattern in
      String(
        pattern.drop { $0 == " " }.split(separator: ".").last?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? "")
    }
  }
}
