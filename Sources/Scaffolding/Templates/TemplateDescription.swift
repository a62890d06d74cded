import RuleModel

/// `template.json` as it is written.
struct TemplateDescription: Decodable {
  struct Variable: Decodable {
    let name: String
    let type: String
    let from: String?
    let standard: String?
    let choices: [String]?
    /// The members of a list's rows.
    let members: [Variable]?
    let withoutSuffixes: [String]?
    let help: String?

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case name, type, from, standard = "default", choices, members = "of", withoutSuffixes, help
    }

    init(from decoder: any Decoder) throws {
      try StrictKeys.check(decoder, CodingKeys.allCases)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      type = try container.decode(String.self, forKey: .type)
      from = try container.decodeIfPresent(String.self, forKey: .from)
      choices = try container.decodeIfPresent([String].self, forKey: .choices)
      members = try container.decodeIfPresent([Variable].self, forKey: .members)
      withoutSuffixes = try container.decodeIfPresent([String].self, forKey: .withoutSuffixes)
      help = try container.decodeIfPresent(String.self, forKey: .help)
      standard = try container.decodeIfPresent(AnswerText.self, forKey: .standard)?.text
    }
  }

  struct File: Decodable {
    let source: String
    let to: String?
    let place: String
    let role: String
    let once: Bool?
    let when: String?

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case source = "from", to, place, role, once, when
    }

    init(from decoder: any Decoder) throws {
      try StrictKeys.check(decoder, CodingKeys.allCases)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      source = try container.decode(String.self, forKey: .source)
      to = try container.decodeIfPresent(String.self, forKey: .to)
      place = try container.decode(String.self, forKey: .place)
      role = try container.decode(String.self, forKey: .role)
      once = try container.decodeIfPresent(Bool.self, forKey: .once)
      when = try container.decodeIfPresent(String.self, forKey: .when)
    }
  }

  let schema: Int
  let name: String
  let version: String
  let summary: String
  let variables: [Variable]
  let files: [File]
  /// The template that this one adds to and changes.
  let base: String?
  /// Files of the base that this one leaves out.
  let without: [String]?
  /// Keys of the rules that what it writes keeps.
  let rules: [String]?
  let tests: [Test]?
  let injections: [Injection]?
  let needs: String?

  /// What is shown to people.
  var shownWords: [String] {
    [version, summary] + files.map(\.role) + (injections ?? []).map(\.role) + (tests ?? []).map(\.name)
      + (rules ?? []) + variables.flatMap { [$0.name, $0.type, $0.help ?? ""] + ($0.choices ?? []) }
  }

  struct Injection: Decodable {
    let kind: String
    let into: String?
    let call: String?
    let argument: String?
    let text: String
    let file: String?
    let role: String
    let when: String?

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case kind = "as", into, call, argument, text, file, role, when
    }

    init(from decoder: any Decoder) throws {
      try StrictKeys.check(decoder, CodingKeys.allCases)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      kind = try container.decode(String.self, forKey: .kind)
      into = try container.decodeIfPresent(String.self, forKey: .into)
      call = try container.decodeIfPresent(String.self, forKey: .call)
      argument = try container.decodeIfPresent(String.self, forKey: .argument)
      text = try container.decode(String.self, forKey: .text)
      file = try container.decodeIfPresent(String.self, forKey: .file)
      role = try container.decode(String.self, forKey: .role)
      when = try container.decodeIfPresent(String.self, forKey: .when)
    }
  }

  /// A set of answers whose output is kept beside the template.
  struct Test: Decodable {
    let name: String
    let set: [String: String]?

    private enum CodingKeys: String, CodingKey, CaseIterable { case name, set }

    init(from decoder: any Decoder) throws {
      try StrictKeys.check(decoder, CodingKeys.allCases)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      set = try container.decodeIfPresent([String: AnswerText].self, forKey: .set)?.mapValues(\.text)
    }
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case schema, name, version, summary, variables, files, base = "extends", without, rules, tests
    case injections = "inject", needs
  }

  init(from decoder: any Decoder) throws {
    try StrictKeys.check(decoder, CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    schema = try container.decode(Int.self, forKey: .schema)
    guard schema == 1 else {
      throw JSONDocument.Problem(
        message: "schema \(schema) is not known; this swiftkit reads schema 1", word: "schema",
        path: [.key("schema")])
    }
    name = try container.decode(String.self, forKey: .name)
    version = try container.decode(String.self, forKey: .version)
    summary = try container.decode(String.self, forKey: .summary)
    variables = try container.decode([Variable].self, forKey: .variables)
    files = try container.decode([File].self, forKey: .files)
    base = try container.decodeIfPresent(String.self, forKey: .base)
    without = try container.decodeIfPresent([String].self, forKey: .without)
    rules = try container.decodeIfPresent([String].self, forKey: .rules)
    tests = try container.decodeIfPresent([Test].self, forKey: .tests)
    injections = try container.decodeIfPresent([Injection].self, forKey: .injections)
    needs = try container.decodeIfPresent(String.self, forKey: .needs)
  }
}

/// An answer that is written as what it is: true, 3, 0.35, "list", "__Feature__Item", or the rows of a list.
private struct AnswerText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      text = flag ? "true" : "false"
    } else if let number = try? container.decode(Int.self) {
      text = String(number)
    } else if let number = try? container.decode(Double.self) {
      text = String(number)
    } else if let rows = try? container.decode([String].self) {
      text = rows.joined(separator: ",")
    } else {
      text = try container.decode(String.self)
    }
  }
}

/// Refuses keys that nobody reads: a misspelt `when` would otherwise write a file that was to be left out.
private enum StrictKeys {
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  static func check(_ decoder: any Decoder, _ known: [some CodingKey]) throws {
    let known = known.map(\.stringValue)
    for key in try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    where !known.contains(key) {
      throw JSONDocument.Problem(
        message: Complaint.unknown(key, among: known, what: "a known key").message, word: key,
        path: JSONDocument.Problem.path(decoder.codingPath) + [.key(key)])
    }
  }
}
