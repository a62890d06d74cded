import HostMessages

/// A comment that keeps findings of some checks from being shown.
///
///     // swiftkit:disable:next no-anyview -- the library demands it
///
/// `:this` means the comment's own line, `:previous` the line before, `:file` every line of the file; without one of these words it holds until
/// `swiftkit:enable` with the same name, or to the end of the file. `all` stands for every check.
struct Suppression: Hashable, Sendable {
  enum Reach: Hashable, Sendable {
    case line(Int)
    case wholeFile
    case fromHere
    case endsHere
  }

  let reach: Reach
  let checks: [String]
  let start: SourcePlace
  let end: SourcePlace

  /// What a comment is to us.
  enum Reading: Hashable, Sendable {
    case suppression(Suppression)
    /// It speaks to us but cannot be understood, for that reason.
    case unclear(String)
  }

  /// Reads a comment; nil when it only mentions us.
  static func read(_ remark: Remark) -> Reading? {
    // Documentation may quote such a comment.
    guard !remark.text.hasPrefix("///"), !remark.text.hasPrefix("/**") else { return nil }
    let text = remark.text.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
    guard text.hasPrefix("swiftkit:") else { return nil }
    // What follows on further lines of a block comment is prose.
    let line = text.dropFirst("swiftkit:".count).prefix { !$0.isNewline }
    let words = line.split { $0 == " " || $0 == "," || $0 == "\t" }
    guard let command = words.first else { return .unclear("a command is missing after 'swiftkit:'") }
    // A reason follows two hyphens; a block comment ends with its delimiter.
    let checks = words.dropFirst().prefix { !$0.hasPrefix("--") && $0 != "*/" }.map(String.init)
    let reach: Reach
    switch command {
    case "disable": reach = .fromHere
    case "enable": reach = .endsHere
    case "disable:file": reach = .wholeFile
    case "disable:this": reach = .line(Int(remark.start.line))
    case "disable:next": reach = .line(Int(remark.end.line) + 1)
    case "disable:previous": reach = .line(Int(remark.start.line) - 1)
    default:
      return .unclear(
        "unknown command 'swiftkit:\(command)'; write disable:next, disable:this, disable:previous, disable:file, disable "
          + "or enable")
    }
    guard !checks.isEmpty else { return .unclear("'swiftkit:\(command)' does not name a check") }
    return .suppression(Suppression(reach: reach, checks: checks, start: remark.start, end: remark.end))
  }
}
