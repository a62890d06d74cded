import Testing

@testable import SourceChecking

/// The lines that a patch without context adds, by file.
@Suite struct GitPatchTests {
  private static let head = "diff --git a/a.swift b/a.swift\nindex 1..2 100644\n--- a/a.swift\n"

  private func lines(_ patch: String) -> [String] {
    GitChanges.lines(in: Array(patch.utf8)).map { name, lines in
      ([String(decoding: name, as: UTF8.self)] + lines.ranges.map { "\($0)" }).joined(separator: " ")
    }.sorted()
  }

  @Test(arguments: [
    ("+++ b/a.swift\n@@ -1 +1,2 @@\n-x\n+y\n+z\n", ["a.swift 1...2"]),
    ("+++ b/a.swift\n@@ -3,2 +2,0 @@ func f() {\n-x\n-y\n", ["a.swift"]),
    ("+++ b/a.swift\n@@ -0,0 +7,3 @@ func f() {\n+x\n+y\n+z\n@@ -20 +30 @@\n-x\n+y\n", ["a.swift 7...9 30...30"]),
    // What is added may look like a patch.
    ("+++ b/a.swift\n@@ -1,2 +1,2 @@\n--- a/b.swift\n-x\n+++ b/b.swift\n+@@ -1 +1 @@\n", ["a.swift 1...2"]),
    (
      "+++ b/a.swift\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+y\n\\ No newline at end of file\n@@ -5 +5 @@\n-a\n+b\n",
      ["a.swift 1...1 5...5"]
    ),
    ("+++ b/a.swift\n@@ -1 +1 @@\n-x\n+y\n+++ b/b.swift\n@@ -1 +2 @@\n-x\n+y\n", ["a.swift 1...1", "b.swift 2...2"]),
    ("+++ /dev/null\n@@ -1 +0,0 @@\n-x\n", []), ("+++ b/a.swift\n", ["a.swift"]),
    ("+++ b/a.swift\n@@ here @@\n@@ 1 +1 @@\n@@ -1 1 @@\n@@ -a +1 @@\n@@ -1 +2\n", ["a.swift"]),
  ])
  func patches(patch: String, expected: [String]) { #expect(lines(Self.head + patch) == expected) }

  /// Git ends a name with blanks by a tab, and quotes one with other signs as C does.
  @Test(arguments: [
    ("b/two words.swift\t", ["two words.swift"]), (#""b/caf\303\251.swift""#, ["café.swift"]),
    (#""b/\1012\ta.swift""#, ["A2\ta.swift"]), (#""b/say \"a\\b\".swift""#, [#"say "a\b".swift"#]),
    (#""b/a\q.swift""#, []), (#""b/a\30""#, []), (#""b/a\400.swift""#, []), ("c/a.swift", []),
  ])
  func names(name: String, expected: [String]) { #expect(lines("+++ \(name)\n") == expected) }
}
