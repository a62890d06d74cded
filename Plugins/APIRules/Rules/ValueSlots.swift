import APIFacts
import SwiftKitSDK

/// A value behind a leading dot where only values of some types may stand.
struct SlotValue {
  let root: Node
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

extension SourceFile {
  /// The values behind leading dots where their types are known, in source order of the calls.
  var valuesInSlots: [SlotValue] {
    nodes(.call, named: ValueSlots.names).flatMap { call -> [SlotValue] in
      guard let name = call.name else { return [] }
      var found: [SlotValue] = []
      if let types = ValueSlots.types[name], call.isViewModifier, let first = call.firstUnlabelled {
        found += choices(of: first.value, types)
      }
      if let slots = ValueSlots.labelled[name] {
        for argument in call.arguments {
          if let types = argument.label.flatMap({ slots[$0] }) { found += choices(of: argument.value, types) }
        }
      }
      return found
    }
  }

  /// The value, those of the branches of a ternary, or those of an array.
  private func choices(of value: Node, _ types: [String]) -> [SlotValue] {
    switch value.kind {
    case .ternary: value.children.dropFirst().flatMap { choices(of: $0, types) }
    case .array: value.children.flatMap { choices(of: $0, types) }
    default:
      value.chain.flatMap {
        $0.root.flags.contains(.implicit) && $0.root.name != nil ? [SlotValue(root: $0.root, types: types)] : nil
      }
        ?? []
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
    "accessibilityAddTraits": ["AccessibilityTraits"],
    "accessibilityRemoveTraits": ["AccessibilityTraits"],
    "accessibilityHeading": ["AccessibilityHeadingLevel"],
    "accessibilityTextContentType": ["AccessibilityTextContentType"],
    "badgeProminence": ["BadgeProminence"],
    "blendMode": ["BlendMode"],
    "buttonBorderShape": ["ButtonBorderShape"],
    "buttonRepeatBehavior": ["ButtonRepeatBehavior"],
    "buttonStyle": ["ButtonStyle", "PrimitiveButtonStyle"],
    "contentTransition": ["ContentTransition"],
    "controlGroupStyle": ["ControlGroupStyle"],
    "controlSize": ["ControlSize"],
    "datePickerStyle": ["DatePickerStyle"],
    "disclosureGroupStyle": ["DisclosureGroupStyle"],
    "dynamicTypeSize": ["DynamicTypeSize"],
    "edgesIgnoringSafeArea": ["Edge.Set"],
    "font": ["Font"],
    "fontDesign": ["Font.Design"],
    "fontWeight": ["Font.Weight"],
    "fontWidth": ["Font.Width"],
    "foregroundColor": ["ShapeStyle", "Color"],
    "foregroundStyle": ["ShapeStyle", "Color"],
    "formStyle": ["FormStyle"],
    "gaugeStyle": ["GaugeStyle"],
    "gridColumnAlignment": ["HorizontalAlignment"],
    "glassEffectTransition": ["GlassEffectTransition"],
    "groupBoxStyle": ["GroupBoxStyle"],
    "headerProminence": ["Prominence"],
    "ignoresSafeArea": ["SafeAreaRegions"],
    "imageScale": ["Image.Scale"],
    "indexViewStyle": ["IndexViewStyle"],
    "interpolation": ["Image.Interpolation"],
    "labelStyle": ["LabelStyle"],
    "labelsVisibility": ["Visibility"],
    "labeledContentStyle": ["LabeledContentStyle"],
    "listRowSeparator": ["Visibility"],
    "listSectionSeparator": ["Visibility"],
    "listStyle": ["ListStyle"],
    "menuOrder": ["MenuOrder"],
    "menuStyle": ["MenuStyle"],
    "multilineTextAlignment": ["TextAlignment"],
    "navigationBarTitleDisplayMode": ["NavigationBarItem.TitleDisplayMode"],
    "navigationSplitViewStyle": ["NavigationSplitViewStyle"],
    "navigationTransition": ["NavigationTransition"],
    "persistentSystemOverlays": ["Visibility"],
    "pickerStyle": ["PickerStyle"],
    "preferredColorScheme": ["ColorScheme"],
    "presentationBackgroundInteraction": ["PresentationBackgroundInteraction"],
    "presentationCompactAdaptation": ["PresentationAdaptation"],
    "presentationContentInteraction": ["PresentationContentInteraction"],
    "presentationDetents": ["PresentationDetent"],
    "presentationDragIndicator": ["Visibility"],
    "progressViewStyle": ["ProgressViewStyle"],
    "renderingMode": ["Image.TemplateRenderingMode"],
    "redacted": ["RedactionReasons"],
    "scrollBounceBehavior": ["ScrollBounceBehavior"],
    "scrollContentBackground": ["Visibility"],
    "scrollDismissesKeyboard": ["ScrollDismissesKeyboardMode"],
    "scrollEdgeEffectStyle": ["ScrollEdgeEffectStyle"],
    "scrollIndicators": ["ScrollIndicatorVisibility"],
    "scrollTargetBehavior": ["ScrollTargetBehavior"],
    "searchPresentationToolbarBehavior": ["SearchPresentationToolbarBehavior"],
    "sensoryFeedback": ["SensoryFeedback"],
    "springLoadingBehavior": ["SpringLoadingBehavior"],
    "submitLabel": ["SubmitLabel"],
    "symbolRenderingMode": ["SymbolRenderingMode"],
    "symbolVariant": ["SymbolVariants"],
    "tabBarMinimizeBehavior": ["TabBarMinimizeBehavior"],
    "tabViewStyle": ["TabViewStyle"],
    "tint": ["ShapeStyle", "Color"],
    "tableStyle": ["TableStyle"],
    "textCase": ["Text.Case"],
    "textFieldStyle": ["TextFieldStyle"],
    "textInputAutocapitalization": ["TextInputAutocapitalization"],
    "textSelection": ["TextSelectability"],
    "toggleStyle": ["ToggleStyle"],
    "toolbarColorScheme": ["ColorScheme"],
    "toolbarRole": ["ToolbarRole"],
    "toolbarTitleDisplayMode": ["ToolbarTitleDisplayMode"],
    "toolbarVisibility": ["Visibility"],
    "truncationMode": ["Text.TruncationMode"],
  ]

  /// The same of arguments with a label, by the name of the call.
  static let labelled: [String: [String: [String]]] = [
    "Button": ["role": ["ButtonRole"]],
    "Grid": ["alignment": ["Alignment"]],
    "LazyHGrid": ["pinnedViews": ["PinnedScrollableViews"]],
    "LazyVGrid": ["pinnedViews": ["PinnedScrollableViews"]],
    "LinearGradient": ["startPoint": ["UnitPoint"], "endPoint": ["UnitPoint"]],
    "NavigationSplitView": ["preferredCompactColumn": ["NavigationSplitViewColumn"]],
    "RoundedRectangle": ["style": ["RoundedCornerStyle"]],
    "ToolbarItem": ["placement": ["ToolbarItemPlacement"]],
    "ToolbarItemGroup": ["placement": ["ToolbarItemPlacement"]],
    "HStack": ["alignment": ["VerticalAlignment"]],
    "VStack": ["alignment": ["HorizontalAlignment"]],
    "ZStack": ["alignment": ["Alignment"]],
    "LazyHStack": ["alignment": ["VerticalAlignment"], "pinnedViews": ["PinnedScrollableViews"]],
    "LazyVStack": ["alignment": ["HorizontalAlignment"], "pinnedViews": ["PinnedScrollableViews"]],
    "accessibilityElement": ["children": ["AccessibilityChildBehavior"]],
    "aspectRatio": ["contentMode": ["ContentMode"]],
    "background": ["alignment": ["Alignment"]],
    "confirmationDialog": ["titleVisibility": ["Visibility"]],
    "cornerRadius": ["style": ["RoundedCornerStyle"]],
    "frame": ["alignment": ["Alignment"]],
    "ignoresSafeArea": ["edges": ["Edge.Set"]],
    "mask": ["alignment": ["Alignment"]],
    "overlay": ["alignment": ["Alignment"]],
    "rotationEffect": ["anchor": ["UnitPoint"]],
    "scaleEffect": ["anchor": ["UnitPoint"]],
    "safeAreaInset": ["edge": ["VerticalEdge", "HorizontalEdge"]],
    "searchable": ["placement": ["SearchFieldPlacement"]],
    "swipeActions": ["edge": ["HorizontalEdge"]],
    "toolbar": ["for": ["ToolbarPlacement"]],
    "toolbarBackground": ["for": ["ToolbarPlacement"]],
    "toolbarBackgroundVisibility": ["for": ["ToolbarPlacement"]],
    "toolbarColorScheme": ["for": ["ToolbarPlacement"]],
    "toolbarVisibility": ["for": ["ToolbarPlacement"]],
  ]
}
