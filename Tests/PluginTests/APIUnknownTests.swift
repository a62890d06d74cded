import SwiftKitSDK
import Testing

@testable import APIRules

/// What SwiftUI does not have, where the view or the value is known, and what the project may have.
@Suite struct APIUnknownTests {
  private func check(
    _ check: any Check, _ text: String, beside others: [String] = [], says words: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let marked = MarkedSource(text)
    let head = Array("import SwiftUI\n".utf8)
    let found = findings(check, in: head + marked.source, beside: others)
    #expect(
      found.map { $0.range.lowerBound - head.count } == marked.marks, "\(marked.text)\n\(found.map(\.message))",
      sourceLocation: sourceLocation)
    if let words { #expect(found.allSatisfy { $0.message.contains(words) }, sourceLocation: sourceLocation) }
  }

  @Test(arguments: [
    // Short names: the labels say what is meant.
    ("Text(\"a\").1️⃣rfam(height: 30)", "`frame`"), ("make().padding().1️⃣fram(width: 3)", "`frame`"),
    ("make().padding().fram(3)", ""), ("other.fram(width: 3)", ""),
    // What gives a view, by its type.
    ("struct V: View { var body: some View { row.1️⃣glassTint(3) }\nvar row: some View { Text(\"a\") } }", ""),
    (
      "struct V: View { var body: some View { row(3).1️⃣paddin() }\nfunc row(_ i: Int) -> some View { Text(\"a\") } }",
      "`padding`"
    ),
    ("struct C<Content: View>: View { let content: Content\nvar body: some View { content.1️⃣foo() } }", ""),
    ("struct C<Content: View>: View { let content: () -> Content\nvar body: some View { content().1️⃣foo() } }", ""),
    ("struct C<Content>: View { let content: Content\nvar body: some View { content.foo() } }", ""),
    ("struct V: View { let row: Row\nvar body: some View { row.foo() } }", ""),
    ("func f(row: Row) { row.foo() }\nvar row: some View { Text(\"a\") }", ""),
    // A parameter of another function is not meant, and what holds an image is one.
    (
      "struct C<Content: View>: View { let content: Content\ninit(content: () -> Content) { }\nvar body: some View { content.1️⃣foo() } }",
      ""
    ),
    ("struct V: View { let icon: Image\nvar body: some View { icon.1️⃣ont(.body) } }", "`font`"),
    ("struct M: UIViewRepresentable { }\nlet m = M().1️⃣fraem(width: 3)", "`frame`"),
    // Images by name, sums of texts.
    ("Image.brand.1️⃣pointerEvents(3)", "allowsHitTesting"), ("(Text(\"a\") + Text(\"b\")).1️⃣ofnt(.body)", "`font`"),
    // Behind what the project declares.
    ("Text(\"a\")._trait(3).1️⃣paddign()", "`padding`"),
    ("extension Text { func own() -> Text { self } }\nlet a = Text(\"a\").own().1️⃣paddign()", "`padding`"),
    // A type of the project hides SwiftUI's only where it is seen.
    ("enum Strings { enum List { } ; struct Text { func paddin() { } } }\nlet a = Group { }.1️⃣paddign()", "`padding`"),
    ("struct Text { }\nlet a = Text(\"a\").paddign()", ""),
    // Names of other frameworks on what stands among views.
    ("struct V: View { var body: some View { image.1️⃣clickable(3) } }", ""),
    ("struct V: View { func make() -> some View { image.clickable(3)\nreturn Text(\"a\") } }", ""),
  ])
  func modifiers(text: String, words: String) {
    check(UnknownModifier(), text, says: words.isEmpty ? nil : words)
  }

  /// What is near enough to be told beside packages, which call theirs as they like.
  @Test(arguments: [
    // A value that only one modifier takes says it as well, and one of several where the letters are nearly the same.
    ("Text(\"a\").1️⃣hfnot(.caption2)", "`font`"), ("Text(\"a\").1️⃣foz(.system(size: 3))", "`font`"),
    ("Text(\"a\").1️⃣not(isBig ? .title : .body)", "`font`"), ("Text(\"a\").1️⃣paddi([.top, .bottom], 3)", "`padding`"),
    ("Text(\"a\").1️⃣itnt(.red)", "`tint`"), ("Text(\"a\").ring(.red)", ""), ("Text(\"a\").hfnot(.brand)", ""),
    ("Text(\"a\").hfnot(font)", ""), ("Text(\"a\").hfnot(isBig ? .title : .brand)", ""),
    // Two slips in a short name that lose hardly a letter.
    ("Text(\"a\").1️⃣afme(height: 3)", "`frame`"), ("Text(\"a\").1️⃣paidng(3)", "`padding`"),
    ("Text(\"a\").italic().onAppear { }.shimmering().1️⃣paddng(3)", "`padding`"), ("publisher.debounce(3).snik { }", ""),
    ("Text(\"a\").1️⃣disald(isOff)", "`disabled`"), ("Text(\"a\").flip(3).load()", ""),
    // A view of a package has methods of its own.
    ("struct V: View { var body: some View { Deck(cards).onPullToRefresh { }.padding().navigationTitle(a) } }", ""),
    ("struct V: View { var body: some View { Text(a).1️⃣onPullToRefresh { }.padding().navigationTitle(a) } }", ""),
  ])
  func modifiersBesidePackages(text: String, words: String) {
    check(UnknownModifier(), text, beside: ["import Lottie"], says: words.isEmpty ? nil : words)
  }

