import APIFacts
import SwiftKitSDK

/// An API that is newer than the oldest system that the project runs on, where no condition asks for the newer one.
///
/// It speaks of what every form of a call needs. Names that the project declares are its own; the glass of iOS 26 is told by
/// `glass-availability`.
struct TooNew: Check {
  let id = "api-too-new"
  let rules = ["current-api/truth/api-too-new"]
  let severity = Severity.error
  let title = "an API that is newer than the deployment target"
  let group: CheckGroup? = .api
  let basis: Basis? = .apple
  let literals = ["SwiftUI"]

  func check(_ file: SourceFile, _ report: Report) {
    guard let api = file.api, case let systems = file.lowestSystems, !systems.isEmpty else { return }
    let report = file.judging(report)
    let own = file.ownNames
    for call in file.calls(where: { mayBeNewer($0, systems, api) && !Self.toldElsewhere.contains($0) }) {
      guard let name = call.name,
        let needed = call.isRoot ? type(name, call, api) : modifier(name, call, own, api),
        file.surroundings != .packages || !isOlder(name, call, systems, api)
      else { continue }
      tell(name, call, needed, systems, report)
    }
    for value in file.valuesInSlots {
      guard let name = value.root.name, mayBeNewer(name, systems, api), !Self.toldElsewhere.contains(name),
        !value.isOfProject, !value.isOfOwnForm
      else { continue }
      let facts = api.facts(named: name).filter {
        value.types.contains($0.container) && $0.isValue && (!value.isColor || $0.isColor)
      }
      tell("." + name, value.root, Needed(forms: facts), systems, report)
    }
    for key in file.environmentKeys where mayBeNewer(key.name, systems, api) && !key.isOfProject {
      let facts = api.facts(named: key.name).filter { $0.container == "EnvironmentValues" && $0.kind == .variable }
      tell("\\." + key.name, key.node, Needed(forms: facts), systems, report)
    }
  }

  /// What a use needs: its type, where it makes one, and one of the forms.
  private struct Needed {
    var type: [APIFact] = []
    let forms: [APIFact]

    func since(_ system: LowestSystem) -> Double? {
      guard !type.isEmpty else { return system.first(of: forms) }
      guard let type = system.first(of: type) else { return nil }
      return forms.isEmpty ? type : system.first(of: forms).map { max($0, type) }
    }
  }

  private func mayBeNewer(_ name: String, _ systems: [LowestSystem], _ api: KnownAPI) -> Bool {
    systems.contains { api.newest(name, on: $0.platform) > $0.version }
  }

  /// Whether another form is old enough, of a name that packages often give the newer forms, too.
  private func isOlder(_ name: String, _ call: Node, _ systems: [LowestSystem], _ api: KnownAPI) -> Bool {
    guard name != "onChange", LabelTrust.oftenOfPackages.contains(name) else { return false }
    let forms = api.facts(named: name).filter {
      call.isRoot ? $0.kind == .initializer && $0.container == name : $0.kind == .function && $0.container == "View"
    }
    return systems.allSatisfy { system in system.first(of: forms).map { $0 <= system.version } == true }
  }

  private func tell(
    _ name: String, _ use: Node, _ needed: Needed, _ systems: [LowestSystem], _ report: Report
  ) {
    let missing = systems.compactMap { system -> (LowestSystem, String)? in
      guard let since = needed.since(system), since > system.version, !system.isGuarded(use, since: since) else {
        return nil
      }
      return (system, "\(system.platform.name) \(since.asVersion)")
    }
    guard !missing.isEmpty, !use.isInPreview else { return }
    let targets = missing.map { system, _ in
      (system.platform == .iOS ? "" : system.platform.name + " ") + system.version.asVersion
    }
    report(
      use,
      "`\(name)` needs \(missing.map(\.1).joined(separator: " and ")), but the deployment target is "
        + "\(targets.joined(separator: " and ")); wrap it in `if #available(\(missing.map(\.1).joined(separator: ", ")), *)`"
    )
  }

  /// The modifiers that such a call can mean; nil where that is not known, or the project has its own.
  private func modifier(_ name: String, _ call: Node, _ own: OwnNames, _ api: KnownAPI) -> Needed? {
    guard call.isViewModifier, !own.hasMethod(name), call.chain?.isFont != true else { return nil }
    let facts = api.facts(named: name)
    let root = call.chain?.root
    // What is no view may have a method of that name: `DynamicIsland { … }.contentMargins(…)`.
    if let root, root.kind == .call, root.isCapitalized, !root.isNamed("Text", "Image") {
      let own = facts.filter { $0.kind == .function && !$0.isStatic && root.isNamed($0.container) }
      if !own.isEmpty { return Needed(forms: own) }
    }
    // `bold()` of a text is older than that of a view; what a name stands for may be a text, a font, or anything else.
    let isView = root?.isCapitalized == true && root?.isNamed("Text", "Image") == false
    let mayBeAnything = root?.isCapitalized == false && call.chain.flatMap(Receiver.init) == nil
    var forms = facts.filter {
      $0.kind == .function && !$0.isStatic && $0.takes(call.calledArguments)
        && ($0.container == "View" || !isView && ["Text", "Image"].contains($0.container) || mayBeAnything)
    }
    guard forms.contains(where: { $0.container == "View" }) else { return nil }
    // The two forms of onChange differ in what their closures take.
    if name == "onChange", let values = call.changedValues {
      forms = forms.filter { ($0.parameters?.contains { $0.label == "initial" } == true) == (values != 1) }
    }
    return Needed(forms: forms)
  }

  /// The type that such a call makes, and the initialisers that it can mean where these are known.
  private func type(_ name: String, _ call: Node, _ api: KnownAPI) -> Needed? {
    guard call.isCapitalized, !call.flags.contains(.implicit), !call.mayBeOwn(name) else { return nil }
    let facts = api.facts(named: name)
    // Only where one framework has a type of that name, and the file can see it.
    let types = facts.filter { [.struct, .class, .enum].contains($0.kind) && $0.container.isEmpty }
    guard types.count == 1, types[0].module == "SwiftUI" || call.file.imports(types[0].module) else { return nil }
    // A package may have a type of that name as well, as a form that a controller fills has sections.
    if call.file.surroundings == .packages, call.enclosingType?.kind == .class { return nil }
    let initialisers = facts.filter {
      $0.kind == .initializer && $0.container == name && $0.module == types[0].module
    }
    let meant = initialisers.filter { $0.takes(call.calledArguments) }
    // Where none of them takes the call, it is a type or a function of somebody else.
    guard !meant.isEmpty || initialisers.isEmpty else { return nil }
    return Needed(type: types, forms: meant)
  }

  private static let toldElsewhere: Set = [
    "glassEffect", "glassEffectID", "glassEffectUnion", "glassEffectTransition", "tabBarMinimizeBehavior",
    "tabViewBottomAccessory", "scrollEdgeEffectStyle", "scrollEdgeEffectHidden", "backgroundExtensionEffect",
    "sharedBackgroundVisibility", "searchToolbarBehavior", "safeAreaBar", "GlassEffectContainer", "ToolbarSpacer",
    "ConcentricRectangle", "glass", "glassProminent", "confirm", "close",
  ]
}

extension Chain {
  /// Whether it is a font: `Font.body.monospacedDigit()`, and `.body.monospacedDigit()` where it is handed on.
  fileprivate var isFont: Bool {
    root.isNamed("Font")
      || root.flags.contains(.implicit)
        && (node.parent?.kind == .argument
          || node.enclosing(.variable, .function)?.child(.type)?.isNamed("Font") == true)
  }
}
