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
    if Receiver.isSumOfTexts(root) {
      type = "Text"
      return
    }
    guard let name = root.name, !root.flags.contains(.implicit) else { return nil }
    let file = root.file
    if root.kind == .call, root.isCapitalized {
      if file.declaresView(name) {
        type = "View"
        mayHaveOwnMethods = file.nodes(.struct, named: [name]).isEmpty
      } else if Receiver.views.contains(name), !root.mayBeOwn(name) {
        type = name
      } else {
        return nil
      }
      return
    }
    if root.isNamed("Color", "Image"), root.kind == .member, chain.parts.count > 1, chain.parts[1].kind == .member {
      (type, parts) = (name, 2)
      return
    }
    if let own = Receiver.declaredView(chain) {
      (type, parts) = ("View", own)
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

  /// `(Text("a") + Text("b"))`.
  private static func isSumOfTexts(_ root: Node) -> Bool {
    guard root.kind == .tuple, let sum = root.arguments.first?.value, root.arguments.count == 1, sum.kind == .operation
    else { return false }
    return sum.children.allSatisfy { $0.kind == .operator ? $0.isNamed("+") : $0.chain?.root.isNamed("Text") == true }
  }

  /// How many parts of the chain name a property or function of this file that gives some view, as `content` and `self.row(item)`; nil
  /// where they name none, or where something else may be meant.
  private static func declaredView(_ chain: Chain) -> Int? {
    let parts = chain.root.isNamed("self") ? 2 : 1
    guard chain.parts.count > parts, case let part = chain.parts[parts - 1], let name = part.name, !part.isCapitalized
    else { return nil }
    let file = part.file
    let isCall = part.kind == .call
    guard isCall || part.kind == .member else { return nil }
    let own = file.nodes(.variable, named: [name]) + file.nodes(.function, named: [name])
    let parameters = file.nodes(.parameter, named: [name]).lazy.filter { $0.isSeen(from: part) }
    guard !own.isEmpty, parameters.allSatisfy({ $0.givesView(whenCalled: isCall) }) else { return nil }
    return own.allSatisfy { $0.givesView(whenCalled: isCall) } ? parts : nil
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
      || Receiver.transparent.contains(type) && Receiver.builders.contains(fact.container)
  }

  /// Views that are as well what they hold: rows of a chart, commands, parts of a toolbar.
  private static let transparent: Set = ["ForEach", "Group", "Section"]

  /// What may be called on views: what a modifier gives is often still the type itself, and which ones is not known.
  static let protocols = ["View", "DynamicViewContent", "Shape", "InsettableShape", "Text", "Image"]

  /// Whatever gives something to see: the methods of these are called on no other things.
  static let builders: Set = [
    "ChartContent", "Commands", "CompositorContent", "CustomizableToolbarContent", "DynamicViewContent", "Image",
    "InsettableShape", "ResolvedModel3D", "Scene", "Shape", "TabContent", "TableRowContent", "Text", "ToolbarContent",
    "View",
  ]

  /// The views of SwiftUI that people make, and those of the frameworks that extend it.
  static let views: Set<String> = [
    "AngularGradient", "AnyView", "AsyncImage", "Button", "Canvas", "Capsule", "Chart", "Chart3D", "Circle", "Color",
    "ColorPicker", "ConcentricRectangle", "ContainerRelativeShape", "ContentUnavailableView", "ControlGroup",
    "DatePicker", "DisclosureGroup", "Divider", "EditButton", "Ellipse", "EllipticalGradient", "EmptyView", "ForEach",
    "Form", "Gauge", "GeometryReader", "GlassEffectContainer", "Grid", "GridRow", "Group", "GroupBox", "HSplitView",
    "HStack", "Image", "KeyframeAnimator", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "LazyVStack", "LinearGradient", "Link", "List", "Map", "MapReader", "Menu", "MeshGradient", "MultiDatePicker",
    "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton", "Path",
    "PhaseAnimator", "PhotosPicker", "Picker", "ProgressView", "RadialGradient", "Rectangle", "RenameButton",
    "RoundedRectangle", "ScrollView", "ScrollViewReader", "Section", "SecureField", "SettingsLink", "ShareLink",
    "Slider", "Spacer", "Stepper", "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle",
    "UnevenRoundedRectangle", "VSplitView", "VStack", "VideoPlayer", "ViewThatFits", "WebView", "ZStack",
  ]
}

extension Node {
  /// Whether this parameter belongs to a function or closure around `node`.
  fileprivate func isSeen(from node: Node) -> Bool {
    parent.map(node.isInside) ?? true
  }

