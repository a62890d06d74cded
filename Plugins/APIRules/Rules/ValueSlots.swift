import APIFacts
import SwiftKitSDK

/// A value behind a leading dot where only values of some types may stand.
struct SlotValue {
  let root: Node
  /// The call that it is an argument of.
  let call: Node
  /// The types or protocols whose static members are meant.
  let types: [String]

  /// Whether the project gives one of the types such a value.
  var isOfProject: Bool {
    guard let name = root.name else { return false }
    let project = root.file.project
    return types.contains { type in
      // By the last name of `Font.Weight` the facts of a project know a type.
      let last = type.split(separator: ".").last.map(String.init) ?? type
      return project.hasStatic(name, in: last) || project.cases(of: last).contains(name)
    }
  }
}

extension SlotValue {
  /// Whether others may have given the type values, or the call forms that take values of other types.
  var isOpen: Bool {
    if types.contains(where: ValueSlots.openTypes.contains) { return true }
    guard let name = call.name else { return false }
    return call.isCapitalized ? call.mayBeOwn(name) : !call.file.project.types(extendedBy: name).isEmpty
  }
}

extension SourceFile {
  /// The values behind leading dots where their types are known, in source order of the calls.
  var valuesInSlots: [SlotValue] {
    nodes(.call, named: ValueSlots.names).flatMap { call -> [SlotValue] in
      guard let name = call.name else { return [] }
      var found: [SlotValue] = []
      if let types = ValueSlots.types[name], call.isViewModifier, let first = call.firstUnlabelled {
        found += choices(of: first.value, types, call)
      }
      if let slots = ValueSlots.labelled[name] {
        for argument in call.arguments where !argument.isTrailingClosure {
          if let types = slots[argument.label ?? "_"] { found += choices(of: argument.value, types, call) }
        }
      }
      return found
    }
  }

  /// The value, those of the branches of a ternary, or those of an array.
  private func choices(of value: Node, _ types: [String], _ call: Node) -> [SlotValue] {
    switch value.kind {
    case .ternary: return value.children.dropFirst().flatMap { choices(of: $0, types, call) }
    case .array: return value.children.flatMap { choices(of: $0, types, call) }
    default:
      guard let root = value.chain?.root, root.flags.contains(.implicit), root.name != nil else { return [] }
      return [SlotValue(root: root, call: call, types: types)]
    }
  }
}

extension APIFact {
  /// Whether it stands behind a leading dot.
  var isValue: Bool { isStatic || kind == .case }
}

/// Where a value behind a leading dot has one type, or one of a few: what a modifier takes without a label.
enum ValueSlots {
  /// The names of all calls that have such a place.
  static let names = Set(types.keys).union(labelled.keys).sorted()

