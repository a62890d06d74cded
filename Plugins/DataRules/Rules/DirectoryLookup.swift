import SwiftKitSDK

/// The file manager gives a list to take the first of; URL has the folder itself.
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
        let chain = call.chain
      else {
        continue
      }
      report(
        call,
        "`\(call.name ?? "urls")` returns a list, and only its first entry is used; \(named == nil ? "take the folders of `URL`, such as" : "write") `URL.\(name)`",
        edits: named == nil ? [] : edits(call, chain, name))
    }
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
