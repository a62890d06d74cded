/// The runnable parts of a Markdown document, played in order.
///
/// A fenced block tagged `console` is a transcript: a line `$ command`, then what it prints; a line that is only `…` stands for
/// any lines. Any other fenced block with `file=NAME` in its info string is a file that the reader is told to write.
package struct Transcript {
  /// What a player of the document does at each step.
  package struct Player {
    package var write: (_ name: String, _ text: String) throws -> Void
    /// Runs a command and gives what it printed, or nil when the command is not to be run.
    package var run: (_ command: String) throws -> [String]?

    package init(
      write: @escaping (_ name: String, _ text: String) throws -> Void, run: @escaping (String) throws -> [String]?
    ) {
      self.write = write
      self.run = run
    }
  }

  package struct Mismatch: CustomStringConvertible {
    let command: String
    let printed: [String]
    package var description: String { "'$ \(command)' printed\n" + printed.joined(separator: "\n") }
  }

  /// The document with every output as it really is.
  package private(set) var refreshed = ""
  package private(set) var mismatches: [Mismatch] = []

  /// Plays `markdown` from top to bottom.
  package init(playing markdown: String, with player: Player) throws {
    var output: [String] = []
    var fence: (info: String, lines: [String])?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let block = fence {
          output += try play(info: block.info, lines: block.lines, player)
          fence = nil
        } else {
          fence = (String(line.dropFirst(3)), [])
        }
        output.append(line)
      } else if fence != nil {
        fence?.lines.append(line)
      } else {
        output.append(line)
      }
    }
    refreshed = (output + (fence?.lines ?? [])).joined(separator: "\n")
  }

  private mutating func play(info: String, lines: [String], _ player: Player) throws -> [String] {
    let words = info.split(separator: " ")
    if let name = words.first(where: { $0.hasPrefix("file=") })?.dropFirst("file=".count) {
      try player.write(String(name), lines.joined(separator: "\n") + "\n")
    }
    guard words.first == "console" else { return lines }
    var shown: [String] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      shown.append(line)
      let expected = rest.prefix { !$0.hasPrefix("$ ") }
      rest = rest.dropFirst(expected.count)
      let command = String(line.dropFirst(2))
      guard line.hasPrefix("$ "), let printed = try player.run(command) else {
        shown += expected
        continue
      }
      // An empty line may stand between two commands for the eye.
      let asked = expected.last == "" ? expected.dropLast() : expected
      // A lone `…` would match anything, so it shows nothing; recording puts the real output in its place.
      if asked != ["…"], Transcript.matches(asked, printed[...]) {
        shown += expected
      } else {
        mismatches.append(Mismatch(command: command, printed: printed))
        shown += printed + (expected.last == "" ? [""] : [])
      }
    }
    return shown
  }

  /// Whether `actual` is what `expected` shows, where `…` may stand for any lines.
  static func matches(_ expected: ArraySlice<String>, _ actual: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return actual.isEmpty }
    if first == "…" {
      let rest = expected.dropFirst()
      return (actual.startIndex...actual.endIndex).contains { matches(rest, actual[$0...]) }
    }
    return first == actual.first && matches(expected.dropFirst(), actual.dropFirst())
  }
}
