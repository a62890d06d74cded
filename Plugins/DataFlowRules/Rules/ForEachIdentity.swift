import SwiftKitSDK

/// Equal values share an identity, and an edited one becomes a new row. Ranges, cases and constants are safe.
struct ForEachIdentity: Check {
  let id = "foreach-id-self"
  let rules = ["performance/identity/foreach-id-self"]
  let severity = Severity.info
  let title = "values as their own identity"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let isOffByDefault = true
  let literals = ["|ForEach|", "|List|"].beside(".self| & \\")

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "ForEach", "List") where call.isRoot && !call.isInPreview {
      guard let identity = call.argument("id")?.value.resolved, identity.kind == .keyPath,
        identity.source.hasSuffix(".self"),
        identity.source.split(separator: ".").count == 2 || identity.source == "\\.self",
        let data = call.firstUnlabelled?.value, !isSafe(data, steps: 3),
        isEdited(data, call) || !isInPicker(call) && !isOfOwnKind(data)
      else { continue }
      report(
        call,
        "equal values share one identity; make the elements `Identifiable`, or use the key path of a unique property")
    }
  }

  /// `ForEach($tags, id: \.self)`, and rows that can be moved or deleted.
  private func isEdited(_ data: Node, _ call: Node) -> Bool {
    data.source.hasPrefix("$") || call.chain?.hasModifier("onDelete", "onMove") == true
  }

  /// The choices of a picker, whose tags differ.
  private func isInPicker(_ call: Node) -> Bool {
    call.enclosingClosures.contains { $0.call.isNamed("Picker", "Menu") }
  }

  /// Whether the elements are no plain texts or numbers but values of an enum, or of a type that nobody here declares.
  private func isOfOwnKind(_ data: Node) -> Bool {
    guard let element = element(of: data), !Self.plain.contains(element) else { return false }
    let kinds = data.file.project.kinds(of: element.split(separator: ".").last.map(String.init) ?? element)
    let isHere = data.file.nodes(.struct, .class).contains { $0.isNamed(element) }
    return !isHere && !kinds.contains("struct") && !kinds.contains("class")
  }

  /// `Tag` where the file says `tags: [Tag]`.
  private func element(of data: Node) -> String? {
    guard let chain = data.chain, chain.node.memberName != nil, let name = chain.parts.last?.name else { return nil }
    let file = data.file
    let types = (file.nodes(.variable, named: [name]) + file.nodes(.parameter, named: [name]))
      .compactMap { $0.child(.type)?.source }
    guard let type = types.first, types.allSatisfy({ $0 == type }) else { return nil }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") { return String(type.dropFirst().dropLast()) }
    if type.hasPrefix("Array<"), type.hasSuffix(">") { return String(type.dropFirst(6).dropLast()) }
    return nil
  }

  private static let plain: Set = [
    "String", "Substring", "Character", "Int", "Double", "Float", "CGFloat", "Bool", "Date", "Data", "Int64", "UInt",
  ]

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
