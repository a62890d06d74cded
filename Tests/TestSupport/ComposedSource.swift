/// Swift files put together by chance from the declarations, statements, strings and comments that such files hold.
package struct ComposedSource {
  private var random: SeededRandom
  private var lines: [String] = []

  /// The file of a number, the same each time and on every system.
  package static func text(_ number: Int) -> String {
    var source = ComposedSource(random: SeededRandom(seed: UInt64(number) &* 15_485_863 &+ 3))
    source.compose()
    return source.lines.joined(separator: number % 7 == 5 ? "\r\n" : "\n") + (number % 3 == 0 ? "" : "\n")
  }

  /// The types that files of this kind may declare.
  package static let types = ["Trip", "Row", "Model", "Kit", "Store"]

  private init(random: SeededRandom) { self.random = random }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(random.next() % UInt64(range.count))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }

  private mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  private mutating func compose() {
    for _ in 0..<number(0...2) { lines.append(pick(Self.imports)) }
    for _ in 0..<number(2...4) {
      if chance(40) { lines.append(pick(Self.comments)) }
      if chance(30) { lines.append(pick(Self.attributes)) }
      declaration()
      if chance(40) { lines.append("") }
    }
    if chance(20) { lines.append(pick(Self.endings)) }
  }

  private mutating func declaration() {
    let keyword = pick(["struct", "struct", "struct", "enum", "final class", "actor", "protocol", "extension"])
    let access = pick(["", "", "public ", "private ", "fileprivate ", "internal "])
    let name = pick(Self.types) + pick(["", "", "", "<T>", "<T: Sendable>"])
    let inherits = pick([
      "", "", ": Hashable", ": Identifiable, Sendable", ": View", ": @unchecked Sendable & P", ": String",
    ])
    let place = pick(["", "", "", " where T: P"])
    let open = pick([" {", " {", "\n{", " { // opens"])
    lines.append(access + keyword + " " + name + inherits + place + open)
    for _ in 0..<number(0...5) { lines.append("  " + pick(Self.members)) }
    if chance(20) { lines += ["  struct Inner {", "    " + pick(Self.members), "  }"] }
    if chance(15) {
      lines += ["  #if os(iOS)", "  " + pick(Self.members), "  #else", "  " + pick(Self.members), "  #endif"]
    }
    lines.append("}")
  }

  private static let imports = [
    "import SwiftUI", "import struct Foundation.URL", "@testable import App", "public import Kit.Part",
    "import Foundation // why",
    "import_ = 1",
  ]
  private static let attributes = [
    "@Observable", "@MainActor", "@available(iOS 17, *)", "@Suite(.serialized)", "@Model(\"a, b\")", "indirect",
    "nonisolated",
  ]
  private static let comments = [
    "/// A trip.", "// swiftkit:disable:next rule", "/* one /* two */ three */", "/** Documented.\n * twice */",
    "// MARK: - Part",
    "/* over\n   lines */", "//", "// TODO: struct Wrong {",
  ]
  private static let members = [
    "let id: Int", "var title, detail: String", "var count = 0", "private var seen = false", "let id = UUID()",
    "@State private var on: Bool", "static let sample = Trip(id: 1)", "class var shared: Store { Store() }",
    "var map: [String: [Int]] = [\n    \"a\": [1, 2],\n  ]",
    "var body: some View { Text(\"a \\(count + 1)\").padding(.top, 4) }",
    "init(id: Int) { self.id = id }", "func go<T>(_ a: T, b: Int = 2, c: (Int) -> Void) async throws -> [T] { [a] }",
    "case one, two(Int), three = \"3\"", "case `default`", "typealias ID = Int",
    "subscript(i: Int) -> Int { get { i } set { } }",
    "var at: Date\n  {\n    didSet { print(\"}\") }\n  }", "private(set) var name: String?", "lazy var late = make()",
    "weak var owner: Kit?",
    "let run: (Int, Int) -> Void", "var pair: (a: Int, b: String)", "deinit { }",
    "let text = \"\"\"\n    {\n    \\(id)\n    \"\"\"",
    "let raw = #\"a \"b\" \\#(c)\"#", "let expr = /a{2}/", "if a < b, c > d { return }",
    "for i in 0..<10 where i != 3 { f(i) }",
    "let big = 0xFF_FF + 1_000.5e-3 - 0b10", "guard let x = y?.z else { return }",
    "switch a { case .b: 1; default: 2 }",
    "let c = a ? b : c ?? d", "a.b.c[0]!.d = { $0 + $1 }", "var x: Int { get async throws { 1 } }",
    "func == (a: Self, b: Self) -> Bool { true }",
    "let odd: some P & Q", "var opt: Int??", "enum Kind { case a }", "@ViewBuilder var part: some View { EmptyView() }",
    "struct Trip { }", "let é = 1, 名 = 2", "var tags: Set<String> = [], more: [Int]", "let made = Model.init(a: 1)",
    "unowned(unsafe) let u: Kit",
  ]
  private static let endings = [
    "struct Open {", "let a = \"open", "/* open", "}", "#if DEBUG", "let s = \"\"\"\n  open",
  ]
}