  @Test(arguments: [
    ("struct V: View { @1️⃣Environment(\\.dismis) var dismiss }", "`dismiss`"),
    ("struct V: View { @Environment(\\.dismiss) var dismiss }", ""),
    ("struct V: View { @1️⃣Environment(\\EnvironmentValues.colorSchme) var scheme }", "`colorScheme`"),
    ("struct V: View { @1️⃣Environment(\\.navigationController) var controller }", "no value `navigationController`"),
    ("struct V: View { @Environment(Model.self) var model }", ""),
    ("let a = Text(\"a\").environment(1️⃣\\.lineLimits, 3)", "`lineLimit`"),
    ("let a = Text(\"a\").environment(\\.lineLimit, 3).environment(\\.self, values).environment(\\._own, 3)", ""),
    ("extension EnvironmentValues { @Entry var own = 3 }\nlet a = Text(\"a\").environment(\\.own, 3)", ""),
    ("let a = Text(\"a\").padding(.1️⃣horizontl).transition(.1️⃣opacty).animation(.easeInOut)", ""),
    ("let a = Text(\"a\").padding(.1️⃣grid).font(.system(size: 3, weight: .1️⃣blod)).redacted(reason: .1️⃣placeholdr)", ""),
    ("extension CGFloat { static let grid = 8.0 }\nlet a = Text(\"a\").padding(.grid).frame(maxWidth: .1️⃣infinty)", ""),
    (
      "let a = ScrollView(.1️⃣horizontl) { }.background(.1️⃣ultraThinMateral, in: .1️⃣capsul)\nlet b = ScrollView(own) { }",
      ""
    ),
    // Values in more places, and in arrays and branches.
    ("let a = Text(\"a\").presentationDetents([.1️⃣mediun, .large])", "`.medium`"),
    ("let a = Text(\"a\").accessibilityElement(children: .1️⃣combined)", "`.combine`"),
    ("let a = Text(\"a\").preferredColorScheme(isDark ? .dark : .1️⃣lite)", ""),
    ("let a = Text(\"a\").toolbarBackground(.visible, for: .1️⃣navigationbar)", "`.navigationBar`"),
    ("let a = Text(\"a\").buttonStyle(.1️⃣plian)", "`.plain`"), ("let a = Text(\"a\").foregroundStyle(.1️⃣secodary)", ""),
    // What is meant by names of other frameworks.
    ("let a = Text(\"a\").frame(width: 3, alignment: .1️⃣centerLeft)", "`.leading`"),
    ("let a = Text(\"a\").animation(.1️⃣easeInCubic, value: b).transition(.1️⃣slideUp)", "did you mean"),
    ("let a = TextField(\"a\", text: $t).keyboardType(.1️⃣email)", "`.emailAddress`"),
    ("let a = Text(\"a\").transition(.move(edge: .1️⃣left)).transition(.move(edge: .bottom))", "`.leading`"),
    ("let a = router.move(edge: .left)\nlet b = Text(\"a\").font(.title.weight(.1️⃣bolder))", "`.heavy`"),
    // Behind the name of the type.
    ("let a = Text(\"a\").background(Color.1️⃣systemGray6)\nlet b: Font.Weight = Font.Weight.1️⃣bolder", ""),
    ("let a = Color.brand\nlet b = Color.self\nlet c = Color.red.opacity(1)", ""),
    ("struct Color { }\nlet a = Color.systemGray6", ""),
    // Values of the environment.
    (
      "struct V: View { @Environment(\\.scenePhase) var scenePhase\nvar isShown: Bool { scenePhase == .1️⃣foreground } }",
      "ScenePhase"
    ),
    ("struct V: View { let scenePhase: Own\nvar isShown: Bool { scenePhase == .foreground } }", ""),
    ("let a = Text(\"a\").environment(\\.colorScheme, .1️⃣night)", "`.dark`"),
    // A number of edges, and edges.
    ("let a = Text(\"a\").padding(.1️⃣sides, 8).foregroundStyle(.primary, .1️⃣secondry)", ""),
    // Colours of an asset catalog.
    ("let a = Text(\"a\").foregroundStyle(.brand).tint(.rad)", ""),
    ("let a = Text(\"a\").ignoresSafeArea(.1️⃣keybord, edges: .bottom)", "`.keyboard`"),
  ])
  func values(text: String, words: String) {
    check(UnknownValue(), text, says: words.isEmpty ? nil : words)
  }

