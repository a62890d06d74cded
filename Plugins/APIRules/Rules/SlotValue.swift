import APIFacts
import SwiftKitSDK

/// A value where only values of some types may stand: behind a leading dot, or behind the name of its type.
struct SlotValue {
  let root: Node
  /// The call that it is an argument of; nil of `Color.red`.
  let call: Node?
  /// The types or protocols whose static members are meant.
  let types: [String]

  /// Whether the project gives one of the types such a value, or has a form of the call and an enum with such a case.
  var isOfProject: Bool {
    guard let name = root.name else { return false }
    let project = root.file.project
    if isOfOwnForm, !project.enums(withCase: name).isEmpty { return true }
    return types.contains { type in
      // By the last name of `Font.Weight` the facts of a project know a type.
      let last = type.split(separator: ".").last.map(String.init) ?? type
      // `Color.grey.light`: a type may be written small, too.
      return project.hasStatic(name, in: last) || project.cases(of: last).contains(name)
        || project.declares(name) && project.outerTypes(of: name).contains(last)
    }
  }

  /// Whether the project has a form of the call, which may take values of other types.
  var isOfOwnForm: Bool {
    guard let call, let name = call.name else { return false }
    let project = call.file.project
    return call.isCapitalized
      ? call.mayBeOwn(name)
      : !project.types(extendedBy: name).isEmpty && call.hasLabels(among: Set(project.labels(declaredFor: name)))
  }

  /// Whether only a colour may stand here, though shape styles share the names of colours: `.foregroundColor(.separator)`.
  ///
  /// A style of that name is not meant then, but a colour of the project's or of a package's.
  var isColor: Bool { call?.isNamed("foregroundColor") == true || types == ["Color"] }

  /// Whether names that nobody declares may be there: colours of an asset catalog, and what packages give a type.
  func mayBeOfOthers(_ around: Surroundings) -> Bool {
    isOfCatalog
      || around != .ownOnly && types.contains(where: ValueSlots.typesOfPackages.contains)
  }

  /// Whether an asset catalog may hold it.
  var isOfCatalog: Bool { types.contains(where: ValueSlots.typesOfCatalogs.contains) }

  /// Whether a package may have given one of the types a value of its own. Nobody does so with an enum.
  func isExtensible(_ around: Surroundings, _ api: KnownAPI) -> Bool {
    around != .ownOnly && !api.members(of: types).contains { $0.kind == .case }
  }
}

extension SourceFile {
  /// The values whose types are known by their places, in source order of each kind of place.
  var valuesInSlots: [SlotValue] {
    once {
      nodes(.call, named: ValueSlots.names).flatMap(values(in:)) + valuesOfNamedTypes + comparedValues + givenValues
    }
  }

  private func values(in call: Node) -> [SlotValue] {
    guard let name = call.name else { return [] }
    var found: [SlotValue] = []
    let arguments = call.arguments
    let unlabelled = arguments.prefix { $0.label == nil && !$0.isTrailingClosure }
    if let types = ValueSlots.types[name], call.isViewModifier || call.isAppliedToView {
      // `padding(.top, 8)` names edges, `padding(.top)` may name a number of the project's.
      let isEdge = unlabelled.count > 1 && types.first == "Edge.Set"
      for argument in unlabelled.prefix(types.first == "ShapeStyle" ? 3 : 1) {
        found += choices(of: argument.value, isEdge ? ["Edge.Set"] : types, call)
      }
    }
    if let slots = ValueSlots.labelled[name], !ValueSlots.ofValues.contains(name) || call.isOfValue {
      for argument in arguments where !argument.isTrailingClosure {
        if let types = slots[argument.label ?? "_"] { found += choices(of: argument.value, types, call) }
      }
    }
    if name == "environment", unlabelled.count == 2, unlabelled[0].value.kind == .keyPath,
      let type = ValueSlots.environment[String(unlabelled[0].value.source.dropFirst(2))]
    {
      found += choices(of: unlabelled[1].value, [type], call)
    }
    return found
  }

  /// Those of the values that stand behind a leading dot; `.constant(…)` is one of a binding, whatever it holds.
  private func choices(of value: Node, _ types: [String], _ call: Node?) -> [SlotValue] {
    value.chosenValues.lazy.filter {
      $0.flags.contains(.implicit) && $0.name != nil && !($0.kind == .call && $0.name == "constant")
    }.map {
      SlotValue(root: $0, call: call, types: types)
    }
  }

