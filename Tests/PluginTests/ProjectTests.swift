import SwiftKitSDK
import Testing

@testable import DataFlowRules
@testable import DataRules
@testable import GlassRules
@testable import StructureRules
@testable import ToolbarRules

/// What checks find in a file depends on what the other files of the run declare.
@Suite struct ProjectTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let check: any Check
    let text: String
    let others: [String]

    init(_ check: any Check, _ text: String, _ others: String...) {
      self.check = check
      self.text = text
      self.others = others
    }

    var testDescription: String { "\(check.id): \(text)" }
  }

  private static func openState(_ count: Int) -> String {
    (1...count).map { "struct V\($0): View { @State var a = 1 }" }.joined(separator: "\n")
  }

  private static let query =
    "func tickets(of project: Project) -> Query<Ticket, [Ticket]> { Query(filter: #Predicate { $0.projectCode == "
  static let wrapper = "struct AsyncButton: View { var body: some View { Button(action: go) { label } } }"

  @Test(arguments: [
    // A wrapper of Button, of a wrapper of Button, a helper that is a button.
    Case(GlassEffectOnButton(), "AsyncButton(\"A\").1️⃣glassEffect()", wrapper),
    Case(
      GlassEffectOnButton(), "LoadButton().padding().1️⃣glassEffect()", wrapper,
      "struct LoadButton: View { var body: some View { AsyncButton(\"A\") { }.bold() } }"),
    Case(
      GlassEffectOnButton(), "struct V: View { var body: some View { save.1️⃣glassEffect() } }",
      "extension V { var save: some View { Button(\"A\") { } } }"),
    Case(
      GlassEffectOnButton(),
      "struct V: View { var body: some View { save.1️⃣glassEffect() }\nvar save: some View { Button(\"A\") { } } }"),
    Case(GlassEffectOnButton(), "AsyncButton(\"A\").glassEffect()"),
    Case(GlassEffectOnButton(), "AsyncButton(\"A\").glassEffect()", wrapper, wrapper),
    Case(
      GlassEffectOnButton(), "Row().glassEffect()",
      "struct Row: View { var body: some View { HStack { Button(\"A\") { } } } }"),
    Case(
      GlassEffectOnButton(), "Row().glassEffect()", "struct Row: View { var body: some View { Row() } }"),

    // A model of another file.
    Case(PredicateCall(), "\(query)project.1️⃣code }) }", "@Model final class Project { var code = \"\" }"),
    Case(PredicateCall(), "\(query)project.code }) }", "struct Project { var code = \"\" }"),

    // The content of a toolbar in another property, in another file.
    Case(
      GlassEffectInToolbar(),
      """
      struct V: View {
        var body: some View { list.toolbar { ToolbarItem { trailing } } }
        private var trailing: some View { inner }
        private var inner: some View { Text("A").1️⃣glassEffect() }
        private var unused: some View { Text("A").glassEffect() }
      }
      """),
    Case(
      GlassEffectInToolbar(), "extension V { var trailing: some View { Text(\"A\").1️⃣glassEffect() } }",
      "struct V: View { var body: some View { list.toolbar { ToolbarItem(placement: .bottomBar) { trailing } } } }"),
    Case(
      GlassEffectInToolbar(), "extension V { var trailing: some View { Text(\"A\").glassEffect() } }",
      "struct V: View { var body: some View { list.toolbar { Button { }.sheet { trailing } } } }",
      "struct W: View { var body: some View { list.toolbar { trailing } } }"),
    Case(
      GlassStyleInToolbar(),
      "extension V { var done: some View { Button(\"A\") { }.buttonStyle(.glassProminent) } }",
      "struct V: View { var body: some View { list.toolbar { ToolbarItem(placement: .bottomBar) { done } } } }"),
    Case(
      ToolbarItemFont(),
      "extension V { func done() -> some View { Button(\"A\") { }.1️⃣font(.title) } }",
      "struct V: View { var body: some View { list.toolbar { done() } } }"),

    // Previews, views and types of other files.
    Case(MissingPreview(), "struct 1️⃣Home: View { }", "#Preview { Other() }"),
    Case(MissingPreview(), "struct 1️⃣Home: View { }", "struct Home: View { }\n#Preview { Home() }"),
    Case(MissingPreview(), "struct Home: View { }", "#Preview(\"A\") { NavigationStack { Home() } }"),
    Case(
      MissingPreview(), "struct Home: View { }",
      "struct P: PreviewProvider { static var previews: some View { Home() } }"),
    Case(MissingPreview(), "struct Home { }", "struct Other: View { }\n#Preview { Other() }"),
    Case(MissingPreview(), "struct 1️⃣Home { }", "extension Home: View { var body: some View { Text(\"A\") } }"),
    Case(GlassOnGlass(), "Renderer().glassEffect().padding().glassEffect()", "struct Renderer { }"),
    Case(
      GlassOnGlass(), "Renderer().1️⃣glassEffect().padding().glassEffect()",
      "struct Renderer: Card { }\nprotocol Card: View { }"),
    Case(GlassUnknownVariant(), "Text(\"A\").glassEffect(.card)", "extension Glass { static let card = Glass.clear }"),
    Case(GlassUnknownVariant(), "Text(\"A\").glassEffect(.1️⃣card)", "extension Color { static let card = red }"),
    Case(NavigationViewUsed(), "NavigationView { }", "struct NavigationView: View { }"),

    // State of a project that mostly leaves it open, and of one that does not.
    Case(StatePrivate(), "struct A: View { @State var isOn = false }", openState(8)),
    Case(StatePrivate(), "struct A: View { @State var 1️⃣isOn = false }", openState(6)),
    Case(
      StatePrivate(), "struct A: View { @State private var isOn = false; @State var 1️⃣isOpen = false }", openState(9)),
    Case(
      StatePrivate(), "struct A: View { @State var 1️⃣isOn = false }", openState(8),
      (0...9).map { "struct P\($0): View { @State private var a = 1 }" }.joined(separator: "\n")),
    Case(StatePrivateThroughout(), "struct A: View { @State var 1️⃣isOn = false }", openState(8)),
    Case(StatePrivateThroughout(), "struct A: View { @State var isOn = false }", openState(6)),

    // A view for the previews of other files, and one that is called so and shown by none.
    Case(
      StatePrivate(), "struct TripPreview: View { @State var isOn = false }", "#Preview { TripPreview() }"),
    Case(StatePrivate(), "struct TripPreview: View { @State var 1️⃣isOn = false }", "#Preview { Trip() }"),

    // What is decoded by the name of its type, and another type of that name, where only the code around can say that it may be missing.
    Case(
      ForceUnwrap(), "func show(_ trip: Trip) { print(trip.guide1️⃣!.name) }",
      "struct Trip: Decodable { let guide: Guide? }"),
    Case(
      ForceUnwrap(), "func show(_ trip: Trip) { print(trip.guide!.name) }",
      "enum Wire { struct Trip: Decodable { let guide: Guide? } }"),
    Case(
      ForceUnwrap(), "func show(_ trip: Trip) { print(trip.guide1️⃣!.name, trip.guide?.age) }",
      "enum Wire { struct Trip: Decodable { let guide: Guide? } }"),
    Case(
      ForceUnwrap(), "func show(_ trip: Trip) { print(trip.guide!.name) }",
      "struct Trip: Decodable { let guide: Guide? }", "enum Plans { enum Trip { } }"),

    // View models and states.
    Case(
      ViewModelMainActor(), "@Observable class AViewModel: Base { func load() async { } }",
      "@MainActor class Base { }"),
    Case(
      ViewModelMainActor(), "@Observable class 1️⃣AViewModel: Base { func load() async { } }", "class Base { }"),
    Case(
      ViewStateExhaustive(), "switch s { case .loading: a()\ncase .loaded: b()\ndefault: c() }",
      "enum S { case loading, loaded, failed }"),
    Case(
      ViewStateExhaustive(), "switch s { case .loading: a()\ncase .loaded: b()\n1️⃣default: c() }",
      "enum S { case loading, loaded, error, empty }", "enum T { case loading, other }"),
    Case(
      ViewStateExhaustive(), "switch s { case .loading: a()\ncase .loaded: b()\ncase .error: c() }",
      "enum S { case loading, loaded, error, empty }", "enum T { case loading, loaded, error }"),
    Case(
      ViewStateExhaustive(), "1️⃣switch s { case .loading: a()\ncase .loaded: b()\ncase .error: c() }",
      "enum S { case loading, loaded, error, empty }"),
  ])
  func otherFilesMatter(_ test: Case) {
    expectFindings(test.check, test.text, beside: test.others)
  }
}
