import ByteText
import RuleIndex

/// A framework or feature of Apple's, a product or tool of others, or another subject, that a question names.
struct NamedFeature: Hashable, Sendable {
  /// As Apple writes it: `HealthKit`.
  let name: String
  /// All that a rule may call it.
  let phrases: [String]
  /// As the question calls it, with the name where that is another one: `airplay (AVKit)`.
  let said: String
  /// The words of the question that name it, in small letters.
  let words: [String]
  /// Whether it lies beside Apple's interfaces altogether, so that a rule that names it names it in passing.
  let isForeign: Bool

  /// The features that `words`, as they are written, name; in the order of the tables, then of the words.
  static func named(in words: [String]) -> [NamedFeature] {
    let small = words.map { $0.lowercased() }
    let runs = WordRuns(small)
    let near = [AppleFeatures.table, OtherProducts.table, OtherSubjects.table, LanguageSubjects.table]
    var found = near.flatMap { named(in: runs, by: $0) }
    if OtherToolkits.areMeant(by: small) {
      found += [OtherPrograms.table, OtherToolkits.table].flatMap { named(in: runs, by: $0, isForeign: true) }
    }
    let known = Set(found.flatMap(\.words))
    for (word, plain) in zip(words, small) where !known.contains(plain) {
      if let framework = ApplePrefixes.framework(of: word) { found.append(NamedFeature(class: word, of: framework)) }
    }
    return found
  }

  private static func named(
    in runs: WordRuns, by table: StaticString, isForeign: Bool = false
  ) -> [NamedFeature] {
    table.withUTF8Buffer { bytes in
      var found: [NamedFeature] = []
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let line = bytes[start..<end]
        if let words = named(by: line, in: runs) { found.append(NamedFeature(line, said: words, isForeign: isForeign)) }
        start = end + 1
      }
      return found
    }
  }

  private static func named(by line: Slice<UnsafeBufferPointer<UInt8>>, in runs: WordRuns) -> String? {
    var start = line.startIndex
    var longest: String?
    func look(at phrase: Slice<UnsafeBufferPointer<UInt8>>) {
      guard let words = runs.words(saying: phrase), words.utf8.count > longest?.utf8.count ?? 0 else { return }
      longest = words
    }
    for place in line.startIndex..<line.endIndex {
      guard line[place] == UInt8(ascii: ";") || line[place] == UInt8(ascii: "|") else { continue }
      look(at: line[start..<place])
      if line[place] == UInt8(ascii: "|") { return longest }
      start = place + 1
    }
    look(at: line[start...])
    return longest
  }

  /// A class of one of Apple's frameworks that no table lists.
  private init(class name: String, of framework: String) {
    (self.name, phrases, said) = (name, [name], "\(name) (\(framework))")
    (words, isForeign) = ([name.lowercased()], false)
  }

  private init(_ line: Slice<UnsafeBufferPointer<UInt8>>, said words: String, isForeign: Bool) {
    self.isForeign = isForeign
    let all = line.split { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ",") }
    phrases = all.map { String(decoding: $0, as: UTF8.self) }
    name = phrases.first ?? ""
    self.words = words.split(separator: " ").map(String.init)
    let isName = name.lowercased().filter { $0 != " " } == words.filter { $0 != " " }
    said = isName ? name : "\(words) (\(name))"
  }
}

/// The words of a question, one to four side by side, as they are compared with the phrases of a table.
private struct WordRuns {
  private static let longest = 4
  private let words: [String]
  private let stems: [String]
  /// Whether a word begins with a letter, by its byte.
  private var beginnings = [Bool](repeating: false, count: 256)

  init(_ words: [String]) {
    self.words = words
    stems = words.map { AliasKey.stem($0) }
    for word in words { if let first = word.utf8.first { beginnings[Int(first)] = true } }
  }

  /// The words side by side that say `phrase`, written as one word or several, in any number.
  func words(saying phrase: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    // Nearly all phrases end here: this is asked a thousand times a question.
    guard let first = phrase.first, beginnings[Int(Ascii.lowercased(first))], begins(phrase) else { return nil }
    let names = NameParts.words(in: String(decoding: phrase, as: UTF8.self)).map { $0.lowercased() }
    let (joined, stem) = (names.joined(), names.map { AliasKey.stem($0) }.joined())
    for start in words.indices {
      for count in 1...WordRuns.longest where start + count <= words.count {
        let run = start..<start + count
        if words[run].joined() == joined || count == names.count && stems[run].joined() == stem {
          return words[run].joined(separator: " ")
        }
      }
    }
    return nil
  }

  /// Whether a word has the first three letters of `phrase`, or as many as it has.
  private func begins(_ phrase: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    words.contains { word in
      zip(word.utf8.prefix(3), phrase).allSatisfy { $0 == Ascii.lowercased($1) }
    }
  }
}
