import SwiftKitSDK

/// The network is slow and fails; an empty space explains neither.
struct AsyncImagePhases: Check {
  let id = "async-image-phases"
  let rules = ["symbols/images/async-image-phases"]
  let severity = Severity.info
  let title = "an AsyncImage that does not show loading and failure"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["AsyncImage"]

  func check(_ file: SourceFile, _ report: Report) {
    guard !file.project.declares("AsyncImage") else { return }
    for image in file.calls(named: "AsyncImage") where image.isRoot && !image.isInPreview && image.hasArgument("url") {
      let closures = image.closures
      if closures.isEmpty {
        if let phases = image.argument("content")?.value.chain?.codeOfMember?.statements.first, phases.kind == .switch,
          case let missing = self.missing(in: phases), !missing.isEmpty
        {
          report(
            image,
            "there is no view for \(missing.map { "`\($0)`" }.joined(separator: ", ")); show every phase of the image")
        }
        guard !image.hasArgument("content"), !image.hasArgument("placeholder") else { continue }
        report(image, "`AsyncImage` shows nothing while it loads or when it fails; give it a closure for its phases")
      } else if closures.count == 1, let phases = closures.first?.children.first(where: { $0.kind == .switch }) {
        let missing = self.missing(in: phases)
        guard !missing.isEmpty else { continue }
        report(
          image,
          "there is no view for \(missing.map { "`\($0)`" }.joined(separator: ", ")); show every phase of the image")
      } else if closures.count == 1, loadsForEver(closures[0]) {
        report(
          image, "`AsyncImage` shows progress forever when it fails; show something else where `phase.error` is set")
      } else if closures.count == 1, showsImageAlone(closures[0]) {
        report(image, "`AsyncImage` shows nothing while it loads or when it fails; add an `else` for these phases")
      }
    }
  }

  /// `if let image = phase.image { … } else { ProgressView() }`: what has failed looks as if it went on loading.
  private func loadsForEver(_ phases: Node) -> Bool {
    guard phases.statements.count == 1, let choice = phases.statements.first, choice.kind == .if,
      let phase = phases.child(.parameter)?.name, choice.child(.if) == nil,
      case let branches = choice.children(.branch), branches.count == 2,
      choice.children(.condition).contains(where: { condition in
        condition.descendants(.member, named: "image").contains { $0.chain?.root.isNamed(phase) == true }
      }), let other = branches[1].onlyView
    else { return false }
    return other.isRooted(in: "ProgressView") && other.root.arguments.isEmpty
      && branches[1].descendants(.member, named: phase).isEmpty
  }

  /// `if let image = phase.image { … }` and nothing else.
  private func showsImageAlone(_ phases: Node) -> Bool {
    guard phases.statements.count == 1, let choice = phases.statements.first, choice.kind == .if,
      let phase = phases.child(.parameter)?.name
    else { return false }
    return choice.children.count { $0.kind == .branch || $0.kind == .if } == 1
      && choice.children(.condition).contains { condition in
        condition.descendants(.member, named: "image").contains {
          $0.chain?.root.isNamed(phase) == true && $0.chain?.parts.last == $0 && $0.chain?.parts.count == 2
        }
      }
  }

  /// Whether the `default` of a `switch` shows something in place of the image, loading or failed: `default: Image(systemName: "photo")`,
  /// `default: placeholder`. Nothing at all, or what says that it goes on loading, does not do for a failure.
  private func showsOther(_ phases: Node) -> Bool {
    phases.children(.switchCase).contains { other in
      guard other.text == "default", let shown = other.onlyView else { return false }
      return !shown.root.isNamed("EmptyView", "ProgressView", "Color", "Spacer")
        && shown.root.nameWords.allSatisfy { !["loading", "progress", "spinner", "empty"].contains($0) }
    }
  }

  /// The phases that no case names.
  private func missing(in phases: Node) -> [String] {
    let patterns = phases.children(.switchCase).map { $0.text ?? "" }
    let isImagePhase = patterns.contains { $0.contains(".success") }
    guard isImagePhase else { return [] }
    if showsOther(phases) { return [] }
    let missing = ["empty", "failure"].filter { phase in !patterns.contains { $0.contains(".\(phase)") } }
    let hasDefault = phases.source.contains("default")
    return missing.map { "." + $0 } + (missing.isEmpty && !hasDefault ? ["@unknown default"] : [])
  }
}
