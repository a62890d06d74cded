import ByteText
import RuleModel
import YAMLSubset

/// A rule of a skill pack that has a file of its own: `<skill>/rules/<rule-id>.md`.
///
/// Front matter holds what tools need (id, strength, severity, applies, apis, os, sources, check, topic, what it rests on:
/// basis and evidence, other words in which people ask for it: asked, and keys of rules it replaces: formerly). The first paragraph is the statement, the text
/// up to the next heading the reason, and code below `### Bad` and `### Good` its examples.
struct RuleFile {
  let rule: Rule
  let problems: [DocumentProblem]

  /// Reads the file as a rule; nil when it is none: it has no `id`, or lies in no folder named `rules`.
  init?(_ matter: FrontMatter?, _ blocks: [Block], source: SourceText, path: String, skill: String) {
    guard let matter, let id = matter["id"]?.text, RuleFile.skillFolder(of: path) != nil else { return nil }
    var problems: [DocumentProblem] = []
    func complain(_ field: String, _ message: String) {
      let line = matter.line(of: field) ?? 1
      problems.append(DocumentProblem(kind: .frontMatter, lines: LineRange(line, line), message: message))
    }
    let body = RuleFile.body(blocks, fenceAt: source.isFence)
    let inline = InlineText(body.statement)
    let words = Words(inline)
    let norm = Norm(words, in: inline)
    let declared = matter["strength"]?.text
    let strength = declared.flatMap(Strength.init) ?? norm?.strength ?? .info
    if let declared, Strength(rawValue: declared) == nil {
      complain(
        "strength",
        "'\(declared)' is not a strength; use one of \(Strength.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let severity = matter["severity"]?.text
    if let severity, Severity(rawValue: severity) == nil {
      complain(
        "severity",
        "'\(severity)' is not a severity; use one of \(Severity.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let basis = matter["basis"]?.text
    if let basis, RuleBasis.Kind(rawValue: basis) == nil {
      complain(
        "basis",
        "'\(basis)' is not a basis; use one of \(RuleBasis.Kind.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let reasons = Reasons(words, in: inline, polarity: strength.polarity, from: 0)
    let topic = matter["topic"]?.text ?? matter["group"]?.text ?? matter["applies"]?.texts.first ?? "rules"
    let lines = LineRange(body.lines?.first ?? matter.lines.first, body.lines?.last ?? matter.lines.last)
    rule = Rule(
      key: "\(skill)/\(Slug.make(topic, limit: 40))/\(Slug.make(id))", kind: .rule, strength: strength,
      polarity: strength.polarity, statement: inline.plain,
      rationale: body.reasons.isEmpty ? reasons.rationale : body.reasons.joined(separator: " "), fix: reasons.fix,
      contexts: matter["applies"]?.texts ?? Contexts.read(words, [], sections: []),
      interfaces: RuleFile.interfaces(matter["apis"], words, inline, strength.polarity, reasons.rationaleStart),
      quantities: Quantities.read(inline.bytes), minimumOS: RuleFile.minimumOS(matter["os"], inline),
      section: [body.title ?? topic], lines: lines, examples: body.examples,
      sourceHash: source.hash(of: LineRange(1, max(1, source.lines.count))),
      estimatedTokens: (inline.bytes.count * 10 + 41) / 42, check: matter["check"]?.text,
      severity: severity.flatMap(Severity.init), sources: matter["sources"]?.texts ?? [],
      basis: basis.flatMap(RuleBasis.Kind.init).map { RuleBasis($0, evidence: matter["evidence"]?.text) },
      asked: matter["asked"]?.texts ?? [], formerly: matter["formerly"]?.texts ?? [])
    self.problems = problems
  }

  /// The folder of the skill that the rule file at `path` belongs to.
  static func skillFolder(of path: String) -> String? {
    let parts = PathName.components(path)
    return parts.count >= 3 && parts[parts.count - 2] == "rules" ? String(parts[parts.count - 3]) : nil
  }

  private struct Body {
    var title: String?
    var statement = ""
    var lines: LineRange?
    var reasons: [String] = []
    var examples: [Example] = []
  }

  private static func body(_ blocks: [Block], fenceAt isFence: (Int) -> Bool) -> Body {
    var body = Body()
    var heading: String?, verdict = Example.Verdict.neutral
    for block in blocks {
      switch block.kind {
      case .heading(let level):
        let title = InlineText(block.text).plain
        if level == 1, body.title == nil { body.title = title } else { heading = title }
        verdict = Example.Verdict(comment: title) ?? .neutral
      case .paragraph, .quote, .item:
        let isReason = heading == nil || TitleSense(heading ?? "") == .explains
        guard isReason else { continue }
        if body.statement.isEmpty, heading == nil {
          body.statement = block.text
          body.lines = block.lines
        } else {
          body.reasons.append(InlineText(block.text).plain)
        }
      case .code(let language):
        let pieces = CodeExamples.pieces(
          of: block, language: language, isFenced: isFence(block.lines.first), verdict: verdict)
        body.examples += pieces.flatMap(\.examples)
      case .frontMatter, .table, .thematicBreak, .comment: continue
      }
    }
    if body.statement.isEmpty { body.statement = body.title ?? "" }
    return body
  }

  /// Names in the statement get their part from its words; names in `apis` alone are its subjects.
  private static func interfaces(
    _ declared: YAMLNode?, _ words: Words, _ inline: InlineText, _ polarity: Polarity, _ reasonStart: Int
  ) -> [InterfaceUse] {
    var interfaces = InterfaceRoles()
    for entry in declared?.entries ?? [] {
      guard let role = InterfaceUse.Role(rawValue: entry.name) else { continue }
      for name in entry.value.texts.flatMap({ InterfaceNames.names(inCode: $0.utf8) }) { interfaces.add(name, role) }
    }
    interfaces.read(words, in: inline, polarity: polarity, reasonStart: reasonStart)
    for name in declared?.texts.flatMap({ InterfaceNames.names(inCode: $0.utf8) }) ?? [] {
      interfaces.add(name, .subject)
    }
    return interfaces.uses
  }

  private static func minimumOS(_ declared: YAMLNode?, _ inline: InlineText) -> Double? {
    guard let text = declared?.text ?? declared?.texts.first else { return Quantities.minimumOS(inline.bytes) }
    let digits = text.utf8.drop { !Ascii.isDigit($0) }.prefix { Ascii.isDigit($0) || $0 == UInt8(ascii: ".") }
    return Double(finite: String(Substring(digits)))
  }
}