  /// The types or protocols whose static members stand there, by the name of the modifier.
  static let types: [String: [String]] = [
    "accessibilityAction": ["AccessibilityActionKind"],
    "accessibilityAddTraits": ["AccessibilityTraits"],
    "accessibilityHeading": ["AccessibilityHeadingLevel"],
    "accessibilityRemoveTraits": ["AccessibilityTraits"],
    "accessibilityTextContentType": ["AccessibilityTextContentType"],
    "allowedDynamicRange": ["Image.DynamicRange"],
    "animation": ["Animation"],
    "background": ["ShapeStyle", "Color"],
    "backgroundStyle": ["ShapeStyle", "Color"],
    "badgeProminence": ["BadgeProminence"],
    "blendMode": ["BlendMode"],
    "border": ["ShapeStyle", "Color"],
    "buttonBorderShape": ["ButtonBorderShape"],
    "buttonRepeatBehavior": ["ButtonRepeatBehavior"],
    "buttonSizing": ["ButtonSizing"],
    "buttonStyle": ["ButtonStyle", "PrimitiveButtonStyle"],
    "chartLegend": ["Visibility"],
    "chartXAxis": ["Visibility"],
    "chartYAxis": ["Visibility"],
    "clipShape": ["Shape", "InsettableShape"],
    "colorScheme": ["ColorScheme"],
    "containerBackground": ["ShapeStyle", "Color"],
    "containerShape": ["Shape", "InsettableShape"],
    "contentShape": ["Shape", "InsettableShape", "ContentShapeKinds"],
    "contentTransition": ["ContentTransition"],
    "controlGroupStyle": ["ControlGroupStyle"],
    "controlSize": ["ControlSize"],
    "datePickerStyle": ["DatePickerStyle"],
    "defaultScrollAnchor": ["UnitPoint"],
    "dialogSeverity": ["DialogSeverity"],
    "disclosureGroupStyle": ["DisclosureGroupStyle"],
    "dynamicTypeSize": ["DynamicTypeSize"],
    "edgesIgnoringSafeArea": ["Edge.Set"],
    "fill": ["ShapeStyle", "Color"],
    "font": ["Font"],
    "fontDesign": ["Font.Design"],
    "fontWeight": ["Font.Weight"],
    "fontWidth": ["Font.Width"],
    "foregroundColor": ["ShapeStyle", "Color"],
    "foregroundStyle": ["ShapeStyle", "Color"],
    "formStyle": ["FormStyle"],
    "gaugeStyle": ["GaugeStyle"],
    "glassEffectTransition": ["GlassEffectTransition"],
    "gridColumnAlignment": ["HorizontalAlignment"],
    "groupBoxStyle": ["GroupBoxStyle"],
    "headerProminence": ["Prominence"],
    "ignoresSafeArea": ["SafeAreaRegions"],
    "imageScale": ["Image.Scale"],
    "indexViewStyle": ["IndexViewStyle"],
    "interpolation": ["Image.Interpolation"],
    "keyboardShortcut": ["KeyboardShortcut", "KeyEquivalent"],
    "labelStyle": ["LabelStyle"],
    "labeledContentStyle": ["LabeledContentStyle"],
    "labelsVisibility": ["Visibility"],
    "listRowSeparator": ["Visibility"],
    "listSectionSeparator": ["Visibility"],
    "listStyle": ["ListStyle"],
    "menuIndicator": ["Visibility"],
    "menuOrder": ["MenuOrder"],
    "menuStyle": ["MenuStyle"],
    "multilineTextAlignment": ["TextAlignment"],
    "navigationBarTitleDisplayMode": ["NavigationBarItem.TitleDisplayMode"],
    "navigationSplitViewStyle": ["NavigationSplitViewStyle"],
    "navigationTransition": ["NavigationTransition"],
    "navigationViewStyle": ["NavigationViewStyle"],
    "onKeyPress": ["KeyEquivalent", "KeyPress.Phases"],
    "padding": ["Edge.Set", "CGFloat", "EdgeInsets"],
    "persistentSystemOverlays": ["Visibility"],
    "pickerStyle": ["PickerStyle"],
    "preferredColorScheme": ["ColorScheme"],
    "presentationBackground": ["ShapeStyle", "Color"],
    "presentationBackgroundInteraction": ["PresentationBackgroundInteraction"],
    "presentationCompactAdaptation": ["PresentationAdaptation"],
    "presentationContentInteraction": ["PresentationContentInteraction"],
    "presentationDetents": ["PresentationDetent"],
    "presentationDragIndicator": ["Visibility"],
    "presentationSizing": ["PresentationSizing"],
    "progressViewStyle": ["ProgressViewStyle"],
    "renderingMode": ["Image.TemplateRenderingMode"],
    "safeAreaPadding": ["Edge.Set", "CGFloat", "EdgeInsets"],
    "scrollBounceBehavior": ["ScrollBounceBehavior"],
    "scrollContentBackground": ["Visibility"],
    "scrollDismissesKeyboard": ["ScrollDismissesKeyboardMode"],
    "scrollEdgeEffectStyle": ["ScrollEdgeEffectStyle"],
    "scrollIndicators": ["ScrollIndicatorVisibility"],
    "scrollTargetBehavior": ["ScrollTargetBehavior"],
    "searchPresentationToolbarBehavior": ["SearchPresentationToolbarBehavior"],
    "searchToolbarBehavior": ["SearchToolbarBehavior"],
    "sensoryFeedback": ["SensoryFeedback"],
    "springLoadingBehavior": ["SpringLoadingBehavior"],
    "stroke": ["ShapeStyle", "Color"],
    "strokeBorder": ["ShapeStyle", "Color"],
    "submitLabel": ["SubmitLabel"],
    "symbolEffect": ["SymbolEffect"],
    "symbolRenderingMode": ["SymbolRenderingMode"],
    "symbolVariant": ["SymbolVariants"],
    "tabBarMinimizeBehavior": ["TabBarMinimizeBehavior"],
    "tabViewStyle": ["TabViewStyle"],
    "tableStyle": ["TableStyle"],
    "textCase": ["Text.Case"],
    "textEditorStyle": ["TextEditorStyle"],
    "textFieldStyle": ["TextFieldStyle"],
    "textInputAutocapitalization": ["TextInputAutocapitalization"],
    "textScale": ["Text.Scale"],
    "textSelection": ["TextSelectability"],
    "tint": ["ShapeStyle", "Color"],
    "toggleStyle": ["ToggleStyle"],
    "toolbar": ["Visibility"],
    "toolbarBackground": ["Visibility", "ShapeStyle", "Color"],
    "toolbarColorScheme": ["ColorScheme"],
    "toolbarRole": ["ToolbarRole"],
    "toolbarTitleDisplayMode": ["ToolbarTitleDisplayMode"],
    "toolbarVisibility": ["Visibility"],
    "transition": ["AnyTransition", "Transition"],
    "truncationMode": ["Text.TruncationMode"],
    "windowResizability": ["WindowResizability"],
    "windowStyle": ["WindowStyle"],
    "windowToolbarStyle": ["WindowToolbarStyle"],
    "writingToolsBehavior": ["WritingToolsBehavior"],
  ]

