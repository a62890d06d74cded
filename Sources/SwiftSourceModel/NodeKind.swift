import SwiftKitABI

/// The kinds of `swiftkit_abi.h` under Swift names.
struct NodeKind: RawRepresentable, Hashable, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  private init(_ constant: some BinaryInteger) {
    rawValue = UInt16(truncatingIfNeeded: constant)
  }

  static let file = NodeKind(SWIFTKIT_FILE)

  static let chain = NodeKind(SWIFTKIT_CHAIN)
  static let call = NodeKind(SWIFTKIT_CALL)
  static let member = NodeKind(SWIFTKIT_MEMBER)
  static let `subscript` = NodeKind(SWIFTKIT_SUBSCRIPT)
  static let force = NodeKind(SWIFTKIT_FORCE)
  static let optional = NodeKind(SWIFTKIT_OPTIONAL)
  static let argument = NodeKind(SWIFTKIT_ARGUMENT)
  static let closure = NodeKind(SWIFTKIT_CLOSURE)
  static let integer = NodeKind(SWIFTKIT_INTEGER)
  static let float = NodeKind(SWIFTKIT_FLOAT)
  static let string = NodeKind(SWIFTKIT_STRING)
  static let boolean = NodeKind(SWIFTKIT_BOOLEAN)
  static let `nil` = NodeKind(SWIFTKIT_NIL)
  static let array = NodeKind(SWIFTKIT_ARRAY)
  static let dictionary = NodeKind(SWIFTKIT_DICTIONARY)
  static let tuple = NodeKind(SWIFTKIT_TUPLE)
  static let ternary = NodeKind(SWIFTKIT_TERNARY)
  static let operation = NodeKind(SWIFTKIT_OPERATION)
  static let `operator` = NodeKind(SWIFTKIT_OPERATOR)
  static let keyPath = NodeKind(SWIFTKIT_KEY_PATH)
  static let expression = NodeKind(SWIFTKIT_EXPRESSION)
  static let macro = NodeKind(SWIFTKIT_MACRO)
  static let generic = NodeKind(SWIFTKIT_GENERIC)

  static let `struct` = NodeKind(SWIFTKIT_STRUCT)
  static let `class` = NodeKind(SWIFTKIT_CLASS)
  static let `enum` = NodeKind(SWIFTKIT_ENUM)
  static let actor = NodeKind(SWIFTKIT_ACTOR)
  static let `protocol` = NodeKind(SWIFTKIT_PROTOCOL)
  static let `extension` = NodeKind(SWIFTKIT_EXTENSION)
  static let function = NodeKind(SWIFTKIT_FUNCTION)
  static let initializer = NodeKind(SWIFTKIT_INITIALIZER)
  static let variable = NodeKind(SWIFTKIT_VARIABLE)
  static let `case` = NodeKind(SWIFTKIT_CASE)
  static let `typealias` = NodeKind(SWIFTKIT_TYPEALIAS)
  static let `import` = NodeKind(SWIFTKIT_IMPORT)
  static let declaration = NodeKind(SWIFTKIT_DECLARATION)

  static let attribute = NodeKind(SWIFTKIT_ATTRIBUTE)
  static let modifier = NodeKind(SWIFTKIT_MODIFIER)
  static let inherited = NodeKind(SWIFTKIT_INHERITED)
  static let parameter = NodeKind(SWIFTKIT_PARAMETER)
  static let type = NodeKind(SWIFTKIT_TYPE)
  static let initial = NodeKind(SWIFTKIT_INITIAL)
  static let body = NodeKind(SWIFTKIT_BODY)
  static let accessor = NodeKind(SWIFTKIT_ACCESSOR)
  static let genericParameter = NodeKind(SWIFTKIT_GENERIC_PARAMETER)
  static let capture = NodeKind(SWIFTKIT_CAPTURE)

  static let `if` = NodeKind(SWIFTKIT_IF)
  static let `guard` = NodeKind(SWIFTKIT_GUARD)
  static let `switch` = NodeKind(SWIFTKIT_SWITCH)
  static let switchCase = NodeKind(SWIFTKIT_SWITCH_CASE)
  static let `for` = NodeKind(SWIFTKIT_FOR)
  static let `while` = NodeKind(SWIFTKIT_WHILE)
  static let `return` = NodeKind(SWIFTKIT_RETURN)
  static let statement = NodeKind(SWIFTKIT_STATEMENT)
  static let branch = NodeKind(SWIFTKIT_BRANCH)
  static let condition = NodeKind(SWIFTKIT_CONDITION)
  static let available = NodeKind(SWIFTKIT_AVAILABLE)

  static let ifConfig = NodeKind(SWIFTKIT_IF_CONFIG)
  static let comment = NodeKind(SWIFTKIT_COMMENT)
}

