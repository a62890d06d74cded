import SwiftKitSDK

/// Positions are no identity: after an insertion every row is another one, and state moves to the wrong row.
///
/// Numbers that are paired with the elements are such positions where they identify the rows; those of `enumerated()` are reported
/// here in rows that people delete or move, and elsewhere by `foreach-offset`. Constant collections, which never change, may be
/// numbered, and so may rows that say their identity themselves, pages, which a TabView tells apart by their place, and rows that are
/// shapes alone, such as the dots of these pages.
struct ForEachIndices: Check {
  let id = "foreach-indices"
  let rules = ["performance/identity/foreach-indices"]
  let severity = Severity.info
  let title = "positions as the identity of rows"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals =
    ["|ForEach|", "|List|"].beside("|indices|", "..< & |count|")
    + ["|ForEach| & |enumerated|"].beside("|onDelete|", "|onMove|")

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "ForEach", "List") where call.isRoot && !call.isInPreview {
      // The choices of a picker keep no state of their own.
      if call.isInside(closureOf: "Picker") { continue }
      guard let given = call.firstUnlabelled?.value.writtenOutcomes.first,
        // A copy, `Array(items.indices)`, counts the same.
        case let data = given.chain?.isRooted(in: "Array") == true && given.chain?.parts.count == 1
          ? given.chain?.root.firstUnlabelled?.value ?? given : given,
        case let pair = numberedPair(data, by: call.argument("id")?.value),
        case let edited = editedElements(data, in: call),
        let name = edited ?? collection(pair?.numbers ?? data), isKept(name.property, around: call),
        !isIdentified(call, in: name.written), !isGivenOnce(name.written, at: call),
        !isConstantOfModel(name.written, at: call), !showsShapes(call)
      else {
        continue
      }
      let element = edited == nil ? pair.map { String($0.element) } : "element"
      let better =
        element.map { "identify the rows by their elements, as `id: \\.\($0).id` does" }
        ?? "pass the elements, or `$\(name.property)` for bindings"
      report(call, "a row's index changes when `\(name.written)` changes; \(better)")
    }
  }

  /// The numbers of `zip(items.indices, items)` where these are the identity, `id: \.0`, and the place of the elements.
  private func numberedPair(_ data: Node, by identity: Node?) -> (numbers: Node, element: Int)? {
    guard let identity, identity.kind == .keyPath, let chain = data.chain, chain.parts.count == 1,
      chain.isRooted(in: "zip"), case let lists = chain.root.arguments, lists.count == 2,
      let place = [".0", ".1"].firstIndex(where: { identity.source.hasSuffix($0) })
    else { return nil }
    return (lists[place].value, 1 - place)
  }

  /// The elements of `items.enumerated()` whose offset is the identity of rows that people delete or move.
  private func editedElements(_ data: Node, in call: Node) -> (property: String, written: String)? {
    guard let identity = call.argument("id")?.value, identity.kind == .keyPath,
      ["\\.offset", "\\.0"].contains(where: identity.source.hasSuffix), data.kind == .chain,
      let parts = data.chain?.parts,
      parts.last?.kind == .call, parts.last?.isNamed("enumerated") == true,
      call.chain?.hasModifier("onDelete", "onMove") == true
    else { return nil }
    return names(parts.dropLast())
  }

  /// What `items.indices` and `0..<items.count` count through.
  private func collection(_ data: Node) -> (property: String, written: String)? {
    var chain = data.chain
    var last = "indices"
    if data.kind == .operation {
      let parts = Array(data.children)
      guard parts.count == 3, parts[1].isNamed("..<"), parts[0].number == 0 else { return nil }
      (chain, last) = (parts[2].chain, "count")
    }
    guard let parts = chain?.parts, data.kind == .operation || data.kind == .chain, parts.last?.isNamed(last) == true,
      parts.last?.kind == .member
    else { return nil }
    return names(parts.dropLast())
  }

  /// The property that a collection begins with, and the collection as written.
  private func names(_ parts: ArraySlice<Node>) -> (property: String, written: String)? {
    let names = parts.drop { $0.isNamed("self") }.compactMap(\.name)
    guard let first = names.first, parts.allSatisfy({ $0.kind == .member }) else { return nil }
    return (first.hasPrefix("$") ? String(first.dropFirst()) : first, names.joined(separator: "."))
  }

  /// Whether each row has the identity of its element, `.id(songs[index].id)`, or is a page that is tagged with its number.
  private func isIdentified(_ call: Node, in collection: String) -> Bool {
    guard let row = call.contentClosure, case let views = row.views, !views.isEmpty else { return false }
    let names = row.children(.parameter).compactMap(\.name)
    let index = names.first ?? "$0"
    let element = "\(collection)[\(index)]"
    let constants = row.children(.variable).filter { $0.child(.initial)?.firstChild?.source == element }
    let elements = Array(names.dropFirst()) + constants.compactMap(\.name)
    let isOfPages = call.enclosingClosures.first { !$0.call.isNamed("Group") }?.call.isNamed("TabView") == true
    return views.allSatisfy { view in
      view.modifiers(named: "id").contains { identity in
        guard let value = identity.firstUnlabelled?.value else { return false }
        return value.source.contains(element) || value.chain?.root.isNamed(elements) == true
      } || isOfPages && view.modifiers(named: "tag").contains { $0.firstUnlabelled?.value.source == index }
    }
  }

  /// Whether the view keeps the collection as something that changes: in state, a binding or an observed object.
  private func isKept(_ name: String, around call: Node) -> Bool {
    guard let type = call.enclosingType else { return false }
    return type.allParts.flatMap { $0.children(.variable) }.contains { property in
      property.isNamed(name) && !property.flags.contains(.constant) && !property.flags.contains(.static)
        && property.child(.body) == nil && property.child(.attribute) != nil
        && !property.hasAttribute("Environment", "ViewBuilder") && !isOfFixedCount(property)
    }
  }

  /// Whether it begins with elements, and the file neither adds nor removes any, nor sets or hands on the whole.
  private func isOfFixedCount(_ property: Node) -> Bool {
    guard let value = property.child(.initial)?.firstChild, isFilled(value), let name = property.name else {
      return false
    }
    return property.file.nodes(.member, named: [name, "$" + name]).allSatisfy { use in
      guard let parts = use.chain?.parts, let place = parts.firstIndex(of: use), place + 1 < parts.count else {
        return false
      }
      return !parts[place + 1].isNamed(Self.changes)
    }
  }

  /// A list with its elements written out, or what is made of the letters of a text: `"Loading".map { String($0) }`.
  private func isFilled(_ value: Node) -> Bool {
    if value.kind == .array { return value.firstChild != nil }
    guard value.kind == .chain, let parts = value.chain?.parts, parts.count == 2, parts[0].kind == .string else {
      return false
    }
    return parts[0].text?.isEmpty == false && parts[1].isNamed("map")
  }

  /// Whether `tool.options` belongs to a struct of this file that is made with its elements written out, and that nothing here changes.
  private func isGivenOnce(_ collection: String, at call: Node) -> Bool {
    let names = collection.split(separator: ".").map(String.init)
    guard names.count == 2, let type = call.typeName(of: names[0]), case let file = call.file,
      file.nodes(.struct, named: [type]).count == 1, !isReplaced(names[0], around: call),
      case let given = file.nodes(.argument, named: [names[1]]).compactMap(\.firstChild), !given.isEmpty,
      given.allSatisfy({ $0.kind == .array })
    else { return false }
    return file.nodes(.member, named: [names[1]]).allSatisfy { use in
      guard let parts = use.chain?.parts, let place = parts.firstIndex(of: use) else { return false }
      let next = place + 1 < parts.count ? parts[place + 1] : nil
      return !use.isAssigned && parts[0].name?.hasPrefix("$") != true && next?.isNamed(Self.changes) != true
    }
  }

  /// Whether `model.stops` is a constant of a class of this file, and no other model takes the place of this one; a struct is replaced
  /// along with its constants.
  private func isConstantOfModel(_ collection: String, at call: Node) -> Bool {
    let names = collection.split(separator: ".").map(String.init)
    guard names.count == 2, let type = call.typeName(of: names[0]), case let file = call.file else { return false }
    let properties = file.nodes(.variable, named: [names[1]]).filter { $0.parent?.isNamed(type) == true }
    return properties.count == 1 && properties[0].flags.contains(.constant) && properties[0].parent?.kind == .class
      && call.variable(named: names[0])?.hasAttribute("Binding") != true
      && !isReplaced(names[0], around: call)
  }

  /// Whether the view of the rows sets the whole model after it is made, or hands on its binding.
  private func isReplaced(_ model: String, around call: Node) -> Bool {
    call.file.nodes(.member, named: [model, "$" + model]).contains { use in
      use.enclosingType?.name == call.enclosingType?.name
        && (use.isAssigned && use.enclosing(.initializer) == nil
          || !use.isNamed(model) && use.chain?.parts.last == use)
    }
  }

  private func showsShapes(_ call: Node) -> Bool {
    guard let rows = call.contentClosure?.laidOutViews, !rows.isEmpty else { return false }
    return rows.allSatisfy {
      $0.isRooted(in: "Capsule", "Circle", "Ellipse", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle")
        && !$0.hasModifier("onTapGesture", "overlay", "gesture")
    }
  }

  private static let changes = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "popLast", "replaceSubrange",
  ]
}
