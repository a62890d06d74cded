/// A document that contradicts line 4 of `house.md`, and the file that settles it.
package enum SettledConflict {
  /// Writes both beside `house.md` in `skills`, a folder below `folder`.
  package static func write(beside skills: String, in folder: TemporaryFolder) throws {
    try folder.write("# Other\n\n- Always apply `.glassEffect()` to toolbar buttons.\n", to: "\(skills)/other.md")
    try folder.write(
      """
      - id: toolbar-glass
        title: Glass in toolbars
        positions:
          - summary: never
            sources: ["house.md:4"]
          - summary: always
            sources: ["other.md:3"]
            holds: [tokens]
            before: 26
        resolution: The system gives toolbars their glass.
      """, to: "\(skills)/resolutions.yml")
  }
}
