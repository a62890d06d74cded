import ByteText
import RuleModel

/// One statement of a paragraph or an item, with the label that names it.
struct Part {
  let inline: InlineText
  let words: Words
  let lines: LineRange
  /// The bold words that open the paragraph or item; later statements of it hang under them too.
  let label: String?
  private let isFirst: Bool
  /// The code that an earlier statement of the paragraph or item speaks of first.
  private let topic: String?

  init(_ range: Range<Int>, of whole: InlineText, _ words: Words, lines: LineRange, label: String?) {
    self.label = label
    isFirst = range.lowerBound == 0
    topic = whole.codes.first.flatMap { code in
      code.range.upperBound <= range.lowerBound && Part.isTopic(code.text) ? code.text : nil
    }
    if range.count == whole.bytes.count {
      (inline, self.words, self.lines) = (whole, words, lines)
      return
    }
    inline = whole.slice(range)
    self.words = Words(inline)
    self.lines = LineRange(
      min(lines.last, lines.first + whole.line(at: range.lowerBound)),
      min(lines.last, lines.first + whole.line(at: max(range.lowerBound, range.upperBound - 1))))
  }

  /// Whether code is the name of something: `ObjectIdentifier`, `presentationBackground(_:)`, not `let` or `100.0`.
  private static func isTopic(_ code: String) -> Bool {
    code.utf8.count <= 40 && code.utf8.contains(where: Ascii.isUppercase)
      && code.utf8.allSatisfy { Ascii.isAlphanumeric($0) || "@._:()".utf8.contains($0) }
  }

  /// The words, with the label before them where they do not begin with it.
  var labelled: String {
    let plain = inline.plain
    return isFirst ? plain : label.map { "\($0): \(plain)" } ?? plain
  }

  /// Why it is no rule; nil where it may be one.
  func reasonToLeave(_ own: Norm?, in builder: RuleBuilder, _ strength: Strength) -> LeftOut.Reason? {
    let plain = inline.plain
    if Pointer.isAboutDocument(words) { return .document }
    if Blank.isOne(inline) { return .blank }
    if Narrative.isDiagram(inline) { return .sample }
    guard own?.isExplicit != true else { return nil }
    if inline.isOneLink || own == nil && (builder.isInReferences || Pointer.ends(plain)) { return .pointer }
    if Narrative.isField(words) { return .field }
    if own == nil, builder.isInIntroduction, Pointer.tellsContents(words) || Narrative.isPurpose(words) {
      return .document
    }
    if own == nil, Narrative.isQuote(plain) { return .sample }
    if own == nil || strength == .info {
      if Pointer.leadsOn(plain, inIntroduction: builder.isInIntroduction) { return .pointer }
      if Narrative.isOne(words) { return .narrative }
    }
    return nil
  }

  /// What the key is made of: the words with the lead-in where the lead-in scopes them.
  func named(below scope: LeadIn?) -> String { scope?.folded(into: labelled) ?? labelled }

  /// What the rule says: the words with the lead-in, or with the nearest title that says what they speak of, where they
  /// do not say it themselves.
  func statement(below scope: LeadIn?, in builder: RuleBuilder, _ form: Subject.Form) -> String {
    let text = labelled
    if let folded = scope?.folded(into: text), folded != text, scope?.isGeneral == false || scope?.forbids == true {
      return folded
    }
    if !isFirst, let label, !SectionTitle.isGeneral(label) { return text }
    // What ends as a sentence and is long enough for one is one.
    let isSentence =
      inline.bytes.last == UInt8(ascii: ".") && words.all.count > 7 && words.text(0)?.hasSuffix("ing") != true
      && (Subject.mayTell(words) || !Subject.isFragment(words))
    let form = isSentence && label == nil ? .whole : form
    // A member names no type: "`.edit`: takes keys".
    let isMember =
      form == .fragment && inline.codes.first.map { $0.range.lowerBound == 0 && $0.text.hasPrefix(".") } == true
    let isMissing = isMember || Subject.isMissing(in: words, form)
    guard isMissing || !builder.isNamed(inline, words) else { return text }
    if let topic, !text.utf8.contains(bytesOf: topic) { return "\(topic): \(text)" }
    // A line above that is a sentence goes before what cannot be read without it only.
    let line = isMissing || scope?.saysNothing == true ? scope?.name : nil
    return Subject.below(builder.names + (line.map { [$0] } ?? []), text)
  }
}
