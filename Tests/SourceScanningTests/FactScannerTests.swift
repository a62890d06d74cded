import HostMessages
import SourceScanning
import Testing

/// What the light scan says of a file: one line a fact.
@Suite struct FactScannerTests {
  private func facts(_ sources: String...) -> [String] {
    let files = sources.map { source in Array(source.utf8).withUnsafeBytes { FactScanner.facts(in: $0) } }
    return String(decoding: SourceFacts(joining: files).bytes, as: UTF8.self)
      .split(separator: "\n").map { $0.split(separator: "\t").joined(separator: ": ") }
      .map { line in
        let relation = line.utf8.first.flatMap(SourceFacts.Relation.init(rawValue:))
        return "\(relation.map { "\($0)" } ?? "?") \(line.dropFirst())"
      }
  }

  @Test(arguments: [
    ("struct A { }", ["declares A: struct"]),
    (
      "struct A { @State private var a = 1 ; @State var b = 1 ; @StateObject private(set) var c = C() ; var d = 1 }",
      ["declares A: struct", "holdsState A", "holdsState A: private"]
    ),
    ("struct A { @Binding var a: Int ; private let b = 1 }", ["declares A: struct"]),
    (
      "enum E: String { case a, b(Int), `default` = 1\n case c\n var x: Int { 1 } }",
      ["declares E: enum", "inherits E: String", "hasCase E: a", "hasCase E: b", "hasCase E: c", "hasCase E: default"]
    ),
    (
      "public final class A<T: P>: B<Int>, Swift.Sendable where T: Q { class func f() {} ; class var g = 1 }",
      ["declares A: class", "inherits A: B", "inherits A: Sendable", "hasStatic A: f", "hasStatic A: g"]
    ),
    (
      "@MainActor @Observable(x) final class M { }",
      ["declares M: class", "hasAttribute M: MainActor", "hasAttribute M: Observable"]
    ),
    (
      "protocol P: class { } ; protocol Q<T>: AnyObject { }",
      ["declares P: protocol", "declares Q: protocol", "inherits P: class", "inherits Q: AnyObject"]
    ),
    (
      "extension Outer.Inner: @unchecked Sendable & P { static let a = 1 }",
      ["inherits Inner: P", "inherits Inner: Sendable", "hasStatic Inner: a"]
    ),
    ("actor A { } ; let actor = actor ; f(class: x)", ["declares A: actor"]),
    // Lines may end as they did on old Macs; a comment and a string that is not closed end with theirs.
    ("// a\rstruct A { }\rlet a = \"{\rstruct B { }", ["declares A: struct", "declares B: struct"]),
    ("typealias T = Int", ["declares T: typealias"]),
    // Seen from inside of another type, or from one file, alone; unless it is declared outside of any, too.
    (
      "private struct A { typealias B = Int } ; func f() { struct C { } } ; enum D { enum A { } }",
      [
        "declares A: enum", "declares A: struct", "declares B: typealias", "declares C: struct", "declares D: enum",
        "repeated A",
        "nested A", "nested A: D", "nested B: A", "nested C",
      ]
    ),
    (
      "struct A { } ; struct B { struct A { } } ; extension C.D { struct E { } }",
      ["declares A: struct", "declares B: struct", "declares E: struct", "repeated A", "nested E: D"]
    ),
    (
      "import A\n@testable import B.C\nimport struct D.E\nlet f = import_",
      ["imports A", "imports B", "imports D"]
    ),
    (
      "extension View { func card() -> some View { f { func inner() {} } } ; static func b() {} ; init(x: Int) { self.init() } }",
      ["hasStatic View: b", "extends card: View", "extends init: View", "takes View: x"]
    ),
    // Labels of what extensions declare, whatever stands between them.
    (
      "extension V { func f<T: P<A, B>>(_ a: [A: B] = g(x, y: 1), @C in b: (D, E) -> F = { c, d in }, e: Int) where T: Q { h(i: 1) } }",
      ["extends f: V", "takes f: _", "takes f: e", "takes f: in"]
    ),
    (
      "extension V { init?<T>(a: T) ; func b() ; static func c(d: Int) ; func == (l: V, r: V) }",
      ["hasStatic V: c", "extends b: V", "extends init: V", "takes V: a"]
    ),
    (
      "extension E { @Entry var a = 3\nvar b: Int { let c = 1 ; return c } ; static var d = 2 } ; struct S { var e = 1 }",
      ["declares S: struct", "hasStatic E: d", "hasProperty E: a", "hasProperty E: b"]
    ),
    (
      "protocol P { func go() ; init() } ; struct S { func f() {} ; init() {} ; let a = S.init }",
      ["declares P: protocol", "declares S: struct", "extends go: P", "extends init: P"]
    ),
    (
      "struct P: PreviewProvider, Sendable { static var previews: some View { Card() } }",
      [
        "declares P: struct", "inherits P: PreviewProvider", "inherits P: Sendable", "hasStatic P: previews",
        "consistsOf P.previews: Card", "previewed Card", "previewed View",
      ]
    ),
    // What a string says, however deep its interpolations, is no code.
    (
      ##"let a = "\("b \("struct C {}" + f("d"))" + #"\#("e")"#) struct G {}"; struct D { } ; let b = """\n \("x") " struct E {} \n"""; enum F { }"##,
      ["declares D: struct", "declares F: enum"]
    ),
    (
      "struct S { static func f() { struct T { } } }",
      ["declares S: struct", "declares T: struct", "hasStatic S: f", "nested T: S"]
    ),
    (
      "// struct A\n/* struct /* struct B */ C { */ let s = \"struct D { \\(f(\"}\")) \" ; struct E { }",
      ["declares E: struct"]
    ),
    (
      "let s = #\"\"\" \n struct A { \"# \"\"\"# ; let r = /\"{/ ; let q = #/\"/# ; let d = a / b ; struct E { }",
      ["declares E: struct"]
    ),
  ])
  func declarations(source: String, expected: [String]) {
    #expect(facts(source) == expected)
  }

