import SwiftKitSDK

/// A view with the name of one of SwiftUI's takes its place wherever the file is seen, without a word.
struct ShadowedName: Check {
  let id = "simple-shadowed-name"
  let rules = ["architecture-and-data-flow/names/simple-shadowed-name"]
  let severity = Severity.info
  let title = "a view with the name of a SwiftUI type"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["View| & |struct|", "View| & |enum|", "Representable| & |struct|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct, .class, .enum) where type.parent?.kind == .file || type.parent?.kind == .ifConfig {
      guard let name = type.name, Self.names.contains(name), isView(type) else { continue }
      report(type, "`\(name)` hides the SwiftUI type of the same name; choose another name")
    }
  }

  private func isView(_ type: Node) -> Bool {
    type.isView
      || type.conforms(
        to: "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
        "NSViewControllerRepresentable")
  }

  private static let names: Set = [
    "AsyncImage", "Button", "Canvas", "Capsule", "Chart", "Circle", "Color", "ColorPicker", "ContentUnavailableView",
    "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "EditButton", "Ellipse", "EmptyView", "ForEach", "Form",
    "Gauge", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack", "Image", "Label", "LabeledContent",
    "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Map", "Menu", "MultiDatePicker",
    "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton",
    "PhotosPicker", "Picker", "ProgressView", "Rectangle", "RenameButton", "RoundedRectangle", "ScrollView",
    "Section", "SecureField", "SettingsLink", "ShareLink", "Slider", "Spacer", "Stepper", "Tab", "TabView",
    "Table", "Text", "TextEditor", "TextField", "TextFieldLink", "TimelineView", "Toggle", "VStack", "VideoPlayer",
    "ViewThatFits", "ZStack",
  ]
}
