import HostMessages
import JSON
import PluginHosting

/// Why a text is no descriptor, as the end of a sentence.
struct DescriptorFault: Error, CustomStringConvertible {
  let description: String

  fileprivate static let shape = DescriptorFault(description: "it does not have the structure of a descriptor")
}

/// Read by hand: there are as many descriptors as plugins, and a `JSONDecoder` took a quarter of a `check` of one file.
extension PluginDescriptor {
  /// The descriptor that `text`, a `PluginDescriptorDocument`, holds; what is not known in it is passed over.
  init(reading text: [UInt8]) throws(DescriptorFault) {
    guard let document = try? JSONValue(json: text), let abi = document["abi"]?.integer,
      let id = document["id"]?.text, let version = document["version"]?.text,
      let checks = document["checks"]?.elements, let answers = document["answers"].flatMap(PluginDescriptor.answers)
    else { throw .shape }
    let compiler = document["compiler"]
    guard compiler == nil || compiler == .null || compiler?.text != nil else { throw .shape }
    var described: [CheckDescription] = []
    described.reserveCapacity(checks.count)
    var traits: [CheckTraits] = []
    traits.reserveCapacity(checks.count)
    for check in checks {
      described.append(try CheckDescription(check))
      traits.append(
        CheckTraits(
          group: check.word("group", of: CheckTraits.groups), basis: check.word("basis", of: CheckTraits.bases),
          options: check["options"]?.elements?.compactMap { CheckOption($0) } ?? [],
          suggests: check["suggests"]?.truth ?? false))
    }
    self.init(
      abi: abi, id: id, version: version, checks: described, answers: answers, compiler: compiler?.text,
      traits: traits)
  }

  /// The kinds of questions that the descriptor with this text says its plugin answers; nil where it is not clear, which a
  /// reading of the whole descriptor will explain. What stands behind them, all that is said of its checks, is not read.
  static func answerKinds(in text: [UInt8]) -> [AnswerKind]? {
    let value: JSONValue? = text.withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes)
      guard (try? cursor.member("answers")) == true else { return nil }
      return try? cursor.value(10)
    }
    return value.flatMap(answers)
  }

  private static func answers(of value: JSONValue) -> [AnswerKind]? {
    value.each { answer in
      guard let key = answer["key"]?.text, let title = answer["title"]?.text,
        let words = answer["when"]?.each({ $0.each(\.text) })
      else { return nil }
      return AnswerKind(key: key, title: title, words: words)
    }
  }
}

extension CheckDescription {
  fileprivate init(_ check: JSONValue) throws(DescriptorFault) {
    guard let id = check["id"]?.text, let severity = check["severity"]?.text, let title = check["title"]?.text,
      let literals = check["literals"]?.each(\.text), let rules = check["rules"]?.each(\.text),
      let isOnByDefault = check["enabled"]?.truth, let isFixable = check["fixable"]?.truth
    else { throw .shape }
    guard let level = Level(named: severity) else {
      throw DescriptorFault(
        description: "the check '\(id)' has the severity '\(severity)'; it must be error, warning or info")
    }
    self.init(
      id: id, level: level, title: title, literals: literals, rules: rules, isOnByDefault: isOnByDefault,
      isFixable: isFixable)
  }
}

extension CheckOption {
  /// Nil for one of a kind that this version does not know.
  fileprivate init?(_ option: JSONValue) {
    guard let name = option["name"]?.text, let kind = option["kind"]?.text.flatMap(Kind.init(rawValue:)),
      let standard = option["standard"]?.text, let about = option["about"]?.text
    else { return nil }
    self.init(name: name, kind: kind, standard: standard, about: about)
  }
}

extension JSONValue {
  /// The member `name` where it is one of `known`.
  fileprivate func word(_ name: String, of known: [String]) -> String? {
    guard let text = self[name]?.text, known.contains(text) else { return nil }
    return text
  }

  /// What `read` makes of each element; nil unless this is an array of which it understands all.
  fileprivate func each<Value>(_ read: (JSONValue) -> Value?) -> [Value]? {
    guard let elements else { return nil }
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      guard let value = read(element) else { return nil }
      values.append(value)
    }
    return values
  }
}

extension CheckDescription.Level {
  fileprivate init?(named name: String) {
    switch name {
    case "info": self = .info
    case "warning": self = .warning
    case "error": self = .error
    default: return nil
    }
  }
}
