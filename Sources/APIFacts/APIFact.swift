import ByteText

/// One declaration of a framework: what it is called, where it is declared, since when it is there.
package struct APIFact: Hashable, Sendable {
  /// What a line tells of.
  package enum Kind: String, Sendable {
    case function = "func"
    case initializer = "init"
    case variable = "var"
    case constant = "let"
    case `case`, `struct`, `class`, `enum`, `protocol`, `typealias`, macro, `subscript`
    /// No declaration: the name is of another framework or was never there; `type` is what is meant.
    case foreign
    /// No declaration: since `availability(.iOS)` there is something better, which `type` writes down.
    case replaced
    /// No declaration: a value that `container` does not have; `type` is what is meant.
    case meant
  }

  /// A parameter as a call sees it.
  package struct Parameter: Hashable, Sendable {
    /// Nil without one.
    package let label: String?
    package let isOptional: Bool
    package let isClosure: Bool
  }

  /// Of an initialiser, the last name of its type.
  package let name: String
  /// The type or protocol that it is a member of, with outer types; empty for none.
  package let container: String
  package let kind: Kind
  package let isStatic: Bool
  /// Nil where it is no call.
  package let parameters: [Parameter]?
  /// Of a static member of a style or the like, its type; of replaced and foreign names, what to write.
  package let type: String
  package let module: String
  /// In the order of `APIPlatform.allCases`.
  private let versions: [APIAvailability]
  /// Its new name, as the SDK gives it; of replaced and foreign names a remark. Empty for none.
  package let renamed: String

  /// Whether the line tells of a declaration, not of a name that is none or of what is better.
  package var isDeclaration: Bool { kind != .foreign && kind != .replaced && kind != .meant }

  package func availability(_ platform: APIPlatform) -> APIAvailability { versions[platform.rawValue] }

  /// `onChange(of:initial:_:)`, `Label(_:systemImage:)`, `task`.
  package var signature: String {
    guard let parameters else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// Nil where the line is none of this form.
  init?(line: Slice<UnsafeRawBufferPointer>) {
    var columns = Columns(of: UnsafeRawBufferPointer(rebasing: line))
    (name, container) = (columns.next(), columns.next())
    let words = columns.next()
    let mark = "static "
    isStatic = words.hasPrefix(mark)
    guard let kind = Kind(rawValue: isStatic ? String(words.dropFirst(mark.count)) : words) else { return nil }
    self.kind = kind
    parameters = APIFact.parameters(kind, labels: columns.next(), shapes: columns.next())
    (type, module) = (columns.next(), columns.next())
    versions = APIPlatform.allCases.map { _ in APIAvailability(columns.next()) }
    // Columns that come later are for later readers.
    renamed = columns.next()
  }

  /// - Parameter labels: `of:initial:_:`.
  /// - Parameter shapes: a `p` or, of a closure, a `c` for each, with a `?` behind it when it may be left out; of forms that differ in
  ///   nothing else one after the other, with bars between them.
  private static func parameters(_ kind: Kind, labels: String, shapes: String) -> [Parameter]? {
    let isCall = [.function, .initializer, .macro, .subscript].contains(kind)
    guard isCall || !labels.isEmpty else { return nil }
    var forms = shapes.utf8.split(separator: UInt8(ascii: "|"))
    return labels.utf8.split(separator: UInt8(ascii: ":")).map { bytes in
      let label = Substring(bytes)
      var (isOptional, isClosure) = (false, false)
      // What one of the forms takes is taken.
      for index in forms.indices {
        if forms[index].popFirst() == UInt8(ascii: "c") { isClosure = true }
        guard forms[index].first == UInt8(ascii: "?") else { continue }
        forms[index].removeFirst()
        isOptional = true
      }
      return Parameter(label: label == "_" ? nil : String(label), isOptional: isOptional, isClosure: isClosure)
    }
  }
}

/// The columns of a line, one after the other; behind the last one they are empty.
private struct Columns {
  private let line: UnsafeRawBufferPointer
  private var start = 0

  init(of line: UnsafeRawBufferPointer) {
    self.line = line.last == Ascii.newline ? UnsafeRawBufferPointer(rebasing: line.dropLast()) : line
  }

  mutating func next() -> String {
    guard start < line.count else { return "" }
    let end = line.firstIndex(of: Ascii.tab, in: start..<line.count) ?? line.count
    defer { start = end + 1 }
    return String(decoding: line[start..<end], as: UTF8.self)
  }
}
