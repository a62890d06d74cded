import APIFacts
import POSIXSupport
import TestSupport
import Testing

/// The table of declarations: what is found in it, and that it is one.
@Suite struct APITableTests {
  private let api: APITable

  init() throws {
    api = try #require(APITable(MappedFile.bytes(of: PackageFolder.root.appending("Data/api/facts.tsv"))))
  }

  /// Bisection needs the order of bytes; whoever adds a line by hand must not break it.
  @Test func linesAreInOrder() throws {
    let text = try FileContents.text(of: PackageFolder.root.appending("Data/api/facts.tsv"))
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 9_000)
    // A tab comes before every letter, so whole lines are in the order of their names.
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.utf8.lexicographicallyPrecedes(next.utf8), "\(line)\n\(next)")
    }
    #expect(api.all().count == lines.count)
  }

  @Test(arguments: [
    ("Label", ["Label(_:image:)", "Label(_:systemImage:)", "Label(title:icon:)"]),
    ("glassEffect", ["glassEffect(_:in:)"]), ("zIndex", ["zIndex(_:)"]), ("ASAuthorizationResult", []), ("", []),
    ("zzz", []),
    ("Labe", []), ("Labell", []),
  ])
  func signatures(name: String, expected: [String]) {
    let found = api.facts(named: name).filter { $0.parameters != nil && $0.module == "SwiftUI" }.map(\.signature)
    #expect(Set(expected).isSubset(of: found) && (expected.isEmpty == found.isEmpty), "\(found)")
    #expect(api.knows(name) == !api.facts(named: name).isEmpty)
  }

  @Test func everyLineIsFoundByItsName() {
    let names = Set(api.all().map(\.name))
    #expect(names.allSatisfy { api.knows($0) })
    let total = names.reduce(0) { $0 + api.facts(named: $1).count }
    #expect(total == api.all().count)
  }

  @Test func modifiers() {
    let facts = api.all().filter { $0.container == "View" && $0.kind == .function && !$0.isStatic }
    let names = api.methodNames(of: ["View"])
    #expect(names == Array(Set(facts.map(\.name))).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(names.count > 500 && api.methodNames(of: ["Vie"]).isEmpty)
    #expect(api.methodNames(of: ["View", "Image"]).contains("resizable"))
  }

  @Test(arguments: [["View"], ["PickerStyle", "Color"], ["EnvironmentValues"], ["Vie"], [""]])
  func members(containers: [String]) {
    let expected = api.all().filter { containers.contains($0.container) }
    #expect(APIMembers(of: api).facts(of: containers) == expected)
    #expect(expected.isEmpty == (containers == ["Vie"]))
  }

  @Test func versions() throws {
    let change = try #require(
      api.facts(named: "onChange").first { $0.signature == "onChange(of:perform:)" && $0.container == "View" })
    #expect(change.availability(.iOS) == .since("14.0", end: .version("17.0")))
    let glass = try #require(api.facts(named: "glassEffect").first { $0.kind == .function })
    #expect(glass.availability(.iOS).since == "26.0" && glass.availability(.visionOS) == .never)
    let color = try #require(
      api.facts(named: "foregroundColor").first { $0.container == "View" && $0.kind == .function })
    #expect(color.availability(.macOS) == .since("10.15", end: .someDay))
    #expect(api.facts(named: "Label").first?.availability(.visionOS) == .unknown)
  }

  @Test(arguments: [
    "", "# swiftkit api 2\na\t\tfunc\n", "a\t\tfunc\n", "# swiftkit api 1", "# swiftkit api 1\n# size 0000000099\n",
  ])
  func whatIsNoTable(text: String) { #expect(APITable(kept(text)) == nil) }

  @Test(arguments: [
    ("", []), ("a\t\tfunc\n", ["a()"]), ("a\t\tfunc", ["a()"]), ("a\n", []), ("a\t\tthing\n", []), ("\n\n", []),
    ("a\t\tfunc\tx:_:\tpp?\n", ["a(x:_:)"]), ("a\t\tfunc\tx:\tp\t\tM\t1.0\t\t\t\t\tb\tmore\tand more\n", ["a(x:)"]),
    ("# more\na\t\tstatic var\tb\n", ["a(b:)"]), ("a\tE\tcase\n", ["a"]), ("a\t\tsubscript\n", ["a()"]),
  ])
  func lines(text: String, expected: [String]) throws {
    let table = try #require(APITable(kept(APITable.sign + text)))
    #expect(table.all().map(\.signature) == expected)
    #expect(table.facts(named: "a").map(\.signature) == expected)
  }

  /// What one of the forms takes is taken; forms that are short say nothing of what they lack.
  @Test(arguments: [
    ("p", "x"), ("p?", "x?"), ("c", "x{}"), ("c?", "x?{}"), ("pp", "x y"), ("p?c", "x? y{}"), ("pc?|c?p", "x?{} y?{}"),
    ("pp|pp?", "x y?"), ("", "x"), ("p|c", "x{}"),
  ])
  func shapes(shapes: String, expected: String) throws {
    let names = expected.split(separator: " ").map { $0.prefix(1) }
    let line = "a\t\tfunc\t\(names.map { "\($0):" }.joined())\t\(shapes)\n"
    let fact = try #require(APITable(kept(APITable.sign + line))?.all().first)
    let found = fact.parameters?.map { "\($0.label ?? "_")\($0.isOptional ? "?" : "")\($0.isClosure ? "{}" : "")" }
    #expect(found?.joined(separator: " ") == expected)
  }

  private func kept(_ text: String) -> UnsafeRawBufferPointer {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyBytes(from: text.utf8)
    return UnsafeRawBufferPointer(bytes)
  }
}
