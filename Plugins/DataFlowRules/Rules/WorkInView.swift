import SwiftKitSDK

/// What a property or method of a view does that belongs in a model.
///
/// One call whose result nobody uses, with a message when it fails, and one setting stored when it changes are none, nor is what
/// draws or makes a window, what makes the initial value of a property, what a screen for developers does, or the loading of a view that
/// is there to load an image.
struct WorkInView {
  let node: Node
  let message: String
  /// Whether it fetches, decodes or stores by its name, and is not only something that may fail.
  let isCertain: Bool
  /// Whether it is one call, one setting, one look at a file or a few lines, which a view may well do itself.
  let isSmall: Bool

  static let literals = ["View| & |struct|", "View & |extension|"]

  /// At most one for each member of the views of a file, where a method is too long with more than `most` statements, which counts
  /// for more than what is small; single calls of services that nobody waits for only on request.
  static func all(in file: SourceFile, most: Double, withServices: Bool = false) -> [WorkInView] {
    let names = workers + ["fetch", "write"]
    let work = (file.nodes(.call, named: names) + file.nodes(.member, named: names)).filter(isWork)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    return file.nodes(.struct, .extension).filter { $0.isView && !$0.isInPreview && !$0.isForDevelopers }
      .flatMap { Array($0.children) }.compactMap { member in
        guard [.variable, .function, .initializer].contains(member.kind) else { return nil }
        let own = work.filter { $0.isInside(member) && !isDefault($0, of: member) }
        if let found = worker(among: own, of: member) {
          return found.isSmall ? length(of: member, most: most) ?? found : found
        }
        return wait(in: member) ?? length(of: member, most: most)
          ?? (withServices ? service(calledIn: member) : nil)
      }
  }

  private static func worker(among work: [Node], of member: Node) -> WorkInView? {
    guard let first = work.first else { return nil }
    // Once for all that works in the member.
    let isPanel = work.contains { $0.isNamed("write") } && onlyAsksWhereTo(member)
    let onlyDecodes = isHelper(member)
    let large = work.first { node in
      !(isPanel && isTold(node) || onlyDecodes && node.isNamed(coders) || isSmall(node, in: member))
    }
    let node = large ?? first
    return WorkInView(
      node: node,
      message: "\(node.name.code(or: "this")) is called in a view; move it to the model, where it can be tested",
      isCertain: true, isSmall: large == nil)
  }

  private static func wait(in member: Node) -> WorkInView? {
    guard member.kind == .function, let wait = member.descendants.first(where: isFallibleWait),
      !isOnlyForwarded(wait, in: member)
    else { return nil }
    return WorkInView(
      node: wait.children(.operator).first { $0.isNamed("try") } ?? wait,
      message: "this view does work that can fail; move it to the model, where it can be tested",
      isCertain: false, isSmall: true)
  }

  private static func length(of member: Node, most: Double) -> WorkInView? {
    guard member.kind == .function, !givesView(member), !draws(member), let body = member.child(.body),
      Double(body.statements.count) > most, !makesWindow(member)
    else { return nil }
    return WorkInView(
      node: member,
      message:
        "this method of a view has \(body.statements.count) statements; move its logic to the model, where it can be tested",
      isCertain: false, isSmall: false)
  }

  /// Whether it draws: what it is given to draw with is there in a view alone, or it gives shapes and their measures.
  private static func draws(_ member: Node) -> Bool {
    if member.children(.parameter).contains(where: { $0.child(.type)?.source.hasSuffix("Context") == true }) {
      return true
    }
    let words = member.child(.type)?.source.split { !$0.isLetter && !$0.isNumber } ?? []
    let types = words.filter { $0.first?.isUppercase == true }.map(String.init)
    return !types.isEmpty && types.allSatisfy(geometry.contains)
  }

  /// Whether it makes a window or a panel, or a view for one, which no model could do for it.
  private static func makesWindow(_ member: Node) -> Bool {
    member.descendants(.call).contains { made in
      made.isRoot && made.isCapitalized && made.name.map { isWindow($0, in: made.file.project) } == true
    }
  }

  /// Whether a type is a window of the system, or the project says that it inherits from one.
  private static func isWindow(_ type: String, in project: Project, following steps: Int = 3) -> Bool {
    if windows.contains(type) { return true }
    guard steps > 0, !project.isAmbiguous(type) else { return false }
    return project.inherited(by: type).contains { isWindow($0, in: project, following: steps - 1) }
  }

