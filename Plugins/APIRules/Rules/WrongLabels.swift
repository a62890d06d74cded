import APIFacts
import SwiftKitSDK

/// A modifier or an initialiser of SwiftUI with labels that none of its forms has.
struct WrongLabels: Check {
  let id = "api-wrong-labels"
  let rules = ["current-api/truth/api-wrong-labels"]
  let severity = Severity.error
  let title = "labels that no form of the API has"
  let group: CheckGroup? = .api
  let basis: Basis? = .apple
  let literals = ["SwiftUI"]

  func check(_ file: SourceFile, _ report: Report) {
    guard let api = file.api else { return }
    let own = OwnNames(in: file)
    let around = file.surroundings
    for call in file.nodes(.call) {
      guard let name = call.name, case let facts = api.facts(named: name), !facts.isEmpty else { continue }
      let arguments = call.calledArguments
      // Nearly every call is right, and who is called need not be known then.
      guard !arguments.isEmpty,
        !facts.contains(where: { ($0.container == "View" || $0.container == name) && $0.takes(arguments) }),
        let chain = call.chain
      else { continue }
      let forms = call.isRoot ? initialisers(name, call, api) : modifiers(name, call, chain, api)
      guard !forms.isEmpty, !own.has(name, call), !call.isRoot || !own.extendsType(name) else { continue }
      guard !forms.contains(where: { $0.takes(arguments) }) else { continue }
      // A label that no form has is wrong; one that is missing or in another place may be a form that is not known.
      let known = Set(forms.flatMap { $0.parameters ?? [] }.compactMap(\.label))
      guard let wrong = arguments.compactMap(\.label).first(where: { !known.contains($0) }) else { continue }
      // A package may have given it a form of its own, but not with a label that SwiftUI has elsewhere.
      guard
        around == .ownOnly || around != .packages && !call.isRoot || slip(of: wrong, in: known) != nil
          || Self.labelsOfViews.contains(wrong) || forms.contains(where: { $0.takes(arguments, butFor: wrong) })
      else { continue }
      let place = call.arguments.first { $0.label == wrong }?.node ?? call
      report(
        place, "no form of `\(name)` has the label `\(wrong)` (SDK \(APITable.sdk))" + advice(arguments, forms))
    }
  }

  /// What comes nearest: the form with most of the labels that are there.
  private func advice(_ arguments: [CalledArgument], _ forms: [APIFact]) -> String {
    let labels = arguments.map(\.label)
    let ranked = forms.filter { $0.availability(.iOS) != .never && $0.availability(.iOS).end == nil }.map { form in
      (
        form, (form.parameters ?? []).filter { labels.contains($0.label) }.count,
        abs((form.parameters?.count ?? 0) - labels.count)
      )
    }
    guard let best = ranked.max(by: { ($0.1, -$0.2) < ($1.1, -$1.2) }) else { return "" }
    return "; there is `\(best.0.signature)`"
  }

  private func initialisers(_ name: String, _ call: Node, _ api: KnownAPI) -> [APIFact] {
    guard call.isCapitalized, !call.flags.contains(.implicit), Receiver.views.contains(name) else { return [] }
    return api.facts(named: name).filter { $0.kind == .initializer && $0.container == name }
  }

  private func modifiers(_ name: String, _ call: Node, _ chain: Chain, _ api: KnownAPI) -> [APIFact] {
    let facts = api.facts(named: name)
    if let receiver = Receiver(chain) { return facts.filter(receiver.has) }
    // A modifier that only views have says as much as a root.
    guard facts.contains(where: { $0.container == "View" }), chain.isSurelyView(api, besides: call) else { return [] }
    return facts.filter { $0.kind == .function && !$0.isStatic }
  }

  /// Labels of initialisers of views, which people give to others.
  private static let labelsOfViews: Set = ["systemName", "systemImage", "spacing", "alignment", "isOn", "isPresented"]
}

extension APIFact {
  /// Whether it takes a call whose label `wrong` is written in place of one of its own: the rest of the labels are right, or it is
  /// nearly the label.
  fileprivate func takes(_ arguments: [CalledArgument], butFor wrong: String) -> Bool {
    let hasOthers = arguments.contains { $0.label != nil && $0.label != wrong }
    return (parameters ?? []).contains { parameter in
      guard let label = parameter.label, hasOthers || SlipTable([label]).slip(of: wrong, twoFrom: 5) != nil else {
        return false
      }
      return takes(
        arguments.map { $0.label == wrong ? CalledArgument(label: label, isTrailing: $0.isTrailing) : $0 })
    }
  }
}
