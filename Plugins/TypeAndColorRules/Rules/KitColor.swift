import SwiftKitSDK

/// A colour of UIKit ties the view to one platform, though SwiftUI has the same one.
struct KitColor: Check {
  let id = "kit-color"
  let rules = ["color/system/kit-color"]
  let severity = Severity.info
  let title = "a UIKit or AppKit colour that SwiftUI also has"
  let group: CheckGroup? = .design
  let basis: Basis? = .convention
  let isOffByDefault = true
  let literals = ["|Color|"].beside("|system", "|label|", "|secondaryLabel|", "|labelColor|", "|secondaryLabelColor|")
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 15 else { return }
    named(file, report)
    for call in colors(in: file) where call.arguments.count == 1 && !call.isInPreview {
      guard let argument = call.arguments.first,
        argument.label == nil || argument.label == "uiColor" || argument.label == "nsColor",
        let parts = argument.value.chain?.parts, parts.allSatisfy({ $0.kind == .member }), let last = parts.last?.name,
        let name = Self.colors[last],
        // One of a scale of greys stays with the others, which SwiftUI does not have.
        last != "systemGray" || !file.root.sourceHolds("systemgray2"),
        parts.count == 1 && parts[0].flags.contains(.implicit)
          || parts.count == 2 && parts[0].isNamed("UIColor", "NSColor")
      else { continue }
      let isPlain =
        call.file.source(call.range.lowerBound..<call.range.lowerBound + 5) == "Color" && !call.source.contains("/")
      report(
        call,
        "`\(last)` ties this view to one platform; use `Color.\(name)`, which is the same colour on every platform",
        edits: isPlain ? [Edit(call.range, "Color.\(name)")] : [])
    }
  }

  /// `Color(tone)` of a property of this file that gives colours of the system, and no others.
  private func named(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "Color") where call.isRoot && call.arguments.count == 1 && !call.isInPreview {
      guard let argument = call.arguments.first, [nil, "uiColor", "nsColor"].contains(argument.label),
        let name = argument.value.ownMemberName, case let values = argument.value.writtenOutcomes,
        !values.contains(argument.value),
        values.allSatisfy({ $0.memberName.map { Self.colors[$0] != nil } == true })
      else { continue }
      report(
        call,
        "`\(name)` ties this view to one platform; use the colours of `Color`, which are the same on every platform")
    }
  }

  /// The calls that make one: `Color(.systemRed)`, and `.init(uiColor: .systemRed)` of a modifier; a type of the project may be made so, too.
  private func colors(in file: SourceFile) -> [Node] {
    file.calls(named: "Color").filter(\.isRoot)
      + file.calls(named: "init").filter { call in
        call.flags.contains(.implicit) && (call.hasArgument("uiColor") || call.hasArgument("nsColor"))
          && call.chain?.node.callOfArgument?.isModifier != false
      }
  }

  private static let colors = [
    "systemBlue": "blue", "systemRed": "red", "systemGreen": "green", "systemOrange": "orange",
    "systemYellow": "yellow",
    "systemPink": "pink", "systemPurple": "purple", "systemTeal": "teal", "systemIndigo": "indigo",
    "systemMint": "mint",
    "systemCyan": "cyan", "systemBrown": "brown", "systemGray": "gray", "label": "primary",
    "secondaryLabel": "secondary",
    "labelColor": "primary", "secondaryLabelColor": "secondary",
  ]
}
