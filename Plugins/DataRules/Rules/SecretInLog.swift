import SwiftKitSDK

/// What is logged can be read by whoever has the device, and is sent along with a report.
///
/// By the name of a secret, or that of a constant which holds one, `let header = "Bearer \(accessToken)"`.
struct SecretInLog: Check {
  let id = "secret-in-log"
  let rules = ["data/secrets/secret-in-log"]
  let severity = Severity.warning
  let title = "a secret in a log"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|print|", "|debugPrint|", "|NSLog|", "|os_log|", "ogger", "|log|", "|dump|"].beside(
    "assw", "ecret", "oken", "Key", "asscode", "assphrase", "api", "Card")

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.nodes(.call) where isLog(call) && !call.isInPreview && !isAnswer(call) {
      let secret = call.descendants.first { node in
        guard node.kind == .chain, let last = node.chain?.parts.last, last.kind == .member, let name = last.name,
          !isConstant(node),
          SecretName.isSecret(name) || isOfSession(node) || holdsSecret(node), let argument = node.parent,
          argument.kind == .argument || argument.kind == .operation
        else { return false }
        // A value of its own, put into the text or handed over; not a part of a condition or of another call.
        guard argument.kind == .argument, !hidesValue(argument), isWritten(node, by: call) else { return false }
        return argument.parent == call || argument.parent?.kind == .string
          || argument.parent?.kind == .call && argument.parent?.isNamed("describing") == true
      }
      guard let name = secret?.chain?.parts.last?.name else { continue }
      report(call, "`\(name)` can be read in the log; log the event, not the value")
    }
  }

  /// Whether it is part of what a log writes, and not of something else that an object is told: `log(entityID: item.secret)`.
  private func isWritten(_ value: Node, by call: Node) -> Bool {
    let place = value.ancestors.first { $0.kind == .argument && $0.parent == call }
    guard let place, let label = place.name, place.firstChild == value else { return true }
    return !["id", "identifier", "uuid"].contains(where: label.lowercased().hasSuffix)
  }

  /// `Strings.legacyAPIKey`: a text about a key, and none itself.
  private func isConstant(_ value: Node) -> Bool {
    guard let parts = value.chain?.parts, parts[0].isCapitalized, parts.allSatisfy({ $0.kind == .member }) else {
      return false
    }
    return !parts.contains { $0.isNamed("shared", "current", "standard", "default") }
  }

  /// `credentials.token`: the token of somebody who is signed in, and none of a parser.
  private func isOfSession(_ value: Node) -> Bool {
    guard let parts = value.chain?.parts, parts.count > 1, parts.last?.isNamed("token") == true else { return false }
    let words = parts[parts.count - 2].nameWords
    return words.last.map { ["credential", "credentials", "auth", "oauth", "login"].contains($0) } == true
  }

  /// A constant of this file that is a secret, or a text with one in it as it is; not with a part of it, `\(token.prefix(4))`.
  private func holdsSecret(_ value: Node) -> Bool {
    guard let name = value.ownMemberName, let constant = value.variable(named: name),
      constant.flags.contains(.constant), let kept = constant.child(.initial)?.firstChild?.bare
    else { return false }
    let parts = kept.kind == .string ? kept.arguments.map(\.value) : kept.joinedParts + [kept]
    return parts.contains { part in
      guard part.kind == .chain, let last = part.chain?.parts.last, last.kind == .member, !isConstant(part) else {
        return false
      }
      return last.name.map(SecretName.isSecret) == true || isOfSession(part)
    }
  }

  /// `\(password, privacy: .private)`.
  private func hidesValue(_ argument: Node) -> Bool {
    options(of: argument).contains { $0.isNamed("privacy") && !$0.source.contains(".public") }
  }

  /// The arguments beside this one. A text holds those of all its interpolations, and those with a label belong to the value
  /// before them: `\(name, privacy: .private) \(password, privacy: .public)`.
  private func options(of argument: Node) -> ArraySlice<Node> {
    let all = argument.parent?.children(.argument) ?? []
    guard argument.parent?.kind == .string else { return all[...] }
    return all.drop { $0 != argument }.dropFirst().prefix { $0.name != nil }
  }

  /// What a program for the command line prints is what it was asked for: `print(password)` and nothing around it.
  private func isAnswer(_ call: Node) -> Bool {
    guard call.isNamed("print"), call.arguments.count == 1, call.arguments[0].value.kind == .chain else { return false }
    let name = call.file.path.split(separator: "/").last ?? ""
    return (name == "main.swift" || name.contains("CLI") || call.file.imports("ArgumentParser"))
  }

  private func isLog(_ call: Node) -> Bool {
    if call.isRoot { return call.isNamed("print", "debugPrint", "NSLog", "os_log", "dump") }
    guard call.isNamed("debug", "info", "notice", "error", "warning", "log", "trace", "fault", "critical") else {
      return false
    }
    return call.chain?.parts.dropLast().last.map { object in
      object.nameHolds("log") && !object.nameWords.contains { ["blog", "catalog", "dialog"].contains($0) }
    } ?? false
  }
}
