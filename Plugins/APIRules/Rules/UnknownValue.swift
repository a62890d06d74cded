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
    let isOwnOnly = file.surroundings == .ownOnly
    for call in file.nodes(.call) {
      guard let name = call.name else { continue }
      if let types = ValueSlots.types[name], call.isViewModifier, let first = call.firstUnlabelled {
        judge(first, types, api, isOwnOnly, report)
      }
      guard let slots = ValueSlots.labelled[name] else { continue }
      for argument in call.arguments {
        guard let types = argument.label.flatMap({ slots[$0] }) else { continue }
        judge(argument, types, api, isOwnOnly, report)
      }
    }
  }

  private func judge(
    _ argument: Argument, _ types: [String], _ api: KnownAPI, _ isOwnOnly: Bool, _ report: Report
  ) {
    let project = argument.node.file.project
    for value in choices(of: argument.value) {
      guard let root = value.chain?.root, root.flags.contains(.implicit), let name = root.name,
        !Self.always.contains(name),
        !api.facts(named: name).contains(where: { types.contains($0.container) && $0.isValue }),
        !types.contains(where: {
          project.hasStatic(name, in: Self.last($0)) || project.cases(of: Self.last($0)).contains(name)
        })
      else { continue }
      let values = api.all().lazy.filter {
        types.contains($0.container) && $0.isValue && !Self.always.contains($0.name)
      }
      let slip = slip(of: name, in: values.map(\.name))
      guard isOwnOnly || slip != nil else { continue }
      let near = slip ?? nearMiss(of: name, in: values.map(\.name)) ?? Self.longer(name, values.map(\.name))
      report(
        root,
        "\(types.joined(separator: " and ")) \(types.count > 1 ? "have" : "has") no '.\(name)' (SDK \(APITable.sdk))"
          + (near.map { "; did you mean '.\($0)'?" } ?? ""))
    }
  }

  /// The value, or the values of the branches of a ternary.
  private func choices(of value: Node) -> [Node] {
    value.kind == .ternary ? value.children.dropFirst().flatMap { choices(of: $0) } : [value]
  }

  /// `segmented` for `segmentedControl`, `topBarLeading` for `leading`.
  private static func longer(_ name: String, _ values: some Sequence<String>) -> String? {
    let wanted = name.lowercased()
    let found = values.filter { $0.lowercased().contains(wanted) || wanted.contains($0.lowercased()) && $0.count > 3 }
    return found.max { $0.count < $1.count }
  }

  /// The last name of `Font.Weight`, by which the facts of a project know a type.
  private static func last(_ type: String) -> String { type.split(separator: ".").last.map(String.init) ?? type }

  private static let always: Set = ["init", "none", "some", "allCases"]
}

extension APIFact {
  /// Whether it stands behind a leading dot.
  fileprivate var isValue: Bool { isStatic || kind == .case }
}
