import GlassRules
import LayoutRules
import SwiftKitSDK
import Testing
import ToolbarRules

/// What `--fix` makes of source: the machine's edits, and that these fix what they say and nothing else.
@Suite struct FixTests {
  @Test(arguments: [
    (
      "corner-radius-modifier", "Color.blue.cornerRadius(12)",
      "Color.blue.clipShape(.rect(cornerRadius: 12))"
    ),
    (
      "corner-radius-modifier", "a()\n  .cornerRadius( x + 2 /* c */ )\n  .bold()",
      "a()\n  .clipShape( .rect(cornerRadius: x + 2) /* c */ )\n  .bold()"
    ),
    (
      "glass-interactive-missing", "Text(\"A\").onTapGesture { go() }.glassEffect()",
      "Text(\"A\").onTapGesture { go() }.glassEffect(.regular.interactive())"
    ),
    (
      "glass-interactive-missing", "Text(\"A\").onTapGesture { go() }.glassEffect(in: .capsule)",
      "Text(\"A\").onTapGesture { go() }.glassEffect(.regular.interactive(), in: .capsule)"
    ),
    (
      "glass-interactive-missing", "Text(\"A\").onTapGesture { go() }.glassEffect(.clear.tint(.red), in: .capsule)",
      "Text(\"A\").onTapGesture { go() }.glassEffect(.clear.tint(.red).interactive(), in: .capsule)"
    ),
    (
      "api-soft-deprecated", "import SwiftUI\nText(a).padding().foregroundColor(.accentColor)",
      "import SwiftUI\nText(a).padding().foregroundStyle(Color.accentColor)"
    ),
    (
      "api-soft-deprecated", "import SwiftUI\nVStack { b }.foregroundColor(.red.opacity(0.5)).accentColor(nil)",
      "import SwiftUI\nVStack { b }.foregroundStyle(.red.opacity(0.5)).accentColor(nil)"
    ),
    (
      "api-soft-deprecated", "import SwiftUI\nList { b }.navigationBarTitle(Text(a), displayMode: .inline)",
      "import SwiftUI\nList { b }.navigationTitle(Text(a)).navigationBarTitleDisplayMode(.inline)"
    ),
    (
      "api-soft-deprecated",
      "import SwiftUI\nImage(a).accessibility(label: Text(b)).edgesIgnoringSafeArea([.top, .bottom])",
      "import SwiftUI\nImage(a).accessibilityLabel(Text(b)).ignoresSafeArea(edges: [.top, .bottom])"
    ),
    (
      "api-soft-deprecated", "import SwiftUI\nSection(header: Text(a), footer: Text(b)) {\n  c\n}",
      "import SwiftUI\nSection {\n  c\n} header: { Text(a) } footer: { Text(b) }"
    ),
    (
      "api-soft-deprecated", "import SwiftUI\nTextField(a, text: $b, onCommit: { save() })",
      "import SwiftUI\nTextField(a, text: $b).onSubmit { save() }"
    ),
    (
      "api-deprecated", "import SwiftUI\nText(a).onChange(of: b) { value in c(value) }",
      "import SwiftUI\nText(a).onChange(of: b) { _, value in c(value) }"
    ),
    (
      "api-soft-deprecated", "import SwiftUI\nList { b }.coordinateSpace(name: a).statusBar(hidden: b)",
      "import SwiftUI\nList { b }.coordinateSpace(.named(a)).statusBarHidden(b)"
    ),
    (
      "sheet-corner-radius", "a.sheet(isPresented: $b) {\n  C()\n    .presentationCornerRadius(20)\n    .bold()\n}",
      "a.sheet(isPresented: $b) {\n  C()\n    .bold()\n}"
    ),
    (
      "font-fixed-size", "Text(a).font(.custom(\"Lora\", fixedSize: 17))",
      "Text(a).font(.custom(\"Lora\", size: 17))"
    ),
    (
      "xctest-in-swift-testing", "@Test func a() {\n  XCTAssertEqual(b.count + 1, 2)\n  XCTAssertFalse(b.isEmpty)\n}",
      "@Test func a() {\n  #expect(b.count + 1 == 2)\n  #expect(!b.isEmpty)\n}"
    ),
    (
      "xctest-in-swift-testing", "@Test func a() throws {\n  let c = try XCTUnwrap(b)\n  XCTAssertNil(c.d)\n}",
      "@Test func a() throws {\n  let c = try #require(b)\n  #expect(c.d == nil)\n}"
    ),
    (
      "navigation-view", "NavigationView {\n  a\n}\n.padding()\n.navigationViewStyle(.stack)\n.bold()",
      "NavigationStack {\n  a\n}\n.padding()\n.bold()"
    ),
    (
      "navigation-view", "NavigationView { a }.navigationViewStyle(StackNavigationViewStyle())",
      "NavigationStack { a }"
    ),
    (
      "navigation-view", "NavigationView.init {\n  a\n}\n.navigationViewStyle(.stack)",
      "NavigationStack {\n  a\n}"
    ),
    (
      "navigation-view", "let a: NavigationView = .init { b }.navigationViewStyle(.stack)",
      "let a: NavigationView = .init { b }.navigationViewStyle(.stack)"
    ),
  ])
  func fixes(id: String, before: String, after: String) throws {
    let check = try #require(Self.fixable.first { $0.id == id })
    #expect(text(Self.fixed(Array(before.utf8), check).bytes) == after)
  }

