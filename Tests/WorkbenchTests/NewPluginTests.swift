import Testing

@testable import Workbench

/// Names of new plugins: which will do, and what is suggested for one that will not.
@Suite struct NewPluginTests {
  /// What is wrong with a name; nil where nothing is.
  private func complaint(_ name: String, taken: [String] = []) -> String? {
    do {
      _ = try NewPlugin(name: name, language: .swift, compiler: nil, taken: taken)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: ["a", "a1", "team-rules", "a-2", String(repeating: "a", count: 64)]) func names(name: String) {
    #expect(complaint(name) == nil)
    #expect(complaint(name, taken: ["b", name]) == "the plugin id '\(name)' is already taken; choose another")
  }

  @Test(arguments: ["skill", "swiftkit", "template"]) func namesOfOurs(name: String) {
    #expect(complaint(name)?.contains("already taken") == true)
  }

  @Test(arguments: [
    ("a-", "; try 'a'"), ("-a", "; try 'a'"), ("1a", "; try 'a'"), ("a_b", "; try 'a-b'"), ("aB", "; try 'a-b'"),
    ("Team  Rules", "; try 'team-rules'"), ("Team-Rules2", "; try 'team-rules2'"), ("a\u{e9}", "; try 'a'"),
    ("{", ", such as team-rules"), ("42", ", such as team-rules"), ("", ", such as team-rules"),
    (String(repeating: "a", count: 65), "; try '" + String(repeating: "a", count: 64) + "'"),
  ])
  func suggestions(name: String, ending: String) {
    #expect(complaint(name) == "'\(name)' is not a plugin id; use kebab-case, beginning with a letter" + ending)
  }

  @Test(arguments: [("a", "A"), ("team-rules", "TeamRules"), ("a-2b", "A2b")]) func modules(
    name: String, module: String
  ) throws {
    #expect(try NewPlugin(name: name, language: .c, compiler: nil, taken: []).module == module)
  }
}