  /// Whether this property, function or parameter gives a view, as its type says: `some View`, or a generic one that is a view.
  fileprivate func givesView(whenCalled isCalled: Bool) -> Bool {
    guard let type = child(.type), let text = type.text else { return false }
    let result = text.split(separator: "->").last.map { $0.drop { $0 == " " } } ?? ""
    let isClosure = kind != .function && text.contains("->")
    guard (kind == .function || isClosure) == isCalled else { return false }
    if result == "some View" || ["AnyView", "Image", "Text"].contains(result) && !mayBeOwn(String(result)) {
      return true
    }
    return enclosing(.function, .struct).map { owner in
      ([owner] + [owner.enclosingType].compactMap(\.self)).contains {
        $0.children(.genericParameter).contains {
          $0.name.map { $0 == result } == true && $0.child(.type)?.isNamed("View") == true
        }
      }
    } ?? false
  }
}

extension Chain {
  /// Whether a modifier that only views have is applied, so that this is a view whatever its root is.
  ///
  /// - Parameter call: one that does not count.
  func isSurelyView(_ api: KnownAPI, besides call: Node? = nil) -> Bool {
    modifiers.contains { part in
      guard part != call, let name = part.name else { return false }
      let facts = api.facts(named: name).filter { $0.kind == .function && !$0.isStatic }
      return !facts.isEmpty && facts.allSatisfy { Receiver.builders.contains($0.container) }
    }
  }

  /// Whether this stands by itself where only views may stand, and is not what happens later; a closure of a view of the project may
  /// be an action, `Card(title) { router.open(page) }`.
  var isAmongViews: Bool {
    guard standsAmongViews, let member = node.enclosing(.variable, .function) else { return false }
    return member.descendants(.return).isEmpty
      && node.enclosingClosures.allSatisfy { $0.call.isCapitalized || $0.call.isNamed(Self.takingViews) }
      && (objectOfMethod == nil
        || !node.enclosingClosures.contains { $0.call.name.map(node.file.declaresView) == true })
  }

  /// Whether this stands among views and is one by all signs: what a closure of an unknown call does nobody knows, nor of a button
  /// of the project, and what holds a type of the project that is no view is none.
  func isLikelyView(_ api: KnownAPI) -> Bool {
    standsAmongViews
      && node.enclosingClosures.allSatisfy { closure in
        guard let name = closure.call.name else { return false }
        return api.facts(named: name).contains(where: \.isDeclaration)
          || node.file.declaresView(name) && !name.hasSuffix("Button")
      } && objectOfMethod?.holdsOther != true
  }

  /// What a single method is called on, if that is a name: `router` of `router.open(page)` and of `self.router.open(page)`.
  private var objectOfMethod: Node? {
    let own = parts.drop { $0.isNamed("self") }
    guard own.count == 2, let object = own.first, object.kind == .member, !object.isCapitalized,
      own.last?.kind == .call
    else { return nil }
    return object
  }

  /// Whether it begins with a member of a type: `Image.dropdown(color)`.
  var isOfType: Bool { root.isCapitalized && root.kind == .member }

  /// Modifiers whose closures hold views.
  private static let takingViews = [
    "alert", "background", "confirmationDialog", "contextMenu", "fullScreenCover", "inspector", "mask", "overlay",
    "popover",
    "safeAreaInset", "sheet", "swipeActions", "toolbar",
  ]

  /// Whether this stands by itself in code that gives some view, and is not what happens later.
  var standsAmongViews: Bool {
    guard isStatement, let member = node.enclosing(.variable, .function) else { return false }
    return member.child(.type)?.isNamed("View", "ToolbarContent", "Scene") == true && !node.isLater(in: member)
  }
}

extension Node {
  /// Whether a property or parameter of this name holds a type of the project that is no view, or what a wrapper keeps: there are
  /// no views in the environment and in states.
  fileprivate var holdsOther: Bool {
    guard let name else { return false }
    for holder in Array(file.nodes(.variable, named: [name])) + Array(file.nodes(.parameter, named: [name])) {
      if holder.hasAttribute(
        "Binding", "Bindable", "Environment", "EnvironmentObject", "ObservedObject", "State", "StateObject")
      {
        return true
      }
      let made = holder.child(.initial)?.children.first { _ in true }
      guard let type = holder.child(.type)?.name ?? made?.chain?.root.name else { continue }
      if file.project.declares(type), !file.declaresView(type) { return true }
    }
    return false
  }

  /// Whether a type of that name here may be one of the project.
  func mayBeOwn(_ type: String) -> Bool {
    mayMean(type)
      || ![Kind.struct, .class, .enum, .actor, .protocol].allSatisfy { file.nodes($0, named: [type]).isEmpty }
  }
}

extension SourceFile {
  /// Whether the project has one type of that name, and it is a view.
  func declaresView(_ type: String) -> Bool {
    !project.isAmbiguous(type) && project.kinds(of: type) == ["struct"]
      && project.conforms(
        type, to: "View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "NSViewControllerRepresentable")
  }
}
