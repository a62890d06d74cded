import APIFacts
import SwiftKitSDK

/// A deprecated API whose replacement is there on the oldest iOS that the project runs on; where it is not, nothing is said.
///
/// One that a version of later deprecates is a note: Xcode is silent, too. What no version deprecates is for
/// `api-soft-deprecated`.
struct ReplacedAPI: Check {
  let id = "api-deprecated"
  let rules = ["current-api/truth/api-deprecated"]
  let severity = Severity.info
  let title = "a deprecated API that has a replacement"
  let group: CheckGroup? = .deprecation
  let basis: Basis? = .apple
  let literals = ["SwiftUI"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    check(file, report, forSoft: false)
    for call in file.nodes(.call, named: ["onChange"]) where !call.isInPreview {
      judgeChange(call, file.ownNames, report)
    }
    guard file.settings.deploymentTarget >= 26 else { return }
    // Without a project file the app may as well run on an older iOS, where Xcode is silent.
    let isAssumed = file.lowestSystems.contains { $0.platform == .iOS && $0.isAssumed }
    for sum in file.nodes(.operation) where joinsTexts(sum) {
      (isAssumed ? report.notes : report)(
        sum.children.first { $0.isNamed("+") } ?? sum,
        "joining `Text` views with `+` is deprecated; interpolate one `Text` in the other")
    }
  }

  /// Reports what is soft (`Deprecation.isSoft`), or all other calls and values of the environment that the table has a replacement for.
  func check(_ file: SourceFile, _ report: Report, forSoft soft: Bool) {
    guard let api = file.api else { return }
    let own = file.ownNames
    for call in file.calls(where: { $0 != "onChange" && api.isReplaced($0) }) {
      guard let name = call.name, !call.isInPreview, !isOfJoinedText(call),
        let row = row(for: call, api.facts(named: name), own, api),
        case let deprecation = Deprecation(row, of: call, api), deprecation.isSoft == soft
      else { continue }
      let replacement = Replacement(fact: row, call: call)
      (deprecation.isNote ? report.notes : report)(
        call, "`\(row.signature)` \(deprecation.words); write `\(row.replacementWords)`", edits: replacement.edits,
        suggestion: replacement.suggestion)
    }
    for attribute in file.nodes(.attribute, named: ["Environment"]) {
      guard let key = attribute.source.split(separator: "\\.").dropFirst().first?.prefix(while: \.isLetter),
        let row = api.facts(named: String(key)).first(where: {
          $0.kind == .replaced && $0.container == "EnvironmentValues"
        }),
        isDue(row, file, api), case let deprecation = Deprecation(row, of: attribute, api), deprecation.isSoft == soft
      else { continue }
      (deprecation.isNote ? report.notes : report)(
        attribute, "the environment value `\(key)` \(deprecation.words); read `\(row.type)`")
    }
  }

  /// `Text("a").foregroundColor(.red) + Text("b")`: below iOS 17, `foregroundStyle` gives no text that could be joined.
  private func isOfJoinedText(_ call: Node) -> Bool {
    guard call.isNamed("foregroundColor"), call.file.settings.deploymentTarget < 17, let chain = call.chain,
      chain.isRooted(in: "Text")
    else { return false }
    if chain.node.parent?.children.contains(where: { $0.kind == .operator && $0.isNamed("+", "+=") }) == true {
      return true
    }
    if let text = chain.node.parent, text.kind == .initial, let name = text.parent?.name {
      return call.enclosingMember?.descendants(.operation).contains { isJoined(name, by: $0) } == true
    }
    return call.enclosing(.function, .variable)?.child(.type)?.source == "Text"
  }

  /// `label = label + Text("b")`, `label += Text("b")`.
  private func isJoined(_ name: String, by operation: Node) -> Bool {
    operation.children(.operator).contains { $0.isNamed("+", "+=") }
      && operation.children(.chain).contains { $0.ownMemberName == name }
  }

  /// The row that speaks of such a call, where nothing newer can be meant by it.
  private func row(for call: Node, _ facts: [APIFact], _ own: OwnNames, _ api: KnownAPI) -> APIFact? {
    let isRoot = call.isRoot
    if isRoot ? !call.isCapitalized || call.flags.contains(.implicit) : !call.isViewModifier { return nil }
    let rows = facts.filter { row in
      guard row.kind == .replaced else { return false }
      return isRoot ? row.container == row.name || row.container.isEmpty : row.container == "View"
    }
    guard !rows.isEmpty, let name = call.name, !own.has(name, call) else { return nil }
    // The modifier around an old alert or sheet has been told of.
    if call.isInside(closureOf: "alert", "actionSheet"), isRoot { return nil }
    let arguments = call.calledArguments
    guard let row = rows.first(where: { $0.parameters?.isEmpty != false || $0.takes(arguments) }),
      isDue(row, call.file, api)
    else {
      return nil
    }
    let others = facts.filter {
      $0.kind != .replaced && $0.container == row.container && $0.parameters != row.parameters && $0.takes(arguments)
    }
    return others.contains { $0.availability(.iOS).end == nil } ? nil : row
  }

  private func isDue(_ row: APIFact, _ file: SourceFile, _ api: KnownAPI) -> Bool {
    guard let since = row.availability(.iOS).since.flatMap(Double.init), since <= file.settings.deploymentTarget else {
      return false
    }
    // That is by the iOS of the year; what is written today must be there on each of the file's own systems.
    let name = String(row.type.prefix { $0.isLetter || $0.isNumber })
    let forms = api.facts(named: name).filter {
      $0.isDeclaration
        && ($0.container == row.container || row.container == row.name && $0.container == name || $0.container.isEmpty)
    }
    return file.lowestSystems.allSatisfy { system in
      guard !system.isAssumed, system.platform != .iOS, !forms.isEmpty else { return true }
      return forms.contains { form in
        switch form.availability(system.platform) {
        case .never: false
        case .unknown: true
        case .since(let version, _): Double(version).map { $0 <= system.version } ?? true
        }
      }
    }
  }

  /// The form of `onChange` whose closure gets only the new value.
  private func judgeChange(_ call: Node, _ own: OwnNames, _ report: Report) {
    guard call.isViewModifier, call.file.settings.deploymentTarget >= 17, call.hasArgument("of"),
      !call.hasArgument("initial"),
      !own.hasMethod("onChange"), call.hasArgument("perform") || call.changedValues == 1, let last = call.arguments.last
    else { return }
    let parameters = last.value.children(.parameter)
    let isPlain = last.isTrailingClosure && parameters.count == 1 && parameters[0].child(.type) == nil
    report(
      call,
      "the `onChange` closure with one parameter is deprecated; use the closure with the old and new values, or the one without parameters",
      edits: isPlain ? [Edit(parameters[0].range.lowerBound..<parameters[0].range.lowerBound, "_, ")] : [])
  }

  private func joinsTexts(_ sum: Node) -> Bool {
    let parts = Array(sum.children)
    return parts.count >= 3 && parts[1].isNamed("+")
      && [parts[0], parts[2]].allSatisfy { $0.chain?.isRooted(in: "Text") == true }
      && !sum.mayBeOwn("Text")
  }
}
