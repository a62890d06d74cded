/// The types of Swift and of Apple's frameworks that code from templates names, each with the module that it comes from.
///
/// A project may declare types of these names. What nobody can do without stands for itself, such as `String`, and so do
/// macros: no type hides them, and other macros do not recognise them behind a module, as `@Observable` overlooks
/// `@Observation.ObservationIgnored`.
enum FrameworkTypes {
  /// A module and those of its types.
  struct Module: Sendable {
    let name: String
    /// The imports of which one makes the module known in a file; none where every file knows it.
    let imports: [String]
    let types: [String]

    init(_ name: String, seenBy imports: [String], types: String) {
      (self.name, self.imports) = (name, imports)
      self.types = types.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Whether a file with these imports can name the module.
    func isKnown(by imports: Set<String>) -> Bool {
      self.imports.isEmpty || self.imports.contains { imports.contains($0) }
    }
  }

  /// The names of all of them.
  static let names = modules.flatMap(\.types)

  /// The module of the type `name`; nil for a type that is not in the list.
  static func module(of name: String) -> Module? { modules.first { $0.types.contains(name) } }

  private static let modules = [
    Module(
      "SwiftUI", seenBy: ["SwiftUI"],
      types: """
        Animation AnyShapeStyle AnyTransition App AsyncImage Bindable Binding Button Capsule Circle Color
        ContentUnavailableView DatePicker Divider DragGesture EmptyView Environment EnvironmentKey EnvironmentObject
        EnvironmentValues FocusState Font ForEach Form Gesture GlassEffectContainer Grid Group HStack Image Label
        LabeledContent LazyVGrid LazyVStack Link List LocalizedStringKey Menu Namespace NavigationLink NavigationStack
        NavigationView ObservedObject Picker ProgressView Rectangle RoundedRectangle ScaledMetric Scene ScrollView
        Section SecureField Shape ShapeStyle Slider Spacer State StateObject Stepper Tab TabView Text TextField Toggle
        ToolbarContent ToolbarItem Transaction Transition TransitionPhase VStack View ViewBuilder ViewModifier
        WindowGroup ZStack
        """),
    Module(
      "Foundation", seenBy: ["Foundation", "SwiftUI", "UIKit", "AppKit", "SwiftData", "Combine", "CoreData"],
      types: """
        Calendar CharacterSet Data Date DateComponents DateInterval JSONDecoder JSONEncoder Locale LocalizedError
        Notification NotificationCenter SortDescriptor TimeZone URL URLComponents URLQueryItem UUID
        """),
    Module(
      "Swift", seenBy: [],
      types: "CaseIterable Codable Comparable Decodable Duration Encodable Error Hashable Identifiable Result Set"),
    Module(
      "_Concurrency", seenBy: [],
      types: "AsyncStream CancellationError CheckedContinuation Clock ContinuousClock MainActor Task"),
    Module("Combine", seenBy: ["Combine"], types: "ObservableObject Published"),
    Module(
      "SwiftData", seenBy: ["SwiftData"],
      types: "FetchDescriptor ModelConfiguration ModelContainer ModelContext PersistentIdentifier"),
    Module("Testing", seenBy: ["Testing"], types: "Issue SourceLocation"),
  ]
}
