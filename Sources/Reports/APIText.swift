import RuleModel
package import WireFormats

/// The text of `api`.
package enum APIText {
  /// - Parameter most: how many declarations are shown; more are counted.
  package static func text(_ document: APIDocument, most: Int = 24) -> String {
    guard document.isKnown else { return nothing(document) }
    var lines = document.declarations.prefix(most).flatMap(lines)
    lines += (document.packages ?? []).flatMap(packageLines)
    if document.declarations.count > most {
      lines.append(
        "\(document.declarations.count - most) more; put a type before '\(document.name)' to narrow the list")
    }
    if let meant = document.meant { lines.append("there is no modifier '\(document.name)'; use \(meant)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func nothing(_ document: APIDocument) -> String {
    var text = "SwiftUI has no '\(ForeignText.line(document.name))' (SDK \(document.sdk))"
    if let meant = document.meant { text += "; use \(meant)" }
    if !document.suggestions.isEmpty { text += "; did you mean \(document.suggestions.joined(separator: ", "))?" }
    return text + "\n"
  }

  private static func lines(_ declaration: APIDocument.Declaration) -> [String] {
    let owner = declaration.container.map { " of \($0)" } ?? ""
    var lines = ["\(declaration.signature): \(kind(declaration))\(owner), in \(declaration.module)"]
    let there = declaration.platforms.compactMap { platform in platform.since.map { "\(platform.name) \($0)" } }
    let absent = declaration.platforms.filter { $0.since == nil }.map(\.name)
    lines.append(
      "  " + (there.isEmpty ? "not available" : there.joined(separator: ", "))
        + (absent.isEmpty ? "" : "; not on \(absent.joined(separator: ", "))"))
    if let end = deprecation(declaration) { lines.append("  \(end)") }
    return lines
  }

  private static func packageLines(_ declaration: APIDocument.PackageDeclaration) -> [String] {
    let comment = declaration.documentation?.split(separator: "\n").map { "  \(ForeignText.line(String($0)))" } ?? []
    return [
      "\(ForeignText.line(declaration.code)), in the package \(ForeignText.line(declaration.package))",
      "  \(ForeignText.line(declaration.path)):\(declaration.line)",
    ] + comment
  }

  private static func kind(_ declaration: APIDocument.Declaration) -> String {
    if declaration.kind == "func", declaration.container == "View" { return "modifier" }
    let words = [
      "func": "method", "init": "initialiser", "var": "property", "let": "property", "typealias": "type alias",
    ]
    let kind = words[declaration.kind] ?? declaration.kind
    return declaration.isStatic ? "static \(kind)" : kind
  }

  private static func deprecation(_ declaration: APIDocument.Declaration) -> String? {
    let end = declaration.platforms.first { $0.deprecated != nil }
    guard end != nil || declaration.replacement != nil else { return nil }
    let since = end?.deprecated.flatMap { $0.first?.isNumber == true ? " since \(end?.name ?? "") \($0)" : nil } ?? ""
    let write = declaration.replacement.map { replacement in
      "; use \(replacement.code)" + (replacement.since.map { " (iOS \($0) and later)" } ?? "")
    }
    // What merely has a newer alternative goes on working.
    return (end == nil ? "not deprecated, but there is something newer" : "deprecated\(since)") + (write ?? "")
  }
}
