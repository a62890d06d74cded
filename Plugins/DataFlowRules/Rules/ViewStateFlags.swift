import SwiftKitSDK

/// Flags allow loading and failed at once; an enum cannot say what is not true.
struct ViewStateFlags: Check {
  let id = "viewstate-flags"
  let rules = ["architecture-and-data-flow/state/viewstate-flags"]
  let severity = Severity.info
  let title = "flags for loading and failing instead of one state"
  let group: CheckGroup? = .state
  let basis: Basis? = .convention
  let isOffByDefault = true
  let literals = flags.map { "|\($0)|" }.beside("|Bool|", "|true|", "|false|")

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.class, .struct) where holdsState(type) && !type.isInPreview {
      let properties = type.allParts.flatMap { $0.children(.variable) }.filter(isStored)
      guard let flag = properties.first(where: isFlag), !properties.contains(where: isState),
        properties.contains(where: { $0 != flag && (isError($0) || isCollection($0) || isFailure($0)) })
      else { continue }
      report(
        flag,
        "\(flag.name.code(or: "this flag")) can contradict the loaded data; use one enum with the cases loading, loaded, empty and failed"
      )
    }
  }

  private func holdsState(_ type: Node) -> Bool {
    if type.kind == .struct { return type.isView || isKeptByHolder(type) }
    return type.hasAttribute("Observable") || type.conforms(to: "ObservableObject")
      || type.name?.hasSuffix("ViewModel") == true
  }

  /// Whether a view or model of this file keeps a value of this struct: `@Published var flags = ScreenFlags()`.
  private func isKeptByHolder(_ type: Node) -> Bool {
    guard let name = type.name, type.children(.variable).contains(where: isFlag) else { return false }
    return type.file.nodes(.variable).contains { property in
      guard property.code == nil, !property.flags.contains(.constant), let holder = property.parent, holder != type,
        property.child(.type)?.source == name || property.child(.initial)?.firstChild?.chain?.root.isNamed(name) == true
      else { return false }
      return property.hasAttribute("State") || holder.kind == .class && holdsState(holder)
    }
  }

  /// In a view, only what it keeps itself.
  private func isStored(_ property: Node) -> Bool {
    guard property.child(.body) == nil, !property.flags.contains(.static), !property.flags.contains(.constant) else {
      return false
    }
    return property.parent.map { $0.kind != .struct || !$0.isView } == true || property.hasAttribute("State")
  }

  private func isFlag(_ property: Node) -> Bool {
    property.isNamed(Self.flags) && isBool(property)
  }

  /// A flag for failing beside one for loading.
  private func isFailure(_ property: Node) -> Bool { property.isNamed(Self.failures) && isBool(property) }

  private static let failures = ["hasError", "isError", "hasFailed", "didFail", "failed", "isFailed", "loadFailed"]
  private static let flags = ["isLoading", "loading", "isFetching", "fetching", "isBusy"] + failures

  private func isBool(_ property: Node) -> Bool {
    let value = property.child(.initial)?.firstChild
    return property.child(.type)?.source == "Bool" || value?.kind == .boolean
  }

  private func isState(_ property: Node) -> Bool {
    property.nameWords.last == "state" && property.child(.type)?.source != "Bool"
      || property.child(.type)?.name?.hasSuffix("State") == true
  }

  private func isError(_ property: Node) -> Bool {
    guard property.nameWords.contains("error"), !isFlag(property) else { return false }
    return property.child(.type)?.source.hasSuffix("?") == true || property.child(.initial)?.firstChild?.kind == .nil
      || property.child(.type)?.source == "String"
  }

  private func isCollection(_ property: Node) -> Bool {
    let type = property.child(.type)
    if type?.source.hasPrefix("[") == true || type?.isNamed("Array", "Set", "Dictionary", "IdentifiedArrayOf") == true {
      return true
    }
    guard type == nil, let value = property.child(.initial)?.firstChild else { return false }
    return value.kind == .array || value.source.hasPrefix("[") && value.source.hasSuffix("]()")
  }
}
