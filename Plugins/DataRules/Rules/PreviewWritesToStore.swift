import SwiftKitSDK

/// It keeps what the last run left, and an old schema stops it.
struct PreviewWritesToStore: Check {
  let id = "preview-writes-to-store"
  let rules = ["data/containers/preview-writes-to-store", "data/containers/in-memory-for-previews"]
  let severity = Severity.info
  let title = "a preview that uses the store on disk"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = ["#Preview", "|PreviewModifier|", "|PreviewProvider|"].beside("|modelContainer|", "|ModelContainer|")
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "modelContainer") where call.isModifier {
      guard isOfPreview(call), call.hasArgument("for"), let last = call.arguments.last, !last.isTrailingClosure else {
        continue
      }
      if let inMemory = call.argument("inMemory")?.value {
        guard inMemory.kind == .boolean, inMemory.number != 1 else { continue }
        report(
          call, "this preview writes to the store on disk; say `inMemory: true`", edits: [Edit(inMemory.range, "true")])
        continue
      }
      let end = call.arguments[0].node.range.upperBound
      report(
        call, "this preview writes to the store on disk; add `inMemory: true`",
        edits: call.argument("for")?.node == call.arguments[0].node ? [Edit(end..<end, ", inMemory: true")] : [])
    }
    for call in file.calls(named: "ModelContainer")
    where call.isRoot && (isOfPreview(call) || isNamedAfterPreviews(call)) && isOnDisk(call) {
      report(
        call, "this preview writes to the store on disk; add `ModelConfiguration(isStoredInMemoryOnly: true)`")
    }
  }

  private func isOfPreview(_ call: Node) -> Bool {
    call.ancestors.contains { node in
      node.kind == .macro && node.isNamed("Preview")
        || (node.kind == .struct || node.kind == .enum) && node.conforms(to: "PreviewModifier", "PreviewProvider")
    }
  }

  /// `static let preview: ModelContainer = …`, `let previewContainer = …`, and what `enum PreviewData` holds.
  private func isNamedAfterPreviews(_ call: Node) -> Bool {
    guard let member = call.enclosingMember, member.kind == .variable else { return false }
    if member.nameWords.first == "preview" { return true }
    // A view or controller of that name may be a feature of the app.
    guard let words = member.enclosingType?.nameWords, words.first == "preview" else { return false }
    return words.last == "data" || words.last == "container"
  }

  /// A container of models alone, or with a configuration that has a name and no place of its own.
  private func isOnDisk(_ call: Node) -> Bool {
    guard call.hasArgument("for"), !call.hasArgument("migrationPlan"),
      call.enclosingMember.map({ $0.sourceHolds("inmemory") && !$0.sourceHolds("inmemoryonly: false") }) != true
    else { return false }
    guard let configuration = call.argument("configurations")?.value else { return true }
    let all = configuration.kind == .array ? Array(configuration.children) : [configuration]
    return all.flatMap(\.outcomes).allSatisfy { value in
      guard let made = value.chain?.root, made.isNamed("ModelConfiguration"), value.chain?.parts.count == 1 else {
        return false
      }
      let inMemory = made.argument("isStoredInMemoryOnly")?.value
      return (inMemory == nil || inMemory?.kind == .boolean && inMemory?.number != 1) && !made.hasArgument("url")
    }
  }
}
