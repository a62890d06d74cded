import APIRules
import GlassRules
import SwiftKitSDK
import Testing
import ViewRules

/// What a check calls a note, whatever its severity: API that the SDK marks for deprecation without a version.
@Suite struct NoteTests {
  @Test(arguments: [
    (
      #"VStack { Text("a").foregroundColor(.red); Text("b").foregroundStyle(.red) }"#, true,
      "marked for deprecation, though by no version yet; write `foregroundStyle"
    ),
    (
      #"NavigationLink("a", destination: b, isActive: $c)"#, false,
      "`NavigationLink(_:destination:isActive:)` is deprecated;"
    ),
    ("Text(a).onChange(of: b) { value in c(value) }", false, "is deprecated;"),
  ])
  func softDeprecation(code: String, isNote: Bool, words: String) throws {
    let id = isNote ? "api-soft-deprecated" : "api-deprecated"
    let check = try #require(apiRules.checks.first { $0.id == id })
    let found = findings(check, in: Array("import SwiftUI\n\(code)".utf8))
    #expect(found.map(\.isNote) == [isNote])
    #expect(found.first?.message.contains(words) == true, "\(found)")
  }

  @Test func anEnvironmentValueToo() throws {
    let check = try #require(apiRules.checks.first { $0.id == "api-soft-deprecated" })
    let code =
      #"import SwiftUI"#
      + "\nstruct A: View { @Environment(\\.presentationMode) var mode; @Environment(\\.dismiss) var close; var body: some View { Text(b) } }"
    let found = findings(check, in: Array(code.utf8))
    #expect(found.map(\.isNote) == [true])
  }

  /// Interactive glass on a button reacts to a press, wherever the glass is written, and is not even a note.
  @Test(arguments: [
    ("Button(a) { b() }.glassEffect()", [false]), ("Button(a) { b() }.glassEffect(.regular.interactive())", []),
    ("Button(a) { b() }.pane()", []),
  ])
  func glassOnAButton(code: String, notes: [Bool]) throws {
    let check = try #require(glassRules.checks.first { $0.id == "glass-effect-on-button" })
    let pane = "extension View { func pane() -> some View { glassEffect(.regular.interactive(), in: .capsule) } }"
    let found = findings(
      check, in: Array("import SwiftUI\n\(pane)\nstruct A: View { var body: some View { \(code) } }".utf8))
    #expect(found.map(\.isNote) == notes, "\(found)")
  }

  /// A decoration may jump, what tells something may not, and nobody sees how long an animation is to take.
  @Test(arguments: [
    ("Circle().offset(x: CGFloat.random(in: 0...9))", [true]), (#"Text("\(Int.random(in: 1...6))")"#, [false]),
    ("Circle().animation(.easeIn(duration: Double.random(in: 1...2)), value: a)", []),
  ])
  func aRandomValue(code: String, notes: [Bool]) throws {
    let check = try #require(viewRules.checks.first { $0.id == "random-in-body" })
    let found = findings(check, in: Array("struct A: View { var body: some View { \(code) } }".utf8))
    #expect(found.map(\.isNote) == notes, "\(found)")
  }
}
