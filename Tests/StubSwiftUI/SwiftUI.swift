// A stand-in for SwiftUI that has the declarations our templates use and no behaviour, so that generated code can be
// type-checked where SwiftUI does not exist. A test compares names and labels with the facts of the real interface.

import Combine
@_exported import Foundation
@_exported import Observation

// MARK: - Views

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

public protocol _Leaf: View where Body == Never {}
extension _Leaf {
  public var body: Never { fatalError() }
}

public struct EmptyView: _Leaf { public init() {} }
public struct _Some: _Leaf {}
public struct TupleView<T>: _Leaf {}
public struct _ConditionalContent<T, F>: _Leaf {}
public struct AnyView: _Leaf { public nonisolated init<V: View>(_ view: V) {} }
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}
extension Optional: _Leaf where Wrapped: View {}

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> {
    TupleView()
  }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { _ConditionalContent() }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { _ConditionalContent() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ value: String) {}
}

// Foundation has it, except on Linux.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  public let key: String
  public init(stringLiteral value: String) { key = value }
  public init(_ key: String, table: String? = nil) { self.key = key }
}

public struct Text: _Leaf {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {}
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  public init(verbatim content: String) {}
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {}
  public enum Case: Sendable { case uppercase, lowercase }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable { public static let solid = Pattern() }
    public static let single = LineStyle()
  }
  public func font(_ font: Font?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

public struct Image: _Leaf {
  public init(systemName: String) {}
  public init(_ name: String) {}
  public init(decorative name: String) {}
  public func resizable() -> Image { self }
}

public struct ProgressView: _Leaf {
  public init() {}
  public init(_ titleKey: LocalizedStringKey) {}
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {}
}
public struct Slider: _Leaf {
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {}
}
public struct LinearGradient: ShapeStyle, _Leaf {
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
extension AttributedSubstring {
  public var foregroundColor: Color? {
    get { nil }
    set {}
  }
  public var font: Font? {
    get { nil }
    set {}
  }
  public var underlineStyle: Text.LineStyle? {
    get { nil }
    set {}
  }
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
}

public struct AsyncImage<Content: View>: _Leaf {
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}

public struct Transaction {
  public init() {}
  public init(animation: Animation?) {}
}

public struct SecureField<Label: View>: _Leaf {}
extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
public struct TextField<Label: View>: _Leaf {}
extension TextField where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {}
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}
}
public struct LabeledContent<Label: View, Content: View>: _Leaf {}
extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
extension LabeledContent where Label == Text, Content == Text {
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
}
public struct Stepper<Label: View>: _Leaf {
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}
public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle {}
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { .init() } }
public struct SubmitLabel: Sendable {
  public static var next: SubmitLabel { .init() }
  public static var done: SubmitLabel { .init() }
  public static var send: SubmitLabel { .init() }
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
}
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public init(extendedGraphemeClusterLiteral: Character) {}
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 1)
}
// UIKit's UIKeyboardType.
public struct _KeyboardType: Sendable {
  public static let numberPad = _KeyboardType()
  public static let decimalPad = _KeyboardType()
}
// The framework Accessibility has it, which SwiftUI brings along.
public enum _AccessibilityNotification {
  public struct _Announcement {
    public init(_ announcement: String) {}
    public func post() {}
  }
  public typealias Announcement = _Announcement
}
public typealias AccessibilityNotification = _AccessibilityNotification

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1)
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
public struct DatePicker<Label: View>: _Leaf {}
extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {}
}
public struct Toggle<Label: View>: _Leaf {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
}

public struct Label<Title: View, Icon: View>: _Leaf {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
  public static let confirm = ButtonRole()
}

public struct Button<Label: View>: _Leaf {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {}
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _Leaf {
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {}
}

public enum SearchUnavailableContent {
  public struct Label: _Leaf {}
  public struct Description: _Leaf {}
  public struct Actions: _Leaf {}
}
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: ContentUnavailableView { fatalError() }
  public static func search(text: String) -> ContentUnavailableView { search }
}

