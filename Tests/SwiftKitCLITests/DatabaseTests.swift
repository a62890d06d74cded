import POSIXSupport
import RuleIndex
import TestSupport
import Testing

/// The index as other programs see it: with plain `sqlite3`, through the documented views.
@Suite struct DatabaseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      ---
      name: house
      description: How we build.
      ---
      # House style

      ## Toolbars
      - **NEVER apply `.glassEffect()` to toolbar buttons** on iOS 26. The system applies it.
      - Always give icon buttons an `accessibilityLabel`; use `Label` instead of `Image`.
      - Keep touch targets at 44 pt or more.

      ```swift
      // Bad
      Button("Add", systemImage: "plus") {}.glassEffect()
      // Good
      Button("Add", systemImage: "plus") {}
      ```

      ## Tokens
      | Token | Value |
      |---|---|
      | `Space.md` | 12 |
      | `Color.accent` | `#6366F1` |
      """, to: "skills/house.md")
    try folder.write(
      "# Other\n\n## Toolbars\n- ALWAYS use `.glassEffect()` on toolbar buttons.\n", to: "skills/other.md")
    let run = try ProgramRun(
      PackageFolder.program, ["ingest", "skills", "--index", "rules.db"], in: folder.path,
      environment: ["HOME": folder.path.string])
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  private func sqlite(_ sql: String) throws -> String {
    let run = try ProgramRun("/usr/bin/env", ["sqlite3", "-readonly", "-header", "rules.db", sql], in: folder.path)
    #expect(run.errors.isEmpty)
    return run.output.replacing(folder.path.string, with: "HERE")
  }

  @Test func everyViewIsReadByPlainSQLite() throws {
    var text = ""
    for view in RuleStore.documentedViews {
      // How well a text matches has no value outside of a query.
      let query =
        view == "v_search"
        ? "select key, strength, cite from v_search where q match 'glass NOT label' order by score, key"
        : "select * from \(view) order by 1, 2, 3, 4, 5, 6, 7"
      text += "\(query)\n\(try sqlite(query))\n"
    }
    expectGolden(text, "database.txt")
  }

  @Test func theFileSaysWhoseItIs() throws {
    #expect(try sqlite("pragma application_id; pragma integrity_check").contains("1397451124"))
    #expect(try sqlite("pragma integrity_check").contains("ok"))
  }
}
