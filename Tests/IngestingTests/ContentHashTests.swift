import Ingesting
import Testing

@Suite struct ContentHashTests {
  @Test func isTheSameOnEveryMachine() {
    #expect(ContentHash.text(of: []) == "cbf29ce4842223256c62272e07bb0142")
    #expect(ContentHash.text(of: "a".utf8) != ContentHash.text(of: "b".utf8))
    #expect(ContentHash.text(of: "ab".utf8) != ContentHash.text(of: "ba".utf8))
    #expect(ContentHash.text(of: "a".utf8).utf8.count == 32)
  }
}
