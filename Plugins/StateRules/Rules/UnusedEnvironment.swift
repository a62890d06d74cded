import SwiftKitSDK

/// Reading a key subscribes the view to it, even when nothing uses the value.
///
/// A view of UIKit or AppKit in SwiftUI may be subscribed on purpose: only then is its update called when the value changes. So may
/// another one where a comment says so. A private view that only previews show updates for nobody.
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
        file.nodes(.member, named: names).contains { mayMean($0, property, type) && !isOfLocal($0, property) }
        || file.nodes(.call, named: names).contains { mayMean($0, property, type) }
        // A shorthand, `if let dismiss`, and a key path name it, too.
        || file.nodes(.variable, named: names).contains {
          $0 != property && $0.child(.initial) == nil && isInCode($0, of: type)
        }
        || file.nodes(.keyPath).contains { $0.source.hasSuffix("." + name) && $0.enclosing(.attribute) == nil }
        || file.nodes(.capture).contains { $0.isNamed(names) && isInCode($0, of: type) }
      guard !isUsed, !isMeant(property), !type.isOnlyPreviewed else { continue }
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

  /// `// Needed, so that the focus is reset.`
  private func isMeant(_ property: Node) -> Bool {
    property.isSaidToBeMeant(
      or: "need", "needs", "needed", "trigger", "triggers", "triggered", "subscribe", "subscribes", "subscribed")
  }

  /// Whether the name can mean the property here: other types of the file have their own, and see this one, if at all, behind a
  /// value.
  private func mayMean(_ use: Node, _ property: Node, _ type: Node) -> Bool {
    if isInCode(use, of: type) { return true }
    return !property.hasModifier(keyword: "private") && !use.isRoot && use.chain?.root.isNamed("self") == false
  }

  private func isInCode(_ use: Node, of type: Node) -> Bool {
    guard let name = type.name else { return true }
    return use.ancestors.contains {
      ($0.kind == .extension || Node.Kind.types.contains($0.kind)) && $0.isNamed(name) || isOfAlias($0)
    }
  }

  /// Whether it extends a type under another name that the file gives it, which may be any: `typealias Rows = OrderRows`.
  private func isOfAlias(_ part: Node) -> Bool {
    guard part.kind == .extension, let name = part.name else { return false }
    return !part.file.nodes(.typealias, named: [name]).isEmpty
  }

  /// Whether the name means a constant of the block around it, or a parameter, and not the property.
  private func isOfLocal(_ use: Node, _ property: Node) -> Bool {
    guard use.kind == .member, use.isRoot, !use.flags.contains(.implicit), let name = use.name else { return false }
    // In code of its type, a name of no variable is that of a parameter or of an element.
    guard let found = use.variable(named: name) else {
      return property.isNamed(name) && !use.ancestors.contains(where: isOfAlias)
    }
    guard found != property, let block = found.parent else { return false }
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
      && (type.allParts + type.file.nodes(.extension).filter(isOfAlias)).flatMap { $0.children(.inherited) }
        .allSatisfy { $0.isNamed(Self.plain) }
  }

  private static let plain = [
    "View", "ViewModifier", "ButtonStyle", "ToggleStyle", "LabelStyle", "Sendable", "Equatable", "Hashable",
    "Identifiable",
  ]
}