// MARK: - Containers

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline }
public enum TextAlignment: Sendable { case leading, center, trailing }

public struct VStack<Content: View>: _Leaf {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct HStack<Content: View>: _Leaf {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct ZStack<Content: View>: _Leaf {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
  public static let topLeading = Alignment()
  public static let topTrailing = Alignment()
  public static let bottomLeading = Alignment()
  public static let bottomTrailing = Alignment()
}
public struct Group<Content: View>: _Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct Divider: _Leaf { public init() {} }
public struct LazyVStack<Content: View>: _Leaf {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct GridItem: Sendable {
  public enum Size: Sendable { case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
public struct LazyVGrid<Content: View>: _Leaf {
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct Menu<Label: View, Content: View>: _Leaf {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _Leaf {}
extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}
public protocol PickerStyle {}
public struct WheelPickerStyle: PickerStyle {}
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }
public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }
public struct EdgeInsets: Equatable, Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}
public protocol ScrollTargetBehavior {}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
}
public struct ContentMarginPlacement { public static var scrollContent: ContentMarginPlacement { .init() } }
public struct SearchFieldPlacement: Sendable {
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
  public static let automatic = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .init()
  }
}
extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { _Some() }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { _Some() }
  public func listStyle<S: ListStyle>(_ style: S) -> some View { _Some() }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { _Some() }
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { _Some() }
  public func listRowBackground<V: View>(_ view: V?) -> some View { _Some() }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { _Some() }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { _Some() }
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { _Some() }
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { _Some() }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View { _Some() }
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { _Some() }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { _Some() }
}
public struct ScrollView<Content: View>: _Leaf {
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: _Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct Section<Parent: View, Content: View, Footer: View>: _Leaf {}
extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
extension Section {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
  {}
}
extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}
extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct GlassEffectContainer<Content: View>: _Leaf {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct TabView<SelectionValue: Hashable, Content>: _Leaf {}
extension TabView where Content: View {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}
extension TabView {
  public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {}
}
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
}
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public struct Content<C> {}
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabList<TabValue> { _TabList() }
}
public struct _TabList<TabValue: Hashable>: TabContent {}
public struct Tab<Value, Content, Label> {}
extension Tab where Value: Hashable, Content: View, Label: View {
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension Tab: TabContent where Value: Hashable {
  public typealias TabValue = Value
}
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {}
}
public struct DefaultTabLabel: _Leaf {}
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static let automatic = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
}

// MARK: - App

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Self.Body { get }
  init()
}
extension App {
  public static func main() {}
}
@MainActor @preconcurrency
public protocol Scene {}
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

extension Rectangle {
  public func inset(by amount: CGFloat) -> Rectangle { self }
}

public struct Spacer: _Leaf { public init(minLength: CGFloat? = nil) {} }
public struct NavigationStack<Data, Root: View>: _Leaf {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
}
public struct NavigationView<Content: View>: _Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct NavigationLink<Label: View, Destination: View>: _Leaf {}
extension NavigationLink where Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {}
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}
public struct NavigationPath { public init() {} }

public struct List<SelectionValue: Hashable, Content: View>: _Leaf {}
extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: _Leaf {}
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) {}
}
public protocol DynamicViewContent: View {}
extension ForEach: DynamicViewContent where Content: View {}
extension DynamicViewContent {
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { _Moved() }
}
public struct _Moved: _Leaf, DynamicViewContent {}
extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
}
extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public struct GeometryProxy: Sendable {
  public var size: CGSize { .zero }
}

// MARK: - State

@propertyWrapper
public struct State<Value> {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}
extension State: Sendable where Value: Sendable {}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { fatalError() }
  }
  public init(wrappedValue: ObjectType) {}
  public var wrappedValue: ObjectType {
    get { fatalError() }
    set {}
  }
  public var projectedValue: Wrapper { fatalError() }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
}

