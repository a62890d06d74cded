import SwiftKitSDK

/// What stands before a `!`, and whether it is there by all that the code around and the documentation say.
struct SureValue {
  let chain: Chain
  let mark: Node

  init(_ chain: Chain, before mark: Node) {
    self.chain = chain
    self.mark = mark
  }

  var isSure: Bool {
    Self.isSure(parts, of: mark) || isSureByItsValue || isMadeBefore || isAskedBefore || isSureByCondition
  }

  private var parts: [Node] { chain.parts.filter { $0.range.upperBound <= mark.range.lowerBound } }
  private var value: String { mark.file.source(chain.node.range.lowerBound..<mark.range.lowerBound) }

  /// What the last of `parts` gives, by its documentation, unless it is given something else.
  private static func isSure(_ parts: [Node], of mark: Node) -> Bool {
    guard let root = parts.first, let last = parts.last else { return false }
    if root.isNamed("Bundle") {
      return parts.dropFirst().first?.isNamed("main", "module") == true || root.kind == .call && takesConstants(root)
    }
    if parts.count == 1 { return root.kind == .call ? isOfConstants(root) : root.isNamed("extensionContext") }
    if last.kind == .call, last.isNamed("date", "dateInterval", "range") { return isOfCalendar(last, parts) }
    if last.isNamed(units) {
      return parts[parts.count - 2].nameWords.contains { $0.hasPrefix("component") || $0 == "comps" }
    }
    if last.isNamed("first", "last", "randomElement", "min", "max") {
      return root.kind == .array
        || parts.contains { part in
          part.isNamed("NSSearchPathForDirectoriesInDomains", "allCases")
            || part.isNamed("urls") && part.hasArgument("in")
        }
    }
    // What an address is put together from, and what the app's own extension of a system type holds.
    if last.isNamed("url") { return parts[parts.count - 2].nameWords.contains { $0.hasPrefix("comp") } }
    if last.isNamed("date") { return root.isNamed("DateComponents") && root.hasArgument("calendar") }
    if parts.count == 2, root.isNamed(makers) || root.isNamed("NSApplication") { return last.kind == .member }
    return last.isNamed("baseAddress", "dateFormat")
  }

  /// `URL(string: "https://example.com")!`, `UUID(uuidString: "…")!`, `NSImage(named: NSImage.actionTemplateName)!`.
  private static func isOfConstants(_ call: Node) -> Bool {
    if call.isNamed("init") {
      guard call.flags.contains(.implicit), let label = call.arguments.first?.label, labels.contains(label) else {
        return false
      }
    } else if call.isNamed("URLComponents"), call.hasArgument("url") {
      return true
    } else if !call.isNamed(makers), !isParsed(call) {
      // Whatever is made of constants alone is there always, or never.
      return call.isCapitalized && call.isRoot && takesConstants(call)
    }
    return takesConstants(call) || isSafeAddress(call)
  }

  /// A value of the project's own that is read from a literal: `SoftwareVersion(string: "13.3")`.
  private static func isParsed(_ call: Node) -> Bool {
    call.isCapitalized && call.isRoot && call.arguments.count == 1
      && call.arguments.first?.label.map { ["string", "rawValue"].contains($0) } == true
  }

  private static func takesConstants(_ call: Node) -> Bool {
    !call.arguments.isEmpty && call.arguments.allSatisfy { isConstant($0.value) }
  }

  /// A literal, or a name that belongs to a type: `.jpeg`, `UIApplication.openSettingsURLString`.
  private static func isConstant(_ value: Node) -> Bool {
    switch value.kind {
    case .string: return value.children(.argument).isEmpty
    case .integer, .float, .boolean, .nil: return true
    case .chain:
      guard let parts = value.chain?.parts, let root = parts.first else { return false }
      if root.kind == .call { return parts.count == 1 && root.isNamed(numbers) && takesConstants(root) }
      return (root.isCapitalized || root.flags.contains(.implicit))
        && parts.allSatisfy { $0.kind == .member && !$0.isNamed("shared", "standard", "current", "default") }
    default: return false
    }
  }

  /// An address whose host is written out, with nothing but numbers in it.
  private static func isSafeAddress(_ call: Node) -> Bool {
    guard let text = call.arguments.first?.value, text.kind == .string, call.isNamed("URL", "init", "URLComponents"),
      case let parts = text.children(.argument), let first = parts.first
    else { return false }
    // A beginning that is a constant itself: `"\(base)/config.json"`.
    if let base = first.firstChild?.resolved, base.kind == .string, base.text?.contains("://") == true,
      first.range.lowerBound - text.range.lowerBound <= 3
    {
      return parts.dropFirst().allSatisfy { isNumber($0) || $0.firstChild?.resolved.kind == .string }
    }
    let start = text.file.source(text.range.lowerBound..<first.range.lowerBound)
    guard let scheme = start.firstRange(of: "://"), start[scheme.upperBound...].contains("/") else { return false }
    return parts.allSatisfy(isNumber)
  }