  @Test(
    arguments: [
      ("var body: some View { Button(a) { b } label: { c }\n.padding() }", "Button"),
      ("var body: some View {\n// first\nreturn SwiftUI.Button(a) {\n b\n }\n label: { c } }", "Button"),
      ("@ViewBuilder func body(a: Int) -> some View { Button<Text>(a) }", "Button"),
      ("var body: some View { Text(a)\n#if os(iOS)\n.padding()\n#endif\n }", "Text"),
      ("var body: some View { let a = 1\n return Button(a) }", nil),
      ("var body: some View { if a { Button(a) } else { Text(b) } }", nil),
      ("var body: some View { Button(a)\nText(b) }", nil),
      ("var body: some View { content.padding() }", nil),
      ("var body: Int { Button(a) }", nil),
      ("var other = 1\nvar body: Int\nfunc f() { Button() }", nil),
    ] as [(String, String?)])
  func roots(member: String, root: String?) {
    let expected = ["declares V: struct"] + (root.map { ["consistsOf V.body: \($0)"] } ?? [])
    #expect(facts("struct V { \(member) }") == expected)
  }

  @Test func previews() {
    #expect(
      facts("#Preview(\"A\", traits: .x(1)) { NavigationStack { Home(model: .sample) } } ; let x = Other()")
        == ["previewed Home", "previewed NavigationStack"])
    #expect(
      facts("struct P: PreviewProvider { static var previews: some View { Home() } }").filter { $0.hasPrefix("prev") }
        == ["previewed Home", "previewed View"])
  }

  @Test(arguments: [
    (".toolbar { trailing }", ["trailing"]),
    (".toolbar(content: { self.trailing })", []),
    (".toolbar {\n self.trailing\n ToolbarItem { a } }", ["a", "trailing"]),
    (
      ".toolbar { ToolbarItem(id: b, placement: .bottomBar) { if x { save(1) } } ; other }",
      ["other", "save: bottomBar"]
    ),
    (".toolbar { ToolbarItem(placement: ToolbarItemPlacement.keyboard) { done } }", ["done: keyboard"]),
    (".toolbar { Button { } .sheet(isPresented: $a) { inSheet } }", []),
    (".toolbar(id: x) { Button(action: act) { } label: { icon } }", ["icon"]),
    ("toolbar { nothing } ; view { none }", []),
    ("trailing.toolbar { Text(a) }", []),
  ])
  func toolbars(code: String, members: [String]) {
    let found = facts("struct V { var body: Int { x\(code) } }").filter { $0.hasPrefix("shown") }
    #expect(found == members.map { "shownInToolbar V.\($0)" })
  }

  @Test func aTypeDeclaredTwiceIsRepeated() {
    #expect(
      facts("struct B { } ; enum A { }", "struct A { }", "struct B { } ; struct C { }", "struct B { }") == [
        "declares A: enum", "declares A: struct", "declares B: struct", "declares C: struct", "repeated A",
        "repeated B",
      ])
  }

  @Test(arguments: [
    "", "}", ")]}", "struct", "struct A", "struct A:", "extension {", "\"", "#\"", "/*", "`", "#Preview {",
    "var x: some View {", "enum E { case", "@", ".toolbar {", "\\(", "\"\\(", "#/", "= /", "struct A<", "case a, b {",
  ])
  func whateverComes(source: String) {
    for text in [source, "struct S { \(source)", source + source] {
      for length in 0...text.utf8.count {
        _ = Array(text.utf8.prefix(length)).withUnsafeBytes { FactScanner.facts(in: $0) }
      }
    }
  }

  /// A string in a string in a string costs no stack. From the issue "Nothing lost, nothing let in, nothing pretended".
  @Test(arguments: ["\"\\(", "#\"\\#(", "\"\"\"\n\\(", "f(\"\\(("]) func stringsWithoutEnd(unit: String) {
    #expect(facts("struct A { }\n" + String(repeating: unit, count: 300_000)) == ["declares A: struct"])
  }

  /// What a file or two apply tells nothing about anybody else.
  @Test func methodsOfSeveralFiles() {
    let found = facts(
      "Text(a)\n  .pad(1)\n  .one { }\n  .pad(2)", "x.two()\n  .pad()\n  .Type()\n  .value\n  .three(.two())",
      "y\n.three()\n.two()\n.pad()", "z\n.three()")
    #expect(found == ["applies pad", "applies three"])
  }

  @Test func labelsOfSeveralFiles() {
    let call =
      "Text(a).pad(.top, value: b ? c : d).pad(value: 1)\nfunc f(value: Int) { g(value: 1)\nreturn Image(symbol: [a: 1]) }"
    #expect(facts(call, call) == [])
    #expect(facts(call, call, call) == ["labelled Image: symbol", "labelled pad: value"])
  }

  @Test func functionsThatAreCalledLikeTypes() {
    #expect(facts("func Form(image: Image) { }\nfunc card() { }") == ["extends Form: Form", "takes Form: image"])
  }
}
