import HostMessages
import RuleModel
import YAMLSubset

/// Turns the words below `detect:` into a check; every word must be known.
struct DetectionReader {
  let file: String
  private var subject: DeclaredCheck.Subject?
  private var names: [String] = []
  private var conditions: [DeclaredCheck.Condition] = []
  private var message: String?
  private var looksIntoPreviews = false
  private(set) var severity: CheckDescription.Level?

  init(file: String) { self.file = file }

  private static let subjects: [String: DeclaredCheck.Subject] = [
    "modifier": .modifier, "call": .call, "member": .member, "type": .type, "import": .import,
    "attribute": .attribute, "declaration": .declaration,
  ]
  private static let conditions: [String: DeclaredCheck.Quality] = [
    "root": .root, "with": .with, "after": .after, "before": .before, "inside": .inside, "label of": .label,
    "conforms": .conforms, "marked": .attribute, "imports": .imports, "named": .named, "profile": .profile,
  ]
  private static let words =
    ["message", "severity", "not", "arguments", "os", "previews"] + subjects.keys.sorted() + conditions.keys.sorted()
  private static let declarations = [
    "struct", "class", "enum", "actor", "protocol", "extension", "function", "variable", "case",
  ]

  mutating func read(_ node: YAMLNode) throws(SettingsError) {
    guard case .map(let entries) = node.content else {
      throw wrong(node.place, "a check must be lines of 'word: value' under 'detect:'")
    }
    for entry in entries {
      switch entry.name {
      case "message": message = try text(entry.value)
      case "severity": severity = try level(entry.value)
      case "previews": looksIntoPreviews = try oneOf(["true", "false"], entry.value) == "true"
      case "not":
        guard case .map(let inner) = entry.value.content else {
          throw wrong(entry.value.place, "'not:' takes conditions, none of which may be true")
        }
        for condition in inner { try add(condition, isNegated: true) }
      default:
        if let subject = Self.subjects[entry.name] { try set(subject, entry) } else { try add(entry, isNegated: false) }
      }
    }
  }

  /// The check, once all is read.
  func check(id: String, at place: SettingsPlace) throws(SettingsError) -> DeclaredCheck {
    guard let subject else {
      throw wrong(
        place,
        "this names nothing to look for; begin with one of \(Self.subjects.keys.sorted().joined(separator: ", "))")
    }
    guard let message else { throw wrong(place, "a check needs a 'message:' for its findings") }
    let previews = DeclaredCheck.Condition(.preview, isNegated: true)
    return DeclaredCheck(
      id: id, subject: subject, names: names, conditions: conditions + (looksIntoPreviews ? [] : [previews]),
      message: message)
  }

  /// What a file must hold for the check to find anything.
  var literals: [String] {
    guard subject != .declaration, !names.contains(where: { $0.hasPrefix("*") && $0.count < 3 }) else { return [] }
    // What has a meaning among literals cannot be looked for as it stands.
    guard !names.contains(where: { $0.contains("|") || $0.contains("&") }) else { return [] }
    return names.map { name in
      name.split(separator: ".").first.map { String($0.filter { $0 != "*" }) } ?? name
    }
  }

  // MARK: Words

  private mutating func set(
    _ subject: DeclaredCheck.Subject, _ entry: YAMLNode.Entry
  ) throws(SettingsError) {
    guard self.subject == nil else {
      throw wrong(entry.place, "a check can look for only one kind of thing; '\(entry.name)' is a second")
    }
    self.subject = subject
    names = try texts(entry.value).map(\.text)
    if subject == .declaration {
      for name in try texts(entry.value) { _ = try known(name, in: Self.declarations) }
    }
  }

