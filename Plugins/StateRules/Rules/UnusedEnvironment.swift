import SwiftKitSDK

/// Reading a key subscribes the view to it, even when nothing uses the value.
struct UnusedEnvironment: Check {
  let id = "unused-environment"
  let rules = ["performance/state/unused-environment"]
  let severity = Severity.info
  let title = "a value of the environment that nothing uses"
  let group: CheckGroup? = .performance
  let basis: Basis? = .convention
  let literals = ["|Environment|", "|EnvironmentObject|"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable) where !property.isInPreview {
      guard property.hasAttribute("Environment", "EnvironmentObject"), let name = property.name,
        let type = property.enclosingType, property.parent == type,
        property.isPrivate
          || type.conforms(to: "View", "ViewModifier", "ButtonStyle", "ToggleStyle", "LabelStyle")
            && type.kind == .struct && !isKnownElsewhere(property, of: type)
      else { continue }
      let names = [name, "$" + name, "_" + name]
      let isUsed =
        !file.nodes(.member, named: names).isEmpty || !file.nodes(.call, named: names).isEmpty
        // A shorthand, `if let dismiss`, and a key path name it, too.
        || file.nodes(.variable, named: names).contains { $0 != property && $0.child(.initial) == nil }
        || file.nodes(.keyPath).contains { $0.source.hasSuffix("." + name) && $0.enclosing(.attribute) == nil }
        || file.nodes(.capture).contains { $0.isNamed(names) }
      guard !isUsed else { continue }
      // A key path subscribes the view to its value; an observable only where its properties are read.
      let isValue = property.children(.attribute).contains { $0.source.contains("\\.") }
      report(
        property,
        isValue
          ? "`\(name)` is read from the environment but never used, and every change to it updates this view; remove it"
          : "`\(name)` is read from the environment but never used; remove it",
        edits: property.source.hasPrefix("@") ? property.lineRemoval : [])
    }
  }

  /// Whether code of another file may read it: an extension of the view, or what a protocol of the project asks for.
  private func isKnownElsewhere(_ property: Node, of type: Node) -> Bool {
    guard let name = type.name, !property.hasModifier(keyword: "public", "package", "open") else { return true }
    let project = type.file.project
    let own = Set(type.allParts.flatMap { Array($0.children) }.compactMap(\.name)).union(["init"])
    return project.isAmbiguous(name) || project.isExtended(name, beyond: own)
      || type.allParts.flatMap { $0.children(.inherited) }.contains { $0.name.map(project.declares) != false }
  }
}