@propertyWrapper
public struct FocusState<Value: Hashable> {
  public init() where Value == Bool {}
  public init<T>() where Value == T?, T: Hashable {}
  @propertyWrapper
  public struct Binding {
    public init(_wrapped: Value) {}
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: FocusState<Value>.Binding { fatalError() }
}

@propertyWrapper
public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

@propertyWrapper
public struct Namespace {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: Namespace.ID { Namespace.ID() }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value) {}
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
  public var wrappedValue: Value { fatalError() }
}

@MainActor public struct DismissAction { public func callAsFunction() {} }

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public var defaultMinListRowHeight: CGFloat {
    get { 0 }
    set {}
  }
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  @MainActor public var dismiss: DismissAction { fatalError() }
}

// MARK: - Styles

public protocol ShapeStyle: Sendable {}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init() }
  public static var secondary: HierarchicalShapeStyle { .init() }
  public static var tertiary: HierarchicalShapeStyle { .init() }
  public static var quaternary: HierarchicalShapeStyle { .init() }
}
public struct AnyShapeStyle: ShapeStyle { public init<S: ShapeStyle>(_ style: S) {} }
public struct BackgroundStyle: ShapeStyle {}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { .init() }
}
public struct FillShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { .init() }
}
public struct SeparatorShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == Color {
  public static var white: Color { Color("") }
  public static var black: Color { Color("") }
  public static var clear: Color { Color("") }
  public static var gray: Color { Color("") }
  public static var red: Color { Color("") }
  public static var orange: Color { Color("") }
  public static var yellow: Color { Color("") }
  public static var green: Color { Color("") }
  public static var mint: Color { Color("") }
  public static var teal: Color { Color("") }
  public static var cyan: Color { Color("") }
  public static var blue: Color { Color("") }
  public static var indigo: Color { Color("") }
  public static var purple: Color { Color("") }
  public static var pink: Color { Color("") }
  public static var brown: Color { Color("") }
}
extension ShapeStyle {
  public var secondary: some ShapeStyle { AnyShapeStyle(self) }
  public var tertiary: some ShapeStyle { AnyShapeStyle(self) }
  public var quaternary: some ShapeStyle { AnyShapeStyle(self) }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
}
public struct ShadowStyle: Sendable {
  public static func drop(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { .init() }
}
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .init() }
  public static var thinMaterial: Material { .init() }
}
public struct Color: ShapeStyle, Hashable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public init(_ name: String) {}
  public static let accentColor = Color("")
  public static let primary = Color("")
  public static let secondary = Color("")
  public static let white = Color("")
  public static let black = Color("")
  public static let clear = Color("")
  public static let gray = Color("")
  public static let red = Color("")
  public static let orange = Color("")
  public static let yellow = Color("")
  public static let green = Color("")
  public static let mint = Color("")
  public static let teal = Color("")
  public static let cyan = Color("")
  public static let blue = Color("")
  public static let indigo = Color("")
  public static let purple = Color("")
  public static let pink = Color("")
  public static let brown = Color("")
  public init(uiColor: UIColor) {}
  public func opacity(_ opacity: Double) -> Color { self }
}
extension Color: View {
  public var body: Never { fatalError() }
}
// SwiftUI shows the names of UIKit's colours without an import of UIKit.
public final class UIColor: Sendable {
  public static let systemBackground = UIColor()
  public static let secondarySystemBackground = UIColor()
  public static let tertiarySystemBackground = UIColor()
  public static let systemGroupedBackground = UIColor()
  public static let secondarySystemGroupedBackground = UIColor()
  public static let tertiarySystemGroupedBackground = UIColor()
  public static let systemFill = UIColor()
  public static let secondarySystemFill = UIColor()
  public static let tertiarySystemFill = UIColor()
  public static let quaternarySystemFill = UIColor()
  public static let quaternaryLabel = UIColor()
  public static let separator = UIColor()
  public static let opaqueSeparator = UIColor()
  public static let systemGray2 = UIColor()
  public static let systemGray3 = UIColor()
  public static let systemGray4 = UIColor()
  public static let systemGray5 = UIColor()
}
public struct Glass: Equatable, Sendable {
  public static var regular: Glass { Glass() }
  public static var clear: Glass { Glass() }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
public protocol Shape: View, Sendable {}
extension Shape {
  public func fill<S: ShapeStyle>(_ content: S = .foreground) -> some View { _Some() }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { _Some() }
}
public struct ForegroundStyle: ShapeStyle {}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct Circle: Shape, _Leaf { public init() {} }
public struct Rectangle: Shape, _Leaf { public init() {} }
public struct Capsule: Shape, _Leaf { public init() {} }
public struct RoundedRectangle: Shape, _Leaf {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { .init() }
}
extension Shape where Self == Rectangle {
  public static var rect: Rectangle { .init() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }
public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: Sendable { case largeTitle, title, headline, body, caption }
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
  public func weight(_ weight: Weight) -> Font { self }
  public enum Weight: Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
}

public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { .init() }
}
public struct GlassButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { .init() }
}
public struct GlassProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { .init() }
}
public struct ButtonBorderShape: Equatable, Sendable {
  public static let circle = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
}
public enum NavigationBarItem { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static var easeInOut: Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  public static var smooth: Animation { Animation() }
  public static var snappy: Animation { Animation() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
}
public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete = AnimationCompletionCriteria()
}
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result { try body() }

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Self.Body
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: _Leaf {}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
}
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Self.Body
}
public struct OpacityTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { _Some() }
}
extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { .init() }
}
public struct AnyTransition {
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
}

