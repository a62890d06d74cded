import SwiftKitSDK

/// The suffix tells a screen from its model; components carry their own noun.
///
/// Nouns of components are endless, so it is off by default; what another view of the file puts into a row, a layer or a list is
/// one, whatever its noun.
struct ViewTypeName: Check {
  let id = "view-type-naming"
  let rules = ["architecture-and-data-flow/names/view-type-naming"]
  let severity = Severity.info
  let title = "a screen whose name does not end in View"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals = ["View| & |struct|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.parent?.kind == .file || type.parent?.kind == .ifConfig {
      guard let name = type.name, type.isView, !type.isPrivate, !type.isGeneric || isScreen(type), !type.isInPreview,
        let noun = words(of: name).last, noun != "view", !Self.components.contains(noun), !name.hasSuffix("View"),
        !isPart(type)
      else { continue }
      report(type, "`\(name)` is a view; end its name in `View`, as readers expect")
    }
  }

  /// A container of any content is a component, unless it is a screen of its own.
  private func isScreen(_ type: Node) -> Bool {
    type.allParts.contains { part in
      !part.descendants(.call, named: "NavigationStack", "NavigationSplitView", "TabView", "navigationTitle").isEmpty
    }
  }

  /// Whether a view of this file shows it beside or upon other things, and nothing presents it.
  private func isPart(_ type: Node) -> Bool {
    guard let name = type.name else { return false }
    return type.file.calls(named: name).contains { use in
      use.isRoot && !use.isInPreview && !use.isInside(type) && use.presentation == nil
        && use.isInside(closureOf: "HStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "ForEach", "overlay", "background")
    }
  }

  private static let components: Set = [
    "card", "button", "row", "cell", "badge", "section", "header", "footer", "bar", "sheet", "content",
    "state",
    "label", "icon", "chip", "toggle", "list", "grid", "item", "stack", "picker", "field", "menu", "image", "avatar",
    "shape", "indicator", "page", "tab", "panel", "tile", "banner", "toast", "overlay", "background", "wrapper",
    "container",
    "representable", "controller", "link", "text", "title", "divider", "spinner", "chart", "gauge", "pill", "tag",
    "dot",
    "placeholder", "skeleton", "carousel", "stepper", "slider", "form", "editor", "canvas", "player", "popover",
    "alert",
    "toolbar", "sidebar", "inspector", "thumbnail", "ring", "progress", "timeline", "preview", "previews", "column",
    "box", "ribbon", "bubble", "marker", "pin", "legend", "swatch", "meter", "counter", "rating", "stars", "logo",
    "ticker", "strip", "separator", "backdrop", "tooltip", "caption",
  ]
}
