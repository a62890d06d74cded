import APIFacts
import SwiftKitSDK

/// What a chain stands on, where that is known to be a view of SwiftUI's.
struct Receiver {
  /// The type of the root; `View` where no more is known.
  let type: String
  /// Whether it is a type of another file, whose members nobody knows.
  var mayHaveOwnMethods = false
  /// How many parts of the chain it is made of: two of `configuration.label`.
  var parts = 1

  /// Nil where the root may be anything.
  init?(_ chain: Chain) {
    let root = chain.root
    guard let name = root.name, !root.flags.contains(.implicit) else { return nil }
    let file = root.file
    if root.kind == .call, root.isCapitalized {
      if file.declaresView(name) {
        type = "View"
        mayHaveOwnMethods = file.nodes(.struct, named: [name]).isEmpty
      } else if Receiver.views.contains(name), !file.declares(name) {
        type = name
      } else {
        return nil
      }
      return
    }
    if root.isNamed("Color"), root.kind == .member, chain.parts.count > 1, chain.parts[1].kind == .member {
      (type, parts) = ("Color", 2)
      return
    }
    guard root.kind == .member, Receiver.isContent(root) || Receiver.isSelf(root) || Receiver.isPart(chain) else {
      return nil
    }
    type = "View"
    if root.isNamed("configuration") { parts = 2 }
  }

  /// The `content` of a view modifier.
  private static func isContent(_ root: Node) -> Bool {
    guard root.isNamed("content"), let function = root.enclosing(.function), function.isNamed("body") else {
      return false
    }
    return function.children(.parameter).contains { $0.isNamed("content") }
      && function.enclosingType?.conforms(to: "ViewModifier") == true
  }

  /// `self` in an extension of View.
  private static func isSelf(_ root: Node) -> Bool {
    root.isNamed("self") && root.enclosing(.extension)?.isNamed("View") == true
  }

  /// `configuration.label` and the like in a style.
  private static func isPart(_ chain: Chain) -> Bool {
    guard chain.root.isNamed("configuration"), chain.parts.count > 1, chain.parts[1].kind == .member,
      chain.parts[1].isNamed("label", "icon", "title", "content")
    else { return false }
    return chain.root.enclosing(.function)?.isNamed("makeBody") == true
  }

  /// Whether a method of `fact` may be called here.
  func has(_ fact: APIFact) -> Bool {
    guard fact.kind == .function, !fact.isStatic else { return false }
    return fact.container == type || Receiver.protocols.contains(fact.container)
  }

  /// What may be called on views: what a modifier gives is often still the type itself, and which ones is not known.
  static let protocols = ["View", "DynamicViewContent", "Shape", "InsettableShape", "Text", "Image"]

  /// Whatever gives something to see: the methods of these are called on no other things.
  static let builders: Set = [
    "ChartContent", "Commands", "CustomizableToolbarContent", "DynamicViewContent", "Image", "InsettableShape", "Scene",
    "Shape", "TabContent", "TableRowContent", "Text", "ToolbarContent", "View",
  ]

  /// The views of SwiftUI that people make, and those of the frameworks that extend it.
  static let views: Set<String> = [
    "AngularGradient", "AnyView", "AsyncImage", "Button", "Capsule", "Chart", "Circle", "Color", "ColorPicker",
    "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "EditButton", "Ellipse",
    "EllipticalGradient", "EmptyView", "ForEach", "Form", "Gauge", "GeometryReader", "GlassEffectContainer", "Grid",
    "GridRow", "Group", "GroupBox", "HSplitView", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid",
    "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "Map", "Menu", "MultiDatePicker",
    "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton",
    "Path", "PhotosPicker", "Picker", "ProgressView", "RadialGradient", "Rectangle", "RenameButton",
    "RoundedRectangle", "ScrollView", "ScrollViewReader", "Section", "SecureField", "ShareLink", "Slider", "Spacer",
    "Stepper", "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle",
    "UnevenRoundedRectangle", "VSplitView", "VStack", "VideoPlayer", "ViewThatFits", "WebView", "ZStack",
  ]
}

extension Chain {
  /// Whether a modifier that only views have is applied, so that this is a view whatever its root is.
  func isSurelyView(_ api: KnownAPI) -> Bool {
    modifiers.contains { part in
      guard let name = part.name else { return false }
      let facts = api.facts(named: name).filter { $0.kind == .function && !$0.isStatic }
      return !facts.isEmpty && facts.allSatisfy { Receiver.builders.contains($0.container) }
    }
  }

  /// Whether this stands by itself in code that gives some view, and is not what happens later.
  var standsAmongViews: Bool {
    guard isStatement, let member = node.enclosing(.variable, .function) else { return false }
    return member.child(.type)?.isNamed("View", "ToolbarContent", "Scene") == true && !node.isLater(in: member)
  }
}

extension SourceFile {
  /// Whether the project has a type of that name.
  func declares(_ type: String) -> Bool {
    project.declares(type)
      || ![Node.Kind.struct, .class, .enum, .actor, .protocol].allSatisfy { nodes($0, named: [type]).isEmpty }
  }

  /// Whether the project has one type of that name, and it is a view.
  func declaresView(_ type: String) -> Bool {
    !project.isAmbiguous(type) && project.kinds(of: type) == ["struct"] && project.conforms(type, to: "View")
  }
}