@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable { public var translation: CGSize }
  public nonisolated init(minimumDistance: CGFloat = 10) {}
}
extension Gesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { fatalError() }
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { fatalError() }
}
public struct _ChangedGesture<Content: Gesture>: Gesture { public typealias Value = Content.Value }
public struct _EndedGesture<Content: Gesture>: Gesture { public typealias Value = Content.Value }

public struct SensoryFeedback: Equatable, Sendable {
  public static let impact = SensoryFeedback()
  public static let success = SensoryFeedback()
}
public struct Angle: Sendable {
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
}
public struct UnitPoint: Hashable, Sendable {
  public static let center = UnitPoint()
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
  public static let topLeading = UnitPoint()
  public static let topTrailing = UnitPoint()
  public static let bottomLeading = UnitPoint()
  public static let bottomTrailing = UnitPoint()
}
public enum ContentMode: Sendable { case fit, fill }
public enum VerticalEdge: Sendable { case top, bottom }
public enum HorizontalEdge: Sendable { case leading, trailing }
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}
public protocol NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { .init() }
}
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public static let isHeader = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isModal = AccessibilityTraits()
  public init() {}
  public func contains(_ member: Self) -> Bool { true }
  public func union(_ other: Self) -> Self { self }
  public func intersection(_ other: Self) -> Self { self }
  public func symmetricDifference(_ other: Self) -> Self { self }
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) { (true, self) }
  public mutating func remove(_ member: Self) -> Self? { nil }
  public mutating func update(with member: Self) -> Self? { nil }
  public mutating func formUnion(_ other: Self) {}
  public mutating func formIntersection(_ other: Self) {}
  public mutating func formSymmetricDifference(_ other: Self) {}
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

public struct PlaceholderContentView<Value>: _Leaf {}

public enum ToolbarPlacement: Sendable { case automatic }
public enum Axis: Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
public enum ColorScheme: Sendable { case light, dark }
public struct ScrollIndicatorVisibility: Sendable {
  public static let hidden = ScrollIndicatorVisibility()
}
public struct Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 4)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
    public static let leading = Set(rawValue: 2)
    public static let trailing = Set(rawValue: 8)
  }
}