  private static func isNumber(_ argument: Node) -> Bool {
    argument.firstChild?.chain?.parts.last?.nameWords.last.map(numberWords.contains) == true
  }

  /// `Calendar.current.date(byAdding: .day, value: 1, to: now)!`: only impossible dates are missing.
  private static func isOfCalendar(_ call: Node, _ parts: [Node]) -> Bool {
    parts.dropLast().contains { $0.nameWords.contains("calendar") }
      && ["byAdding", "bySettingHour", "from", "of", "in"].contains { call.hasArgument($0) }
  }

  /// A constant of the same function whose value is sure: `let icon = NSImage(named: "a"); icon!.size = …`.
  private var isSureByItsValue: Bool {
    guard let name = chain.root.name, parts.count == 1, chain.root.kind == .member,
      let code = mark.enclosing(.function, .initializer, .accessor, .body),
      let variable = code.descendants.first(where: { $0.kind == .variable && $0.isNamed(name) && $0.isBefore(mark) }),
      variable.flags.contains(.constant), let made = variable.child(.initial)?.firstChild?.chain
    else { return false }
    return Self.isSure(made.parts, of: mark)
  }

  /// Whether a statement just before has given it a value: `formatter = DateFormatter(); formatter!.dateStyle = .short`.
  private var isMadeBefore: Bool {
    guard
      let statement = mark.ancestors.first(where: { node in
        [.branch, .body, .closure, .switchCase].contains { $0 == node.parent?.kind }
      }), let block = statement.parent, let place = block.statements.firstIndex(of: statement)
    else { return false }
    let made = block.statements[..<place].suffix(4).last { $0.assignment?.target.source == value }
    guard let given = made?.assignment?.value else { return false }
    // A value of which nothing is optional by the look of it.
    return !given.source.contains("?") && !given.source.contains("URL(") && given.kind != .nil
      && (given.chain?.root.isCapitalized == true || given.chain?.parts.last?.name.map(Self.plain.contains) == true
        || given.number != nil || given.kind == .string)
  }

  /// Whether a statement before has left where it is missing, or has filled it: `guard a != nil else { return }`,
  /// `if days[day] == nil { days[day] = [] }`.
  private var isAskedBefore: Bool {
    mark.ancestors.contains { statement in
      guard let block = statement.parent, [.branch, .body, .closure, .switchCase].contains(block.kind) else {
        return false
      }
      return block.statements.contains { earlier in
        guard earlier.isBefore(mark), earlier.kind == .guard || earlier.kind == .if else { return false }
        let asked = earlier.kind == .guard ? "\(value) != nil" : "\(value) == nil"
        return earlier.children(.condition).contains { $0.source == asked }
          && (earlier.kind == .guard || earlier.children(.branch).first.map(leavesOrFills) == true)
      }
    }
  }

  /// Whether a branch gives it a value, or ends so that what follows is not reached.
  private func leavesOrFills(_ branch: Node) -> Bool {
    let statements = branch.statements
    let isLeft = statements.last.map { last in
      last.kind == .return || last.isNamed("throw", "continue", "break")
        || last.chain?.root.isNamed("fatalError", "preconditionFailure") == true
    }
    return isLeft == true || statements.contains { $0.assignment?.target.source == value }
  }

  /// Whether the same expression has made sure of it: `a == nil || a!.isEmpty`, `list.count == 1 ? list.first! : …`,
  /// `items.filter { $0.size != nil }.sorted { $0.size! < $1.size! }`.
  private var isSureByCondition: Bool {
    let expression: [Node.Kind] = [.chain, .operation, .tuple, .argument, .call, .condition, .ternary, .force, .string]
    for node in mark.ancestors.prefix(while: { expression.contains($0.kind) }) {
      if node.kind == .operation, node.range.lowerBound < chain.node.range.lowerBound,
        node.children.contains(where: { $0.isNamed("||", "&&") }),
        node.source.contains("\(value) == nil ||") || node.source.contains("\(value) != nil &&")
      {
        return true
      }
      if node.kind == .ternary, let condition = node.firstChild, !mark.isInside(condition), asks(condition) {
        return true
      }
    }
    guard chain.root.name?.hasPrefix("$") == true, let sorting = mark.enclosingClosures.first?.call,
      let parts = sorting.chain?.parts, let place = parts.firstIndex(of: sorting)
    else { return false }
    let element = "$0" + value.dropFirst(2)
    return parts[..<place].contains { $0.isNamed("filter") && $0.source.contains("\(element) != nil") }
  }

