import SwiftKitSDK

/// The static member is shorter than the name of the style's type, and completes.
struct StyleInstance: Check {
  let id = "style-instance"
  let rules = ["style/views/style-instance"]
  let severity = Severity.info
  let title = "a SwiftUI style written with its type's name"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals = ["Style()", "Style & .init()", "TabViewStyle("]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 15 else { return }
    for call in file.nodes(.call, named: Array(Self.known.keys)) where call.isViewModifier && !call.isInPreview {
      guard let modifier = call.name, call.arguments.count == 1, let value = call.firstUnlabelled?.value.resolved,
        value.kind == .chain, let chain = value.chain, chain.parts.count == 1, chain.root.kind == .call,
        // The page style alone has a member that takes arguments.
        chain.root.arguments.isEmpty || chain.root.isNamed("PageTabViewStyle"),
        let name = chain.root.name, let member = Self.member(of: name, for: modifier)
      else { continue }
      report(
        chain.root, "`\(name)()` is the long form of `.\(member)`; write `.\(member)`",
        edits: ["\(name)()", "\(name).init()"].contains(value.source) ? [Edit(value.range, ".\(member)")] : [])
    }
  }

  /// `borderedProminent` for `BorderedProminentButtonStyle` in `buttonStyle`.
  private static func member(of type: String, for modifier: String) -> String? {
    guard let kind = modifier.first.map({ $0.uppercased() + modifier.dropFirst() }), type.hasSuffix(kind) else {
      return nil
    }
    let name = type.dropLast(kind.count)
    guard let first = name.first else { return nil }
    let member = first.lowercased() + name.dropFirst()
    let known = known[modifier].map { $0.contains(member) } ?? false
    return known ? (member == "default" ? "automatic" : member) : nil
  }

  private static let known: [String: Set<String>] = [
    "buttonStyle": ["bordered", "borderedProminent", "borderless", "plain", "default"],
    "listStyle": ["plain", "grouped", "insetGrouped", "inset", "sidebar", "default"],
    "textFieldStyle": ["plain", "roundedBorder", "default"],
    "labelStyle": ["iconOnly", "titleOnly", "titleAndIcon", "default"],
    "toggleStyle": ["switch", "button", "default"],
    "pickerStyle": ["segmented", "wheel", "menu", "inline", "navigationLink", "default"],
    "progressViewStyle": ["linear", "circular", "default"],
    "datePickerStyle": ["graphical", "compact", "wheel", "default"],
    "tabViewStyle": ["page", "default"], "menuStyle": ["borderlessButton", "button", "default"], "gaugeStyle": [],
  ]
}
