/// The views that SwiftUI and its companions bring, so that a call of another name makes a view of the project.
enum BuiltInView {
  static let names: Set = [
    "AnyView", "AsyncImage", "Button", "Canvas", "Capsule", "Chart", "Circle", "Color", "ColorPicker",
    "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "EditButton", "Ellipse",
    "EmptyView", "ForEach", "Form", "Gauge", "GeometryReader", "GlassEffectContainer", "Grid", "GridRow", "Group",
    "GroupBox", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack",
    "Link", "List", "Map", "Menu", "MultiDatePicker", "NavigationLink", "NavigationSplitView", "NavigationStack",
    "NavigationView", "OutlineGroup", "PasteButton", "PhotosPicker", "Picker", "ProgressView", "Rectangle",
    "RoundedRectangle", "ScrollView", "ScrollViewReader", "Section", "SecureField", "ShareLink", "Slider", "Spacer",
    "Stepper", "Tab", "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle",
    "UnevenRoundedRectangle", "VStack", "VideoPlayer", "ViewThatFits", "ZStack",
  ]
}