  /// A form of the project's takes cases of an enum that nobody else knows.
  @Test func valuesOfOwnForms() {
    let own = [
      "enum Style { case body1(Int) }", "extension View { func font(_ style: Style) -> some View { self } }",
    ]
    check(UnknownValue(), "let a = Text(\"a\").font(.body1(3)).font(.1️⃣cptioon)", beside: own)
    check(UnknownValue(), "let a = Text(\"a\").font(.1️⃣body1(3))", beside: [own[0]])
    // With a label that this call has not, the form is not meant.
    let labelled = "extension View { func font(style: Style) -> some View { self } }"
    check(UnknownValue(), "let a = Text(\"a\").font(.1️⃣body1(3))", beside: [own[0], labelled])
  }

  @Test(arguments: [
    ("Text(\"a\").frame(width: 3, 1️⃣margin: 3)", "`margin`"), ("make().padding().frame(1️⃣hight: 3)", "`hight`"),
    ("make().frame(hight: 3)", ""), ("Text(\"a\").frame(1️⃣maxwidth: .infinity)", "frame(minWidth:"),
    ("HStack(1️⃣gap: 8) { }", "HStack(alignment:spacing:content:)"), ("Text(\"a\").opacity(1️⃣value: 1)", "opacity(_:)"),
    ("Text(\"a\").toolbar { ToolbarItem(1️⃣position: .keyboard) { } }", "ToolbarItem(placement:content:)"),
    // Static members.
    ("Text(\"a\").animation(.spring(response: 1, 1️⃣damping: 1), value: b)", "dampingFraction:"),
    ("Text(\"a\").animation(.easeIn(duration: 1), value: b).font(.system(size: 1, weight: .bold))", ""),
    ("Text(\"a\").transition(.move(1️⃣from: .bottom))", "move(edge:)"), ("Text(\"a\").frame(width: 3)", ""),
    ("Label(\"a\", 1️⃣systemName: \"b\")", ""),
  ])
  func labels(text: String, words: String) { check(WrongLabels(), text, says: words.isEmpty ? nil : words) }

  /// Where packages are imported they may have given a form of their own to what they often do, and elsewhere a label in the place of
  /// one of SwiftUI's is wrong.
  @Test func labelsBesidePackages() {
    let package = "import Lottie"
    check(WrongLabels(), "Text(\"a\").frame(1️⃣margin: 3)", beside: [package])
    check(WrongLabels(), "Image(symbol: \"a\")", beside: [package])
    check(WrongLabels(), "import Lottie\nlet a = Text(\"a\").frame(1️⃣margin: 3)", beside: [package])
    check(WrongLabels(), "import Lottie\nlet a = Text(\"a\").onChange(debounced: b)", beside: [package])
    check(WrongLabels(), "import Lottie\nlet a = VStack(1️⃣gap: 3) { Image(1️⃣systemNam: \"a\") }", beside: [package])
    let own = "extension Image { init(uxImage: Int) { } }"
    check(WrongLabels(), "let a = Image(uxImage: 3)\nlet b = Image(1️⃣systemNmae: \"a\")", beside: [own])
  }

