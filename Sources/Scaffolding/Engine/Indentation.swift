import POSIXSupport
import ProjectModel
import SourceScanning

/// How a project indents its Swift files, where that is not as templates do, by two spaces.
struct Indentation: Hashable, Sendable {
  private let step: String

  private static let widest = 16
  private static let space = UInt8(ascii: " ")

  /// What the settings of a project say, or else what its files near the new ones do; nil where that is what templates do.
  ///
  /// - Parameter scope: the folder below `root` whose files are asked.
  init?(_ style: ProjectStyle?, near scope: String, in root: FilePath, _ folders: FolderMemory?) {
    if style?.usesTabs?.value == true {
      self.init(recorded: "tab")
    } else if let width = style?.indentation?.value {
      guard width != 2 else { return nil }
      self.init(recorded: String(width))
    } else {
      guard let found = FoundIndentation(in: root, scope: scope, folders: folders).step, found != "2" else {
        return nil
      }
      self.init(recorded: found)
    }
  }

  /// Reads what a manifest says: `tab`, or a number of spaces.
  init?(recorded text: String) {
    if text == "tab" {
      step = "\t"
    } else if let width = Int(text), (1...Indentation.widest).contains(width) {
      step = String(repeating: " ", count: width)
    } else {
      return nil
    }
  }

  /// The text that a manifest keeps.
  var recorded: String { step == "\t" ? "tab" : String(step.utf8.count) }

  /// Swift code that is indented by two spaces, indented so; strings of several lines keep what they hold.
  func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    let strings = Indentation.strings(in: bytes)
    var (result, index): ([UInt8], Int) = ([], 0)
    result.reserveCapacity(bytes.count * 2)
    while index < bytes.count {
      let spaces = bytes[index...].prefix { $0 == Indentation.space }.count
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      // Within a string counts what stands before its closing quotes; the rest is content.
      let own = strings.first { $0.lines.contains(index) }.map { min($0.indentation, spaces) } ?? spaces
      result += Array(String(repeating: step, count: own / 2).utf8)
      result += Array(repeating: Indentation.space, count: own % 2 + spaces - own)
      result += bytes[(index + spaces)..<end]
      index = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Where strings of several lines lie, and by how many spaces the line of their closing quotes is indented.
  private static func strings(in bytes: [UInt8]) -> [(lines: ClosedRange<Int>, indentation: Int)] {
    bytes.withUnsafeBytes { raw in
      var strings: [(lines: ClosedRange<Int>, indentation: Int)] = []
      var lexer = SwiftLexer(raw)
      while let token = lexer.next() {
        guard token.kind == .literal, raw[token.start..<token.end].contains(UInt8(ascii: "\n")) else { continue }
        let last = raw[..<token.end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        strings.append((token.start + 1...last, raw[last...].prefix { $0 == space }.count))
      }
      return strings
    }
  }
}
