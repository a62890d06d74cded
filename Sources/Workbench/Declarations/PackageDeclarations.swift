package import POSIXSupport
import RuleModel
import SourceChecking

/// A public declaration of a package that the project uses, found in its sources.
package struct PackageDeclaration: Hashable, Sendable {
  /// The folder of the package among those that were checked out.
  package let package: String
  package let file: FilePath
  package let line: Int
  /// Its first line, as it is written.
  package let code: String
  /// The comment that documents it; empty for none.
  package let documentation: String
}

/// Looks a name up in the sources of packages.
enum PackageDeclarations {
  private static let most = 20

  static func named(_ name: String, in workplace: Workplace) throws -> [PackageDeclaration] {
    guard !name.isEmpty, name.utf8.allSatisfy({ $0 >= 0x80 || $0.isNameByte }) else { return [] }
    let (settings, folder) = try CheckSettings.nearest(in: workplace)
    let sources = PackageSources.files(
      around: [workplace.workingFolder], settings: settings, of: folder, in: workplace)
    var found: [PackageDeclaration] = []
    for file in sources.flatMap(\.files) where found.count < most {
      guard let bytes = try? FileContents.bytes(of: file.path, limit: 1 << 20), bytes.holds(Array(name.utf8)) else {
        continue
      }
      let package = file.shown.split(separator: "/").first.map(String.init) ?? ""
      found += declarations(of: name, in: Lines.of(bytes).map { String(decoding: $0, as: UTF8.self)[...] }).map {
        line, code, documentation in
        PackageDeclaration(package: package, file: file.path, line: line, code: code, documentation: documentation)
      }
    }
    return Array(found.prefix(most))
  }

  private static func declarations(of name: String, in lines: [Substring]) -> [(
    line: Int, code: String, documentation: String
  )] {
    var isPublicExtension = false
    var comment: [String] = []
    var found: [(line: Int, code: String, documentation: String)] = []
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("///") {
        comment.append(String(text.dropFirst(3).drop { $0 == " " }))
        continue
      }
      let declaration = text.afterAttributes
      // Attributes stand between a comment and what it is about.
      if text.hasPrefix("@"), declaration.isEmpty || declaration.hasPrefix("//") { continue }
      let words = declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if line.first.map({ $0 != " " && $0 != "\t" && $0 != "}" && $0 != "#" }) == true {
        let place = words.prefix(4).firstIndex(of: "extension") ?? 0
        isPublicExtension = words[..<place].contains("public")
      }
      let isPublic = isPublicExtension || words.contains("public") || words.contains("open")
      if isPublic, let place = words.firstIndex(where: { $0 == name }), place > 0,
        keywords.contains(String(words[place - 1]))
      {
        let code = text.prefix { $0 != "{" }
        found.append(
          (index + 1, String(code.reversed().drop { $0 == " " }.reversed()), comment.joined(separator: "\n")))
      }
      comment = []
    }
    return found
  }

  private static let keywords: Set = [
    "actor", "case", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias", "var",
  ]
}

extension Substring {
  /// What stands after the attributes at its beginning; nothing when the last one goes on in the next line.
  fileprivate var afterAttributes: Substring {
    var rest = self
    while rest.first == "@" {
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      if rest.first == "(" {
        var depth = 0
        let end = rest.firstIndex {
          depth += $0 == "(" ? 1 : $0 == ")" ? -1 : 0
          return depth == 0
        }
        rest = end.map { rest[$0...].dropFirst() } ?? ""
      }
      rest = rest.drop { $0 == " " || $0 == "\t" }
    }
    return rest
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension [UInt8] {
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    return (0...(count - word.count)).contains { self[$0] == first && self[$0..<($0 + word.count)].elementsEqual(word) }
  }
}