@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Self.Body { get }
}
extension Never: ToolbarContent {}
public protocol _ToolbarLeaf: ToolbarContent where Body == Never {}
extension _ToolbarLeaf {
  public var body: Never { fatalError() }
}
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
}
public struct ToolbarItem<ID, Content: View>: _ToolbarLeaf {}
extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarPair { _ToolbarPair() }
}
public struct _ToolbarPair: _ToolbarLeaf {}

public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
  public static let large = PresentationDetent()
}

// MARK: - Modifiers

extension View {
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { _Some() }
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { _Some() }
  public func navigationTitle(_ title: Text) -> some View { _Some() }
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { _Some() }
  public func fontWeight(_ weight: Font.Weight?) -> some View { _Some() }
  public func italic(_ isActive: Bool = true) -> some View { _Some() }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { _Some() }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { _Some() }
  public func textCase(_ textCase: Text.Case?) -> some View { _Some() }
  public func lineLimit(_ number: Int?) -> some View { _Some() }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { _Some() }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _Some() }
  public func labelsHidden() -> some View { _Some() }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { _Some() }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { _Some() }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { _Some() }
  @_disfavoredOverload public func tint(_ tint: Color?) -> some View { _Some() }
  public func scaledToFit() -> some View { _Some() }
  public func shadow(color: Color = Color.black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    _Some()
  }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    _Some()
  }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { _Some() }
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { _Some() }
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { _Some() }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { _Some() }
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { _Some() }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { _Some() }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { _Some() }
  public func font(_ font: Font?) -> some View { _Some() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { _Some() }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { _Some() }
  public func opacity(_ opacity: Double) -> some View { _Some() }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { _Some() }
  public func redacted(reason: RedactionReasons) -> some View { _Some() }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { _Some() }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { _Some() }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { _Some() }
  public func accessibilityLabel(_ label: Text) -> some View { _Some() }
  public func accessibilityHidden(_ hidden: Bool) -> some View { _Some() }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { _Some() }
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { _Some() }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { _Some() }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { _Some() }
  public func padding(_ length: CGFloat) -> some View { _Some() }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    _Some()
  }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { _Some() }
  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View { _Some() }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { _Some() }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { _Some() }
  public func scaledToFill() -> some View { _Some() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { _Some() }
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { _Some() }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { _Some() }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { _Some() }
  public func gesture<T: Gesture>(_ gesture: T) -> some View { _Some() }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { _Some() }
  public func accessibilityAction(named name: String, _ handler: @escaping () -> Void) -> some View { _Some() }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { _Some() }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { _Some() }
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { _Some() }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { _Some() }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { _Some() }
  public func modifier<T: ViewModifier>(_ modifier: T) -> some View { _Some() }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { _Some() }
  public func transition<T: Transition>(_ transition: T) -> some View { _Some() }
  public func transition(_ t: AnyTransition) -> some View { _Some() }
  public func disabled(_ disabled: Bool) -> some View { _Some() }
  public func controlSize(_ controlSize: ControlSize) -> some View { _Some() }
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View { _Some() }
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { _Some() }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { _Some() }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { _Some() }
  public func navigationTransition(_ style: some NavigationTransition) -> some View { _Some() }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { _Some() }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { _Some() }
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { _Some() }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { _Some() }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { _Some() }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { _Some() }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { _Some() }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { _Some() }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { _Some() }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { _Some() }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { _Some() }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { _Some() }
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { _Some() }
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { _Some() }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { _Some() }
}

extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { _Some() }
  public func formStyle<S: FormStyle>(_ style: S) -> some View { _Some() }
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    _Some()
  }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { _Some() }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { _Some() }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { _Some() }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    _Some()
  }
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { _Some() }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { _Some() }
  public func keyboardType(_ type: _KeyboardType) -> some View { _Some() }
}

// MARK: - Macros

@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "StubMacros", type: "Preview")
