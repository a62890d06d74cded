import Testing
//% if Module

@testable import __Module__
//% end

//% if main
@MainActor
//% end
@Suite("__Name_title__")
struct __Name__Tests {
  @Test("Says what it promises")
  func promise() {
    #expect(Bool(true), "Replace this with what __Name__ promises.")
  }
}