  /// The forms of the project are known with their labels: what neither they nor SwiftUI's have is wrong.
  @Test(arguments: [
    ("foregroundColor(themeColor: 3)", ""), ("foregroundColor(1️⃣thsemeolor: 3)", "did you mean `themeColor:`?"),
    ("foregroundColor(1️⃣icon: 3)", "`icon`"), ("foregroundColor(when: 3)", ""),
    ("frame(minWidth: 3, 1️⃣maxWidht: 3)", "`maxWidht`"), ("frame(3, in: 4)", ""),
    ("onChange(1️⃣size: 3) { }", "onChange(of:"),
    ("onChange(then: 3) { }", ""), ("overlay(at: 3) { }", ""),
    // What packages add is known by the labels that many files call it with.
    ("padding(.top, 1️⃣vadue: 3)", "did you mean `value:`?"), ("padding(.top, value: 3)", ""),
  ])
  func labelsOfOwnForms(call: String, words: String) {
    let own = """
      import Lottie
      extension View {
        @ViewBuilder func foregroundColor<T: A<B, C>>(themeColor: (Int, Int)) -> some View { self }
        func frame(_ size: Int, in space: Int = f(a, b: 1)) -> some View { self }
        func overlay(@ViewBuilder at content: () -> Int) -> some View { self }
      }
      extension Binding { func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> { self } }
      """
    let use = "let a = Text(\"a\").padding(value: 3)"
    check(
      WrongLabels(), "let a = Text(\"a\").\(call)", beside: [own, use, use, use], says: words.isEmpty ? nil : words)
  }

  /// All labels exist, but in no one form, or in another order.
  @Test func labelsOfTwoForms() {
    let text = "Text(\"a\")"
    check(WrongLabels(), "\(text).1️⃣frame(width: 3, maxHeight: 4)", says: "has both `width` and `maxHeight`")
    check(WrongLabels(), "\(text).1️⃣frame(height: 3, width: 4)", says: "takes `width:`, `height:` in this order")
    check(WrongLabels(), "\(text).1️⃣frame(alignment: .top, maxWidth: 4)", beside: ["import Lottie"])
    check(WrongLabels(), "\(text).frame(width: 3, height: 4).frame(maxWidth: 3, alignment: .top)")
    let own = "extension View { func frame(width: Int, maxHeight: Int, size: Int = 0) -> some View { self } }"
    check(WrongLabels(), "\(text).frame(width: 3, maxHeight: 4)", beside: [own])
    check(WrongLabels(), "\(text).1️⃣frame(width: 3, idealHeight: 4)", beside: [own])
    check(WrongLabels(), "import Lottie\nlet a = \(text).alert(item: $a, isPresented: $b)", beside: ["import Lottie"])
  }

  /// What a package declares is seen in all files of a module that imports it in one. From the issue "API truth".
  @Test func whatPackagesDeclareIsSeenEverywhere() {
    let package = "import DesignKit"
    check(WrongLabels(), "Text(\"a\").padding(value: .small).padding(.horizontal, value: .small)", beside: [package])
    check(WrongLabels(), "Text(\"a\").frame(1️⃣size: 3)", beside: [package])
    let use = "let b = Text(\"b\").frame(size: 3)"
    check(WrongLabels(), "Text(\"a\").frame(size: 3)", beside: [package, use, use])
    check(WrongLabels(), "Text(\"a\").frame(1️⃣size: 3)", beside: [use, use])
    check(WrongLabels(), "Color(asset: Asset.brand)")
    let stack = "let a = VStack(alignment: .iconAndText) { Text(\"a\").alignmentGuide(.iconAndText) { 3 } }"
    check(UnknownValue(), stack, beside: [package])
    check(UnknownValue(), "let a = VStack(alignment: .1️⃣iconAndText) { }")
    check(UnknownValue(), "let a = VStack(alignment: .1️⃣start) { }.keyboardType(.1️⃣iconAndText)", beside: [package])
    check(UnknownValue(), "let a = HStack(alignment: .1️⃣centre) { }", beside: [package])
    check(UnknownValue(), "let a = Button { }.buttonStyle(.1️⃣kpain).buttonStyle(.pliu)", beside: [package])
    // A type of another type with the name of a protocol is not what is inherited.
    let own = ["struct Card: View { }", "struct Row { typealias View = Int }"]
    check(UnknownValue(), "let a = Card().multilineTextAlignment(.1️⃣lcadig)", beside: own)
  }

  /// A package whose sources are not there may bring it, whatever it is called: only a note.
  @Test(arguments: [
    (UnknownModifier() as any Check, "Text(\"a\").paddng(3)"), (UnknownValue(), "HStack(alignment: .centre) { }"),
    (WrongLabels(), "Text(\"a\").frame(size: 3)"),
  ])
  func besidePackagesItIsANote(check: any Check, code: String) {
    let source = Array("import SwiftUI\nlet a = \(code)".utf8)
    #expect(findings(check, in: source).map(\.isNote) == [false])
    #expect(findings(check, in: source, beside: ["import Lottie"]).map(\.isNote) == [true])
  }

