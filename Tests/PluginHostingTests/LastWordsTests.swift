import POSIXSupport
import Testing

@testable import PluginHosting

/// What a host that ended is quoted with.
@Suite struct LastWordsTests {
  private static let twice =
    "objc[4711]: Class _TtC4Team5Cache is implemented in both /p/libA.dylib (0x1) and /p/libB.dylib (0x2). This may "
    + "cause spurious casting failures and mysterious crashes. One of the two will be used. Which one is undefined."

  @Test(
    arguments: [
      ("a\nb\n", "b"), ("a\nFatal error: gone\nstack\n", "Fatal error: gone"), ("", nil),
      ("\(twice)\n", nil), ("out of paper\n\(twice)\n\(twice)\n", "out of paper"),
      ("objc[4711]: something else\n", "objc[4711]: something else"),
      ("a is implemented in both b and c\n", "a is implemented in both b and c"),
      ("thread 'main' panicked at a.rs\nnote: run it again\n", "thread 'main' panicked at a.rs"), (" \n", nil),
      (String(repeating: "x", count: 301), String(repeating: "x", count: 300)),
    ] as [(String, String?)])
  func tellingLine(text: String, line: String?) {
    #expect(HostProcess.tellingLine(text) == line)
  }

  @Test(arguments: [
    (5_000, "5 s"), (250, "0.25 s"), (1_050, "1.05 s"), (1_200, "1.2 s"), (5, "0.005 s"), (999, "0.999 s"),
  ])
  func hangsAreTimed(milliseconds: Int, words: String) {
    let end = HostWorker.End(
      mark: nil, isHang: true, isOverdue: false, limit: .milliseconds(milliseconds), ending: .exited(1), lastWords: "w")
    #expect(end.sentence(doing: "asking it") == "asking it took longer than \(words)")
  }

  @Test func memoryIsNamed() {
    let end = HostWorker.End(
      mark: nil, isHang: false, isOverdue: false, limit: .seconds(1), excess: 512 << 20, ending: .signalled(9),
      lastWords: nil)
    #expect(end.sentence(doing: "loading it") == "loading it took more than 512 MiB of memory")
    #expect(end.loadingHint == "")
  }
}