  /// Types that packages and asset catalogs give values, too.
  static let openTypes: Set = ["Animation", "AnyTransition", "CGFloat", "Color", "Shape", "ShapeStyle", "Transition"]

  /// The same of arguments with a label, by the name of the call; `_` stands for those without.
  static let labelled: [String: [String: [String]]] = [
    "AngularGradient": ["center": ["UnitPoint"], "colors": ["Color"]],
    "Button": ["role": ["ButtonRole"]],
    "DatePicker": ["displayedComponents": ["DatePickerComponents"]],
    "DragGesture": ["coordinateSpace": ["CoordinateSpace", "CoordinateSpaceProtocol"]],
    "Gradient": ["colors": ["Color"]],
    "Grid": ["alignment": ["Alignment"]],
    "GridItem": ["_": ["GridItem.Size"], "alignment": ["Alignment"]],
    "HStack": ["alignment": ["VerticalAlignment"]],
    "LazyHGrid": ["pinnedViews": ["PinnedScrollableViews"]],
    "LazyHStack": ["alignment": ["VerticalAlignment"], "pinnedViews": ["PinnedScrollableViews"]],
    "LazyVGrid": ["pinnedViews": ["PinnedScrollableViews"]],
    "LazyVStack": ["alignment": ["HorizontalAlignment"], "pinnedViews": ["PinnedScrollableViews"]],
    "LinearGradient": ["startPoint": ["UnitPoint"], "endPoint": ["UnitPoint"], "colors": ["Color"]],
    "NavigationSplitView": ["preferredCompactColumn": ["NavigationSplitViewColumn"]],
    "RadialGradient": ["center": ["UnitPoint"], "colors": ["Color"]],
    "RoundedRectangle": ["style": ["RoundedCornerStyle"]],
    "ScrollView": ["_": ["Axis.Set"]],
    "Tab": ["role": ["TabRole"]],
    "Text": ["style": ["Text.DateStyle"]],
    "ToolbarItem": ["placement": ["ToolbarItemPlacement"]],
    "ToolbarItemGroup": ["placement": ["ToolbarItemPlacement"]],
    "ToolbarSpacer": ["_": ["SpacerSizing"], "placement": ["ToolbarItemPlacement"]],
    "VStack": ["alignment": ["HorizontalAlignment"]],
    "ZStack": ["alignment": ["Alignment"]],
    "accessibilityElement": ["children": ["AccessibilityChildBehavior"]],
    "aspectRatio": ["contentMode": ["ContentMode"]],
    "background": ["alignment": ["Alignment"], "in": ["Shape", "InsettableShape"]],
    "confirmationDialog": ["titleVisibility": ["Visibility"]],
    "containerBackground": ["for": ["ContainerBackgroundPlacement"]],
    "cornerRadius": ["style": ["RoundedCornerStyle"]],
    "frame": ["alignment": ["Alignment"], "in": ["CoordinateSpace", "CoordinateSpaceProtocol"]],
    "glassEffect": ["in": ["Shape", "InsettableShape"]],
    "ignoresSafeArea": ["edges": ["Edge.Set"]],
    "keyboardShortcut": ["modifiers": ["EventModifiers"]],
    "mask": ["alignment": ["Alignment"]],
    "matchedGeometryEffect": ["properties": ["MatchedGeometryProperties"], "anchor": ["UnitPoint"]],
    "onSubmit": ["of": ["SubmitTriggers"]],
    "overlay": ["alignment": ["Alignment"]],
    "redacted": ["reason": ["RedactionReasons"]],
    "resizable": ["resizingMode": ["Image.ResizingMode"]],
    "rotation3DEffect": ["anchor": ["UnitPoint"]],
    "rotationEffect": ["anchor": ["UnitPoint"]],
    "safeAreaBar": ["edge": ["VerticalEdge", "HorizontalEdge"]],
    "safeAreaInset": ["edge": ["VerticalEdge", "HorizontalEdge"]],
    "scaleEffect": ["anchor": ["UnitPoint"]],
    "scrollIndicators": ["axes": ["Axis.Set"]],
    "scrollPosition": ["anchor": ["UnitPoint"]],
    "scrollTo": ["anchor": ["UnitPoint"]],
    "searchable": ["placement": ["SearchFieldPlacement"]],
    "shadow": ["color": ["Color"]],
    "swipeActions": ["edge": ["HorizontalEdge"]],
    "system": ["weight": ["Font.Weight"], "design": ["Font.Design"]],
    "toolbar": ["for": ["ToolbarPlacement"], "removing": ["ToolbarDefaultItemKind"]],
    "toolbarBackground": ["for": ["ToolbarPlacement"]],
    "toolbarBackgroundVisibility": ["for": ["ToolbarPlacement"]],
    "toolbarColorScheme": ["for": ["ToolbarPlacement"]],
    "toolbarVisibility": ["for": ["ToolbarPlacement"]],
    "withAnimation": ["_": ["Animation"]],
  ]
}