  /// Whether a coder is part of the initial value of a property, such as the default of a setting:
  /// `@AppStorage("order") var order = { try! JSONEncoder().encode(["a"]) }()`.
  private static func isDefault(_ node: Node, of member: Node) -> Bool {
    guard node.isNamed(coders), let value = member.child(.initial), node.isInside(value) else { return false }
    // A closure that is called at once is part of the value; any other runs later.
    return node.ancestors.prefix { $0 != value }.filter { $0.kind == .closure }.allSatisfy { closure in
      closure.chain.map { $0.root == closure && $0.parts.count > 1 } == true
    }
  }

  /// One setting, one look at a file or change of one, and a few lines that tell of their error.
  private static func isSmall(_ node: Node, in member: Node) -> Bool {
    if isSmallIdiom(node, in: member) { return true }
    if node.isNamed("UserDefaults", "NSUbiquitousKeyValueStore") || codesSetting(node, in: member) { return true }
    guard node.isNamed("FileManager") else { return false }
    let uses = member.descendants.filter { use in
      use.kind == .member && use.isNamed("FileManager") && use.isRoot
        && use.chain?.parts.contains { $0.isNamed(lookups) } == false
    }
    return uses.count < 2 && !member.descendants.contains { $0.kind == .call && $0.isNamed(walks) }
  }

  /// A fetch from the context of the environment, or a private helper that encodes or writes, in a few lines that give nothing back,
  /// with a `catch` that does something: moved to a model it would be as long.
  private static func isSmallIdiom(_ node: Node, in member: Node) -> Bool {
    guard member.kind == .function, member.child(.type) == nil,
      node.isNamed("fetch") || member.isPrivate && node.isNamed(coders + ["write"]),
      let attempt = node.enclosing(.statement, .closure, .function), attempt.isNamed("do"),
      case let clauses = attempt.children(.statement).filter({ $0.isNamed("catch") }),
      clauses.contains(where: { $0.child(.body)?.statements.isEmpty == false })
    else { return false }
    return steps(of: member) <= 8
  }

  /// A short static function that decodes what it is given and gives it back, which needs no view: moved elsewhere it would be the same.
  /// One that waits or reads a file fetches.
  private static func isHelper(_ member: Node) -> Bool {
    member.kind == .function && member.flags.contains(.static) && !member.flags.contains(.async)
      && member.child(.type) != nil && member.child(.parameter) != nil && steps(of: member) <= 8
      && !member.sourceHolds("contentsof")
  }

  /// Whether a short member asks people where to save what the model has made: `NSSavePanel()`.
  private static func onlyAsksWhereTo(_ member: Node) -> Bool {
    steps(of: member) <= 10 && !member.descendants(.call, named: "NSSavePanel").isEmpty
      && !member.descendants.contains { $0.isNamed(coders) && $0.isRoot }
  }

  /// `do { try data.write(to: url) } catch { problem = error }`
  private static func isTold(_ write: Node) -> Bool {
    guard write.isNamed("write"), let attempt = write.enclosing(.statement, .closure, .function) else { return false }
    return attempt.isNamed("do")
      && attempt.children(.statement).contains {
        $0.isNamed("catch") && $0.child(.body)?.statements.isEmpty == false
      }
  }

  /// Whether a coder only writes or reads a stored setting: `filterData = try? JSONEncoder().encode(filter)` of `@AppStorage`.
  private static func codesSetting(_ node: Node, in member: Node) -> Bool {
    guard node.isNamed(coders) else { return false }
    let settings =
      member.owner?.allParts.flatMap { $0.children(.variable) }
      .filter { $0.hasAttribute("AppStorage", "SceneStorage") }.compactMap(\.name) ?? []
    return member.descendants(.member).contains { $0.isNamed(settings) }
  }

  /// The statements of a member, with those of its closures and branches.
  private static func steps(of member: Node) -> Int {
    member.descendants.count { $0.parent.map { [.body, .closure, .branch].contains($0.kind) } == true }
  }

