import SwiftKitSDK

/// A crash tells nobody why. Not reported in tests, mocks and previews, nor where a literal is parsed:
/// `URL(string: "…")!`. Files of UIKit or AppKit alone are left to whoever checks those.
struct ForceUnwrap: Check {
  let id = "force-unwrap"
  let rules = ["architecture-and-data-flow/safety/force-unwrap"]
  let severity = Severity.warning
  let title = "a force unwrap, try! or as!"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|!", ")!", "]!", "}!", ">!", "?!", "!!", "`!", "\"!", "'!"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests || isOfKits(file) { return }
    for mark in file.nodes(.force) where !mark.isInPreview {
      guard let chain = mark.chain, !parsesLiteral(chain, before: mark) else { continue }
      report(mark, "a force unwrap crashes when the value is missing; use `guard`, `??` or optional chaining")
    }
    for mark in file.nodes(.operator, named: ["try!", "as!"]) where !mark.isInPreview {
      if mark.isNamed("try!"), let parts = mark.parent?.children, parts.contains(where: isLiteralPattern) { continue }
      report(
        mark,
        mark.isNamed("try!")
          ? "`try!` crashes on every error; handle it or rethrow it"
          : "`as!` crashes if the type is different; use `as?`")
    }
  }

  /// Outlets, cells and windows of the older kits come unwrapped or cast, and no view of SwiftUI is in sight.
  private func isOfKits(_ file: SourceFile) -> Bool {
    !file.imports("SwiftUI") && ["UIKit", "AppKit", "Cocoa", "WatchKit"].contains(where: file.imports)
  }

  /// `URL(string: "https://example.com")!`, `UUID(uuidString: "…")!`, `Bundle.main.infoDictionary!`.
  private func parsesLiteral(_ chain: Chain, before mark: Node) -> Bool {
    let parts = chain.parts.prefix { $0.range.upperBound <= mark.range.lowerBound }
    guard let root = parts.first else { return false }
    if root.isNamed("Bundle"), parts.dropFirst().first?.isNamed("main", "module") == true { return true }
    // `Link(destination: .init(string: "https://example.com")!)`.
    let isImplicit = root.isNamed("init") && root.flags.contains(.implicit) && root.hasArgument("string")
    guard parts.count == 1, root.kind == .call,
      isImplicit || root.isNamed("URL", "UUID", "Locale", "TimeZone", "Calendar", "Decimal")
    else { return false }
    return isLiteral(root.arguments.first?.value)
  }

  /// `try! Regex("[a-z]+")`, `try! NSRegularExpression(pattern: "…")`.
  private func isLiteralPattern(_ node: Node) -> Bool {
    guard let root = node.chain?.root, root.isNamed("Regex", "NSRegularExpression") else { return false }
    return isLiteral(root.arguments.first?.value)
  }

  private func isLiteral(_ value: Node?) -> Bool {
    guard let value, value.kind == .string else { return false }
    return value.children(.argument).isEmpty
  }
}
