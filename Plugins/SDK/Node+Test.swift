extension Node {
  /// Whether this is a function of a test: marked `@Test`, or `test…` of an XCTestCase, which runs none that is static or gives a
  /// value.
  public var isTest: Bool {
    guard kind == .function else { return false }
    if hasAttribute("Test") { return true }
    guard name?.hasPrefix("test") == true, children(.parameter).isEmpty, !flags.contains(.static),
      child(.type).map({ $0.isNamed("Void") || $0.source == "()" }) ?? true, let type = enclosingType
    else { return false }
    return type.conforms(to: "XCTestCase") || type.kind == .class && file.imports("XCTest")
  }

  /// The test that this node is part of.
  public var enclosingTest: Node? { ancestors.first { $0.isTest } }
}