/// The flags of `swiftkit_abi.h` under Swift names.
struct NodeFlags: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  private init(_ constant: some BinaryInteger) {
    rawValue = UInt16(truncatingIfNeeded: constant)
  }

  static let trailing = NodeFlags(SWIFTKIT_FLAG_TRAILING)
  static let implicit = NodeFlags(SWIFTKIT_FLAG_IMPLICIT)
  static let constant = NodeFlags(SWIFTKIT_FLAG_CONSTANT)
  static let `else` = NodeFlags(SWIFTKIT_FLAG_ELSE)
  static let negated = NodeFlags(SWIFTKIT_FLAG_NEGATED)
  static let `static` = NodeFlags(SWIFTKIT_FLAG_STATIC)
  static let async = NodeFlags(SWIFTKIT_FLAG_ASYNC)
  static let `throws` = NodeFlags(SWIFTKIT_FLAG_THROWS)
  static let broken = NodeFlags(SWIFTKIT_FLAG_BROKEN)
}

extension NodeKind {
  /// Each kind as the header names it.
  static let words: [NodeKind: String] = [
    .file: "FILE", .chain: "CHAIN", .call: "CALL", .member: "MEMBER", .subscript: "SUBSCRIPT", .force: "FORCE",
    .optional: "OPTIONAL", .argument: "ARGUMENT", .closure: "CLOSURE", .integer: "INTEGER", .float: "FLOAT",
    .string: "STRING", .boolean: "BOOLEAN", .nil: "NIL", .array: "ARRAY", .dictionary: "DICTIONARY", .tuple: "TUPLE",
    .ternary: "TERNARY", .operation: "OPERATION", .operator: "OPERATOR", .keyPath: "KEY_PATH",
    .expression: "EXPRESSION", .macro: "MACRO", .generic: "GENERIC", .struct: "STRUCT", .class: "CLASS",
    .enum: "ENUM", .actor: "ACTOR", .protocol: "PROTOCOL", .extension: "EXTENSION", .function: "FUNCTION",
    .initializer: "INITIALIZER", .variable: "VARIABLE", .case: "CASE", .typealias: "TYPEALIAS", .import: "IMPORT",
    .declaration: "DECLARATION", .attribute: "ATTRIBUTE", .modifier: "MODIFIER", .inherited: "INHERITED",
    .parameter: "PARAMETER", .type: "TYPE", .initial: "INITIAL", .body: "BODY", .accessor: "ACCESSOR",
    .genericParameter: "GENERIC_PARAMETER", .capture: "CAPTURE", .if: "IF", .guard: "GUARD", .switch: "SWITCH",
    .switchCase: "SWITCH_CASE", .for: "FOR", .while: "WHILE", .return: "RETURN", .statement: "STATEMENT",
    .branch: "BRANCH", .condition: "CONDITION", .available: "AVAILABLE", .ifConfig: "IF_CONFIG", .comment: "COMMENT",
  ]
}

extension NodeFlags {
  static let words: [(flag: NodeFlags, word: String)] = [
    (.trailing, "trailing"), (.implicit, "implicit"), (.constant, "constant"), (.else, "else"), (.negated, "negated"),
    (.static, "static"), (.async, "async"), (.throws, "throws"), (.broken, "broken"),
  ]
}