  /// Own colors are called like those of the system with a letter or two more.
  @Test func colorsOfCatalogs() {
    check(UnknownValue(), "let a = Color.mypurple\nlet b = Text(\"a\").tint(.blue2).foregroundStyle(.1️⃣purpel)")
    check(UnknownValue(), "let a = Text(\"a\").tint(.purpel)", beside: ["extension Color { static let purpel = 1 }"])
    check(UnknownValue(), "let a = Text(\"a\").tint(.1️⃣grey.light)")
    check(UnknownValue(), "let a = Color.1️⃣systemRed", beside: ["import Lottie"])
    check(UnknownValue(), "import Bonzai\nlet a = Color.systemRed")
    check(UnknownValue(), "let a = Text(\"a\").tint(.grey.light)", beside: ["extension Color { struct grey { } }"])
  }

  /// A method of something that is no view, in what happens later. From the issue "API truth".
  @Test(arguments: [
    "Text(\"a\").panel { action in model.disable() }", "Text(\"a\").panel { model.opacty(3) }",
    "HStack { model.disable() }",
    "OwnButton { row.onTap() }", "HStack { Image.dropdown(3) }",
    "HStack { other.opacty(3) }", "HStack { row.1️⃣opacty(3) }", "OwnButton { row.opacty(3) }", "Card { row.1️⃣opacty(3) }",
  ])
  func methodsOfOthers(body: String) {
    check(
      UnknownModifier(),
      "struct V: View { @StateObject var other = Model()\nlet model: Model\nlet row: Row\nvar body: some View { \(body) } }",
      beside: [
        "class Model { func disable() { } }", "extension View { func panel() -> some View { self } }",
        "struct Card: View { }\nstruct OwnButton: View { }",
      ])
  }

  /// Where packages are imported, what is like nothing may be theirs.
  @Test func modifiersOfPackages() {
    check(UnknownModifier(), "Text(\"a\").introspect(3)", beside: ["import SwiftUIIntrospect"])
    check(UnknownModifier(), "Text(\"a\").1️⃣introspect(3)")
    check(UnknownModifier(), "Text(\"a\").1️⃣paddign(3)", beside: ["import Lottie"], says: "`padding`")
    check(UnknownModifier(), "Text(\"a\").ceEnvironment(3)", beside: ["import Lottie"])
    // Put together from words, as no slip is.
    check(UnknownModifier(), "Text(\"a\").textStyle(3)\nlet b = Text(\"a\").linkStyle(3)", beside: ["import Lottie"])
    check(UnknownModifier(), "Text(\"a\").1️⃣lstiStyle(3)", beside: ["import Lottie"])
    // Behind a type's own name only what is long.
    let view = { (row: String) in "struct V: View { var body: some View { HStack { \(row) } } }" }
    check(UnknownModifier(), view("Palette.back.1️⃣ignoresSafeAdhea()"), beside: ["import Lottie"])
    check(UnknownModifier(), view("Palette.back.tonit()"), beside: ["import Lottie"])
    // With the labels of the project's form of the modifier that is meant, or of a package's.
    let own = "extension View { func foregroundColor(theme: Int) -> some View { self } }\nstruct Card: View { }"
    check(UnknownModifier(), "Card().1️⃣foregoundColor(theme: 3)", beside: ["import Lottie", own])
    check(UnknownModifier(), "Card().foregoundColor(other: 3)", beside: ["import Lottie", own])
    let use = "let a = Text(\"a\").padding(value: 3)"
    check(UnknownModifier(), "Card().1️⃣paddin(.top, value: 3)", beside: ["import Lottie", own, use, use, use])
  }

  /// Forms that differ only in what may be left out are one line of the table.
  @Test func formsInOneLine() {
    check(SoftlyReplacedAPI(), "let a = List { }.searchable(text: $q).searchable(text: $q, placement: .sidebar)")
    check(SoftlyReplacedAPI(), "let a = List { }.1️⃣searchable(text: $q) { Text(\"a\") }")
  }

  @Test func valuesOfOtherFiles() {
    let own = "import SwiftUI\nextension EnvironmentValues { @Entry var own = 3\nvar other: Int { get { 3 } set { } } }"
    for name in ["own", "other"] {
      check(UnknownValue(), "struct V: View { @Environment(\\.\(name)) var own }", beside: [own])
      check(
        UnknownValue(), "struct V: View { @1️⃣Environment(\\.\(name)) var own }",
        beside: ["extension View { var own: Int { 3 } }"])
    }
    // In a package's reach only slips are told.
    let package = "import Lottie"
    check(UnknownValue(), "struct V: View { @Environment(\\.own) var own }", beside: [package])
    check(UnknownValue(), "struct V: View { @1️⃣Environment(\\.dismis) var own }", beside: [package])
  }
}
