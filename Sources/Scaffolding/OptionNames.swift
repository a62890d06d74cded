/// The option names that messages mention: those of the command line, or the arguments of a tool.
package struct OptionNames: Hashable, Sendable {
  /// Answers a variable.
  package let set: String
  /// Chooses the folder to work below.
  package let output: String
  /// Chooses the target that gets the files.
  package let target: String
  /// Chooses what is done with files in the way.
  package let onConflict: String
  /// Leaves the checks out.
  package let noCheck: String
  /// A call that writes what this one only planned.
  package let writing: String

  /// The names, with quotes around each where it would be taken for a word.
  package init(set: String, output: String, target: String, onConflict: String, noCheck: String, writing: String) {
    (self.set, self.output, self.target) = (set, output, target)
    (self.onConflict, self.noCheck, self.writing) = (onConflict, noCheck, writing)
  }

  /// Those of `swiftkit new`.
  package static let commandLine = OptionNames(
    set: "--set", output: "--output", target: "--target", onConflict: "--on-conflict",
    noCheck: "--no-check", writing: "a run without --dry-run")

  /// A name in quotes, once.
  func quoted(_ name: String) -> String { name.hasPrefix("'") ? name : "'\(name)'" }
}
