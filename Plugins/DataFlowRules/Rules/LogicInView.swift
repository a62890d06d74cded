import SwiftKitSDK

/// A view is a function of state; fetching, decoding and storing belong in its model.
///
/// One finding a property or method of a view, at the first of such things in it. One call whose result nobody uses, with a message
/// when it fails, and one setting stored when it changes are no logic.
struct LogicInView: Check {
  let id = "logic-in-view"
  let rules = ["architecture-and-data-flow/views/logic-in-view"]
  let severity = Severity.warning
  let title = "fetching, decoding or storing in a view"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .convention
  let options: [CheckOption] = [
    .number(
      "statements", standard: "15", about: "The maximum number of statements in a method that does not return a view.")
  ]
  let literals = ["View| & |struct|", "View & |extension|"]

  func check(_ file: SourceFile, _ report: Report) {
    let names = Self.workers + ["fetch", "write"]
    let most = file.settings.number("statements", of: self) ?? 15
    let work = (file.nodes(.call, named: names) + file.nodes(.member, named: names)).filter(isWork)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    for type in file.nodes(.struct, .extension) where type.isView && !type.isInPreview {
      for member in type.children {
        guard member.kind == .variable || member.kind == .function || member.kind == .initializer else { continue }
        if let node = work.first(where: { $0.isInside(member) }) {
          report(
            node, "\(node.name.code(or: "this")) is called in a view; move it to the model, where it can be tested")
        } else if member.kind == .function, let wait = member.descendants.first(where: isFallibleWait),
          !isOnlyForwarded(wait, in: member)
        {
          report(
            wait.children(.operator).first { $0.isNamed("try") } ?? wait,
            "this view does work that can fail; move it to the model, where it can be tested")
        } else if member.kind == .function, !givesView(member), let body = member.child(.body),
          Double(body.statements.count) > most
        {
          report(
            member,
            "this method of a view has \(body.statements.count) statements; move its logic to the model, where it can be tested"
          )
        }
      }
    }
  }

  /// Whether `node`, which has a name of something that works, is that.
  private func isWork(_ node: Node) -> Bool {
    guard let chain = node.chain, chain.parts.contains(node) else { return false }
    if chain.root == node {
      return node.isNamed(Self.workers) && !node.flags.contains(.implicit) && !isStoreOfSettings(node)
        && !isOneSetting(node)
    }
    // `text.write(to: url, atomically: true, encoding: .utf8)`, `data.write(to: url)` in a view.
    if node.isNamed("write") {
      return node.kind == .call && node.arguments.first?.label == "to" && chain.node.parent?.kind == .operation
        && chain.node.parent?.awaits == false
        && chain.node.parent?.children(.operator).contains { $0.isNamed("try", "try?", "try!") } == true
    }
    return node.isNamed("fetch")
      && (chain.root.nameWords.suffix(2) == ["model", "context"] || isModelContext(chain.root))
  }

  /// A property with `@Environment(\.modelContext)`, whatever it is called.
  private func isModelContext(_ root: Node) -> Bool {
    guard let type = root.enclosingType, let name = root.name else { return false }
    return type.allParts.flatMap { $0.children(.variable) }.contains { property in
      property.isNamed(name)
        && property.children(.attribute).contains {
          $0.isNamed("Environment") && $0.source.contains("\\.modelContext")
        }
    }
  }

  /// `.defaultAppStorage(UserDefaults(suiteName: …))`, `@AppStorage("a", store: UserDefaults(…))`.
  private func isStoreOfSettings(_ node: Node) -> Bool {
    node.ancestors.contains { $0.kind == .attribute || $0.kind == .call && $0.isNamed("defaultAppStorage") }
  }

  /// `.onChange(of: tone) { UserDefaults.standard.set(tone, forKey: "tone") }`, all that the file stores.
  private func isOneSetting(_ node: Node) -> Bool {
    node.isNamed("UserDefaults") && node.chain?.parts.last?.isNamed("set") == true
      && node.enclosingClosures.contains { $0.call.isNamed("onChange", "onReceive") || $0.argument.label == "set" }
      && node.file.nodes(.member, named: ["UserDefaults"]).count == 1
  }

  /// Whether a short method does nothing but this one call, whose result nobody uses, and says so where it fails.
  private func isOnlyForwarded(_ wait: Node, in method: Node) -> Bool {
    guard wait.firstChild?.isNamed("try") == true, let attempt = wait.enclosing(.statement, .closure, .function),
      attempt.isNamed("do"), attempt.children(.statement).contains(where: { $0.isNamed("catch") && $0.size > 2 }),
      let body = method.child(.body)
    else { return false }
    let waits = body.descendants.count { $0.kind == .operator && $0.isNamed("await") }
    let steps = body.descendants.count { $0.parent.map { [.body, .closure, .branch].contains($0.kind) } == true }
    return waits == 1 && steps <= 8
  }

  /// `try await`, but for what a model or the clock does.
  private func isFallibleWait(_ node: Node) -> Bool {
    guard node.kind == .operation else { return false }
    let parts = Array(node.children)
    guard let place = parts.firstIndex(where: { $0.kind == .operator && $0.isNamed("try") }),
      parts.indices.contains(place + 2), parts[place + 1].isNamed("await"), let chain = parts[place + 2].chain
    else { return false }
    guard chain.root.isNamed("Task", "ContinuousClock", "clock") == false else { return false }
    guard chain.parts.count > 1, let call = chain.parts.last else { return false }
    let names = Set(chain.parts.dropLast().flatMap(\.nameWords))
    return names.isDisjoint(with: Self.models)
      && (!names.isDisjoint(with: Self.services) || call.nameWords.first.map(Self.requests.contains) == true)
  }

  private func givesView(_ method: Node) -> Bool {
    method.child(.type)?.source.hasPrefix("some ") == true || method.hasAttribute("ViewBuilder")
  }

  /// What holds the state behind a view, whatever a project calls it.
  private static let models: Set = [
    "model", "viewmodel", "vm", "store", "manager", "controller", "coordinator", "interactor", "interactors",
    "presenter",
  ]

  /// What reaches out of the app, unlike a model that saves itself.
  private static let services: Set = [
    "api", "backend", "client", "connection", "database", "db", "endpoint", "gateway", "http", "network", "networking",
    "provider", "remote", "repository", "request", "server", "service", "services", "session", "urlsession",
  ]
  private static let requests: Set = [
    "data", "decode", "download", "execute", "fetch", "get", "load", "post", "put", "query", "request", "search",
    "upload",
  ]

  private static let workers = [
    "URLSession", "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder", "FileManager",
    "UserDefaults", "NSUbiquitousKeyValueStore", "SecItemAdd", "SecItemUpdate", "SecItemDelete", "SecItemCopyMatching",
    "NSKeyedArchiver", "NSKeyedUnarchiver",
  ]
}