  /// `Color.red`, `Font.Weight.bold`.
  private var valuesOfNamedTypes: [SlotValue] {
    nodes(.member, named: ValueSlots.namedTypes).compactMap { root in
      guard let chain = root.chain, chain.root == root, !root.flags.contains(.implicit), let name = root.name,
        let value = chain.parts.first(where: { !$0.isCapitalized }), [.member, .call].contains(value.kind)
      else { return nil }
      let type = chain.parts.prefix { $0.isCapitalized }.compactMap(\.name).joined(separator: ".")
      guard ValueSlots.namedTypes.contains(type), !root.mayBeOwn(name) else { return nil }
      return SlotValue(root: value, call: nil, types: [type])
    }
  }

  /// `var weight: Font.Weight { isStrong ? .bold : .regular }`: what a member gives whose type is one of the named ones.
  ///
  /// Only types whose names nobody else takes, and not in an extension of what others declare, whose own types come first.
  private var givenValues: [SlotValue] {
    nodes(.variable, .function).flatMap { member -> [SlotValue] in
      guard let type = member.child(.type)?.source, ValueSlots.givenTypes.contains(type),
        let name = member.child(.type)?.name, !member.mayBeOwn(name), member.children(.genericParameter).isEmpty,
        nodes(.typealias, named: [name]).isEmpty, nodes(.genericParameter, named: [name]).isEmpty,
        member.enclosingType.map(isOfProject) != false
      else { return [] }
      return member.given.filter { $0.isInside(member) }.compactMap { value in
        guard let root = value.chain?.root, root.flags.contains(.implicit), root.kind == .member else { return nil }
        return SlotValue(root: root, call: nil, types: [type])
      }
    }
  }

  /// A value of the project, or an extension of one: classes inherit types of their own, and protocols name them.
  private func isOfProject(_ type: Node) -> Bool {
    guard type.kind == .extension else { return type.kind == .struct || type.kind == .enum }
    let kinds = type.name.map(project.kinds) ?? []
    return !kinds.isEmpty && kinds.allSatisfy { $0 == "struct" || $0 == "enum" }
  }

  /// `colorScheme == .dark`, where the left side is a value of the environment.
  private var comparedValues: [SlotValue] {
    nodes(.member, named: ValueSlots.environment.keys.sorted()).flatMap { member -> [SlotValue] in
      guard let name = member.name, let type = ValueSlots.environment[name], let chain = member.chain,
        chain.parts.last == member, chain.parts.count == 1, let operation = chain.node.parent,
        operation.kind == .operation, readsEnvironment(name)
      else { return [] }
      let parts = Array(operation.children)
      guard parts.count == 3, parts[1].kind == .operator, parts[1].isNamed("==", "!=") else { return [] }
      return choices(of: parts[2], [type], nil)
    }
  }

  /// Whether a property of that name holds the value of the environment that is called so.
  private func readsEnvironment(_ name: String) -> Bool {
    let properties = nodes(.variable, named: [name])
    return !properties.isEmpty && nodes(.parameter, named: [name]).isEmpty
      && properties.allSatisfy { property in
        property.children(.attribute).contains { $0.isNamed("Environment") && $0.source.contains("\\.\(name))") }
      }
  }
}

extension Node {
  /// The root of the value, those of the branches of a ternary, or those of an array.
  var chosenValues: [Node] {
    switch kind {
    case .ternary: children.dropFirst().flatMap(\.chosenValues)
    case .array: children.flatMap(\.chosenValues)
    default: [chain?.root ?? self]
    }
  }

  /// Whether it is applied to what is called like a view of SwiftUI's.
  fileprivate var isAppliedToView: Bool {
    isModifier && chain?.root.name.map(Receiver.views.contains) == true
  }

  /// Whether this is what gives a value, or is applied to one: `.move(edge: .top)`, `weight(.bold)` of `.title.weight(.bold)`.
  fileprivate var isOfValue: Bool {
    guard let name, let root = chain?.root ?? (flags.contains(.implicit) ? self : nil) else { return false }
    return (root.flags.contains(.implicit) || root.isNamed("AnyTransition", "Font", "SensoryFeedback"))
      && file.project.enums(withCase: name).isEmpty
  }
}

extension APIFact {
  /// Whether it stands behind a leading dot.
  var isValue: Bool { isStatic || kind == .case }

  /// Whether it is a colour: one of `Color`, or one that shape styles have, too.
  var isColor: Bool { container == "Color" || type == "Color" }
}
