import Scaffolding
import Testing

/// Patches as git writes them: three lines around a change, and one hunk where two changes share them.
@Suite struct UnifiedDiffTests {
  private func hunks(_ before: String, _ after: String) -> String {
    func lines(_ text: String) -> [UInt8] { Array(text.map { "\($0)\n" }.joined().utf8) }
    let patch = UnifiedDiff([.init("file", before: lines(before), after: lines(after))]).text
    return patch.split(separator: "\n").dropFirst(2).joined(separator: " ")
  }

  @Test(arguments: [
    ("abcdefghi", "abcdXfghi", "@@ -2,7 +2,7 @@  b  c  d -e +X  f  g  h"),
    ("abcdefghi", "Xbcdefghi", "@@ -1,4 +1,4 @@ -a +X  b  c  d"),
    ("abcdefghi", "abcdefghX", "@@ -6,4 +6,4 @@  f  g  h -i +X"),
    ("abc", "abXc", "@@ -1,3 +1,4 @@  a  b +X  c"),
    ("abcde", "abcd", "@@ -2,4 +2,3 @@  b  c  d -e"),
    ("", "a", "@@ -0,0 +1 @@ +a"),
    ("a", "", "@@ -1 +0,0 @@ -a"),
    ("abc", "abc", ""),
    // Six lines between two changes are the context of both.
    ("abcdefgh", "XbcdefgX", "@@ -1,8 +1,8 @@ -a +X  b  c  d  e  f  g -h +X"),
    ("abcdefghi", "XbcdefghX", "@@ -1,4 +1,4 @@ -a +X  b  c  d @@ -6,4 +6,4 @@  f  g  h -i +X"),
  ])
  func threeLinesAround(before: String, after: String, patch: String) { #expect(hunks(before, after) == patch) }

  /// Files that come and go, and none that stays as it is or is a record of ours.
  @Test func headings() {
    let line = Array("x\n".utf8)
    let changes = [
      Change("new", before: nil, after: line), Change("old", before: line, after: nil),
      Change("same", before: line, after: line), Change(".swiftkit/manifest.json", before: nil, after: line),
    ]
    #expect(
      UnifiedDiff(changes).text
        == "--- /dev/null\n+++ b/new\n@@ -0,0 +1 @@\n+x\n--- a/old\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n")
  }
}
