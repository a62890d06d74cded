import SwiftKitSDK

/// The file manager gives a list to take the first of; URL has the folder itself.
///
/// Not where a file manager is handed over, where the list has a fallback or is kept whole, and where the error goes where others go.
struct DirectoryLookup: Check {
  let id = "directory-lookup"
  let rules = ["data/files/directory-lookup"]
  let severity = Severity.info
  let title = "a user's folder that is looked up in a list"
  let group: CheckGroup? = .api
  let basis: Basis? = .convention
  let literals = Self.folders.keys.sorted().map { "|\($0)|" }
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 16, !file.isOfTests else { return }
    for call in file.calls(named: "url") where call.isModifier && !call.isInPreview {
      guard let folder = call.argument("for")?.memberName, let name = Self.folders[folder],
        call.argument("in")?.memberName == "userDomainMask", call.hasArgument("appropriateFor"),
        !isPassedOn(call), call.chain.map(isGiven) == false,
        // Nobody else makes this one.
        folder != "applicationSupportDirectory" || call.argument("create")?.value.number != 1
      else { continue }
      report(call, "this may throw for a folder that is always there; write `URL.\(name)`")
    }
    for call in file.calls(named: "urls", "NSSearchPathForDirectoriesInDomains") where !call.isInPreview {
      let isOld = call.isNamed("NSSearchPathForDirectoriesInDomains")
      let folder = (isOld ? call.firstUnlabelled : call.argument("for"))?.memberName
      let domain = isOld ? call.arguments.dropFirst().first?.memberName : call.argument("in")?.memberName
      let named = folder.flatMap { Self.folders[$0] }
      guard let name = named ?? outcome(isOld ? nil : call.argument("for")?.value), domain == "userDomainMask",
        let chain = call.chain, !isGiven(chain), takesFirst(of: call, chain), !hasFallback(chain)
      else {
        continue
      }
      report(
        call,
        "`\(call.name ?? "urls")` returns a list, and only its first entry is used; \(named == nil ? "take the folders of `URL`, such as" : "write") `URL.\(name)`",
        edits: named == nil ? [] : edits(call, chain, name))
    }
  }

  /// Whether the error goes where others go, to the caller of code that throws or to a `catch`; not so with `try?` and `try!`.
  private func isPassedOn(_ call: Node) -> Bool {
    let marks = call.ancestors.lazy.filter { $0.kind == .operation }.flatMap { $0.children(.operator) }
    guard marks.first(where: { $0.isNamed("try", "try?", "try!") })?.isNamed("try") == true else { return false }
    return call.ancestors.contains { around in
      switch around.kind {
      case .function, .initializer, .accessor, .closure: around.flags.contains(.throws)
      case .statement: around.isNamed("do") && around.children(.statement).contains { $0.isNamed("catch") }
      default: false
      }
    }
  }

  /// Whether the file manager is a parameter, or a property without `FileManager.default` or `FileManager()` as its value, so that a
  /// test may pass its own.
  private func isGiven(_ chain: Chain) -> Bool {
    guard let manager = chain.parts.first(where: { !$0.isNamed("self", "Self") }), manager.kind == .member,
      !manager.isCapitalized, let name = manager.name
    else { return false }
    if manager.ancestors.contains(where: { $0.children(.parameter).contains { $0.isNamed(name) } }) { return true }
    guard let variable = manager.variable(named: name) else { return false }
    guard let value = variable.child(.initial)?.firstChild ?? variable.code?.statements.last else { return true }
    return value.memberName != "default" && value.chain?.isRooted(in: "FileManager") != true
  }

  /// `… .first ?? folder`
  private func hasFallback(_ chain: Chain) -> Bool {
    chain.node.parent.map { $0.kind == .operation && $0.children(.operator).contains { $0.isNamed("??") } } == true
  }

  /// Whether the first entry is taken, here or from the constant that keeps the list.
  private func takesFirst(of call: Node, _ chain: Chain) -> Bool {
    if let next = chain.parts.drop(while: { $0 != call }).dropFirst().first { return isEntry(next) }
    guard let list = chain.node.parent?.parent, list.kind == .variable, let name = list.name else { return false }
    return list.parent?.descendants.contains { use in
      use.kind == .member && use.isNamed(name) && use.isRoot && use.chain?.parts.dropFirst().first.map(isEntry) == true
    } == true
  }

  private func isEntry(_ part: Node) -> Bool {
    part.kind == .member && part.isNamed("first", "last")
      || part.kind == .subscript && part.arguments.first?.value.number == 0
  }

  /// The folder of URL for a value that a member gives, one of several: `urls(for: directory, …)`.
  private func outcome(_ value: Node?) -> String? {
    guard let value, value.ownMemberName != nil else { return nil }
    let names = value.writtenOutcomes.map { $0.memberName.flatMap { Self.folders[$0] } }
    return names.allSatisfy { $0 != nil } ? names.first ?? nil : nil
  }

  /// `FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]` and nothing else.
  private func edits(_ call: Node, _ chain: Chain, _ name: String) -> [Edit] {
    let parts = chain.parts
    guard call.isNamed("urls"), parts.count >= 4, parts[0].isNamed("FileManager"), parts[1].isNamed("default"),
      parts[2] == call, parts[3].kind == .subscript, parts[3].arguments.first?.value.number == 0,
      !chain.node.children.contains(where: { $0.kind == .ifConfig }), chain.node.firstChild == parts[0]
    else { return [] }
    let range = parts[0].range.lowerBound..<parts[3].range.upperBound
    let written = call.file.source(range)
    return written.contains("//") || written.contains("/*") ? [] : [Edit(range, "URL.\(name)")]
  }

  private static let folders = [
    "documentDirectory": "documentsDirectory", "cachesDirectory": "cachesDirectory",
    "applicationSupportDirectory": "applicationSupportDirectory", "libraryDirectory": "libraryDirectory",
    "downloadsDirectory": "downloadsDirectory", "desktopDirectory": "desktopDirectory",
    "moviesDirectory": "moviesDirectory", "musicDirectory": "musicDirectory", "picturesDirectory": "picturesDirectory",
  ]
}
