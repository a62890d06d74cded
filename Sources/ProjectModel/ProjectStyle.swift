import JSON
import RuleModel

/// How the project writes its Swift files.
package struct ProjectStyle: Hashable, Sendable {
  /// Spaces of one step; nil where tabs are used or nothing is said.
  package var indentation: Fact<Int>?
  package var usesTabs: Fact<Bool>?
  package var lineLength: Fact<Int>?

  /// A number of columns; nil where nobody means it.
  private static func columns(_ number: Int?, _ source: FactSource) -> Fact<Int>? {
    number.flatMap { (1...10_000).contains($0) ? Fact($0, source) : nil }
  }

  /// Reads the part of an `.editorconfig` that speaks of Swift files.
  mutating func readEditorConfig(_ path: String, _ bytes: [UInt8]) {
    var holds = true
    for (index, raw) in Lines.of(bytes).enumerated() {
      let line = String(decoding: raw.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self).lowercased()
      let source = FactSource(file: path, line: index + 1)
      if line.hasPrefix("[") {
        holds = line == "[*]" || line.firstRange(of: "swift") != nil
        continue
      }
      let parts = line.split(separator: "=")
      guard holds, parts.count == 2 else { continue }
      switch parts[0] {
      case "indent_style": usesTabs = Fact(parts[1] == "tab", source)
      case "indent_size": indentation = ProjectStyle.columns(Int(parts[1]), source) ?? indentation
      case "max_line_length": lineLength = ProjectStyle.columns(Int(parts[1]), source) ?? lineLength
      default: break
      }
    }
  }

  /// Reads a `.swift-format`, which goes before an `.editorconfig`.
  mutating func readSwiftFormat(_ path: String, _ bytes: [UInt8], _ files: inout ProjectFiles) {
    do throws(JSONFault) {
      let value = try JSONValue(file: bytes)
      let source = FactSource(file: path, line: 1)
      lineLength = ProjectStyle.columns(value["lineLength"]?.integer, source) ?? lineLength
      if let spaces = ProjectStyle.columns(value["indentation"]?["spaces"]?.integer, source) {
        indentation = spaces
        usesTabs = Fact(false, source)
      } else if value["indentation"]?["tabs"] != nil {
        usesTabs = Fact(true, source)
      }
    } catch {
      files.problems.append(ProjectProblem(error.reason, FactSource(file: path, line: error.place.line)))
    }
  }
}
