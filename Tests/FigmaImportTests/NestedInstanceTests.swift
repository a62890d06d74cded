import FigmaImport
import Testing

/// An instance that only holds another one of its size: one component is left, with what either of them says.
@Suite struct NestedInstanceTests {
  private static func fields(_ size: String) -> [(String, String)] {
    size.isEmpty ? [] : [("componentProperties", #"{"Size":{"type":"VARIANT","value":"\#(size)"}}"#)]
  }

  /// What the outer one is set to counts; where it is set to nothing, what the inner one is.
  @Test(arguments: [
    ("Large", "Small", ["Large"]), ("", "Small", ["Small"]), ("Large", "", ["Large"]), ("", "", []),
    ("None", "Small", ["Small"]),
  ])
  func propertiesOfTheTwo(outer: String, inner: String, shown: [String]) throws {
    let content: [Layer] = [.text("one", 10, 10, 100), .text("two", 10, 60, 100)]
    let held = Layer.instance("Inner", 0, 0, 300, 100, Self.fields(inner), content)
    let holder = Layer.instance("Outer", 16, 200, 300, 100, Self.fields(outer), [held])
    let tree = try Layer.screen("Screen", 390, 844, [], [.text("first", 16, 80), holder]).tree()
    #expect(tree.shape == "VStack('first' Component(VStack('one' 'two')))")
    let node = try #require(tree.root.children.last)
    #expect(node.name == "Outer" && node.properties.map(\.value) == shown)
  }
}
