import ArgumentParser
import Testing
import Workbench

@testable import SwiftKitCLI

/// Which options of a check go together.
@Suite struct CheckOptionsTests {
  private func isAccepted<Options: ParsableArguments>(_ words: [String], by type: Options.Type) -> Bool {
    (try? Options.parse(words)) != nil
  }

  @Test(arguments: [
    ([], true), (["a", "b"], true), (["--stdin"], true), (["--stdin", "a"], false), (["--stdin", "--changed"], false),
    (["--stdin", "--since", "x"], false), (["--changed"], true), (["--since", "x", "a"], true),
    (["--lines", "1", "a"], true), (["--lines", "1"], false), (["--lines", "1", "a", "b"], false),
    (["--lines", "1", "--stdin"], true), (["--lines", "1", "--changed", "a"], false),
    (["--lines", "1", "--since", "x", "a"], false), (["--lines", "1", "--changed-lines", "a"], false),
    (["--changed-lines"], false), (["--changed-lines", "--changed"], true),
    (["--changed-lines", "--since", "x"], true),
  ])
  func scopes(words: [String], isAccepted: Bool) {
    #expect(self.isAccepted(words, by: CheckScopeOptions.self) == isAccepted)
  }

  @Test(arguments: [
    ([], false), (["a"], false), (["--changed"], true), (["--since", "x"], true), (["--lines", "1", "a"], true),
  ])
  func narrowScopes(words: [String], isNarrow: Bool) throws {
    #expect(try CheckScopeOptions.parse(words).wanted.isNarrow == isNarrow)
  }

  @Test(arguments: [
    ([], true), (["--max-warnings", "0"], true), (["--max-warnings=-1"], false), (["--write-baseline", "a"], true),
    (["--write-baseline", "a", "--baseline", "b"], false), (["--write-baseline", "a", "--prune-baseline"], false),
    (["--write-baseline", "a", "--baseline-strict"], false), (["--prune-baseline"], true),
    (["--baseline-strict"], true), (["--prune-baseline", "--baseline-strict"], false),
    (["--baseline", "b", "--prune-baseline"], true), (["--baseline", "b", "--baseline-strict"], true),
  ])
  func gates(words: [String], isAccepted: Bool) {
    #expect(self.isAccepted(words, by: CheckGateOptions.self) == isAccepted)
  }

  @Test(arguments: [("0", false), ("-1", false), ("0.001", true), ("86400", true), ("86401", false)])
  func timeLimits(seconds: String, isAccepted: Bool) {
    #expect(self.isAccepted(["--time-limit=\(seconds)"], by: PluginOptions.self) == isAccepted)
  }
}
