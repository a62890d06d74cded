import SwiftSourceModel
import TestSupport
import Testing

/// Small sources and the trees they become; the goldens hold both.
@Suite struct ModelShapeTests {
  @Test(arguments: ShapeSample.all)
  func shape(_ sample: ShapeSample) {
    let dump = SourceModelDump(SourceModel(parsing: Array(sample.source.utf8), path: "Sample.swift"))
    expectGolden("\(sample.source)\n\n\(dump)", "\(sample.name).txt")
  }
}

struct ShapeSample: CustomTestStringConvertible, Sendable {
  let name: String
  let source: String

  var testDescription: String { name }

  static let all = [
    ShapeSample(
      name: "chain",
      source: """
        Button("Save") { save() }
          .padding(8)
          .tint(.red.opacity(0.5))
        """),
    ShapeSample(
      name: "chain-roots",
      source: """
        { 1 }()
        title
        self.model?.items[0]!.name
        "text".count
        (a + b).magnitude
        SwiftUI.Button<Text>("x").bold()
        make()(1)
        [1].map(f)
        Set<Int>().count
        \\.self
        """),
    ShapeSample(
      name: "chain-if-config",
      source: """
        Text("a")
          .bold()
          #if os(iOS)
            .font(.title)
            .padding()
          #elseif os(macOS)
            .padding(4)
          #else
            #if DEBUG
              .border(.red)
            #endif
          #endif
          .frame(width: 4)
        """),
    ShapeSample(
      name: "closures",
      source: """
        Button { go() } label: { Image("a") } more: { x in x }
        list.map { [weak self, b = c] (x: Int, y) async throws -> Int in x }
        sort { $0.a < $1.a }
        cells[0] { 1 }
        """),
    ShapeSample(
      name: "literals",
      source: """
        f(1_000, 0xff, 0b1010, 1.5, 1e3, true, false, nil)
        f("plain", "with \\(a) and \\(b, format: .x)", #"raw "x""#)
        f([1, 2], [:], ["a": 1], (1, b: 2))
        f(/re/, _)
        f(\"""
          two
          lines
          \""")
        """),
    ShapeSample(
      name: "numbers",
      source: """
        f(-8, 190 / 255, -(2 + 3) * 2, 1 - 2 - 3, 2 * 3 + 4 * 5, 1 << 2, n / 2, (7), 10 / 4 * 2)
        """),
    ShapeSample(
      name: "operations",
      source: """
        x = y
        a + b * !c
        let v = try await load()
        x = try? a ? b : c
        on ? open ? 1 : 2 : 3
        view as? Text
        view as! Image
        a is B
        f(&x)
        0...
        try! f()
        """),
    ShapeSample(
      name: "declarations",
      source: """
        @MainActor @Observable public final class Model<Item: Hashable>: Base, Swift.Sendable, A & B where Item: X {
          @Environment(\\.colorScheme) private var scheme
          @State private(set) var count: Int = 1, other = 2
          static let (a, b) = (1, 2)
          var body: some View { Text("x") }
          var both: Set<Int>? { get async throws { 1 } set { } }
          var watched = 1 { didSet { f() } }
          func load(_ id: Int = 0, from place: @escaping () -> Void) async throws(E) -> [String: Optional<Int>] { }
          init?(`in`: Int) { }
          deinit { }
          subscript(i: Int) -> Int { 1 }
        }
        extension SwiftUI.View where Self: X { class func f() }
        enum E: String { case a = "x", b(Int, name: String = ""); indirect case c }
        protocol P { associatedtype T; func f(); var v: Int { get } }
        actor A { typealias B = Int }
        """),
    ShapeSample(
      name: "imports",
      source: """
        import SwiftUI
        @testable import struct Foo.Bar.Baz
        #if canImport(UIKit)
        import UIKit
        #endif
        """),
    ShapeSample(
      name: "attributes",
      source: """
        @available(iOS 26, *) @ViewBuilder func f(@ViewBuilder content: () -> Content) { }
        @objc(name) @Test("x", arguments: [1]) @Foo.Bar<Int> var a: Int
        """),
    ShapeSample(
      name: "statements",
      source: """
        func f() {
          if let a, let b = c, case .some(let d) = e, #available(iOS 26, *) { a } else if x { b } else { c }
          guard #unavailable(macOS 14) else { return }
          switch s {
          case .loading: a()
          case .loaded(let items, _) where items.isEmpty, .empty: b()
          #if DEBUG
          case let .error(message): c()
          #endif
          @unknown default: break
          }
          for case let x? in xs where x > 1 { continue }
          outer: for await (i, y) in ys { }
          while a, b { }
          repeat { } while c
          do { try g() } catch let error as E { throw error } catch { }
          defer { h() }
          let z = if a { 1 } else { 2 }
          return z
        }
        """),
    ShapeSample(
      name: "macros",
      source: """
        #Preview("Dark", traits: .landscapeLeft) { @Previewable @State var on = false
          Text("x") }
        let u = #URL("https://a.b").host
        struct S { #makeMembers<Int>(1) }
        """),
    ShapeSample(
      name: "comments",
      source: """
        #!/usr/bin/env swift // not
        // first
        let a = "// no" /* inner /* nested */ */ + b // last
        /// doc
        func f(x: /* here */ Int) -> Set< // why
          Int> { }
        """),
    ShapeSample(
      name: "broken",
      source: """
        struct V: View { var body: some View { VStack { Text("a" .padding( } } }
        func { ) let x = ; .
        """),
    ShapeSample(
      name: "types",
      source: """
        let a: Dictionary<
          Int, // of what
          String
        > = [:]
        let b: [Int: /* which */ Set<Int>]?
        let c: @Sendable (Int,
          String) -> any
          View
        func d(_ e: inout Kit.Inner<A, B>, f: (some View)?, g: Int!...) -> (Int, h: [A.B]) {}
        var i: A & B
        var j: A/**/.B
        """),
    ShapeSample(name: "empty", source: ""),
  ]
}
