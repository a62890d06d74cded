import SwiftKitSDK

/// A child that gets values can be previewed, reused, and left alone when other things change.
///
/// Reported once, at the first of three or more views that get one model whole.
struct WholeModelToChild: Check {
  let id = "whole-model-to-child"
  let rules = ["architecture-and-data-flow/views/whole-model-to-child"]
  let severity = Severity.info
  let title = "a whole model passed to three or more child views"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .convention
  let isOffByDefault = true
  let literals = ["odel|", "tore|", "vm|", "VM|", "Vm|"].beside(
    "View|", "Builder|", "Content|", "|Scene|", "Stack|", "Group|", "|List|", "|Form|", "|Section|")

  func check(_ file: SourceFile, _ report: Report) {
    var children: [String: [Node]] = [:]
    for call in file.nodes(.call) where isView(call) && !call.isInPreview {
      for name in Set(call.arguments.compactMap { model($0.value) }) {
        children["\(call.enclosingType?.range.lowerBound ?? 0) \(name)", default: []].append(call)
      }
    }
    for (key, calls) in children where calls.count >= 3 {
      let name = key.split(separator: " ").last ?? ""
      report(
        calls[0],
        "\(calls.count) child views get the whole `\(name)`, so they cannot be used without it; pass each one only what it shows"
      )
    }
  }

  /// What is made among views, not what an initialiser or an action makes.
  private func isView(_ call: Node) -> Bool {
    guard call.isCapitalized, call.isRoot, !call.flags.contains(.implicit),
      let chain = call.chain?.node
    else { return false }
    if call.name?.hasSuffix("ViewModel") == true { return false }
    switch chain.parent?.kind {
    case .closure?, .branch?, .switchCase?, .body?, .return?, .ifConfig?, .file?: return true
    default: return false
    }
  }

  /// `viewModel` of `viewModel` and of `self.viewModel`.
  private func model(_ value: Node) -> String? {
    guard let parts = value.chain?.parts.drop(while: { $0.isNamed("self") }), parts.count == 1, let part = parts.first,
      value.kind == .chain, part.kind == .member, let name = part.name, let last = words(of: name).last
    else { return nil }
    if ["model", "vm", "store", "viewmodel"].contains(last) { return name }
    guard let property = value.variable(named: name),
      let type = property.plainType?.name ?? property.child(.initial)?.firstChild?.chain?.rootName
    else { return nil }
    return type.hasSuffix("ViewModel") || type.hasSuffix("Model") && isObserved(type, in: value.file) ? name : nil
  }

  /// Whether that is a class which views observe, and not one of data.
  private func isObserved(_ type: String, in file: SourceFile) -> Bool {
    file.nodes(.class, named: [type]).contains { $0.hasAttribute("Observable") || $0.conforms(to: "ObservableObject") }
  }
}
