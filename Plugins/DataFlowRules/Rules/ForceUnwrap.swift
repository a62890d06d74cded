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
    if file.isOfTests || isOfKits(file) || isOfOthers(file) { return }
    for mark in file.nodes(.force) where !mark.isInPreview {
      guard let chain = mark.chain, !parsesLiteral(chain, before: mark), !isKnown(chain, before: mark) else { continue }
      report(
        mark,
        isComparedAbove(chain, before: mark)
          ? "bind this value with `if let` or `guard let` where it is compared with `nil`, and drop the force unwrap"
          : "a force unwrap crashes when the value is missing; use `guard`, `??` or optional chaining")
    }
    for mark in file.nodes(.operator, named: ["try!", "as!"]) where !mark.isInPreview {
      if mark.isNamed("try!"), let parts = mark.parent?.children,
        parts.contains(where: { isLiteralPattern($0) || readsBundle($0) })
      {
        continue
      }
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

  /// What a tool wrote, or came from elsewhere, is not mended here.
  private func isOfOthers(_ file: SourceFile) -> Bool {
    let path = file.path.lowercased()
    return [".generated.swift", "generated/", "vendor/", "vendored/", "thirdparty/", "third-party/", "flatbuffers/"]
      .contains { path.contains($0) }
  }

  /// Whether an `if` around it asks for the value: `if logo != nil { Image(uiImage: logo!) }`.
  private func isComparedAbove(_ chain: Chain, before mark: Node) -> Bool {
    let value = chain.node.file.source(chain.node.range.lowerBound..<mark.range.lowerBound)
    return mark.ancestors.contains { node in
      node.kind == .if
        && node.children(.condition).contains { !mark.isInside($0) && $0.source.contains("\(value) != nil") }
    }
  }

  /// Whether the same expression, or the statement before, has made sure of a value: `a == nil || a!.isEmpty`, `a = b; a!.c`.
  private func isKnown(_ chain: Chain, before mark: Node) -> Bool {
    let value = chain.node.file.source(chain.node.range.lowerBound..<mark.range.lowerBound)
    let expression: [Node.Kind] = [.chain, .operation, .tuple, .argument, .call, .condition]
    for operation in mark.ancestors.prefix(while: { expression.contains($0.kind) }) where operation.kind == .operation {
      let parts = Array(operation.children)
      if operation.range.lowerBound < chain.node.range.lowerBound, parts.contains(where: { $0.isNamed("||", "&&") }),
        operation.source.contains("\(value) == nil ||") || operation.source.contains("\(value) != nil &&")
      {
        return true
      }
    }
    guard
      let statement = mark.ancestors.first(where: { node in
        [.branch, .body, .closure, .switchCase].contains { $0 == node.parent?.kind }
      }), let block = statement.parent,
      let place = block.statements.firstIndex(of: statement), place > 0,
      let assignment = block.statements[place - 1].assignment, assignment.target.source == value
    else { return false }
    // A value of which nothing is optional by the look of it.
    let given = assignment.value.source
    return assignment.value.chain?.root.isCapitalized == true && !given.contains("?") && !given.contains("URL(")
  }

  /// `URL(string: "https://example.com")!`, `UUID(uuidString: "…")!`, `Bundle.main.infoDictionary!`.
  private func parsesLiteral(_ chain: Chain, before mark: Node) -> Bool {
    let parts = chain.parts.prefix { $0.range.upperBound <= mark.range.lowerBound }
    guard let root = parts.first else { return false }
    if root.isNamed("Bundle"), parts.dropFirst().first?.isNamed("main", "module") == true { return true }
    // `Link(destination: .init(string: "https://example.com")!)`.
    let isImplicit =
      root.isNamed("init") && root.flags.contains(.implicit)
      && (root.hasArgument("string") || root.hasArgument("uuidString"))
    guard parts.count == 1, root.kind == .call,
      isImplicit || root.isNamed("Self") && root.hasArgument("uuidString") || root.isNamed(Self.ofConstants)
    else { return false }
    return isLiteral(root.arguments.first?.value)
  }

  /// `try! Regex("[a-z]+")`, `try! NSRegularExpression(pattern: "…")`.
  private func isLiteralPattern(_ node: Node) -> Bool {
    guard let root = node.chain?.root, root.isNamed("Regex", "NSRegularExpression") else { return false }
    return isLiteral(root.arguments.first?.value)
  }

  /// `try! String(contentsOf: Bundle.module.url(…)!)`: what the app brings along is there, or was never built in.
  private func readsBundle(_ node: Node) -> Bool {
    node.chain?.root.arguments.contains { argument in
      argument.label == "contentsOf" && argument.value.chain?.root.isNamed("Bundle") == true
    } == true
  }

  /// What is made of a constant of the source or of the app's own catalogue.
  private static let ofConstants = [
    "URL", "UUID", "Locale", "TimeZone", "Calendar", "Decimal", "UIFont", "NSFont", "UIColor", "NSColor", "UIImage",
    "NSImage", "URLComponents",
  ]

  private func isLiteral(_ value: Node?) -> Bool {
    guard let value, value.kind == .string else { return false }
    return value.children(.argument).isEmpty
  }
}
