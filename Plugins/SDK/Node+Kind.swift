import SwiftKitABI

extension Node {
  /// What a node is. `swiftkit_abi.h` says of each kind which name, text and children it has.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    private init(_ constant: some BinaryInteger) {
      rawValue = UInt16(truncatingIfNeeded: constant)
    }

    public static let file = Kind(SWIFTKIT_FILE)

    // Expressions.
    public static let chain = Kind(SWIFTKIT_CHAIN)
    public static let call = Kind(SWIFTKIT_CALL)
    public static let member = Kind(SWIFTKIT_MEMBER)
    public static let `subscript` = Kind(SWIFTKIT_SUBSCRIPT)
    public static let force = Kind(SWIFTKIT_FORCE)
    public static let optional = Kind(SWIFTKIT_OPTIONAL)
    public static let argument = Kind(SWIFTKIT_ARGUMENT)
    public static let closure = Kind(SWIFTKIT_CLOSURE)
    public static let integer = Kind(SWIFTKIT_INTEGER)
    public static let float = Kind(SWIFTKIT_FLOAT)
    public static let string = Kind(SWIFTKIT_STRING)
    public static let boolean = Kind(SWIFTKIT_BOOLEAN)
    public static let `nil` = Kind(SWIFTKIT_NIL)
    public static let array = Kind(SWIFTKIT_ARRAY)
    public static let dictionary = Kind(SWIFTKIT_DICTIONARY)
    public static let tuple = Kind(SWIFTKIT_TUPLE)
    public static let ternary = Kind(SWIFTKIT_TERNARY)
    public static let operation = Kind(SWIFTKIT_OPERATION)
    public static let `operator` = Kind(SWIFTKIT_OPERATOR)
    public static let keyPath = Kind(SWIFTKIT_KEY_PATH)
    public static let expression = Kind(SWIFTKIT_EXPRESSION)
    public static let macro = Kind(SWIFTKIT_MACRO)
    public static let generic = Kind(SWIFTKIT_GENERIC)

    // Declarations.
    public static let `struct` = Kind(SWIFTKIT_STRUCT)
    public static let `class` = Kind(SWIFTKIT_CLASS)
    public static let `enum` = Kind(SWIFTKIT_ENUM)
    public static let actor = Kind(SWIFTKIT_ACTOR)
    public static let `protocol` = Kind(SWIFTKIT_PROTOCOL)
    public static let `extension` = Kind(SWIFTKIT_EXTENSION)
    public static let function = Kind(SWIFTKIT_FUNCTION)
    public static let initializer = Kind(SWIFTKIT_INITIALIZER)
    public static let variable = Kind(SWIFTKIT_VARIABLE)
    public static let `case` = Kind(SWIFTKIT_CASE)
    public static let `typealias` = Kind(SWIFTKIT_TYPEALIAS)
    public static let `import` = Kind(SWIFTKIT_IMPORT)
    public static let declaration = Kind(SWIFTKIT_DECLARATION)

    // Parts of declarations.
    public static let attribute = Kind(SWIFTKIT_ATTRIBUTE)
    public static let modifier = Kind(SWIFTKIT_MODIFIER)
    public static let inherited = Kind(SWIFTKIT_INHERITED)
    public static let parameter = Kind(SWIFTKIT_PARAMETER)
    public static let type = Kind(SWIFTKIT_TYPE)
    public static let initial = Kind(SWIFTKIT_INITIAL)
    public static let body = Kind(SWIFTKIT_BODY)
    public static let accessor = Kind(SWIFTKIT_ACCESSOR)
    public static let genericParameter = Kind(SWIFTKIT_GENERIC_PARAMETER)
    public static let capture = Kind(SWIFTKIT_CAPTURE)

    // Statements.
    public static let `if` = Kind(SWIFTKIT_IF)
    public static let `guard` = Kind(SWIFTKIT_GUARD)
    public static let `switch` = Kind(SWIFTKIT_SWITCH)
    public static let switchCase = Kind(SWIFTKIT_SWITCH_CASE)
    public static let `for` = Kind(SWIFTKIT_FOR)
    public static let `while` = Kind(SWIFTKIT_WHILE)
    public static let `return` = Kind(SWIFTKIT_RETURN)
    public static let statement = Kind(SWIFTKIT_STATEMENT)
    public static let branch = Kind(SWIFTKIT_BRANCH)
    public static let condition = Kind(SWIFTKIT_CONDITION)
    public static let available = Kind(SWIFTKIT_AVAILABLE)

    // The rest.
    public static let ifConfig = Kind(SWIFTKIT_IF_CONFIG)
    public static let comment = Kind(SWIFTKIT_COMMENT)

    /// The kinds that declare a type.
    public static let types: [Kind] = [.struct, .class, .enum, .actor, .protocol]
  }

  /// What else is true of a node.
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    private init(_ constant: some BinaryInteger) {
      rawValue = UInt16(truncatingIfNeeded: constant)
    }

    public static let trailing = Flags(SWIFTKIT_FLAG_TRAILING)
    public static let implicit = Flags(SWIFTKIT_FLAG_IMPLICIT)
    public static let constant = Flags(SWIFTKIT_FLAG_CONSTANT)
    public static let `else` = Flags(SWIFTKIT_FLAG_ELSE)
    public static let negated = Flags(SWIFTKIT_FLAG_NEGATED)
    public static let `static` = Flags(SWIFTKIT_FLAG_STATIC)
    public static let async = Flags(SWIFTKIT_FLAG_ASYNC)
    public static let `throws` = Flags(SWIFTKIT_FLAG_THROWS)
    public static let broken = Flags(SWIFTKIT_FLAG_BROKEN)
  }
}
