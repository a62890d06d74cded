import SwiftKitSDK

/// A view lives in a window, not on the screen: with several windows, what is sized by `UIScreen.main` is wrong, and it is deprecated.
///
/// Only its size counts, `bounds` and what is like it; `ScreenSize` says where that lays out nothing. Files of UIKit alone are left to whoever checks UIKit.
/// What stands behind `??` or is a default counts only until something better is known, and a private property that nobody reads is to
/// be deleted, whatever it holds. Nor does it count where a picture is drawn off screen, what only developers see, and what a state
/// begins with until something is measured.
struct ScreenBounds: Check {
  let id = "uiscreen-bounds"
  let rules = ["layout-and-lists/frames/uiscreen-bounds"]
  let severity = Severity.info
  let title = "UIScreen.main"
  let group: CheckGroup? = .deprecation
  let basis: Basis? = .apple
  let literals = ["UIScreen"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.imports("UIKit") && !file.imports("SwiftUI") || file.isOfTests { return }
    var last: Node?
    for screen in file.nodes(.member, named: ["UIScreen"])
    where screen.isRoot && !screen.isInPreview && !screen.isForDevelopers {
      guard let chain = screen.chain, let size = ScreenSize(screen), !size.isUnread, !size.laysOutNothing,
        // It is only what is left when there is no window.
        !isFallback(chain), !isDefault(screen), !isOffScreen(screen), !isStartOfState(screen)
      else { continue }
      defer { last = screen }
      // A line that asks twice is one place to change.
      let between = last.map { file.source($0.range.lowerBound..<screen.range.lowerBound) }
      if let between, !between.contains(where: \.isNewline) { continue }
      let better = file.settings.deploymentTarget >= 17 ? "the layout, `containerRelativeFrame`" : "the layout"
      report(
        screen, "`UIScreen.main` is deprecated, and the window may be smaller; use \(better) or the window's bounds")
    }
  }

  /// Whether the function around it draws a picture that no screen shows.
  private func isOffScreen(_ screen: Node) -> Bool {
    guard let code = screen.enclosing(.function, .initializer) else { return false }
    return screen.file.once { OffScreenCode(screen.file) }.functions.contains(code)
  }

  /// `@State private var height = UIScreen.main.bounds.height`, which its view replaces by what it measures.
  private func isStartOfState(_ screen: Node) -> Bool {
    guard let property = screen.enclosingMember, property.kind == .variable, property.hasAttribute("State"),
      let start = property.child(.initial), screen.isInside(start), let name = property.name
    else { return false }
    return screen.file.nodes(.member, named: [name]).prefix(50).contains { use in
      guard use.isAssigned, use.enclosingType?.name == property.enclosingType?.name,
        let value = use.chain?.node.parent?.assignment?.value
      else { return false }
      return value.descendants(.member, named: "UIScreen").isEmpty
    }
  }

  /// Whether it is part of a value that counts where nothing else is given: behind `??`, the default of a parameter or of a value of
  /// the environment, and what a view of UIKit begins with.
  private func isDefault(_ screen: Node) -> Bool {
    if let property = screen.enclosingMember, property.kind == .variable, isDefaultValue(property) { return true }
    var inner = screen
    for outer in screen.ancestors {
      switch outer.kind {
      case .operation where outer.children.contains(where: { $0.isNamed("??") && $0.isBefore(inner) }): return true
      case .initial: return outer.parent?.kind == .parameter
      case .closure, .body, .accessor, .branch: return false
      default: inner = outer
      }
    }
    return false
  }

  /// `static let defaultValue` of an EnvironmentKey, `@Entry var`, and a variable of a class of UIKit.
  private func isDefaultValue(_ property: Node) -> Bool {
    if property.hasAttribute("Entry") { return true }
    guard let type = property.enclosingType else { return false }
    if property.isNamed("defaultValue") { return type.conforms(to: "EnvironmentKey") }
    return type.kind == .class && property.child(.initial) != nil && !property.flags.contains(.constant)
      && type.children(.inherited).contains { $0.name?.hasPrefix("UI") == true }
  }

  /// `window?.bounds ?? UIScreen.main.bounds`, `proxy.size.width > 0 ? proxy.size.width : UIScreen.main.bounds.width`
  private func isFallback(_ chain: Chain) -> Bool {
    if chain.node.parent?.kind == .ternary, chain.node.isInside(closureOf: "GeometryReader") { return true }
    guard let operation = chain.node.parent, operation.kind == .operation else { return false }
    return operation.children.contains { $0.isNamed("??") && $0.isBefore(chain.node) }
  }
}

/// The functions of a file that draw pictures which no screen shows.
private struct OffScreenCode {
  private(set) var functions: Set<Node> = []

  init(_ file: SourceFile) {
    for renderer in file.calls(named: "ImageRenderer", "UIGraphicsImageRenderer") where renderer.isRoot {
      functions.formUnion(renderer.ancestors.filter { $0.kind == .function || $0.kind == .initializer })
    }
  }
}
