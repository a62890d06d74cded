import SourceScanning

/// Names and calls of a manifest, and what is known of them.
extension ManifestReader {
  /// What a name stands for, and how many expressions it is made of.
  typealias Known = (value: ManifestValue, size: Int)

  /// A name or call with those behind its dots: `Target.app(name)`, `production.name`, `name.appending("Tests")`.
  mutating func name(_ level: Int) -> ManifestValue.Content {
    guard index < words.count, words[index].token.kind == .word else { return .unknown }
    let isLone = index == 0 || words[index - 1].token.sign != UInt8(ascii: ".")
    var part = self.part(level)
    var known = part.arguments == nil ? (isLone ? constants[part.name] : nil) : result(of: part, in: nil, level)
    var isOfHelper = false
    // What is known of a name is for the one behind its dot to say; without, that name is one of a type.
    var isType = isLone && known == nil && part.arguments == nil
    while sign == UInt8(ascii: "."), index + 1 < words.count, words[index + 1].token.kind == .word {
      index += 1
      let owner = part.name
      part = self.part(level)
      if let base = known {
        known = member(part, of: base)
      } else if part.arguments != nil {
        known = result(of: part, in: ["self", "Self"].contains(owner) ? nil : owner, level)
      } else if isType {
        known = helpers.constants[part.name]
        isOfHelper = known != nil
      }
      isType = false
    }
    guard let (value, size) = known else { return .call(part.name, part.arguments ?? []) }
    guard take(size) else { return .unknown }
    count += size
    // Of another file's lines nobody would find them here.
    return isOfHelper && callingLine == nil ? value.moved(to: words[index - 1].line).content : value.content
  }

  /// A name and its line, and the arguments of a call.
  struct Part {
    let name: String
    let line: Int
    var arguments: [ManifestValue.Argument]?
  }

  private mutating func part(_ level: Int) -> Part {
    var part = Part(name: words[index].text, line: words[index].line)
    index += 1
    passOverTypes()
    guard sign == UInt8(ascii: "(") else { return part }
    index += 1
    part.arguments = bracket(level)
    return part
  }

  /// What a value was made with under this name, or a text with another one behind it; nil for other members.
  private mutating func member(_ part: Part, of base: Known) -> Known? {
    guard let arguments = part.arguments else {
      return base.value[part.name].map { ($0, $0.text == nil ? base.size : 1) }
    }
    guard part.name == "appending", arguments.count == 1, arguments[0].label == nil,
      let text = base.value.text, let more = arguments[0].value.text
    else { return nil }
    return (ManifestValue(content: joined([text, more]), line: base.value.line), 1)
  }

  /// Passes over the types of a generic call, as in `Set<Destination>(...)`.
  private mutating func passOverTypes() {
    guard sign == UInt8(ascii: "<") else { return }
    var end = index + 1
    while end < words.count, words[end].token.kind == .word || ".,[]:".utf8.contains(words[end].token.sign) { end += 1 }
    guard end + 1 < words.count, words[end].token.sign == UInt8(ascii: ">"),
      words[end + 1].token.sign == UInt8(ascii: "(")
    else { return }
    index = end + 1
  }
}
