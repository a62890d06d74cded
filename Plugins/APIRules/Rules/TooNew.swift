import APIFacts
import SwiftKitSDK

/// An API that is newer than the oldest iOS that the project runs on, where no condition asks for the newer system.
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
    guard let api = file.api else { return }
    let target = file.settings.deploymentTarget
    let own = OwnNames(in: file)
    for call in file.nodes(.call) {
      guard let name = call.name, api.newest(name) > target, !Self.toldElsewhere.contains(name),
        let since = call.isRoot ? sinceOfType(name, call, api) : sinceOfModifier(name, call, own, api), since > target,
        file.isForPhones(call), !call.isAvailable(since: since), !call.isInPreview
      else { continue }
      report(
        call,
        "\(name) needs iOS \(since.asVersion), the deployment target is \(target.asVersion); put it behind "
          + "if #available(iOS \(since.asVersion), *)")
    }
  }

  /// The first iOS that has a modifier that such a call can mean; nil where that is not known, or the project has its own.
  private func sinceOfModifier(_ name: String, _ call: Node, _ own: OwnNames, _ api: KnownAPI) -> Double? {
    guard call.isViewModifier, !own.hasMethod(name) else { return nil }
    var facts = api.facts(named: name).filter {
      $0.kind == .function && !$0.isStatic && $0.container == "View" && $0.takes(call.calledArguments)
    }
    // The two forms of onChange differ in what their closures take.
    if name == "onChange", let values = call.changedValues {
      facts = facts.filter { ($0.parameters?.contains { $0.label == "initial" } == true) == (values != 1) }
    }
    return Self.first(of: facts)
  }

  /// The first iOS that has the type, and an initialiser that such a call can mean where it is known.
  private func sinceOfType(_ name: String, _ call: Node, _ api: KnownAPI) -> Double? {
    guard call.isCapitalized, !call.flags.contains(.implicit), !call.file.declares(name) else { return nil }
    let facts = api.facts(named: name)
    // Only where one framework has a type of that name, and the file can see it.
    let types = facts.filter { [.struct, .class, .enum].contains($0.kind) && $0.container.isEmpty }
    guard types.count == 1, types[0].module == "SwiftUI" || call.file.imports(types[0].module),
      let since = Self.first(of: types)
    else { return nil }
    let meant = facts.filter {
      $0.kind == .initializer && $0.container == name && $0.module == types[0].module && $0.takes(call.calledArguments)
    }
    return meant.isEmpty ? since : Self.first(of: meant).map { max($0, since) }
  }

  private static func first(of facts: [APIFact]) -> Double? {
    let versions = facts.map { fact in
      // Of an app for Macs alone, the target is the iOS of the same year.
      let mac = fact.availability(.macOS).since.flatMap(Double.init).map { $0 < 26 ? $0.rounded(.down) + 3 : $0 }
      return fact.availability(.iOS).since.flatMap(Double.init).map { min($0, mac ?? $0) }
    }
    return versions.contains(nil) ? nil : versions.compactMap(\.self).min()
  }

  private static let toldElsewhere: Set = [
    "glassEffect", "glassEffectID", "glassEffectUnion", "glassEffectTransition", "tabBarMinimizeBehavior",
    "tabViewBottomAccessory", "scrollEdgeEffectStyle", "scrollEdgeEffectHidden", "backgroundExtensionEffect",
    "sharedBackgroundVisibility", "searchToolbarBehavior", "safeAreaBar", "GlassEffectContainer", "ToolbarSpacer",
    "ConcentricRectangle",
  ]
}

extension Double {
  /// `16`, `16.4`.
  var asVersion: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
