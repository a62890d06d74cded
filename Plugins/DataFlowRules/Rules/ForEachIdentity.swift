import SwiftKitSDK

/// Equal values share an identity, and an edited one becomes a new row. Ranges, cases and constants are safe.
struct ForEachIdentity: Check {
  let id = "foreach-id-self"
  let rules = ["performance/identity/foreach-id-self"]
  let severity = Severity.info
  let title = "values as their own identity"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|ForEach|", "|List|"].beside(".self| & \\")

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "ForEach", "List") where call.isRoot && !call.isInPreview {
      guard let identity = call.argument("id")?.value, identity.kind == .keyPath, identity.source.hasSuffix(".self"),
        identity.source.split(separator: ".").count == 2 || identity.source == "\\.self",
        let data = call.firstUnlabelled?.value, !isSafe(data, steps: 3)
      else { continue }
      report(
        call,
        "equal values share one identity; make the elements `Identifiable`, or use the key path of a unique property")
    }
  }

  private func isSafe(_ data: Node, steps: Int) -> Bool {
    switch data.kind {
    case .operation: return data.children.contains { $0.isNamed("..<", "...") }
    case .array: return data.children.allSatisfy { isUnique($0) }
    case .tuple: return data.arguments.count == 1 && isSafe(data.arguments[0].value, steps: steps)
    case .chain: break
    default: return false
    }
    guard let chain = data.chain else { return false }
    if chain.root.isNamed("Set") || chain.parts.contains(where: { $0.isNamed(Self.unique) }) { return true }
    if chain.root.isNamed("Array"), let inner = chain.root.firstUnlabelled?.value {
      return isSafe(inner, steps: steps)
    }
    if [.tuple, .array, .operation].contains(chain.root.kind) { return isSafe(chain.root, steps: steps) }
    if chain.root.isNamed("stride") { return true }
    return steps > 0 && isConstant(chain, steps: steps)
  }

  private func isUnique(_ element: Node) -> Bool {
    [.string, .integer, .float].contains(element.kind) || element.kind == .chain && element.memberName != nil
  }

  /// A `let` of the file whose value is safe: `private let tabs = ["One", "Two"]`.
  private func isConstant(_ chain: Chain, steps: Int) -> Bool {
    guard chain.node.memberName != nil, let name = chain.parts.last?.name else { return false }
    let declared = chain.node.file.nodes(.variable, named: [name])
    return !declared.isEmpty
      && declared.allSatisfy { property in
        guard let value = property.child(.initial)?.firstChild ?? onlyValue(of: property) else { return false }
        return (property.flags.contains(.constant) || property.child(.body) != nil) && isSafe(value, steps: steps - 1)
      }
  }

  private func onlyValue(of property: Node) -> Node? {
    guard let body = property.child(.body), Array(body.children).count == 1 else { return nil }
    return body.firstChild
  }

  private static let unique = ["allCases", "indices", "keys", "weekdaySymbols", "monthSymbols"]
}
