import JSON

/// `template.json` as it is written; each part knows its place in it.
struct TemplateDescription {
  struct Variable {
    let place: JSONPart.Place
    let name: String
    let type: String
    let from: String?
    let standard: String?
    let choices: [String]?
    /// The members of a list's rows.
    let members: [Variable]?
    let withoutSuffixes: [String]?
    /// For the name of a type, whether one of the project must be marked @Model.
    let isModel: Bool?
    let help: String?
    /// For a choice, words of the tasks that it is for.
    let topics: [String: [String]]?

    init(_ part: JSONPart) throws(JSONPart.Problem) {
      try part.allow(["name", "type", "from", "default", "choices", "of", "withoutSuffixes", "model", "help", "topics"])
      place = part.place
      name = try part.member("name").text
      type = try part.member("type").text
      from = try part["from"]?.text
      choices = try part["choices"]?.texts
      members = try part["of"]?.list { part throws(JSONPart.Problem) in try Variable(part) }
      withoutSuffixes = try part["withoutSuffixes"]?.texts
      isModel = try part["model"]?.truth
      help = try part["help"]?.text
      topics = try part["topics"]?.map { part throws(JSONPart.Problem) in try part.texts }
      standard = try part["default"]?.answer
    }
  }

  struct File {
    let place: JSONPart.Place
    let source: String
    let to: String?
    let placeName: String
    let role: String
    let once: Bool?
    let when: String?

    init(_ part: JSONPart) throws(JSONPart.Problem) {
      try part.allow(["from", "to", "place", "role", "once", "when"])
      place = part.place
      source = try part.member("from").text
      to = try part["to"]?.text
      placeName = try part.member("place").text
      role = try part.member("role").text
      once = try part["once"]?.truth
      when = try part["when"]?.text
    }
  }

  struct Injection {
    let place: JSONPart.Place
    let kind: String
    let into: String?
    let call: String?
    let argument: String?
    let text: String
    let file: String?
    let role: String
    let when: String?

    init(_ part: JSONPart) throws(JSONPart.Problem) {
      try part.allow(["as", "into", "call", "argument", "text", "file", "role", "when"])
      place = part.place
      kind = try part.member("as").text
      into = try part["into"]?.text
      call = try part["call"]?.text
      argument = try part["argument"]?.text
      text = try part.member("text").text
      file = try part["file"]?.text
      role = try part.member("role").text
      when = try part["when"]?.text
    }
  }

  /// Another template whose files are written with this one's.
  struct Part {
    let place: JSONPart.Place
    let template: String
    let set: [String: String]?
    /// The files of it that are written; all where there are none.
    let files: [String]?
    let when: String?

    init(_ part: JSONPart) throws(JSONPart.Problem) {
      try part.allow(["template", "set", "files", "when"])
      place = part.place
      template = try part.member("template").text
      set = try part["set"]?.map { part throws(JSONPart.Problem) in try part.answer }
      files = try part["files"]?.texts
      when = try part["when"]?.text
    }
  }

  /// What is left to do by hand: a text, or one with the condition that it is for.
  struct Step {
    let place: JSONPart.Place
    let text: String
    let when: String?

    init(_ part: JSONPart) throws(JSONPart.Problem) {
      place = part.place
      if part.value.members == nil {
        text = try part.text
        when = nil
      } else {
        try part.allow(["text", "when"])
        text = try part.member("text").text
        when = try part["when"]?.text
      }
    }
  }

  /// A set of answers whose output is kept beside the template.
  struct Test {
    let place: JSONPart.Place
    let name: String
    let set: [String: String]?

    init(_ part: JSONPart) throws(JSONPart.Problem) {
      try part.allow(["name", "set"])
      place = part.place
      name = try part.member("name").text
      set = try part["set"]?.map { part throws(JSONPart.Problem) in try part.answer }
    }
  }

  let place: JSONPart.Place
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
  /// The templates that it is made of.
  let parts: [Part]?
  /// Words of tasks that it is for.
  let topics: [String]?
  /// What is left to do by hand.
  let next: [Step]?

  init(_ part: JSONPart) throws(JSONPart.Problem) {
    try part.allow([
      "schema", "name", "version", "summary", "variables", "files", "extends", "without", "rules", "tests", "inject",
      "needs", "topics", "parts", "next",
    ])
    place = part.place
    let schema = try part.member("schema").integer
    guard schema == 1 else {
      throw JSONPart.Problem(
        message: "schema \(schema) is not supported; this version reads schema 1", place: place["schema"].key)
    }
    name = try part.member("name").text
    version = try part.member("version").text
    summary = try part.member("summary").text
    variables = try part.member("variables").list { part throws(JSONPart.Problem) in try Variable(part) }
    files = try part.member("files").list { part throws(JSONPart.Problem) in try File(part) }
    base = try part["extends"]?.text
    without = try part["without"]?.texts
    rules = try part["rules"]?.texts
    tests = try part["tests"]?.list { part throws(JSONPart.Problem) in try Test(part) }
    injections = try part["inject"]?.list { part throws(JSONPart.Problem) in try Injection(part) }
    needs = try part["needs"]?.text
    topics = try part["topics"]?.texts
    next = try part["next"]?.list { part throws(JSONPart.Problem) in try Step(part) }
    parts = try part["parts"]?.list { part throws(JSONPart.Problem) in try Part(part) }
  }

  /// What is shown to people, and where it stands.
  var shownWords: [(String, JSONPart.Place)] {
    var words = [(version, place["version"]), (summary, place["summary"])]
    words += files.map { ($0.role, $0.place["role"]) }
    words += (injections ?? []).map { ($0.role, $0.place["role"]) }
    words += (tests ?? []).map { ($0.name, $0.place["name"]) }
    words += (parts ?? []).map { ($0.template, $0.place["template"]) }
    words += (next ?? []).map { ($0.text, $0.place) }
    words += (rules ?? []).enumerated().map { ($1, place["rules"][$0]) }
    for variable in variables {
      words += [(variable.name, variable.place["name"]), (variable.type, variable.place["type"])]
      words.append((variable.help ?? "", variable.place["help"]))
      words += (variable.choices ?? []).enumerated().map { ($1, variable.place["choices"][$0]) }
    }
    return words
  }
}

extension JSONPart {
  /// An answer that is written as what it is: true, 3, 0.35, "list", "__Feature__Item", or the rows of a list.
  fileprivate var answer: String {
    get throws(Problem) {
      switch value {
      case .bool(let truth): truth ? "true" : "false"
      case .number: if let whole = value.integer { String(whole) } else { try String(number) }
      case .array: try texts.joined(separator: ",")
      case .string, .null, .object, .encoded: try text
      }
    }
  }
}
