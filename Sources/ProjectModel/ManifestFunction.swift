import SourceScanning

/// A function that a manifest or its helpers declare; what a call of it gives is read from its body.
struct ManifestFunction {
  struct Parameter {
    /// What a call writes in front of the argument.
    let label: String?
    /// What the body calls it.
    let name: String
    /// Where its default begins, if it has one.
    let usual: Int?
  }

  let name: String
  /// The type that it belongs to, if it does.
  let owner: String?
  let parameters: [Parameter]
  /// The words of its file.
  let words: [ManifestReader.Word]
  /// The place of its `func`.
  let start: Int
  /// Its body, from the opening brace to the closing one.
  let body: Range<Int>
  /// As Swift writes it, such as `Target.app(_:environment:)`.
  let signature: String
  /// About how many expressions reading it takes.
  let cost: Int

  private init(
    _ name: String, in owner: String?, _ parameters: [Parameter], _ words: [ManifestReader.Word], at start: Int,
    _ body: Range<Int>
  ) {
    (self.name, self.owner, self.parameters, self.words) = (name, owner, parameters, words)
    (self.start, self.body) = (start, body)
    signature = "\(owner ?? "").\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    // By its length, so that long texts count as well; a call of a short one has its cost, too.
    cost = 50 + (words[body.upperBound - 1].token.end - words[start].token.start) / 8
  }

  /// The argument for each parameter, nil where its default is meant; nil where the arguments are of another function.
  func values(of arguments: [ManifestValue.Argument]) -> [ManifestValue?]? {
    var rest = arguments[...]
    var values: [ManifestValue?] = []
    for parameter in parameters {
      if let argument = rest.first, argument.label == parameter.label {
        values.append(argument.value)
        rest.removeFirst()
      } else if parameter.usual != nil {
        values.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? values : nil
  }
}

// MARK: - Declarations

extension ManifestFunction {
  /// The functions that a file declares, but for those in others.
  static func all(in words: [ManifestReader.Word]) -> [ManifestFunction] {
    var found: [ManifestFunction] = []
    // The types around a place, and how many braces are open around each.
    var owners: [(name: String, depth: Int)] = []
    var (index, depth) = (0, 0)
    while index < words.count {
      let isNamed = index + 1 < words.count && words[index + 1].token.kind == .word
      switch words[index].text {
      case "{": depth += 1
      case "}":
        depth -= 1
        if owners.last?.depth == depth { owners.removeLast() }
      case "extension", "struct", "enum", "class", "actor":
        // Not `import struct A.B` and `class func`.
        guard isNamed, index == 0 || words[index - 1].text != "import",
          !["func", "let", "var"].contains(words[index + 1].text)
        else { break }
        index += 1
        // Of `extension ProjectDescription.Target`, the last name.
        while index + 2 < words.count, words[index + 1].text == ".", words[index + 2].token.kind == .word { index += 2 }
        owners.append((words[index].text, depth))
      case "func":
        guard isNamed else { break }
        let (function, end) = declared(in: words, at: index, owners.last?.name)
        if let function { found.append(function) }
        index = end
        continue
      default: break
      }
      index += 1
    }
    return found
  }

  /// The function whose `func` stands at `start`, and where to go on; without a body it is none.
  private static func declared(
    in words: [ManifestReader.Word], at start: Int, _ owner: String?
  ) -> (ManifestFunction?, end: Int) {
    var index = start + 2
    // The types of a generic function come first.
    while index < words.count, !["(", "{", "}"].contains(words[index].text) { index += 1 }
    guard index < words.count, words[index].text == "(" else { return (nil, index) }
    guard let last = closing(of: index, in: words) else { return (nil, words.count) }
    let parameters = parameters(in: words, index + 1..<last)
    index = last + 1
    while index < words.count, words[index].text != "{" {
      // What begins the next line is the next declaration, as in a protocol.
      let word = words[index]
      let goesOn = !word.token.startsLine || ["-", "async", "throws", "where"].contains(word.text)
      guard goesOn, word.text != "}" else { return (nil, index) }
      index += 1
    }
    guard index < words.count, let end = closing(of: index, in: words) else { return (nil, words.count) }
    let function = ManifestFunction(words[start + 1].text, in: owner, parameters, words, at: start, index..<end + 1)
    return (function, end + 1)
  }

  /// Where the bracket that opens at `start` is closed.
  static func closing(of start: Int, in words: [ManifestReader.Word]) -> Int? {
    var depth = 0
    for index in start..<words.count {
      switch words[index].token.sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }

  /// `label name: Type = default`, parted by commas.
  private static func parameters(in words: [ManifestReader.Word], _ range: Range<Int>) -> [Parameter] {
    var found: [Parameter] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let names = words[index..<range.upperBound].prefix { $0.token.sign != UInt8(ascii: ":") }.map(\.text)
      guard let label = names.first, let name = names.last else { break }
      index += names.count
      var (usual, depth): (Int?, Int) = (nil, 0)
      while index < range.upperBound, depth > 0 || words[index].token.sign != UInt8(ascii: ",") {
        switch words[index].token.sign {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        // Not that of `->`.
        case UInt8(ascii: ">") where words[index - 1].token.sign != UInt8(ascii: "-"): depth -= 1
        case UInt8(ascii: "=") where depth == 0 && usual == nil: usual = index + 1
        default: break
        }
        index += 1
      }
      index += 1
      found.append(Parameter(label: label == "_" ? nil : label, name: name, usual: usual))
    }
    return found
  }
}
