import APIFacts
import SwiftKitSDK

/// A modifier, an initialiser or a static member of SwiftUI with labels that none of its forms has, or has in one call.
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
    let report = file.judging(report)
    let own = file.ownNames
    let around = file.surroundings
    var hasWrongStatic = false
    for call in file.calls(where: { !api.facts(named: $0).isEmpty }) {
      guard let name = call.name, case let arguments = call.calledArguments, !arguments.isEmpty,
        case let facts = api.facts(named: name),
        // Nearly every call is right, and who is called need not be known then.
        !facts.contains(where: { ($0.container == "View" || $0.container == name) && $0.takes(arguments) }),
        let chain = call.chain
      else { continue }
      let statics = facts.lazy.filter { $0.isStatic }
      if !hasWrongStatic, !statics.isEmpty, !statics.contains(where: { $0.takes(arguments) }) { hasWrongStatic = true }
      let forms = call.isRoot ? initialisers(name, call, api) : modifiers(name, call, chain, api)
      guard !forms.isEmpty else { continue }
      judge(call, arguments, forms, LabelTrust(call, own, around), own.labels(of: name), report)
    }
    // To know the types of all places costs more than to see that no labels are wrong.
    if hasWrongStatic { judgeStatics(file, api, around, report) }
  }

  private func judgeStatics(_ file: SourceFile, _ api: KnownAPI, _ around: Surroundings, _ report: Report) {
    for value in file.valuesInSlots where value.root.kind == .call {
      guard let name = value.root.name, !value.isOfProject, !value.isOfOwnForm else { continue }
      let forms = api.facts(named: name).filter { value.types.contains($0.container) && $0.isStatic }
      judge(value.root, value.root.calledArguments, forms, value.mayBeOfOthers(around) ? .slips : .all, [], report)
    }
  }

  private func judge(
    _ call: Node, _ arguments: [CalledArgument], _ forms: [APIFact], _ trust: LabelTrust, _ ownLabels: Set<String>,
    _ report: Report
  ) {
    guard let name = call.name, !forms.isEmpty, !arguments.isEmpty,
      !forms.contains(where: { $0.takes(arguments) })
    else { return }
    // A label that no form has is wrong; one that is missing or in another place may be a form that is not known.
    let known = Set(forms.flatMap { $0.parameters ?? [] }.compactMap(\.label)).union(ownLabels)
    guard let wrong = arguments.compactMap(\.label).first(where: { !known.contains($0) }) else {
      if trust.tellsMixedForms, let mixed = MixedForms(name, arguments, forms) { report(call, mixed.message) }
      return
    }
    let meant = MeantLabel(for: wrong, among: arguments, in: forms)
    let own = meant?.isSlip == true ? nil : SlipTable(ownLabels.sorted()).slip(of: wrong, twoFrom: 5)
    // A package may have given it a form of its own, but not with a label that is nearly one of SwiftUI's or the project's.
    guard trust.tells(wrong, meaning: meant) || trust != .none && own != nil else { return }
    let place = call.arguments.first { $0.label == wrong }?.node ?? call
    let advice =
      own.map { "; did you mean `\($0):`?" }
      ?? (meant?.form ?? nearest(to: arguments, of: forms)).map { "; there is `\($0.signature)`" }
    report(place, "no form of `\(name)` has the label `\(wrong)` (SDK \(APITable.sdk))" + (advice ?? ""))
  }

  /// The form with most of the labels that are there.
  private func nearest(to arguments: [CalledArgument], of forms: [APIFact]) -> APIFact? {
    let labels = arguments.map(\.label)
    return forms.filter(\.isCurrent).max { left, right in
      func rank(_ form: APIFact) -> (Int, Int) {
        let parameters = form.parameters ?? []
        return (parameters.filter { labels.contains($0.label) }.count, -abs(parameters.count - labels.count))
      }
      return rank(left) < rank(right)
    }
  }

  private func initialisers(_ name: String, _ call: Node, _ api: KnownAPI) -> [APIFact] {
    guard call.isCapitalized, !call.flags.contains(.implicit),
      Receiver.views.contains(name) || Self.othersMade.contains(name)
    else { return [] }
    return api.facts(named: name).filter { $0.kind == .initializer && $0.container == name }
  }

  private func modifiers(_ name: String, _ call: Node, _ chain: Chain, _ api: KnownAPI) -> [APIFact] {
    let facts = api.facts(named: name)
    if let receiver = Receiver(chain) { return facts.filter(receiver.has) }
    // A modifier that only views have says as much as a root.
    guard facts.contains(where: { $0.container == "View" }), chain.isSurelyView(api, besides: call) else { return [] }
    return facts.filter { $0.kind == .function && !$0.isStatic }
  }

  /// What people make beside views.
  private static let othersMade: Set = [
    "GridItem", "StrokeStyle", "Tab", "TabSection", "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "WindowGroup",
  ]
}
