/// A value that a template asks for.
package struct TemplateVariable: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    /// The name of a Swift type to be; endings that the template adds itself are refused.
    case typeName(withoutSuffixes: [String])
    /// The name of a property, a function or an enum case to be.
    case memberName
    /// A type as Swift writes it: `[String: Int]?`.
    case swiftType
    /// The module that tests import; the project's layout knows it, or there is none.
    case moduleName
    case bool
    case choice([String])
    /// Whether other modules see it, `internal` or `public`; the project's layout knows whether its module is imported.
    case access
    /// The project's names for colours and lengths of its design.
    case designTokens
    case int
    /// A number of points or seconds: `4`, `0.35`.
    case number
    /// Six hexadecimal digits, as `4F46E5`.
    case hexColor
    /// Any text that is safe inside a string literal and a comment.
    case string
    /// A path below the project's folder.
    case path
    /// Lines of Swift whose brackets are closed, or none, for code that another command makes.
    case swiftCode
    /// Any number of rows with these members; `//% for row in rows` goes through them.
    case list(of: [TemplateVariable])

    /// The kind as template.json calls it.
    package var word: String {
      switch self {
      case .typeName: "typeName"
      case .memberName: "memberName"
      case .swiftType: "swiftType"
      case .moduleName: "moduleName"
      case .bool: "bool"
      case .choice: "choice"
      case .access: "access"
      case .designTokens: "designTokens"
      case .int: "int"
      case .number: "number"
      case .hexColor: "hexColor"
      case .string: "string"
      case .path: "path"
      case .swiftCode: "swiftCode"
      case .list: "list"
      }
    }

    /// True where the value is a word of Swift that has forms.
    fileprivate var isName: Bool {
      switch self {
      case .typeName, .memberName: true
      case .swiftType, .moduleName, .bool, .choice, .access, .designTokens, .int, .number, .hexColor, .string, .path,
        .swiftCode, .list:
        false
      }
    }

    package var choices: [String]? {
      switch self {
      case .choice(let words): words
      case .access: ["internal", "public"]
      default: nil
      }
    }

    /// The choice for what a project or another template says: the same, or of numbers the highest that is not above it.
    func choice(for value: String) -> String? {
      guard case .choice(let words) = self else { return nil }
      if words.contains(value) { return value }
      guard let number = value.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
      return words.compactMap { Int($0) }.filter { $0 <= number }.max().map(String.init)
    }
  }

  /// Inside a loop, `row_member`.
  package let name: String
  package let kind: Kind
  /// What it is when nobody says; a type name's default may hold placeholders of variables before it.
  package let standard: String?
  package let help: String

  /// True where the value is the `<Name>` of the call.
  package let isArgument: Bool

  /// True where something else of the same name, if there is one in the project, says what it is by default.
  package let isFromFeature: Bool

  /// What the project is asked, if it declares the type that another variable names.
  package let declaration: DeclarationQuestion?

  /// The list before it that has the property which names an entry: the one called title or name, or the first text.
  package let naming: String?

  /// Whether a type of the project that it names must be one that SwiftData stores.
  package let isModel: Bool

  /// Words of the tasks that a choice is for, by choice.
  package let topics: [String: [String]]

  /// How a placeholder may spell it: as it is declared, and for a name with the first letter in the other case.
  let spellings: [String]

  package init(
    name: String, kind: Kind, standard: String? = nil, help: String = "", isArgument: Bool = false,
    isFromFeature: Bool = false, declaration: DeclarationQuestion? = nil, naming: String? = nil,
    isModel: Bool = false, topics: [String: [String]] = [:]
  ) {
    self.naming = naming
    self.isModel = isModel
    self.topics = topics
    self.name = name
    self.kind = kind
    self.standard = standard
    self.help = help
    self.isArgument = isArgument
    self.isFromFeature = isFromFeature
    self.declaration = declaration
    spellings = kind.isName ? [name, TemplateVariable.otherSpelling(of: name)] : [name]
  }

  /// True where the value is a word of Swift that has forms: `TradeHistory`, `tradeHistory`, `trade history`.
  var isName: Bool { kind.isName }

  private static func otherSpelling(of name: String) -> String {
    let start = name.lastIndex(of: "_").map { name.index(after: $0) } ?? name.startIndex
    let first = name[start...].prefix(1)
    let other = first.lowercased() == first ? first.uppercased() : first.lowercased()
    return name[..<start] + other + name[start...].dropFirst()
  }

  /// What a loop called `row` over this list adds to the variables: its members, and whether the row is first or last.
  func rowVariables(called row: String) -> [TemplateVariable] {
    guard case .list(let members) = kind else { return [] }
    return members.map { TemplateVariable(name: "\(row)_\($0.name)", kind: $0.kind) }
      + ["first", "last"].map { TemplateVariable(name: "\(row)_\($0)", kind: .bool) }
  }
}
