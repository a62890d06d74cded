import APIFacts
import SwiftKitSDK

/// A value behind a leading dot that the type wanted there does not have: `.pickerStyle(.segment)`.
struct UnknownValue: Check {
  let id = "api-unknown-value"
  let rules = ["current-api/truth/api-unknown-value"]
  let severity = Severity.error
  let title = "a value that its type does not have"
  let group: CheckGroup? = .api
  let basis: Basis? = .apple
  let literals = ["SwiftUI"]

  func check(_ file: SourceFile, _ report: Report) {
    guard let api = file.api else { return }
    let report = file.judging(report)
    let around = file.surroundings
    let uses = Dictionary(grouping: file.valuesInSlots) { $0.root.name }
    // What packages are imported beside, and is used again and again, exists.
    for value in file.valuesInSlots where around == .ownOnly || uses[value.root.name, default: []].count < 4 {
      judge(value, api, around, report)
    }
    for key in file.environmentKeys { judge(key, api, around == .ownOnly, report) }
  }

  private func judge(_ value: SlotValue, _ api: KnownAPI, _ around: Surroundings, _ report: Report) {
    let types = value.types
    guard let name = value.root.name, !Self.always.contains(name), !name.hasPrefix("_"),
      case let facts = api.facts(named: name),
      !facts.contains(where: { types.contains($0.container) && $0.isValue }), !value.isOfProject,
      !value.root.file.settings.extraNames.contains(name)
    else { return }
    let values = api.members(of: types).lazy.filter { $0.isValue && !Self.always.contains($0.name) }
    let isOpen = value.isOfOwnForm || value.mayBeOfOthers(around)
    let isShort = isOpen && name.utf8.count < 4
    let isExtensible = isOpen || value.isExtensible(around, api)
    // A colour that is called as a style of SwiftUI's is one of a catalog or of a package, as `Color.link` is.
    let isOfStyle = value.isColor && isOpen && facts.contains { $0.container == "ShapeStyle" && $0.isValue }
    let slip =
      isShort || isOfStyle
      ? nil
      : SlipTable(values.map(\.name)).slip(of: name, twoFrom: isOpen ? 7 : 5)
        .flatMap { isExtensible && value.isOfCatalog && name.isVariant(of: $0) ? nil : $0 }
    let meant = facts.first { $0.kind == .meant && types.contains($0.container) }
    // Colours of UIKit's are called as nobody calls those of an asset catalog, though packages give them to SwiftUI.
    guard !isOpen || slip != nil || meant?.module == "UIKit" && !value.isOfOwnForm && around != .packages,
      !isExtensible || slip != nil || meant != nil, !value.root.isLeftOutEverywhere
    else { return }
    let near =
      meant?.type ?? slip ?? nearMiss(of: name, in: values.map(\.name)) ?? Self.longer(name, values.map(\.name))
    report(
      value.root,
      "\(types.map { "`\($0)`" }.joined(separator: " and ")) \(types.count > 1 ? "have" : "has") no `.\(name)` (SDK \(APITable.sdk))"
        + (near.map { $0.isMemberName ? "; did you mean `.\($0)`?" : "; write `\($0)`" } ?? ""))
  }

  private func judge(_ key: EnvironmentKey, _ api: KnownAPI, _ isOwnOnly: Bool, _ report: Report) {
    func isKey(_ fact: APIFact) -> Bool { fact.container == "EnvironmentValues" && fact.kind == .variable }
    guard !api.facts(named: key.name).contains(where: isKey), !key.isOfProject,
      !key.node.file.settings.extraNames.contains(key.name)
    else { return }
    let keys = api.members(of: ["EnvironmentValues"]).lazy.filter(isKey).map(\.name)
    // A package may have given the environment a value that is called almost like one of SwiftUI's.
    let near = isOwnOnly ? slip(of: key.name, in: keys) : SlipTable(keys).slip(of: key.name, isStrict: true)
    guard isOwnOnly || near != nil && key.name.count > 5 else { return }
    report(
      key.node,
      "the environment has no value `\(key.name)` (SDK \(APITable.sdk))"
        + (near.map { "; did you mean `\($0)`?" } ?? "")
    )
  }

  /// `segmented` for `segmentedControl`, `topBarLeading` for `leading`.
  private static func longer(_ name: String, _ values: some Sequence<String>) -> String? {
    let wanted = name.lowercased()
    let found = values.filter { $0.lowercased().contains(wanted) || wanted.contains($0.lowercased()) && $0.count > 3 }
    return found.max { $0.count < $1.count }
  }

  private static let always: Set = ["init", "none", "some", "allCases", "self", "Type"]
}

extension String {
  /// Whether it is that name with a letter or two more, as an own value is called: `mygreen`, `blue2`.
  fileprivate func isVariant(of name: String) -> Bool {
    let (longer, shorter) = utf8.count > name.utf8.count ? (self, name) : (name, self)
    guard longer.hasPrefix(shorter) || longer.hasSuffix(shorter) else { return false }
    return longer.utf8.count - shorter.utf8.count > 1 || last?.isNumber == true
  }

  /// Whether it may stand behind a leading dot.
  fileprivate var isMemberName: Bool { first?.isLowercase == true || self == uppercased() && first?.isLetter == true }
}