  @Test(arguments: [
    ("api-soft-deprecated", "import SwiftUI\nText(a).bold().foregroundColor(color)"),
    ("api-soft-deprecated", "import SwiftUI\nList { b }.navigationBarHidden(true)"),
    ("api-deprecated", "import SwiftUI\nText(a).onChange(of: b) { c($0) }"),
    ("api-soft-deprecated", "import SwiftUI\nTextField(a, text: $b, onCommit: save)"),
    ("api-soft-deprecated", "import SwiftUI\nSection(header: Text(a) /* why */) { c }"),
    ("navigation-view", "NavigationView { a }"),
    ("xctest-in-swift-testing", "@Test func a() { XCTAssertEqual(b ? 1 : 2, 2) }"),
    ("xctest-in-swift-testing", "@Test func a() { XCTAssertEqual(b, 0.3, accuracy: 0.1) }"),
    ("sheet-corner-radius", "a.sheet(isPresented: $b) { C() /* why */ .presentationCornerRadius(20) }"),
    ("navigation-view", "NavigationView { a }.navigationViewStyle(.columns)"),
    ("navigation-view", "NavigationView { a } /* why */ .navigationViewStyle(.stack)"),
    ("glass-interactive-missing", "Text(\"A\").onTapGesture { go() }.glassEffect(.regular.interactive(false))"),
  ])
  func leavesToAPerson(id: String, source: String) throws {
    let check = try #require(Self.fixable.first { $0.id == id })
    let found = findings(check, in: Array(source.utf8))
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.edits.isEmpty || $0.isSuggestion })
  }

  @Test func olderSystemsGetTheShapeByItsName() throws {
    let check = try #require(Self.fixable.first { $0.id == "corner-radius-modifier" })
    let found = findings(
      check, in: Array("Color.blue.cornerRadius(12).overlay(RoundedRectangle(cornerRadius: 12).stroke(.red))".utf8),
      settings: Settings(deploymentTarget: 16))
    #expect(found.map(\.edits).joined().map(\.replacement) == ["clipShape", "RoundedRectangle(cornerRadius: ", ")"])
  }

  private static let fixable = RuleTests.plugins.flatMap(\.checks).filter(\.isFixable)

  /// Every sample, and every mutation of it: it parses as before, the fixed findings are gone, and a second time nothing is
  /// left to fix. Of other checks nothing new is found, and nothing is lost that was not about the code that is gone.
  @Test func onlyTheMendedFindingsVanish() {
    var count = 0
    for sample in RuleTests.samples where sample.check.isFixable {
      for text in sample.bad {
        let source = MarkedSource(text)
        for variant in [source] + Mutation.all.compactMap({ $0.apply(source, sample.check) }) {
          let before = Self.fixed(variant.source, sample.check)
          if before.count == 0 { continue }
          count += before.count
          let comment: Comment = "\(sample.check.id):\n\(variant.text)\n-- became:\n\(self.text(before.bytes))"
          #expect(FixedSample.isBroken(variant.source) == FixedSample.isBroken(before.bytes), comment)
          let checks = [sample.check] + FixedSample.others(than: sample.check)
          let old = findings(ofEach: checks, in: variant.source)
          let new = findings(ofEach: checks, in: before.bytes)
          #expect(new[0].count == variant.marks.count - before.count, comment)
          #expect(new[0].allSatisfy { $0.edits.isEmpty || $0.isSuggestion }, comment)
          let edits = old[0].flatMap(\.edits).map(\.range)
          for (old, new) in zip(old, new).dropFirst() {
            #expect(FixedSample.isPart(new, of: old), comment)
            #expect(
              FixedSample.isPart(old.filter { found in !edits.contains { $0.overlaps(found.range) } }, of: new), comment
            )
          }
        }
      }
    }
    #expect(count > 50)
  }

  @Test func whoSaysThatItMendsHasAFix() {
    for check in Self.fixable {
      let hasFix = RuleTests.samples.filter { $0.check.id == check.id }.contains { sample in
        sample.bad.contains { Self.fixed(MarkedSource($0).source, check, settings: sample.settings).count > 0 }
      }
      #expect(hasFix, "\(check.id)")
    }
    for sample in RuleTests.samples where !sample.check.isFixable {
      #expect(sample.bad.allSatisfy { Self.fixed(MarkedSource($0).source, sample.check).count == 0 })
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func fixed(
    _ source: [UInt8], _ check: any Check, settings: Settings = Settings()
  ) -> (bytes: [UInt8], count: Int) {
    FixedSample.fixed(source, check, settings: settings) { !$0.isSuggestion }
  }
}
