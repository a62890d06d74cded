import ByteText
package import HostMessages
package import POSIXSupport

/// What the descriptor beside a library says: everything that swiftkit must know of a plugin without running it.
package struct PluginDescriptor: Hashable, Sendable {
  /// The major version of the plugin ABI.
  package let abi: Int
  package let id: String
  package let version: String
  package let checks: [CheckDescription]
  /// What else the descriptor says of each of `checks`, in their order; empty where it says nothing.
  package let traits: [CheckTraits]
  /// The kinds of questions that the plugin answers; it is asked nothing else.
  package let answers: [AnswerKind]
  /// What built the library, such as `Swift 6.3.1` or `C`; nil where the descriptor does not say.
  package let compiler: String?

  /// A kind of question.
  package struct AnswerKind: Hashable, Sendable {
    package let key: String
    package let title: String
    /// A question is of this kind when it holds a word of every one of these lists.
    package let words: [[String]]

    package init(key: String, title: String, words: [[String]]) {
      self.key = key
      self.title = title
      self.words = words
    }

    /// Whether `question` may be of this kind: letter case does not matter, and a word is found inside of others too.
    package func mayBeAsked(by question: String) -> Bool {
      let question = question.lowercased()
      return words.allSatisfy { list in list.contains { question.utf8.contains(bytesOf: $0.lowercased()) } }
    }
  }

  package init(
    abi: Int, id: String, version: String, checks: [CheckDescription], answers: [AnswerKind], compiler: String? = nil,
    traits: [CheckTraits] = []
  ) {
    self.abi = abi
    self.id = id
    self.version = version
    self.checks = checks
    self.answers = answers
    self.compiler = compiler
    self.traits = traits
  }

  /// The major version that this swiftkit speaks.
  package static let supportedABI = 1

  /// Where the descriptor of a library lies beside it: its name with `.json`, without `lib` or with it.
  package static func paths(besides library: FilePath) -> [FilePath] {
    let stem = library.stem ?? "plugin"
    let names = stem.hasPrefix("lib") ? [String(stem.dropFirst(3)), stem] : [stem]
    return names.map { library.removingLastComponent().appending("\($0).json") }
  }

  /// What in it cannot be used or shown, as a sentence; nil when all of it can.
  package var flaw: String? {
    guard id.isPluginName else { return "its id is not in kebab-case" }
    var known: Set<String> = []
    for (number, check) in checks.enumerated() {
      guard check.id.isPluginName else { return "the id of its check \(number) is not in kebab-case" }
      guard known.insert(check.id).inserted else { return "it has two checks '\(check.id)'" }
      if ([check.title] + check.rules).contains(where: \.holdsSteering) {
        return "the title or a rule of '\(check.id)' contains control characters"
      }
    }
    if version.holdsSteering { return "its version contains control characters" }
    if compiler?.holdsSteering == true { return "the name of its compiler contains control characters" }
    if answers.contains(where: { $0.key.holdsSteering || $0.title.holdsSteering }) {
      return "one of its answers contains control characters"
    }
    return nil
  }

  /// Whether it pays to ask the plugin.
  package func mayAnswer(_ question: String) -> Bool { answers.contains { $0.mayBeAsked(by: question) } }

  /// What the descriptor and the library itself disagree about, as sentences; empty when they agree.
  package func disagreements(with plugin: PluginDescription) -> [String] {
    var sentences: [String] = []
    if id != plugin.id { sentences.append("its id is '\(id)' in the descriptor, but '\(plugin.id)' in the library") }
    if version != plugin.version {
      sentences.append("its version is \(version) in the descriptor, but \(plugin.version) in the library")
    }
    for check in checks where !plugin.checks.contains(where: { $0.id == check.id }) {
      sentences.append("the check '\(check.id)' is in its descriptor, but not in the library")
    }
    for check in plugin.checks {
      guard let described = checks.first(where: { $0.id == check.id }) else {
        sentences.append("the check '\(check.id)' is in the library, but not in its descriptor")
        continue
      }
      if described != check {
        sentences.append("the check '\(check.id)' differs between its descriptor and the library")
      }
    }
    if answers.isEmpty == plugin.answersQuestions {
      let verb = plugin.answersQuestions ? "answers" : "does not answer"
      sentences.append("it \(verb) questions, but its descriptor says otherwise")
    }
    return sentences
  }
}
