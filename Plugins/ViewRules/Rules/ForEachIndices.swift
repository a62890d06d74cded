import SwiftKitSDK

/// Positions are no identity: after an insertion every row is another one, and state moves to the wrong row.
///
/// Numbers that are paired with the elements are such positions where they identify the rows. Constant collections, which never
/// change, may be numbered.
struct ForEachIndices: Check {
  let id = "foreach-indices"
  let rules = ["performance/identity/foreach-indices"]
  let severity = Severity.info
  let title = "positions as the identity of rows"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|ForEach|", "|List|"].beside("|indices|", "..< & |count|")

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "ForEach", "List") where call.isRoot && !call.isInPreview {
      // The choices of a picker keep no state of their own.
      if call.isInside(closureOf: "Picker") { continue }
      guard let given = call.firstUnlabelled?.value.writtenOutcomes.first,
        // A copy, `Array(items.indices)`, counts the same.
        case let data = given.chain?.isRooted(in: "Array") == true && given.chain?.parts.count == 1
          ? given.chain?.root.firstUnlabelled?.value ?? given : given,
        case let pair = numberedPair(data, by: call.argument("id")?.value),
        let name = collection(pair?.numbers ?? data), isKept(name.property, around: call)
      else {
        continue
      }
      let better =
        pair.map { "identify the rows by their elements, as `id: \\.\($0.element).id` does" }
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
      parts.last?.kind == .member, parts.allSatisfy({ $0.kind == .member })
    else { return nil }
    let names = parts.dropLast().drop { $0.isNamed("self") }.compactMap(\.name)
    guard let first = names.first else { return nil }
    return (first.hasPrefix("$") ? String(first.dropFirst()) : first, names.joined(separator: "."))
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
    guard let value = property.child(.initial)?.firstChild, value.kind == .array, value.firstChild != nil,
      let name = property.name
    else { return false }
    return property.file.nodes(.member, named: [name, "$" + name]).allSatisfy { use in
      guard let parts = use.chain?.parts, let place = parts.firstIndex(of: use), place + 1 < parts.count else {
        return false
      }
      return !parts[place + 1].isNamed(Self.changes)
    }
  }

  private static let changes = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "popLast", "replaceSubrange",
  ]
}
