import SourceScanning
import Testing

/// What an interface of a module says: one line a declaration, and what is wrong, with its place.
@Suite struct InterfaceReaderTests {
  private static let head =
    "// swift-interface-format-version: 1.0\n// swift-module-flags: -target arm64-apple-ios27.0 -module-name Kit\n"

  private func read(_ text: String) -> (header: InterfaceHeader?, lines: [String], problems: [InterfaceReader.Problem])
  {
    Array(text.utf8).withUnsafeBytes { InterfaceReader.read($0) }
  }

  @Test(arguments: [
    ("public struct A : Swift.Sendable {\n}", ["A||struct||||Kit"]),
    (
      "@available(iOS 13.0, OSX 10.15, *)\n@available(tvOS, unavailable)\npublic protocol P {\n  func go(a: Int)\n}",
      ["P||protocol||||Kit|13.0|10.15|no", "go|P|func|a:|p||Kit|13.0|10.15|no"]
    ),
    (
      "extension SwiftUI.View {\n  @_alwaysEmitIntoClient public func card<V>(_ v: V, at x: (Int, Int) = (1, 2), @Kit.B content: @escaping () -> V) -> some SwiftUI.View where V : View {\n    f { }\n  }\n}",
      ["card|SwiftUI.View|func|_:at:content:|pp?c||Kit"]
    ),
    (
      "import SwiftUI\nextension SwiftUI::View {\n  public func a(_ all: Int..., on: (() -> Void)? = nil)\n}",
      ["a|View|func|_:on:|vc?||Kit"]
    ),
    (
      "import SwiftUI\nextension SwiftUI.Style where Self == Kit.OwnStyle {\n  @available(iOS 26.0, *)\n  public static var own: Kit.OwnStyle { get }\n}",
      ["own|Style|static var|||OwnStyle|Kit|26.0"]
    ),
    (
      "@frozen public enum E : Swift.Int {\n  case a, b(x: Swift.Int, Swift.String)\n  public init?(rawValue: Swift.Int)\n  public typealias RawValue = Swift.Int\n}",
      [
        "E||enum||||Kit", "E|E|init|rawValue:|p||Kit", "RawValue|E|typealias||||Kit", "a|E|case||||Kit",
        "b|E|case|x:_:|pp||Kit",
      ]
    ),
    (
      "@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: \"new(_:)\")\n@available(macOS, introduced: 11.0, deprecated: 12.0)\npublic func old()",
      ["old||func||||Kit|13.0/soft|11.0/12.0||||new(_:)"]
    ),
    (
      "public func a(_: [Swift.String : (Swift.Int, Swift.Int)], b: Kit.Box<Swift.Int, Swift.Int>, c: (Swift.Int) -> Swift.Int, d: Swift.Int)",
      ["a||func|_:b:c:d:|ppcp||Kit"]
    ),
    (
      "public func a(b: @escaping (Kit.A<Swift.Int>) -> (), _ c: { Swift.Int }, d: Swift.Int = { 1 }())",
      ["a||func|b:_:d:|cpp?||Kit"]
    ),
    (
      "@available(iOS 13.0, *)\n@available(*, deprecated)\npublic func a()\n@available(iOS, introduced: 14.0, deprecated)\npublic func b()\n@available(anyAppleOS 26.0, *)\npublic func c()",
      ["a||func||||Kit|13.0/always", "b||func||||Kit|14.0/always", "c||func||||Kit|26.0|26.0|26.0|26.0|26.0"]
    ),
    (
      "@available(iOS 13.0, *)\npublic struct A {\n  @available(iOS 15.0, *)\n  public func b()\n  @available(tvOS, unavailable)\n  public func c()\n}",
      ["A||struct||||Kit|13.0", "b|A|func||||Kit|15.0", "c|A|func||||Kit|13.0||no"]
    ),
    (
      "public struct A {\n  public init!(a: Swift.Int)\n  public subscript(i: Swift.Int) -> Swift.Int { get }\n  public static func make(b: Swift.Int) -> Kit.A\n  public private(set) var d: Swift.Int\n}",
      [
        "A||struct||||Kit", "A|A|init|a:|p||Kit", "d|A|var||||Kit", "make|A|static func|b:|p|A|Kit",
        "subscript|A|subscript|i:|p||Kit",
      ]
    ),
    (
      "public class A {\n  public class func b()\n  public class var c: Swift.Int { get }\n  public func d<T>(_ e: T) -> T where T : P\n}",
      ["A||class||||Kit", "b|A|static func||||Kit", "c|A|static var|||Int|Kit", "d|A|func|_:|p||Kit"]
    ),
    (
      "public func a(_ b: inout Int, c: @autoclosure () -> Bool, d: @autoclosure @escaping () -> Bool = true, e: isolated A, f: Int...)",
      ["a||func|_:c:d:e:f:|ppp?pv||Kit"]
    ),
    (
      "public func a(b: (Int, Int), c: [Int : () -> Void], d: ((Int) -> Void)?, e: () -> Void)",
      ["a||func|b:c:d:e:|ppcc||Kit"]
    ),
    // What nobody may call.
    (
      "internal struct A {\n  public var b: Int\n}\npublic struct _B {\n  public func c()\n}\nextension Kit._B {\n  public func d()\n}\npublic func _e()\n@available(*, unavailable)\npublic func f()",
      []
    ),
    (
      "public class A {\n  public struct B {\n    public var c: Swift.Int { get }\n  }\n  @objc deinit\n}\n#if compiler(>=5.3) && $A\nextension Kit.A.B {\n  public static func == (a: Kit.A, b: Kit.A) -> Swift.Bool\n}\n#endif",
      ["A||class||||Kit", "B|A|struct||||Kit", "c|A.B|var||||Kit"]
    ),
  ])
  func declarations(text: String, expected: [String]) {
    let read = read(Self.head + text)
    #expect(
      read.lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "|") } == expected)
    #expect(read.problems == [])
    #expect(read.header == InterfaceHeader(module: "Kit", system: "iOS", version: "27.0"))
  }

  @Test(arguments: [
    ("extension View {\n  public func a()\n", "5:1: the text ends inside of 'extension View', which begins in line 3"),
    ("public func a(", "3:14: this bracket is not closed"), ("}\n", "3:1: nothing is open that this bracket closes"),
    ("public struct A", "3:8: 'struct A' has no members in braces"),
    ("hello there\n", "3:1: a declaration is expected here, not 'hello'"),
    ("public func a()\n  <html>\n", "4:3: a declaration is expected here, not '<'"),
  ])
  func problems(text: String, expected: String) {
    #expect(read(Self.head + text).problems.map { "\($0.line):\($0.column): \($0.reason)" } == [expected])
  }

  @Test func noInterface() {
    for text in ["", "let a = 1\n", "// swift-module-flags: -target a-b-ios1 -module-name ../x\n", "\u{0}\u{0}"] {
      let read = read(text)
      #expect(read.header == nil && read.lines.isEmpty)
      #expect(read.problems.map { "\($0.line):\($0.column)" } == ["1:1"])
    }
  }

  @Test(arguments: [
    ("-target arm64-apple-ios27.0 -module-name Kit", "Kit", "iOS", "27.0"),
    ("-target x86_64-apple-macosx15.4 -module-name _Kit_2", "_Kit_2", "macOS", "15.4"),
    ("-target arm64-apple-xros26.2-simulator -module-name SwiftUICore", "SwiftUI", "visionOS", "26.2"),
    ("-module-name Kit -module-name Other", "Kit", "", ""),
    ("-target x86_64-unknown-linux-gnu -module-name A", "A", "", ""),
    ("-target arm64-apple-tvos9.0 -target arm64-apple-ios9.0 -module-name A", "A", "tvOS", "9.0"),
  ])
  func headers(flags: String, module: String, system: String, version: String) {
    let header = read("// swift-compiler-version: 6\n// swift-module-flags: \(flags)\nimport A\n").header
    #expect(header == InterfaceHeader(module: module, system: system, version: version))
  }

  @Test(arguments: [(199, true), (200, false)]) func namesOfModules(length: Int, isOne: Bool) {
    let name = String(repeating: "a", count: length)
    #expect((read("// swift-module-flags: -module-name \(name)\n").header != nil) == isOne)
  }

  @Test(arguments: [(100, true), (101, false)]) func howDeepTypesAreNested(depth: Int, isRead: Bool) {
    let text = String(repeating: "public struct A {\n", count: depth) + String(repeating: "}\n", count: depth)
    #expect(read(Self.head + text).problems.isEmpty == isRead)
  }

  @Test func manyProblemsEnd() {
    #expect(read(Self.head + String(repeating: "a b\n", count: 1_000)).problems.count == 20)
    let deep = String(repeating: "public struct A {\n", count: 10_000)
    #expect(read(Self.head + deep).problems.first?.reason == "types are nested more than 100 deep")
  }
}
