import SwiftKitSDK

/// An error of a view, of an observable class or of one on the main actor that is printed, and that no one sees; or one of what
/// works beside these, an actor or code that waits.
///
/// It is caught, or a completion is given it.
struct PrintedError {
  let node: Node

  var message: String {
    Self.isOfUserInterface(node)
      ? "the error is only printed, so the user sees nothing; keep it in state and show an alert"
      : "the error is only printed, where no one looks; log it, or show it"
  }

  static let literals = [
    "|catch| & |print|", "|catch| & |debugPrint|", "|catch| & |NSLog|", "|catch| & |dump|", "|failure| & |print|",
    "|failure| & |debugPrint|", "|error| & |print|", "|error| & |debugPrint|", "|error| & |NSLog|", "|error| & |dump|",
  ]

  static func all(in file: SourceFile) -> [PrintedError] {
    guard !file.isOfTests else { return [] }
    let branches = file.nodes(.switchCase).filter { branch in
      // The pattern is made for each question, so the cheap ones come first.
      !branch.isInPreview && onlyPrints(branch.statements) && branch.text?.contains(/\.failure\b/) == true
        && isOfApp(branch)
    }
    let clauses = file.nodes(.statement, named: ["catch"]).filter { clause in
      !clause.isInPreview && (clause.takesAnyError || isOnlyOne(clause))
        && clause.child(.body).map { onlyPrints($0.statements) } == true && isOfApp(clause)
    }
    let completions = ofCompletions(in: file).filter { !$0.isInPreview && isOfApp($0) }
    return (branches.map { $0.statements[0] } + clauses.compactMap { $0.child(.body)?.statements.first } + completions)
      .map { PrintedError(node: $0) }
  }

  /// Whether a view or its model does what was asked for: the action of a control, or a function named after one.
  var isOfUser: Bool {
    guard let type = node.owner, type.isView || type.name?.hasSuffix("ViewModel") == true else { return false }
    if node.enclosingClosures.contains(where: { $0.call.isNamed(Self.controls) || $0.argument.label == "action" }) {
      return true
    }
    return node.enclosing(.function)?.nameWords.first.map(Self.verbs.contains) == true
  }

  private static let controls = [
    "Button", "onSubmit", "onTapGesture", "swipeActions", "alert", "confirmationDialog", "fileImporter", "fileExporter",
    "onDrop", "dropDestination", "refreshable", "onDelete", "onMove",
  ]
  private static let verbs: Set = [
    "save", "delete", "remove", "add", "create", "update", "upload", "download", "send", "post", "share", "import",
    "export",
    "select", "connect", "sign", "login", "logout", "submit", "apply", "rename", "move", "copy", "restore", "install",
    "buy", "purchase", "toggle",
  ]

  /// A `catch let error as StoreError` with no other beside it.
  private static func isOnlyOne(_ clause: Node) -> Bool {
    clause.parent?.children(.statement).filter { $0.isNamed("catch") }.count == 1
      && clause.children(.condition).allSatisfy { $0.source.hasPrefix("let ") && !$0.sourceHolds("cancel") }
  }

  /// Whether at least one of these prints, and the others print or log.
  static func onlyPrints(_ statements: [Node]) -> Bool {
    statements.contains(where: isPrint) && statements.allSatisfy { isPrint($0) || isLog($0) }
  }

  /// `logger.error("…")`
  private static func isLog(_ statement: Node) -> Bool {
    guard let chain = statement.chain, statement.kind == .chain, chain.parts.last?.kind == .call,
      chain.parts.last?.isNamed("log", "error", "warning", "info", "debug", "notice", "fault", "critical", "trace")
        == true
    else { return false }
    return chain.parts.dropLast().contains { $0.nameWords.contains { ["log", "logger"].contains($0) } }
  }

  private static func isPrint(_ statement: Node) -> Bool {
    guard let chain = statement.chain, statement.kind == .chain else { return false }
    return chain.parts.count == 1 && chain.root.kind == .call
      && chain.root.isNamed("print", "debugPrint", "NSLog", "dump")
  }

  private static func isOfApp(_ node: Node) -> Bool { isOfUserInterface(node) || isBesideIt(node) }

  private static func isOfUserInterface(_ node: Node) -> Bool { node.ancestors.contains(where: isOfView) }

  /// Whether it is code of an actor, or an asynchronous function or a task of another type; a command of a terminal prints, and so
  /// does what only developers run.
  private static func isBesideIt(_ node: Node) -> Bool {
    guard let type = node.owner, !node.file.once({ TerminalCommand(node.file) }).isThere, !type.hasAttribute("main"),
      !type.isForDevelopers
    else { return false }
    return type.kind == .actor || node.enclosing(.function)?.flags.contains(.async) == true
      || node.isInside(closureOf: "Task")
  }

  private static func isOfView(_ node: Node) -> Bool {
    (node.kind == .struct || node.kind == .extension) && node.isView
      || node.kind == .class
        && (node.hasAttribute("Observable", "MainActor") || node.conforms(to: "ObservableObject"))
  }
}

/// Whether a file is of a command of a terminal, where what is printed is read, found once for all errors.
private struct TerminalCommand {
  let isThere: Bool

  init(_ file: SourceFile) {
    let begins = file.nodes(.struct, .class, .enum, .actor).contains { type in
      type.hasAttribute("main")
        && !type.conforms(to: "App", "Widget", "WidgetBundle", "UIApplicationDelegate", "NSApplicationDelegate")
    }
    isThere =
      begins || file.imports("ArgumentParser") || file.imports("Vapor")
      || file.path.split(separator: "/").last == "main.swift"
  }
}
