import APIFacts
import SwiftKitSDK

/// A modifier that SwiftUI does not have, on what is known to be a view.
///
/// It speaks only where it knows the view: SwiftUI's own, the project's, or the content of a view modifier. What an extension of
/// the project declares exists, and so does what three files apply where packages are imported, whose sources nobody has read.
/// Of such a project slips of the fingers are told, and names of other frameworks on what is surely a view.
struct UnknownModifier: Check {
  let id = "api-unknown-modifier"
  let rules = ["current-api/truth/api-unknown-modifier"]
  let severity = Severity.error
  let title = "a modifier that SwiftUI does not have"
  let group: CheckGroup? = .api
  let basis: Basis? = .apple
  let literals = ["SwiftUI"]

  func check(_ file: SourceFile, _ report: Report) {
    guard let api = file.api else { return }
    let report = file.judging(report)
    let around = file.surroundings
    let own = file.ownNames
    var judged: Set<Node> = []
    // Nearly every call is a modifier of SwiftUI's or no modifier at all.
    for call in file.calls(where: { !api.isModifier($0) }) {
      guard !call.isCapitalized, call.isModifier, let chain = call.chain,
        judged.insert(chain.node).inserted
      else { continue }
      if let receiver = Receiver(chain) {
        judge(chain, receiver, api, own, around, report)
      } else if chain.root.isPlain || chain.root.kind == .tuple {
        // `self.content` and `store.title` are what the chain stands on.
        judgeLikely(chain.parts.dropFirst().drop { $0.kind == .member }, of: chain, api, own, around, report)
      }
    }
  }

  /// A chain whose view is known.
  private func judge(
    _ chain: Chain, _ receiver: Receiver, _ api: KnownAPI, _ own: OwnNames, _ around: Surroundings, _ report: Report
  ) {
    let (project, settings) = (chain.node.file.project, chain.node.file.settings)
    var isSure = !receiver.mayHaveOwnMethods
    // Whether a property came before, which gives most often a view.
    var isLikely = true
    let parts = chain.parts.dropFirst(receiver.parts)
    for (place, part) in zip(parts.indices, parts) {
      if part.kind == .member, !part.isCapitalized {
        (isSure, isLikely) = (false, false)
        continue
      }
      guard part.kind == .call, let name = part.name, !part.isCapitalized else { return }
      let facts = api.facts(named: name)
      if facts.contains(where: receiver.has) { continue }
      let owners = project.types(extendedBy: name)
      if !owners.isEmpty || isOwnMethod(name, of: chain) || name.hasPrefix("_") {
        // What it gives is not known: most give a view, some an image or a number.
        guard owners.contains("View") || owners.contains(receiver.type) || name.hasPrefix("_") else {
          judgeLikely(parts[place...].dropFirst(), of: chain, api, own, around, report)
          return
        }
        isSure = false
        continue
      }
      if settings.extraNames.contains(name) || chain.node.file.isOftenApplied(name, around) {
        judgeLikely(parts[place...].dropFirst(), of: chain, api, own, around, report)
        return
      }
      let near = (api.modifier(meantBy: part, named: name) ?? api.modifier(near: name, isStrict: !isLikely))
        .flatMap { around == .ownOnly || !isPrefixed(name, of: $0) && !api.isMadeOfWords(name) ? $0 : nil }
        .flatMap { isSure || takes(part, as: $0, api, own) ? $0 : nil }
      let foreign = facts.first { $0.kind == .foreign && (around == .ownOnly || !Self.oftenOfPackages.contains(name)) }
      if let near {
        tell(part, name, "did you mean `\(near)`?", report)
      } else if let foreign, isLikely {
        tell(part, name, "write `\(foreign.type)`", report)
      } else if isSure, around == .ownOnly {
        let near = nearMiss(of: name, in: api.modifierNames) ?? api.modifier(sharingWordsWith: name)
        tell(part, name, (near ?? modifier(aboutWordsOf: name)).map { "did you mean `\($0)`?" }, report)
      } else {
        judgeLikely(parts[place...].dropFirst(), of: chain, api, own, around, report)
      }
      return
    }
  }

