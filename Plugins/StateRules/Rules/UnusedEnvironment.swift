import SwiftKitSDK

/// Reading a key subscribes the view to it, even when nothing uses the value.
///
/// A view of UIKit or AppKit in SwiftUI may be subscribed on purpose: only then is its update called when the value changes.
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
    for property in file.nodes(.variable) where property.hasAttribute("Environment", "EnvironmentObject") {
      guard !property.isInPreview, let name = property.name,
        let type = property.enclosingType, property.parent == type, !isRepresentable(type),
        property.isPrivate || isOfFile(type)
      else { continue }
      let names = [name, "$" + name, "_" + name]
      let isUsed =
        file.nodes(.member, named: names).contains { !isOfLocal($0, property) }
        || !file.nodes(.call, named: names).isEmpty
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

  /// Whether the name means a constant of the block around it, and not the property.
  private func isOfLocal(_ use: Node, _ property: Node) -> Bool {
    guard use.kind == .member, use.isRoot, let name = use.name, let found = use.variable(named: name),
      found != property, let block = found.parent
    else { return false }
    return [.body, .closure].contains(block.kind) && use.isInside(block)
  }

  /// Whether it is a view of another kit, whose update SwiftUI calls for the values that it reads.
  private func isRepresentable(_ type: Node) -> Bool {
    type.conforms(
      to: "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
      "NSViewControllerRepresentable")
  }

  /// Whether only this file knows the type, and no protocol but those of SwiftUI may ask for its properties.
  private func isOfFile(_ type: Node) -> Bool {
    type.kind == .struct
      && ([type] + Array(type.ancestors)).contains { $0.hasModifier(keyword: "private", "fileprivate") }
      && type.allParts.flatMap { $0.children(.inherited) }.allSatisfy { $0.isNamed(Self.plain) }
  }

  private static let plain = [
    "View", "ViewModifier", "ButtonStyle", "ToggleStyle", "LabelStyle", "Sendable", "Equatable", "Hashable",
    "Identifiable",
  ]
}