  private mutating func add(_ entry: YAMLNode.Entry, isNegated: Bool) throws(SettingsError) {
    switch entry.name {
    case "arguments":
      guard case .map(let arguments) = entry.value.content else {
        throw wrong(
          entry.value.place, "arguments must be lines of 'label: value'; 'first' is the first argument without a label")
      }
      for argument in arguments {
        conditions.append(
          DeclaredCheck.Condition(
            .argument, label: argument.name, values: try values(argument.value), isNegated: isNegated))
      }
    case "os":
      var values: [DeclaredCheck.Value] = []
      for value in try texts(entry.value) {
        // A bare version means that one and every later one.
        let word = Double(value.text) == nil ? value.text : ">= \(value.text)"
        guard let range = DetectionValue.range(word) else {
          throw wrong(value.place, "'\(value.text)' is not a version; write 26, or a comparison such as '< 18'")
        }
        values.append(range)
      }
      conditions.append(DeclaredCheck.Condition(.os, values: values, isNegated: isNegated))
    default:
      guard let quality = Self.conditions[entry.name] else {
        let nearest = Spelling.nearest(to: entry.name, in: Self.words)
        throw wrong(
          entry.place,
          "'\(entry.name)' is not a key of 'detect'; "
            + (nearest.map { "did you mean '\($0)'?" } ?? "known: \(Self.words.joined(separator: ", "))"))
      }
      if quality == .profile { _ = try oneOf(["system", "tokens"], entry.value) }
      conditions.append(
        DeclaredCheck.Condition(quality, names: try texts(entry.value).map(\.text), isNegated: isNegated))
    }
  }

  // MARK: Values

  private func values(_ node: YAMLNode) throws(SettingsError) -> [DeclaredCheck.Value] {
    var values: [DeclaredCheck.Value] = []
    for value in try texts(node) {
      guard let read = DetectionValue.read(value.text) else {
        throw wrong(
          value.place,
          "'\(value.text)' is not a value; write any, none, a number, a comparison such as '< 8', a range such as 1...4, "
            + "a name such as .red, or a text in double quotes")
      }
      values.append(read)
    }
    return values
  }

  private func texts(
    _ node: YAMLNode
  ) throws(SettingsError) -> [(text: String, place: SettingsPlace)] {
    switch node.content {
    case .text:
      guard let text = node.text else { throw wrong(node.place, "a value is missing here") }
      return [(text, node.place)]
    case .list(let items):
      var texts: [(text: String, place: SettingsPlace)] = []
      for item in items {
        guard let text = item.text else { throw wrong(item.place, "this must be a text") }
        texts.append((text, item.place))
      }
      guard !texts.isEmpty, texts.count <= 100 else {
        throw wrong(node.place, "a list must have between 1 and 100 items")
      }
      return texts
    case .map:
      let isFlow = node.style == .flow
      throw wrong(
        node.place, isFlow ? "\(YAMLProblem.Reason.form)" : "this must be a text or a list of texts")
    }
  }

  private func text(_ node: YAMLNode) throws(SettingsError) -> String {
    guard let text = node.text, text.utf8.count <= 500 else {
      throw wrong(node.place, "this must be a text of at most 500 bytes")
    }
    return text
  }

  private func oneOf(_ words: [String], _ node: YAMLNode) throws(SettingsError) -> String {
    guard let text = node.scalar else { throw wrong(node.place, "this must be a text") }
    return try known((text, node.place), in: words)
  }

  private func known(
    _ word: (text: String, place: SettingsPlace), in words: [String]
  ) throws(SettingsError) -> String {
    if words.contains(word.text) { return word.text }
    let nearest = Spelling.nearest(to: word.text, in: words)
    throw wrong(
      word.place,
      "'\(word.text)' is not one of \(words.joined(separator: ", "))"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }

  private func level(_ node: YAMLNode) throws(SettingsError) -> CheckDescription.Level {
    switch try oneOf(["error", "warning", "info"], node) {
    case "error": .error
    case "warning": .warning
    default: .info
    }
  }

  private func wrong(_ place: SettingsPlace, _ reason: String) -> SettingsError {
    SettingsError(file: file, place: place, reason: reason)
  }
}
