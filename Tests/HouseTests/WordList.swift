/// Words that readers stumbled over, each with what to write instead; the glossary in CONVENTIONS.md has the reasons.
///
/// The list is for everything that users and agents read: help, messages and manuals.
struct WordList {
  /// What of the list is in a text, and what to write.
  struct Slip: Hashable, CustomStringConvertible {
    let words: String
    let better: String
    var description: String { "'\(words)': write \(better)" }
  }

  /// Words in a row, with `|` between those that may stand for each other. `!` before the first or the last means a
  /// neighbour that makes it plain English, as in "there is no file".
  static let list = [
    ("mend|mends|mended|mending", "fix"), ("remark|remarks", "note"),
    ("take|takes|took no part", "is not used, or was skipped"),
    ("of one's own", "custom, or your own"), ("anew", "again"),
    ("!there is|are no !longer|such", "is not a, unless it is there is no"),
    ("speak|speaks of", "mentions, covers or applies to"),
    ("stand|stands|stood here|behind|beside|there", "is, comes after or appears"),
    ("stand|stands|stood in|at the", "is, or appears"), ("lies", "is"), ("whoever", "who it is"),
    ("is|are|be told", "is reported, or says"), ("is there already|twice", "already exists, or appears twice"),
    ("is|are not there", "is missing"), ("closing sum", "summary line"), ("no more !than", "no longer"),
    ("in place of", "instead of"), ("goes by", "is called, or uses"), ("commas between", "comma-separated"),
    ("tells|told what|why|how|which|whether|that", "explains, shows or reports"),
    ("of its|their|your own !targets", "custom, or its own X"),
    ("nobody|anybody|somebody|everybody", "no one, or name the subject"),
    ("by itself|themselves", "automatically, or alone"),
    ("was|were changed|edited since", "has changed since"), ("take|takes|took|takes part", "is part of"),
    ("as far as", "the parts that"), ("has|have another", "has a different"), ("once more", "again"),
    ("what is there", "the existing file"), ("leads nowhere|out|upwards", "is broken, or points outside"),
    ("at a terminal", "in a terminal"), ("at once", "immediately, or together"), ("rest|rests on", "is based on"),
    ("of apple's", "Apple's"), ("for ever", "forever"), ("rule|one|thing whole", "in full"),
    ("it|that holds", "contains"),
    ("lowest system|systems", "deployment target"), ("lowest ios !version|deployment", "minimum iOS version"),
    ("all the same", "anyway, or still"), ("under way", "running"),
    ("counterpart|counterparts", "equivalent"), ("count|counts|counted as existing", "is accepted"),
    ("keeps|keep ending", "crashes repeatedly"),
  ].map { words, better in (Phrase(words), better) }

  /// What of the list is in a text, wherever its lines break.
  static func slips(in text: String) -> [Slip] {
    let words = text.split { !$0.isLetter && $0 != "'" }.map { $0.lowercased() }
    return words.indices.flatMap { start in
      list.compactMap { phrase, better in
        phrase.isAt(start, of: words)
          ? Slip(words: words[start..<start + phrase.words.count].joined(separator: " "), better: better) : nil
      }
    }
  }

  /// The texts in quotes of Swift source, without those of comments.
  static func quotedTexts(inSwift source: String) -> [String] {
    var texts: [String] = []
    var long: String?
    for line in source.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if let text = long {
        long = code.hasPrefix("\"\"\"") ? nil : "\(text) \(code)"
        if long == nil { texts.append(text) }
      } else if line.hasSuffix("\"\"\"") {
        long = ""
      } else if !code.hasPrefix("//"), code.utf8.contains(UInt8(ascii: "\"")) {
        // What stands between quotes is every second part; an escaped quote parts nothing that matters here.
        let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
        texts += parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
      }
    }
    return texts
  }
}

extension WordList {
  /// One entry of the list.
  struct Phrase {
    let words: [Set<String>]
    private let notBefore: Set<String>
    private let notAfter: Set<String>

    init(_ text: String) {
      let parts = text.split(separator: " ")
      func choices(_ part: Substring?) -> Set<String> {
        Set((part ?? "").split { $0 == "|" || $0 == "!" }.map(String.init))
      }
      words = parts.filter { !$0.hasPrefix("!") }.map(choices)
      notBefore = choices(parts.first.flatMap { $0.hasPrefix("!") ? $0 : nil })
      notAfter = choices(parts.last.flatMap { $0.hasPrefix("!") ? $0 : nil })
    }

    func isAt(_ start: Int, of text: [String]) -> Bool {
      let end = start + words.count
      guard end <= text.count, zip(words, text[start..<end]).allSatisfy({ $0.contains($1) }) else { return false }
      if start > 0, notBefore.contains(text[start - 1]) { return false }
      return end == text.count || !notAfter.contains(text[end])
    }
  }
}
