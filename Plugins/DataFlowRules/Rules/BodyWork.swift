import SwiftKitSDK

/// Work that a view repeats each time its body runs.
struct BodyWork {
  let node: Node
  let message: String
  /// Whether it sorts, filters or groups a list, which costs little where the list is short.
  let isOfList: Bool

  static func all(in file: SourceFile) -> [BodyWork] {
    file.nodes(.variable, .function).flatMap { property -> [BodyWork] in
      guard let body = property.code, isBody(property) || isReadByBody(property), !property.isInPreview else {
        return []
      }
      return body.descendants.compactMap { node in
        guard let message = message(for: node), !isLater(node, in: body),
          isBody(property) || node.chain?.root == node && !node.isNamed("Dictionary")
            || property.kind == .variable && isSortedCopy(node, in: body)
        else { return nil }
        return BodyWork(
          node: node,
          message: isBody(property) || node.chain?.root == node
            ? message
            : "this sorts again whenever a view's `body` reads it; sort the list once, before the view gets it",
          isOfList: node.isNamed(work) || node.isNamed("Dictionary"))
      }
    }
  }

  /// A computed text or value of a view that its body asks for, what a function gives that it calls, or a function that makes a
  /// view, in which makers and files are found.
  private static func isReadByBody(_ property: Node) -> Bool {
    if property.kind == .function {
      guard let type = property.child(.type) else { return false }
      if type.source.hasPrefix("some View") { return true }
    }
    guard let type = property.enclosingType, type == property.parent, type.isView, let name = property.name,
      !property.flags.contains(.static)
    else { return false }
    return property.uses(ofMember: name, in: type).contains { use in
      // The name of a function alone, `action: load`, calls nothing.
      guard property.kind == .variable || use.kind == .call, let reader = use.enclosing(.function, .variable),
        isBody(reader), let body = reader.code
      else { return false }
      return !isLater(use, in: body)
    }
  }

  /// `expenses.sorted { … }` as all of a computed property: whoever passes `expenses` to the view could sort them once.
  private static func isSortedCopy(_ node: Node, in body: Node) -> Bool {
    guard node.kind == .call, node.isNamed("sorted"), let parts = node.chain?.parts.drop(while: { $0.isNamed("self") }),
      parts.count == 2, parts.last == node, let name = parts.first?.name, body.statements.count == 1,
      body.onlyView?.node == node.chain?.node
    else { return false }
    let members = node.owner?.allParts.flatMap { $0.children(.variable) } ?? []
    // The order that a view chooses is its own.
    let names = members.compactMap(\.name)
    return members.contains { $0.isNamed(name) && $0.code == nil && $0.child(.attribute) == nil }
      && !node.descendants.contains { $0.isRoot && $0.isNamed(names) }
  }

  /// `body`, or another part of a view that is computed.
  private static func isBody(_ property: Node) -> Bool {
    guard property.kind == .variable, property.child(.type)?.source.hasPrefix("some View") == true else { return false }
    return property.enclosingType == property.parent || property.isNamed("body")
  }

  private static func message(for node: Node) -> String? {
    if node.kind == .member, node.isNamed("FileManager"), node.isRoot {
      if node.chain?.parts.contains(where: { $0.isNamed(lookups) }) == true { return nil }
      return "reading files in a view's `body` delays every update; load them in a task"
    }
    guard node.kind == .call, let name = node.name, let chain = node.chain else { return nil }
    if chain.root == node {
      if makers.contains(name) { return "`\(name)` is created in a view's `body` on every update; create it once" }
      if name == "Dictionary", node.hasArgument("grouping") {
        return "grouping in a view's `body` repeats it on every update; keep the result in the model"
      }
      let reads = ["Data", "String", "UIImage"].contains(name)
      guard reads, node.arguments.contains(where: { sources.contains($0.label ?? "") }) else { return nil }
      return "`\(name)` is read in a view's `body` on every update; load it in a task"
    }
    guard work.contains(name), !node.arguments.isEmpty || name == "sorted" else { return nil }
    if [.array, .dictionary, .string].contains(chain.root.kind) || isOfCases(chain) { return nil }
    return "calling `\(name)` in a view's `body` repeats it on every update; keep the result in the model"
  }

  /// `Group.allCases.filter { … }`, `legacyCases`: a handful that is written down.
  private static func isOfCases(_ chain: Chain) -> Bool {
    chain.parts.prefix(3).contains { $0.kind == .member && $0.nameWords.last == "cases" }
  }

  /// Whether the node runs when something happens, not when the body does.
  private static func isLater(_ node: Node, in body: Node) -> Bool {
    node.ancestors.prefix { $0 != body }.contains { ancestor in
      if ancestor.kind == .function || ancestor.kind == .macro { return true }
      // A publisher's operators run when it sends.
      if ancestor.kind == .argument, ancestor.parent?.isNamed("onReceive") == true { return true }
      guard ancestor.kind == .closure, let call = ancestor.callOfArgument, let name = call.name else { return false }
      if let label = ancestor.parent?.name, isCallback(label) || labels.contains(label) { return true }
      // `Row(name) { ids = ids.filter { … } }`: what assigns makes no view.
      if call.isRoot, call.isCapitalized, assigns(ancestor) { return true }
      if name == "Button" { return call.labelClosure != ancestor }
      return isCallback(name) || actions.contains(name)
    }
  }

  /// `onPick`, `onAppear`.
  private static func isCallback(_ name: String) -> Bool {
    name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }

  /// Whether a closure sets something itself, beside what closures in it do.
  private static func assigns(_ closure: Node) -> Bool {
    closure.descendants(.operation).contains { $0.assignment != nil && $0.enclosing(.closure) == closure }
  }

  private static let labels: Set = [
    "action", "perform", "set", "primaryAction", "completion", "completionHandler", "handler",
  ]

  private static let makers: Set = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter", "MeasurementFormatter",
    "JSONDecoder", "JSONEncoder", "PropertyListDecoder",
  ]
  private static let sources: Set = ["data", "contentsOf", "contentsOfFile"]
  private static let work: Set = ["sorted", "filter", "reduce", "compactMap"]
  private static let actions: Set = [
    "task", "refreshable", "Task", "withAnimation", "updating", "gesture", "swipeActions", "Binding", "dropDestination",
    "draggable", "detached", "searchCompletion", "alert", "confirmationDialog", "fileImporter", "fileExporter",
  ]
  private static let lookups = ["fileExists", "isReadableFile", "homeDirectoryForCurrentUser"]
}
