import SwiftKitSDK

/// The compiler stops looking, and the race stays.
///
/// Reported for variables that everybody shares. A constant cannot change, and where the file holds a lock or a queue, that one is
/// taken to guard it, unless a function uses the variable on the queue and beside it. What its type alone sets, in one
/// place and never to nil, and everybody unwraps unseen, is set at the start.
struct NonisolatedUnsafe: Check {
  let id = "nonisolated-unsafe"
  let rules = ["concurrency/isolation/nonisolated-unsafe"]
  let severity = Severity.info
  let title = "a shared variable that is nonisolated(unsafe)"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|nonisolated| & |unsafe|"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for property in file.nodes(.variable)
    where (!property.flags.contains(.constant) || holdsMutable(property)) && !property.isInPreview {
      guard let mark = property.children(.modifier).first(where: { $0.isNamed("nonisolated") && $0.text == "unsafe" }),
        property.flags.contains(.static) || property.enclosingMember == nil && property.enclosingType == nil,
        property.child(.body) == nil, !isLocked(property), !isExplained(property), !isOfTest(property),
        !isSetAtStart(property)
      else { continue }
      report(
        property,
        property.flags.contains(.constant)
          ? "`nonisolated(unsafe)` only silences the compiler; isolate \(property.name.code(or: "it")) to `@MainActor`, or make its class an actor"
          : "`nonisolated(unsafe)` only silences the compiler; isolate \(property.name.code(or: "it")) to `@MainActor`, make it a `let`, or guard it with a `Mutex`",
        suggestion: [Edit(mark.range, "@MainActor")])
    }
  }

  /// Whether the constant is an instance of a class of this file that anybody may change, or an `NSMutableArray` and the like.
  private func holdsMutable(_ property: Node) -> Bool {
    guard let made = property.child(.initial)?.firstChild?.chain, made.parts.count == 1, case let root = made.root,
      root.kind == .call, let name = root.name
    else { return false }
    if name.hasPrefix("NSMutable") { return true }
    guard let type = property.file.nodes(.class, named: [name]).first, !type.conforms(to: "Sendable"),
      !type.children(.attribute).contains(where: { $0.name?.hasSuffix("Actor") == true })
    else { return false }
    return type.children(.variable).contains { member in
      !member.flags.contains(.constant) && !member.flags.contains(.static) && member.code == nil
    }
  }

  /// `private(set) static var shared: Service!`, with one `shared = service`.
  private func isSetAtStart(_ property: Node) -> Bool {
    guard property.child(.type)?.source.hasSuffix("!") == true, let name = property.name,
      property.children(.modifier).contains(where: { $0.isNamed("private", "fileprivate") && $0.text == "set" })
    else { return false }
    let given = property.file.nodes(.member, named: [name]).filter(\.isAssigned)
    return given.count == 1 && given[0].chain?.node.parent?.assignment?.value.kind != .nil
  }

  /// `static var stringForTest`, and what a double of a test holds.
  private func isOfTest(_ property: Node) -> Bool {
    (property.nameWords + (property.enclosingType?.nameWords ?? [])).contains {
      ["test", "testing", "mock"].contains($0)
    }
  }

  /// Whether a comment beside it names the mark or the race, and so says why.
  private func isExplained(_ property: Node) -> Bool {
    property.commentsBeside.split { !$0.isLetter }.contains { ["unsafe", "race", "races"].contains($0) }
  }

  private func isLocked(_ property: Node) -> Bool {
    let all = property.file.root
    if all.sourceHolds("lock") || all.sourceHolds("mutex") || all.sourceHolds("atomic") { return true }
    return all.sourceHolds("dispatchqueue") && !isUsedBesideQueue(property)
  }

  /// Whether a function that everybody may call uses it on a queue and again outside of every closure, where the queue guards
  /// nothing.
  ///
  ///     if let image = Self.images[key] { return image }
  ///     Self.queue.async { Self.images[key] = made }
  private func isUsedBesideQueue(_ property: Node) -> Bool {
    guard let name = property.name, !property.file.root.sourceHolds("dispatchprecondition") else { return false }
    let uses = property.file.nodes(.member, named: [name]).filter { isUse($0, of: property) }
    return uses.contains { use in
      guard let function = use.enclosingMember, function.kind == .function, !function.isPrivate,
        !use.ancestors.prefix(while: { $0 != function }).contains(where: { $0.kind == .closure })
      else { return false }
      return uses.contains { $0.isInside(function) && $0.enclosingClosures.contains(where: isOnOwnQueue) }
    }
  }

  /// `Self.images`, `Thumbnails.images`, or `images` where no local value has that name.
  private func isUse(_ use: Node, of property: Node) -> Bool {
    guard let parts = use.chain?.parts, let place = parts.firstIndex(of: use), !use.flags.contains(.implicit) else {
      return false
    }
    if place == 0 { return property.name.flatMap { use.variable(named: $0) } == property }
    return place == 1 && (parts[0].isNamed("Self") || parts[0].name == property.owner?.name)
      && use.enclosingType?.name == property.owner?.name
  }

  /// A closure of a queue that the file keeps; the main queue guards what runs on the main thread.
  private func isOnOwnQueue(_ closure: Node.Closure) -> Bool {
    guard closure.call.isNamed("sync", "async"), let parts = closure.call.chain?.parts, parts.count > 1 else {
      return false
    }
    return !parts.contains { $0.isNamed("DispatchQueue") || $0.nameWords.contains("main") }
  }
}
