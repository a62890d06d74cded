import Testing

@testable import __Name__

@Suite("__Name_title__")
struct __Name__InfoTests {
  @Test("The module says its name")
  func name() {
    #expect(__Name__Info().name == "__Name_title__")
  }
}
