import APIFacts
import SwiftKitSDK

/// How far the forms of a call that are known are all that there are.
enum LabelTrust {
  /// No label may be told: the project has a type of that name, or a form with all labels of the call.
  case none
  /// Only labels that are nearly one of SwiftUI's, and those of other frameworks.
  case slips
  /// Only labels that stand in the place of one of SwiftUI's.
  case fits
  case all

  init(_ call: Node, _ own: OwnNames, _ around: Surroundings) {
    guard let name = call.name else {
      self = .none
      return
    }
    if call.isRoot && call.mayBeOwn(name) || own.mayTake(call, named: name) {
      self = .none
    } else if around == .ownOnly {
      self = .all
    } else {
      self = Self.oftenOfPackages.contains(name) ? .slips : .fits
    }
  }

  /// Whether a label that no form has is told.
  func tells(_ wrong: String, meaning meant: MeantLabel?) -> Bool {
    if Self.generated.contains(wrong) { return false }
    return switch self {
    case .none: false
    case .slips: meant?.isSlip == true || Self.labelsOfOthers.contains(wrong)
    case .fits: meant?.isLabelled == true || Self.labelsOfOthers.contains(wrong)
    case .all: true
    }
  }

  /// Whether labels of two forms in one call are told. Packages give what they add labels of its own.
  var tellsMixedForms: Bool {
    switch self {
    case .none, .slips: false
    case .fits, .all: true
    }
  }

  /// What packages often give further forms.
  static let oftenOfPackages: Set = [
    "AsyncImage", "Button", "Color", "Image", "Label", "Menu", "NavigationLink", "Picker", "Section", "Text",
    "TextField", "Toggle", "alert", "background", "confirmationDialog", "fullScreenCover", "navigationDestination",
    "onChange", "overlay", "popover", "sheet",
  ]

  /// Labels of code that SwiftGen and the like write when an app is built: `Color(asset: Asset.brand)`.
  private static let generated: Set = ["asset"]

  /// Labels of other frameworks, and of SwiftUI's views where they do not belong; packages call theirs by what they are about.
  private static let labelsOfOthers: Set = [
    "animated", "child", "children", "color", "disabled", "enabled", "height", "icon", "image", "margin", "name",
    "onClick", "onPress", "onPressed", "onTap", "padding", "size", "spacing", "style", "systemImage", "systemName",
    "text", "title", "width",
  ]
}

/// The label that is meant by one that no form has, and the form that has it.
struct MeantLabel {
  let form: APIFact
  let isSlip: Bool
  /// False where the form takes the argument without a label.
  let isLabelled: Bool

  /// Nil where no form takes the call with another label, or without one, in place of `wrong`.
  init?(for wrong: String, among arguments: [CalledArgument], in forms: [APIFact]) {
    let found = forms.flatMap { form in
      (form.parameters ?? []).filter { $0.label?.hasPrefix("_") != true }.compactMap { parameter in
        Candidate(form, parameter, for: wrong, among: arguments)
      }
    }
    func order(_ candidate: Candidate) -> (Int, Double, Int) {
      (candidate.rank, -candidate.age, -(candidate.form.parameters?.count ?? 0))
    }
    guard let best = found.max(by: { order($0) < order($1) }) else { return nil }
    (form, isSlip, isLabelled) = (best.form, best.isSlip, best.isLabelled)
  }

  private struct Candidate {
    let form: APIFact
    let isSlip: Bool
    let isLabelled: Bool
    let rank: Int
    /// The first version of iOS that has the form: what is older is meant more often.
    let age: Double

    init?(_ form: APIFact, _ parameter: APIFact.Parameter, for wrong: String, among arguments: [CalledArgument]) {
      let meant = arguments.map {
        $0.label == wrong ? CalledArgument(label: parameter.label, isTrailing: $0.isTrailing) : $0
      }
      guard form.takes(meant) else { return nil }
      let label = parameter.label ?? ""
      isLabelled = parameter.label != nil
      isSlip =
        isLabelled
        && (label.lowercased() == wrong.lowercased() || SlipTable([label]).slip(of: wrong, twoFrom: 5) != nil)
      let isAlike =
        isLabelled
        && (!Set(wrong.camelCaseWords).isDisjoint(with: label.camelCaseWords) || label.hasPrefix(wrong))
      rank =
        (isSlip ? 16 : 0) + (isAlike ? 8 : 0) + (form.isCurrent ? 4 : 0) + (isLabelled ? 0 : 2)
        + (parameter.isClosure ? 0 : 1)
      age = form.availability(.iOS).since.flatMap(Double.init) ?? .infinity
      self.form = form
    }
  }
}

extension APIFact {
  /// Whether iOS has it and does not deprecate it.
  var isCurrent: Bool { availability(.iOS) != .never && availability(.iOS).end == nil }
}
