import SwiftKitSDK

/// People open files by name. `Type+Topic.swift` is fine for an extension.
///
/// A comment `// in Name.swift` counts as the name of text that has none, and so does Xcode's `//  Name.swift` in what comes from
/// standard input. Teams differ, so it is off by default.
struct FileName: Check {
  let id = "file-name-matches-view"
  let rules = ["architecture-and-data-flow/files/file-name-matches-view"]
  let severity = Severity.info
  let title = "a file whose name differs from its view's"
  let group: CheckGroup? = .style
  let basis: Basis? = .convention
  let literals = ["View| & |struct|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    let name = name(of: file)
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    let own = stem.split(separator: "+").first.map(String.init) ?? stem
    let types = file.nodes(.struct, .class, .enum, .actor, .protocol, .extension).filter {
      $0.parent?.kind == .file || $0.parent?.kind == .ifConfig
    }
    if types.contains(where: { $0.isNamed(own) }) { return }
    let all = types.filter { $0.kind == .struct && $0.isView && !$0.isPrivate }
    // Of several views, the one that is called so.
    let views = all.count == 1 ? all : all.filter { $0.name?.hasSuffix("View") == true }
    guard views.count == 1 || !views.isEmpty && own.hasSuffix("View") else { return }
    report(
      views[0],
      "\(views[0].name.code(or: "this view")) is in `\(stem).swift`; people look for it in `\(views[0].name ?? "").swift`"
    )
  }

  private func name(of file: SourceFile) -> String {
    let written = file.path.split(separator: "/").last.map(String.init) ?? ""
    // What swiftkit calls standard input that has no name.
    let isNameless = written == "stdin.swift"
    for comment in file.nodes(.comment) where comment.range.count < 200 && comment.sourceHolds(".swift") {
      let words = comment.source.split { " /".contains($0) }.map(String.init)
      if words.count == 2, words[0] == "in", words[1].hasSuffix(".swift") { return words[1] }
      if isNameless, words.count == 1, words[0].hasSuffix(".swift") { return words[0] }
    }
    return written
  }
}
