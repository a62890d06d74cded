import POSIXSupport
import TestSupport
import Testing
import Workbench

@testable import AgentTools
@testable import RuleIndex

/// An index that stays open from call to call.
@Suite struct IndexKeeperTests {
  /// Work that has succeeded is not done again because the index cannot be let go after it.
  @Test func whatSucceededIsDoneOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("# Ours\n\n- **Never** use zorblatt.\n", to: "Skills/ours/SKILL.md")
    let request = IndexRequest(
      index: folder.path.appending("index.sqlite").string, skills: [folder.path.appending("Skills").string])
    let keeper = IndexKeeper(request, in: Workplace(workingFolder: folder.path))
    var calls = 0
    for round in 1...3 {
      let result = try keeper.withStore { store in
        calls += 1
        // Ends the transaction that letting go would end.
        if round == 2 { try store.perform("COMMIT") }
        return calls
      }
      #expect(result == round)
    }
  }
}