  /// What is applied to a chain that may be a view: where it is one by all signs, told is what is a slip away from a modifier,
  /// and names of other frameworks.
  private func judgeLikely(
    _ parts: ArraySlice<Node>, of chain: Chain, _ api: KnownAPI, _ own: OwnNames, _ around: Surroundings,
    _ report: Report
  ) {
    let (project, settings) = (chain.node.file.project, chain.node.file.settings)
    for part in parts {
      guard part.kind == .call, let name = part.name, !part.isCapitalized, !name.hasPrefix("_") else { return }
      let facts = api.facts(named: name)
      if facts.contains(where: \.isDeclaration) || !project.types(extendedBy: name).isEmpty { continue }
      // Nothing is reported on what is hardly a view, and looking for a near name costs most.
      let isSure = chain.isSurelyView(api)
      guard isSure || chain.isLikelyView(api) else { return }
      let near =
        api.modifier(meantBy: part, named: name) ?? (name.count > 4 ? api.modifier(near: name, isStrict: true) : nil)
      let foreign = facts.first { $0.kind == .foreign }
      // What a package's modifier gives is most often a view.
      guard near != nil || foreign != nil, !settings.extraNames.contains(name), !own.hasMethod(name),
        !settings.acceptsSeenNames || !project.appliesOften(name)
      else { continue }
      // A view of a package has methods of its own, which its sources would tell.
      if near == nil, around != .ownOnly, chain.root.kind == .call, chain.root.isCapitalized,
        chain.root.name.map({ Receiver.views.contains($0) || project.declares($0) }) == false
      {
        return
      }
      // A type may have static members with methods of any names, but hardly with long ones that are nearly a modifier's.
      if chain.isOfType, !isSure, near == nil || name.count < 8 { return }
      if let near {
        if isSure || takes(part, as: near, api, own) { tell(part, name, "did you mean `\(near)`?", report) }
      } else if let foreign, isSure || around != .packages && chain.isAmongViews, !Self.oftenOfPackages.contains(name),
        chain.root.isCapitalized || !Self.ofTexts.contains(name)
      {
        tell(part, name, "write `\(foreign.type)`", report)
      }
      return
    }
  }

  /// Whether a form of the modifier takes the arguments: one of SwiftUI's, of the project's or of a package's.
  private func takes(_ part: Node, as modifier: String, _ api: KnownAPI, _ own: OwnNames) -> Bool {
    api.takes(part, as: modifier) || own.mayTake(part, named: modifier)
  }

  /// `ceEnvironment`: a package's own name for what it does to `environment`.
  private func isPrefixed(_ name: String, of modifier: String) -> Bool {
    name.count > modifier.count && name.lowercased().hasSuffix(modifier.lowercased()) && !name.hasSuffix(modifier)
  }

  private func tell(_ part: Node, _ name: String, _ advice: String?, _ report: Report) {
    report(part, "SwiftUI has no modifier `\(name)` (SDK \(APITable.sdk))" + (advice.map { "; \($0)" } ?? ""))
  }

  /// Whether the view at the root, a type of the file, declares it.
  private func isOwnMethod(_ name: String, of chain: Chain) -> Bool {
    let file = chain.node.file
    guard let type = chain.root.name, chain.root.isCapitalized else { return false }
    return file.nodes(.struct, named: [type]).contains { !$0.descendants(.function, named: name).isEmpty }
  }

  /// Methods of texts, which are hardly meant for a view.
  private static let ofTexts: Set = ["lowercased", "uppercased"]

  /// Names of other frameworks that packages give to modifiers of theirs, too.
  private static let oftenOfPackages: Set = [
    "height", "hide", "if", "ifLet", "isHidden", "isLoading", "key", "loading", "maxHeight", "maxWidth", "minHeight",
    "minWidth",
    "modal", "onFirstAppear", "onLoad", "placeholder", "shimmer", "skeleton", "snackbar", "style", "textStyle", "theme",
    "toast", "visible", "width",
  ]
}