  private static let geometry: Set = [
    "Path", "CGPath", "CGRect", "CGPoint", "CGFloat", "CGSize", "CGVector", "CGAffineTransform", "Angle", "UnitPoint",
    "EdgeInsets",
  ]
  private static let windows: Set = [
    "NSHostingController", "NSHostingView", "NSPanel", "NSWindow", "UIHostingController", "UIWindow",
  ]
  private static let coders = ["JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder"]
  private static let lookups = [
    "fileExists", "isReadableFile", "homeDirectoryForCurrentUser", "temporaryDirectory", "urls", "containerURL",
  ]
  private static let walks = ["contentsOfDirectory", "enumerator", "subpaths", "subpathsOfDirectory"]
}

extension WorkInView {
  /// Whether `node`, which has a name of something that works, is that.
  private static func isWork(_ node: Node) -> Bool {
    guard let chain = node.chain, chain.parts.contains(node) else { return false }
    if chain.root == node {
      return node.isNamed(workers) && !node.flags.contains(.implicit) && !isStoreOfSettings(node)
        && !isOneSetting(node) && !isOfImageLoader(node)
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

  /// The session of a view that stands in for `AsyncImage` and says so by its name, `CachedAsyncImage`: to load is what it is for, to
  /// send is not.
  private static func isOfImageLoader(_ node: Node) -> Bool {
    guard node.isNamed("URLSession"), let words = node.enclosingType?.nameWords, words.last == "image",
      words.dropLast().contains(where: loaders.contains), let parts = node.chain?.parts
    else { return false }
    return parts.dropFirst().first { $0.kind == .call }.map { $0.isNamed(loads) } ?? true
  }

  private static let loads = ["data", "dataTask", "dataTaskPublisher", "download", "downloadTask"]

  private static let loaders: Set = ["async", "cached", "lazy", "network", "remote", "web"]

  /// A property with `@Environment(\.modelContext)`, whatever it is called.
  private static func isModelContext(_ root: Node) -> Bool {
    guard let type = root.enclosingType, let name = root.name else { return false }
    return type.allParts.flatMap { $0.children(.variable) }.contains { property in
      property.isNamed(name)
        && property.children(.attribute).contains {
          $0.isNamed("Environment") && $0.source.contains("\\.modelContext")
        }
    }
  }

  /// `.defaultAppStorage(UserDefaults(suiteName: …))`, `@AppStorage("a", store: UserDefaults(…))`.
  private static func isStoreOfSettings(_ node: Node) -> Bool {
    node.ancestors.contains { $0.kind == .attribute || $0.kind == .call && $0.isNamed("defaultAppStorage") }
  }

  /// `.onChange(of: tone) { UserDefaults.standard.set(tone, forKey: "tone") }`, all that the file stores.
  private static func isOneSetting(_ node: Node) -> Bool {
    node.isNamed("UserDefaults") && node.chain?.parts.last?.isNamed("set") == true
      && node.enclosingClosures.contains { $0.call.isNamed("onChange", "onReceive") || $0.argument.label == "set" }
      && node.file.nodes(.member, named: ["UserDefaults"]).count == 1
  }

  /// Whether a short method does nothing but this one call, whose result nobody uses, and says so where it fails.
  private static func isOnlyForwarded(_ wait: Node, in method: Node) -> Bool {
    guard wait.firstChild?.isNamed("try") == true, let attempt = wait.enclosing(.statement, .closure, .function),
      attempt.isNamed("do"), attempt.children(.statement).contains(where: { $0.isNamed("catch") && $0.size > 2 }),
      let body = method.child(.body)
    else { return false }
    let waits = body.descendants.count { $0.kind == .operator && $0.isNamed("await") }
    return waits == 1 && steps(of: method) <= 8
  }

  /// `try await`, but for what a model or the clock does.
  private static func isFallibleWait(_ node: Node) -> Bool {
    guard node.kind == .operation else { return false }
    let parts = Array(node.children)
    guard let place = parts.firstIndex(where: { $0.kind == .operator && $0.isNamed("try") }),
      parts.indices.contains(place + 2), parts[place + 1].isNamed("await"), let chain = parts[place + 2].chain
    else { return false }
    guard chain.root.isNamed("Task", "ContinuousClock", "clock") == false else { return false }
    guard chain.parts.count > 1, let call = chain.parts.last else { return false }
    let names = Set(chain.parts.dropLast().flatMap(\.nameWords))
    return names.isDisjoint(with: models)
      && (!names.isDisjoint(with: services) || call.nameWords.first.map(requests.contains) == true)
  }

  private static func givesView(_ method: Node) -> Bool {
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
