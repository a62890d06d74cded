import ByteText

/// How a directive looks in a file of some kind: a comment of the language, so that a template stays valid code.
struct DirectiveLead {
  enum Finding: Equatable {
    case none
    /// The directive's words and the column where it begins.
    case words(String, column: Int)
    /// A directive after code, which would be lost with its line.
    case behindCode(column: Int)
  }

  let opening: String
  private let closing: String

  init(file: String) {
    let name = file.split(separator: "/").last ?? ""
    switch name.split(separator: ".").last {
    case "yml", "yaml", "toml", "py", "sh", "rb": (opening, closing) = ("#%", "")
    case "md", "html", "xml", "plist", "xcprivacy": (opening, closing) = ("<!--%", "-->")
    default: (opening, closing) = ("//%", "")
    }
  }

  func directive(in line: Substring) -> Finding {
    // Nearly every line: no byte of it could be part of a directive.
    guard line.utf8.contains(UInt8(ascii: "%")) else { return .none }
    let content = line.drop { $0 == " " || $0 == "\t" }
    guard content.hasPrefix(opening) else {
      guard let place = content.utf8.firstIndex(ofBytes: opening) else { return .none }
      return .behindCode(column: line.count - content.count + content[..<place].count + 1)
    }
    var words = content.dropFirst(opening.count)
    while let last = words.last, last.isWhitespace { words.removeLast() }
    if !closing.isEmpty, words.hasSuffix(closing) { words.removeLast(closing.count) }
    while let last = words.last, last.isWhitespace { words.removeLast() }
    return .words(String(words.drop { $0.isWhitespace }), column: line.count - content.count + 1)
  }
}
