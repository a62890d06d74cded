import ByteText
import Testing

/// Changed lines as `diff -u` writes them.
struct LineChangeTests {
  private func hunks(_ text: String, _ changes: (Range<Int>, String)...) -> String {
    let changes = changes.map { LineChange(old: $0, new: LineChange.lines(of: Array($1.utf8))) }
    return String(decoding: LineChange.hunks(of: changes, in: LineChange.lines(of: Array(text.utf8))), as: UTF8.self)
  }

  @Test func nothingIsNoHunk() { #expect(hunks("a\n") == "") }

  @Test func aLineHasThreeOnEachSide() {
    #expect(
      hunks("a\nb\nc\nd\ne\nf\ng\nh\ni\n", (4..<5, "E\n"))
        == "@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n")
  }

  @Test func oneLineHasNoCountAndNoneIsNamedAfterTheOneBefore() {
    #expect(hunks("", (0..<0, "a\n")) == "@@ -0,0 +1 @@\n+a\n")
    #expect(hunks("a\n", (0..<1, "")) == "@@ -1 +0,0 @@\n-a\n")
    #expect(hunks("a\n", (1..<1, "b\n")) == "@@ -1 +1,2 @@\n a\n+b\n")
  }

  @Test func aMissingLineEndIsTold() {
    let none = "\\ No newline at end of file\n"
    #expect(hunks("a", (0..<1, "b\n")) == "@@ -1 +1 @@\n-a\n\(none)+b\n")
    #expect(hunks("a\nb", (0..<1, "c\nd\n")) == "@@ -1,2 +1,3 @@\n-a\n+c\n+d\n b\n\(none)")
  }

  @Test(arguments: [(6, 1), (7, 2)]) func nearChangesShareAHunk(between: Int, count: Int) {
    let text = (0..<20).map { "\($0)\n" }.joined()
    let found = hunks(text, (3..<4, ""), (4 + between..<5 + between, "x\n"))
    #expect(found.split(separator: "\n").count { $0.hasPrefix("@@") } == count)
    // What went before shifts the lines of what comes after.
    if count == 2 { #expect(found.contains("@@ -9,7 +8,7 @@")) }
  }

  @Test func linesKeepTheirEnds() {
    #expect(LineChange.lines(of: []).isEmpty)
    #expect(LineChange.lines(of: Array("a\n\nb\r\nc".utf8)).map { $0.count } == [2, 1, 3, 1])
  }
}
