/// A heading, an entry of a list or a paragraph of a brief, its lines joined and without the signs of Markdown.
struct BriefBlock {
  enum Kind {
    /// `title` is a first line that may only name the app; `aside` is code, or says how to hand the work in.
    case heading, title, item, paragraph, aside
  }

  var kind: Kind
  var text: String

  /// What it asks for. A heading asks for nothing itself.
  var sentences: [String] {
    kind == .heading || kind == .aside ? [] : wholeSentences.filter { !BriefDelivery.isToldIn($0) }
  }

  /// What it says beside that, which asks for nothing but tells what the brief is about.
  var asides: [String] {
    switch kind {
    case .aside: [text]
    case .heading: []
    case .title, .item, .paragraph: wholeSentences.filter { BriefDelivery.isToldIn($0) }
    }
  }

  private var wholeSentences: [String] {
    BriefSentences.sentences(of: text).filter { !BriefScope.isLeftOut($0) }
  }

  /// Without what stands below a heading such as "Out of scope"; what stands below "Deliver" is no more than an aside.
  private static func wanted(_ blocks: [BriefBlock]) -> [BriefBlock] {
    var isWanted = true, isDelivery = false, isListed = false, isLeftOutList = false, namesThings = false
    return blocks.compactMap { block in
      var block = block
      let isLabel = BriefDelivery.isLabel(block.text)
      if block.kind == .heading {
        (isWanted, isDelivery, isListed) = (!BriefScope.isHead(block.text), isLabel, false)
        namesThings = BriefDelivery.namesThings(block.text)
      }
      // A list below "Deliver:" belongs to it, and one below a plain line "Out of scope" is not wanted either.
      if block.kind == .paragraph { isListed = isLabel && block.text.hasSuffix(":") }
      if block.kind != .item {
        isLeftOutList = block.kind == .paragraph && block.isHead && BriefScope.isHead(block.text)
      }
      let isThing = namesThings && block.isLongItem
      if block.kind != .heading, isDelivery && !isThing || isLabel || isListed && block.kind == .item {
        block.kind = .aside
      }
      return isWanted && !(isLeftOutList && block.kind == .item) ? block : nil
    }
  }

  static func blocks(of text: Substring) -> [BriefBlock] {
    var blocks: [BriefBlock] = []
    var isOpen = false, isCode = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
      if words.hasPrefix("```") || words.hasPrefix("~~~") {
        isCode.toggle()
        isOpen = false
        if isCode, let last = blocks.indices.last, blocks[last].text.hasSuffix(":"), blocks[last].sentences.count == 1 {
          blocks[last].kind = .aside
        }
      } else if isCode {
        // Code shows, it does not ask.
        if !words.isEmpty { blocks.append(BriefBlock(kind: .aside, text: String(words))) }
      } else if words.allSatisfy({ $0 == "-" || $0 == "=" || $0 == "|" || $0 == ":" || $0 == " " }) {
        // A line below a title is none of the brief.
        if !words.isEmpty, !words.contains("|"), isOpen, let last = blocks.indices.last {
          blocks[last].kind = .heading
        }
        isOpen = false
      } else if words.hasPrefix("#") {
        blocks.append(BriefBlock(kind: .heading, text: plain(words.drop { $0 == "#" })))
        isOpen = false
      } else if !blocks.isEmpty, isBoldHead(words) {
        blocks.append(BriefBlock(kind: .heading, text: plain(words)))
        isOpen = false
      } else if let entry = entry(words) {
        blocks.append(BriefBlock(kind: .item, text: plain(entry)))
        isOpen = true
      } else if isOpen, let last = blocks.indices.last {
        if blocks[last].kind == .paragraph, isLabel(blocks[last].text), words.first?.isUppercase == true {
          // "Background", and the text below it.
          blocks[last].kind = .heading
          blocks.append(BriefBlock(kind: .paragraph, text: plain(words)))
        } else {
          blocks[last].text += " " + plain(words)
        }
      } else {
        blocks.append(BriefBlock(kind: .paragraph, text: plain(words)))
        isOpen = true
      }
    }
    if blocks.count > 1, blocks[0].isTitle, blocks[1].kind != .heading {
      blocks[0].kind = blocks[0].namesApp ? .heading : .title
    }
    blocks.removeAll(where: \.text.isEmpty)
    // A heading with nothing below it is all that is said of the thing.
    for place in blocks.indices where blocks[place].kind == .heading {
      if place + 1 == blocks.count || blocks[place + 1].kind == .heading { blocks[place].kind = .item }
    }
    return wanted(blocks)
  }

  /// Whether it is an entry of a list that says enough to be a thing to build.
  private var isLongItem: Bool { kind == .item && text.split(separator: " ").count >= BriefBlock.wordsOfThing }
  private static let wordsOfThing = 8

  /// Whether it can only be the head of what follows: "Out of scope", "Not in this version:".
  private var isHead: Bool {
    text.split(separator: " ").count <= 6 && (text.hasSuffix(":") || !text.contains { ".:;?!".contains($0) })
  }

  /// A line of a few words that is bold as a whole: `**Out of scope**`.
  private static func isBoldHead(_ line: Substring) -> Bool {
    let bare = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard bare.hasPrefix("**"), bare.hasSuffix("**"), bare.count > 4, bare.split(separator: " ").count <= 6 else {
      return false
    }
    let text = bare.dropFirst(2).dropLast(2)
    return !text.contains("*") && !".?!".contains(text.suffix(1)) && !BriefDelivery.isLabel(String(text))
  }

  /// Whether a line of its own can only name what stands below it.
  private static func isLabel(_ line: String) -> Bool {
    line.split(separator: " ").count <= 3 && line.first?.isUppercase == true && line.last?.isLetter == true
  }

  /// A first line such as "Podcast player, iOS 26".
  private var isTitle: Bool {
    kind == .paragraph && text.split(separator: " ").count <= 8
      && !text.hasSuffix(".") && !text.hasSuffix(":") && !text.hasSuffix("?")
  }

  /// Whether a title says which app is meant: "Podcast player, iOS 26", "Shopping app".
  private var namesApp: Bool {
    text.lowercased().split { !$0.isLetter }.contains { $0 == "app" || BriefWords.isProduct(String($0)) }
  }

  /// What stands behind the sign of a list, or in the cells of a table.
  private static func entry(_ line: Substring) -> Substring? {
    if line.hasPrefix("|") { return line.dropFirst() }
    let mark = line.prefix { $0 != " " }
    let rest = line.dropFirst(mark.count)
    guard !rest.isEmpty else { return nil }
    if ["-", "*", "+", "•", "–", "—", "□", "☐"].contains(mark) {
      let box = rest.drop { $0 == " " }
      return ["[ ] ", "[x] ", "[X] "].contains(where: box.hasPrefix) ? box.dropFirst(4) : rest
    }
    guard mark.count <= 4, mark.hasSuffix(".") || mark.hasSuffix(")") else { return nil }
    let sign = mark.dropLast().drop { $0 == "(" }
    return !sign.isEmpty && (sign.allSatisfy(\.isNumber) || sign.count == 1) ? rest : nil
  }

  private static func plain(_ text: Substring) -> String {
    let bare = text.split { $0 == "*" || $0 == "`" || $0 == "|" }.joined()
    return bare.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
