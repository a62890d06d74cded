/// Type names that a project already sees through its imports; a type of the same name would hide them.
package enum KnownTypeNames {
  /// Where the type `name` comes from, as a word for people; nil when no imported module declares it.
  package static func origin(of name: String) -> String? {
    if holds(name, in: standard) { return "Swift" }
    if holds(name, in: foundation) { return "Foundation" }
    return holds(name, in: swiftUI) ? "SwiftUI" : nil
  }

  // A run asks for a dozen names: looking through the letters takes less time than making a set of two thousand words.
  private static func holds(_ name: String, in names: StaticString) -> Bool {
    guard let first = name.utf8.first else { return false }
    return names.withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        if bytes[start] == first {
          end = start + bytes[start...].prefix { $0 > UInt8(ascii: " ") }.count
          if name.utf8.elementsEqual(UnsafeBufferPointer(rebasing: bytes[start..<end])) { return true }
        }
        while end < bytes.count, bytes[end] > UInt8(ascii: " ") { end += 1 }
        start = end + 1
      }
      return false
    }
  }

  private static let standard: StaticString =
    """
    Actor Any AnyClass AnyCollection AnyHashable AnyIterator AnyKeyPath AnyObject AnySequence Array ArraySlice
    AsyncIteratorProtocol AsyncSequence AsyncStream AsyncThrowingStream Bool CancellationError Character Clock
    ClosedRange Codable CodingKey Collection Comparable ContiguousArray ContinuousClock Copyable
    CustomStringConvertible Decodable Decoder Dictionary Double Duration Encodable Encoder Equatable Error Escapable
    Executor Float Hashable Hasher ID Identifiable Instant Int Int16 Int32 Int64 Int8 Iterator IteratorProtocol
    KeyPath KeyValuePairs LazySequence MainActor Mirror Never Numeric ObjectIdentifier OptionSet Optional Protocol
    RandomNumberGenerator Range Regex Result SIMD2 SIMD3 SIMD4 Sendable Sequence Set SetAlgebra Slice Span
    StaticString Strideable String StringProtocol Substring SuspendingClock Task TaskGroup Type UInt UInt16 UInt32
    UInt64 UInt8 Unicode UnsafePointer Void WritableKeyPath Zip2Sequence
    """

  private static let foundation: StaticString =
    """
    AffineTransform AttributedString Bundle ByteCountFormatter Calendar Category CharacterSet Combine Data Date
    DateComponents DateFormatter DateInterval Decimal Dimension FileHandle FileManager Formatter Host IndexPath
    IndexSet InputStream JSONDecoder JSONEncoder JSONSerialization Locale Lock Measurement Notification
    NotificationCenter NumberFormatter Observable ObservableObject ObservationRegistrar Operation OperationQueue
    OutputStream PersonNameComponents Pipe Port Predicate Process ProcessInfo Progress Published RunLoop Scanner
    Selector SortDescriptor SortOrder Stream Thread TimeInterval TimeZone Timer URL URLCache URLComponents URLError
    URLQueryItem URLRequest URLResponse URLSession UUID UndoManager Unit UserDefaults XMLParser
    """

  // The top-level types of SwiftUI and SwiftUICore as of iOS 26.2; a test compares the list with the API facts.
  private static let swiftUI: StaticString =
    """
    AXChartDescriptorRepresentable AccessibilityActionCategory AccessibilityActionKind
    AccessibilityAdjustmentDirection AccessibilityAttachmentModifier AccessibilityChildBehavior
    AccessibilityCustomContentKey AccessibilityDirectTouchOptions AccessibilityFocusState AccessibilityHeadingLevel
    AccessibilityLabeledPairRole AccessibilityQuickActionOutlineStyle AccessibilityQuickActionPromptStyle
    AccessibilityQuickActionStyle AccessibilityRotorContent AccessibilityRotorContentBuilder AccessibilityRotorEntry
    AccessibilitySystemRotor AccessibilityTechnologies AccessibilityTextContentType AccessibilityTraits
    AccessibilityZoomGestureAction AccessoryBarActionButtonStyle AccessoryBarButtonStyle
    AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle
    AccessoryLinearGaugeStyle ActionSheet AdaptableTabBarPlacement Alert AlertScene Alignment AlignmentID
    AlignmentKey AlternatingRowBackgroundBehavior Anchor Angle AngularGradient Animatable AnimatableModifier
    AnimatablePair AnimatableValues Animation AnimationCompletionCriteria AnimationContext AnimationState
    AnimationStateKey AnimationTimelineSchedule AnyCompositorContent AnyGesture AnyGradient AnyLayout AnyLocation
    AnyLocationBase AnyScrollTargetBehavior AnyShape AnyShapeStyle AnyTabContent AnyTransition AnyView App
    AppStorage AssistiveAccess AsymmetricTransition AsyncImage AsyncImagePhase AttributedTextFormatting
    AttributedTextFormattingDefinition AttributedTextSelection AttributedTextValueConstraint
    AutomaticControlGroupStyle AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticHoverEffect
    AutomaticLabeledContentStyle AutomaticMenuBarExtraStyle AutomaticNavigationSplitViewStyle
    AutomaticNavigationTransition AutomaticPresentationSizing AutomaticTableStyle AutomaticTextEditorStyle Axis
    BackgroundProminence BackgroundStyle BackgroundTask BadgeProminence BalancedNavigationSplitViewStyle Bindable
    Binding BlendMode BlurReplaceTransition BorderedButtonMenuStyle BorderedButtonStyle BorderedListStyle
    BorderedProminentButtonStyle BorderedTableStyle BorderlessButtonMenuButtonStyle BorderlessButtonMenuStyle
    BorderlessButtonStyle BorderlessPullDownMenuButtonStyle Button ButtonBorderShape ButtonMenuStyle
    ButtonRepeatBehavior ButtonRole ButtonSizing ButtonStyle ButtonStyleConfiguration ButtonToggleStyle Canvas
    Capsule CardButtonStyle CarouselListStyle CarouselTabViewStyle CheckboxToggleStyle Circle CircularGaugeStyle
    CircularProgressViewStyle Color ColorMatrix ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast
    ColumnNavigationViewStyle ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu Commands
    CommandsBuilder CompactDatePickerStyle CompactMenuControlGroupStyle CompositorContent CompositorContentBuilder
    ConcentricRectangle ContainerBackgroundPlacement ContainerRelativeShape ContainerValueKey ContainerValues
    ContentHoverEffect ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory
    ContentToolbarPlacement ContentTransition ContentUnavailableView ContextMenu ControlActiveState ControlGroup
    ControlGroupStyle ControlGroupStyleConfiguration ControlSize ControlWidget ControlWidgetConfiguration
    ControlWidgetConfigurationBuilder ControlWidgetTemplate ControlWidgetTemplateBuilder CoordinateSpace
    CoordinateSpaceProtocol CubicKeyframe CustomAnimation CustomHoverEffect CustomPresentationDetent
    CustomizableToolbarContent DatePicker DatePickerComponents DatePickerStyle DatePickerStyleConfiguration
    DebugReplaceableView DefaultButtonLabel DefaultButtonStyle DefaultDatePickerStyle DefaultDateProgressLabel
    DefaultDocumentGroupLaunchActions DefaultFocusEvaluationPriority DefaultGaugeStyle DefaultGlassEffectShape
    DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle DefaultMenuButtonStyle DefaultMenuStyle
    DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultSettingsLinkLabel
    DefaultShareLinkLabel DefaultTabLabel DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle
    DefaultToolbarItem DefaultWindowStyle DefaultWindowToolbarStyle DefaultWindowVisibilityToggleLabel
    DialogSeverity DigitalCrownEvent DigitalCrownRotationalSensitivity DisabledTextSelectability DisclosureGroup
    DisclosureGroupStyle DisclosureGroupStyleConfiguration DisclosureTableRow DismissAction DismissBehavior
    DismissImmersiveSpaceAction DismissSearchAction DismissWindowAction DisplayProxy Divider DocumentBaseBox
    DocumentConfiguration DocumentGroup DocumentGroupLaunchScene DocumentLaunchGeometryProxy DocumentLaunchView
    DoubleColumnNavigationViewStyle DragConfiguration DragDropPreviewsFormation DragGesture DragSession
    DropConfiguration DropDelegate DropInfo DropOperation DropProposal DropSession DynamicProperty
    DynamicTableRowContent DynamicTypeSize DynamicViewContent Edge EdgeInsets EditActions EditButton EditMode
    EditableCollectionContent Ellipse EllipticalGradient EllipticalListStyle EmptyAnimatableData EmptyCommands
    EmptyControlWidgetConfiguration EmptyControlWidgetTemplate EmptyHoverEffect EmptyHoverEffectContent
    EmptyMatchedTransitionSourceConfiguration EmptyModifier EmptyTableRowContent EmptyView EmptyVisualEffect
    EmptyWidgetConfiguration EnabledTextSelectability Environment EnvironmentKey EnvironmentObject EnvironmentValues
    EnvironmentalModifier EquatableView EventModifiers EveryMinuteTimelineSchedule ExclusiveGesture
    ExpandedWindowToolbarStyle ExplicitTimelineSchedule FetchRequest FetchedResults FieldDatePickerStyle
    FileDialogBrowserOptions FileDocument FileDocumentConfiguration FileDocumentReadConfiguration
    FileDocumentWriteConfiguration FillShapeStyle FillShapeView FillStyle FindContext FittedPresentationSizing
    FixedTextVariant FocusInteractions FocusState FocusedBinding FocusedObject FocusedValue FocusedValueKey
    FocusedValues Font ForEach ForEachSectionCollection ForEachSubviewCollection ForegroundStyle Form
    FormPresentationSizing FormStyle FormStyleConfiguration FrameResizeDirection FrameResizePosition Gauge
    GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState
    GestureStateGesture Glass GlassButtonStyle GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle
    GlobalCoordinateSpace Gradient GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout GridRow Group
    GroupBox GroupBoxStyle GroupBoxStyleConfiguration GroupElementsOfContent GroupHoverEffect GroupSectionsOfContent
    GroupedFormStyle GroupedListStyle GroupedTabViewStyle HSplitView HStack HStackLayout HandGestureShortcut
    HelpLink HiddenTitleBarWindowStyle HierarchicalShapeStyle HierarchicalShapeStyleModifier HighlightHoverEffect
    HorizontalAlignment HorizontalDirection HorizontalEdge HoverEffect HoverEffectContent HoverEffectGroup
    HoverEffectPhaseOverride HoverPhase IconOnlyLabelStyle IdentityTransition Image ImagePaint ImageRenderer
    ImmersiveSpace ImmersiveSpaceContent ImmersiveSpaceContentBuilder ImmersiveSpaceViewContent
    ImportFromDevicesCommands IndexViewStyle IndexedIdentifierCollection InlinePickerStyle InsetGroupedListStyle
    InsetListStyle InsetTableStyle InsettableShape InspectorCommands InterfaceOrientation
    ItemProviderTableRowModifier KeyEquivalent KeyPress KeyboardShortcut KeyframeAnimator KeyframeTimeline
    KeyframeTrack KeyframeTrackContent KeyframeTrackContentBuilder Keyframes KeyframesBuilder Label LabelStyle
    LabelStyleConfiguration LabeledContent LabeledContentStyle LabeledContentStyleConfiguration
    LabeledControlGroupContent LabeledToolbarItemGroupContent Layout LayoutDirection LayoutDirectionBehavior
    LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack
    LegibilityWeight LiftHoverEffect LimitedAvailabilityConfiguration LinearCapacityGaugeStyle LinearGaugeStyle
    LinearGradient LinearKeyframe LinearProgressViewStyle Link LinkButtonStyle LinkShapeStyle List ListItemTint
    ListSectionSpacing ListStyle LocalCoordinateSpace LocalizedStringKey LongPressGesture MagnificationGesture
    MagnifyGesture MatchedGeometryProperties MatchedTransitionSourceConfiguration Material MaterialActiveAppearance
    Menu MenuActionDismissBehavior MenuBarExtra MenuBarExtraStyle MenuButton MenuButtonStyle MenuControlGroupStyle
    MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration MeshGradient ModifiedContent MoveCommandDirection
    MoveKeyframe MoveTransition MultiDatePicker NSGestureRecognizerRepresentable
    NSGestureRecognizerRepresentableContext NSGestureRecognizerRepresentableCoordinateSpaceConverter
    NSHostingSceneBridgingOptions NSHostingSceneRepresentation NamedCoordinateSpace Namespace NavigationBarItem
    NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle NavigationPath NavigationSplitView
    NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewStyleConfiguration
    NavigationSplitViewVisibility NavigationStack NavigationTransition NavigationView NavigationViewStyle
    NewDocumentAction NewDocumentButton ObservedObject OffsetShape OffsetTransition OnInsertTableRowModifier
    OpacityTransition OpenDocumentAction OpenImmersiveSpaceAction OpenSettingsAction OpenURLAction OpenWindowAction
    OrnamentAttachmentAnchor OutlineGroup OutlineSubgroupChildren PageIndexViewStyle PagePresentationSizing
    PageTabViewStyle PagingScrollTargetBehavior PaletteControlGroupStyle PalettePickerStyle PaletteSelectionEffect
    PasteButton Path PencilDoubleTapGestureValue PencilHoverPose PencilPreferredAction PencilSqueezeGesturePhase
    PencilSqueezeGestureValue PeriodicTimelineSchedule PhaseAnimator Picker PickerStyle PinnedScrollableViews
    PlaceholderContentView PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle PlainTextEditorStyle
    PlainTextFieldStyle PlainWindowStyle PointerStyle PopUpButtonPickerStyle PopoverAttachmentAnchor PreferenceKey
    PreferredColorSchemeKey PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction
    PresentationDetent PresentationMode PresentationSizing PresentationSizingContext PresentationSizingRoot
    PresentedWindowContent PreviewContext PreviewContextKey PreviewDevice PreviewModifier PreviewModifierContent
    PreviewPlatform PreviewProvider PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView
    ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform Prominence
    ProminentDetailNavigationSplitViewStyle ProposedViewSize PullDownButton PullDownMenuBarExtraStyle
    PullDownMenuButtonStyle PushTransition PushWindowAction RadialGradient RadioGroupPickerStyle Rectangle
    RectangleCornerInsets RectangleCornerRadii RedactionReasons ReferenceFileDocument
    ReferenceFileDocumentConfiguration RefreshAction RemoteDeviceIdentifier RemoteImmersiveSpace RenameAction
    RenameButton ResetFocusAction RotateGesture RotatedShape RotationGesture RoundedBorderTextEditorStyle
    RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle RoundedRectangularShape
    RoundedRectangularShapeCorners SafeAreaRegions ScaleTransition ScaledMetric ScaledShape Scene SceneBuilder
    SceneLaunchBehavior ScenePadding ScenePhase SceneRestorationBehavior SceneStorage ScrollAnchorRole
    ScrollBounceBehavior ScrollContentOffsetAdjustmentBehavior ScrollDismissesKeyboardMode ScrollEdgeEffectStyle
    ScrollGeometry ScrollIndicatorVisibility ScrollInputBehavior ScrollInputKind ScrollPhase
    ScrollPhaseChangeContext ScrollPosition ScrollTarget ScrollTargetBehavior ScrollTargetBehaviorContext
    ScrollTargetBehaviorProperties ScrollTargetBehaviorPropertiesContext ScrollTransitionConfiguration
    ScrollTransitionPhase ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement
    SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement SearchToolbarBehavior
    SearchUnavailableContent Section SectionCollection SectionConfiguration SectionedFetchRequest
    SectionedFetchResults SecureField SegmentedPickerStyle SelectionShapeStyle SensoryFeedback SeparatorShapeStyle
    SequenceGesture Settings SettingsLink Shader ShaderFunction ShaderLibrary ShadowStyle Shape ShapeRole ShapeStyle
    ShapeView ShareLink SharePreview SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SidebarRowSize
    SimultaneousGesture SizeDependentTextVariant SlideTransition Slider SliderTick SliderTickBuilder
    SliderTickContent SliderTickContentForEach SnapshotData SnapshotResponse Spacer SpacerSizing
    SpatialEventCollection SpatialEventGesture SpatialTapGesture Spring SpringKeyframe SpringLoadingBehavior
    SquareAzimuth SquareBorderTextFieldStyle StackNavigationViewStyle State StateObject Stepper
    StepperFieldDatePickerStyle StrokeBorderShapeView StrokeShapeView StrokeStyle SubmitLabel SubmitTriggers
    SubscriptionView Subview SubviewsCollection SubviewsCollectionSlice SwitchToggleStyle SymbolColorRenderingMode
    SymbolEffectTransition SymbolRenderingMode SymbolVariableValueMode SymbolVariants SystemFormatStyle Tab
    TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabBarPlacement TabContent TabContentBuilder
    TabCustomizationBehavior TabPlacement TabRole TabSearchActivation TabSection TabView
    TabViewBottomAccessoryPlacement TabViewCustomization TabViewStyle Table TableColumn TableColumnAlignment
    TableColumnBuilder TableColumnContent TableColumnCustomization TableColumnCustomizationBehavior
    TableColumnForEach TableForEachContent TableHeaderRowContent TableOutlineGroupContent TableRow TableRowBuilder
    TableRowContent TableStyle TableStyleConfiguration TapGesture Text TextAlignment TextAttribute
    TextEditingCommands TextEditor TextEditorStyle TextEditorStyleConfiguration TextField TextFieldLink
    TextFieldStyle TextFormattingCommands TextInputAutocapitalization TextInputDictationActivation
    TextInputDictationBehavior TextInputFormattingControlPlacement TextProxy TextRenderer TextSelectability
    TextSelection TextSelectionAffinity TextVariantPreference TimeDataSource TimelineSchedule TimelineScheduleMode
    TimelineView TimelineViewDefaultContext TintShapeStyle TitleAndIconLabelStyle TitleBarWindowStyle
    TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration ToolbarCommands ToolbarContent
    ToolbarContentBuilder ToolbarCustomizationBehavior ToolbarCustomizationOptions ToolbarDefaultItemKind
    ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarLabelStyle ToolbarPlacement ToolbarRole ToolbarSpacer
    ToolbarTitleDisplayMode ToolbarTitleMenu TouchBar TouchBarItemPresence Transaction TransactionKey
    TransformedShape Transition TransitionPhase TransitionProperties TupleSliderTickContent TupleTableColumnContent
    TupleTableRowContent TupleView TypesettingLanguage UIApplicationDelegateAdaptor UIGestureRecognizerRepresentable
    UIGestureRecognizerRepresentableContext UIGestureRecognizerRepresentableCoordinateSpaceConverter
    UIHostingConfiguration UIHostingController UIHostingControllerSizingOptions UIHostingSceneDelegate
    UITraitBridgedEnvironmentKey UIViewControllerRepresentable UIViewControllerRepresentableContext
    UIViewRepresentable UIViewRepresentableContext UnevenRoundedRectangle UnifiedCompactWindowToolbarStyle
    UnifiedWindowToolbarStyle UnitCurve UnitPoint UserInterfaceSizeClass UtilityWindow VSplitView VStack
    VStackLayout VectorArithmetic VerticalAlignment VerticalDirection VerticalEdge VerticalPageTabViewStyle View
    ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits Viewpoint3D
    Visibility VisualEffect VolumeViewpointUpdateStrategy WheelDatePickerStyle WheelPickerStyle Widget WidgetBundle
    WidgetBundleBuilder WidgetConfiguration Window WindowBackgroundShapeStyle WindowDragGesture WindowGroup
    WindowIdealSize WindowInteractionBehavior WindowLayoutRoot WindowLevel WindowManagerRole WindowMenuBarExtraStyle
    WindowPlacement WindowPlacementContext WindowProxy WindowResizability WindowStyle
    WindowToolbarFullScreenVisibility WindowToolbarStyle WindowVisibilityToggle WorldAlignmentBehavior
    WorldRecenterPhase WritingToolsBehavior ZStack ZStackLayout ZoomNavigationTransition
    """
}
