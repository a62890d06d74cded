import FileMemory
import POSIXSupport
import ProjectModel

/// How Swift files of a project are indented, told from those near the new ones; for projects whose settings do not say it.
struct FoundIndentation {
  /// As a manifest records it: `tab`, or a number of spaces; nil where the files say nothing, or most of them not the same.
  let step: String?

  private static let mostFiles = 12
  private static let mostLooked = 400
  private static let largestFile = 1 << 20
  private static let mostBytes = 32_768

  /// - Parameters:
  ///   - scope: the folder below `root` whose files are asked.
  ///   - folders: what others see of the folders, or have seen.
  init(in root: FilePath, scope: String, folders: FolderMemory?) {
    let sources = try? SwiftSources(in: root, scope: scope, limit: FoundIndentation.mostLooked, memory: folders)
    guard let listing = sources?.listing, listing.count > 0, let reading = try? ReadingRoot(root) else {
      step = nil
      return
    }
    let stride = max(1, listing.count / FoundIndentation.mostFiles)
    var votes: [String: Int] = [:]
    for index in Swift.stride(from: 0, to: listing.count, by: stride).prefix(FoundIndentation.mostFiles) {
      let path = root.pushing(FilePath(String(decoding: listing.name(index), as: UTF8.self)))
      guard let bytes = try? reading.bytes(of: path, limit: FoundIndentation.largestFile) else { continue }
      if let vote = FoundIndentation.step(in: bytes.prefix(FoundIndentation.mostBytes)) { votes[vote, default: 0] += 1 }
    }
    let most = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    step = most.flatMap { $0.value * 2 > votes.values.reduce(0, +) ? $0.key : nil }
  }

  /// The step that most lines after an opening brace take; nil where there is no such line.
  static func step(in bytes: ArraySlice<UInt8>) -> String? {
    var votes: [String: Int] = [:]
    var opening: Margin?
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      guard let margin = Margin(line) else { continue }
      if let opening, let step = margin.step(beyond: opening) { votes[step, default: 0] += 1 }
      opening = line.last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "{") ? margin : nil
    }
    return votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The white space before a line.
  private struct Margin {
    let tabs: Int
    let spaces: Int

    /// Nil for a line that holds nothing else.
    init?(_ line: ArraySlice<UInt8>) {
      let tabs = line.prefix { $0 == UInt8(ascii: "\t") }
      let spaces = line.dropFirst(tabs.count).prefix { $0 == UInt8(ascii: " ") }
      guard tabs.count + spaces.count < line.count else { return nil }
      (self.tabs, self.spaces) = (tabs.count, spaces.count)
    }

    func step(beyond outer: Margin) -> String? {
      if tabs == outer.tabs + 1, spaces == outer.spaces { return "tab" }
      let width = spaces - outer.spaces
      return tabs == outer.tabs && (1...8).contains(width) ? String(width) : nil
    }
  }
}