  /// Whether a condition is about this very value, or about how many there are.
  private func asks(_ condition: Node) -> Bool {
    let text = condition.source
    if text.contains("\(value) != nil") || text.contains("\(value) == nil") || text.contains("\(value)?.") {
      return true
    }
    guard let last = parts.last, last.isNamed("first", "last") else { return false }
    let list = mark.file.source(chain.node.range.lowerBound..<last.anchor.lowerBound)
    return text.contains("\(list)count") || text.contains("\(list)isEmpty")
  }

  /// Whether an `if` around it asks for the value: `if logo != nil { Image(uiImage: logo!) }`.
  var isComparedAbove: Bool {
    mark.ancestors.contains { node in
      node.kind == .if
        && node.children(.condition).contains { !mark.isInside($0) && $0.source.contains("\(value) != nil") }
    }
  }

  /// `Data(text.utf8)` for `text.data(using: .utf8)!`; nil where it is something else.
  var bytes: [Edit]? {
    guard parts.count > 1, let last = parts.last, last.kind == .call, last.isNamed("data"), last.arguments.count == 1,
      last.argument("using")?.memberName == "utf8"
    else { return nil }
    let text = chain.node.range.lowerBound..<parts[parts.count - 2].range.upperBound
    guard !mark.file.source(text.upperBound..<mark.range.upperBound).contains("/") else { return [] }
    return [
      Edit(text.lowerBound..<text.lowerBound, "Data("), Edit(text.upperBound..<mark.range.upperBound, ".utf8)"),
    ]
  }

  private static let units = [
    "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekOfYear", "weekOfMonth", "quarter",
  ]
  private static let labels = ["string", "uuidString", "rawValue", "identifier", "systemName", "systemSymbolName"]
  private static let numbers = ["UInt32", "UInt16", "UInt8", "Int", "CGFloat", "Double"]
  private static let numberWords: Set = ["count", "number", "days", "year", "page", "port", "size", "width", "height"]
  private static let plain: Set = ["contains", "count", "isEmpty", "hasPrefix", "hasSuffix"]

  /// What is made of constants of the source, of the system or of the app's own catalogue.
  private static let makers = [
    "URL", "UUID", "Locale", "TimeZone", "Calendar", "Decimal", "UIFont", "NSFont", "UIColor", "NSColor", "UIImage",
    "NSImage", "URLComponents", "UTType", "UserDefaults", "UnicodeScalar", "CGColorSpace",
  ]
}

extension SureValue {
  /// `try! Regex("[a-z]+")`, `try! String(contentsOf: Bundle.module.url(…)!)`, the folders of the system.
  static func cannotThrow(_ node: Node) -> Bool {
    guard let parts = node.chain?.parts, let root = parts.first else { return false }
    if root.isNamed("Regex", "NSRegularExpression") {
      return root.arguments.first.map { isConstant($0.value) } == true
    }
    if root.arguments.contains(where: { $0.label == "contentsOf" && $0.value.chain?.root.isNamed("Bundle") == true }) {
      return true
    }
    return root.isNamed("FileManager") && parts.last?.isNamed("url") == true && parts.last?.hasArgument("in") == true
  }

  /// Cells, layers and copies are of the type that was registered, and types of C can only be cast so.
  static func isSureCast(_ mark: Node) -> Bool {
    guard let parts = mark.parent.map({ Array($0.children) }), let place = parts.firstIndex(of: mark), place > 0,
      place + 1 < parts.count
    else { return false }
    let type = parts[place + 1].source
    if coreTypes.contains(where: { type.hasPrefix($0) && type.dropFirst($0.count).first?.isUppercase == true }) {
      return true
    }
    let value = parts[place - 1].chain?.parts ?? []
    if value.first?.isNamed("Bundle") == true { return true }
    return value.last?.nameWords.last.map(["cell", "layer"].contains) == true
      || value.last?.isNamed(
        "dequeueReusableCell", "dequeueReusableSupplementaryView", "copy", "mutableCopy", "insertNewObject")
        == true
  }

  private static let coreTypes = ["CG", "CF", "CT", "CV", "CM", "Sec", "AXUIElement", "AXValue"]
}
