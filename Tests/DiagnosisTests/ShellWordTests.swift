import POSIXSupport
import TestSupport
import Testing

@testable import Diagnosis

@Suite struct ShellWordTests {
  /// A shell hands the word on as it was meant.
  @Test(arguments: ["/a/b-c.d", "a b", "it's", "$(id)", "`id`", "-n", "", "a\nb", "a;b&c", "*", "~", "é", "=x"])
  func aShellUnderstandsIt(word: String) throws {
    let run = try ProgramRun("/bin/sh", ["-c", "printf %s \(ShellWord.quoted(word))x"])
    #expect(run.output == word + "x")
  }

  @Test func plainWordsStayAsTheyAre() { #expect(ShellWord.quoted("/usr/bin/swiftkit") == "/usr/bin/swiftkit") }
}
