import Testing
//% if Module

@testable import __Module__
//% end

//% if main
@MainActor
//% end
@Suite("__Name_title__")
struct __Name__Tests {
  // An empty test that passes would look like a test of __Name__.
  @Test("Does what it is for", .disabled("describe what __Name__ does"))
  func purpose() {
    Issue.record("nothing is tested yet")
  }
}
