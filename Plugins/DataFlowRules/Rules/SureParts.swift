import SwiftKitSDK

/// The parts of a chain, and whether what the last of them gives is there by its documentation, or never missing in practice.
struct SureParts {
  private let parts: [Node]

  init(_ parts: [Node]) { self.parts = parts }

  var isSure: Bool {
    guard let root = parts.first, let last = parts.last else { return false }
    if root.isNamed("Bundle") {
      return parts.dropFirst().first?.isNamed("main", "module") == true || root.kind == .call && takesConstants(root)
    }
    if parts.count == 1 {
      return root.kind == .call ? isOfConstants(root) || Self.cannotFail(root) : root.isNamed("extensionContext")
    }
    let before = parts[parts.count - 2]
    switch last.name {
    case "date" where last.kind == .call, "dateInterval", "range":
      if last.kind == .call { return isOfCalendar(last) }
    // Every text has these bytes.
    case "data" where last.kind == .call:
      guard let encoding = last.argument("using")?.memberName else { return false }
      return encoding.hasPrefix("utf") || encoding == "unicode" || root.kind == .string
    case "string" where last.kind == .call: return before.nameWords.last == "formatter"
    case "containerURL": return true
    // What is part of the app, and what a controller makes when it is asked.
    case "path", "url":
      if last.hasArgument("forResource") || last.hasArgument("forAuxiliaryExecutable") || isOfComponents(before) {
        return true
      }
    case "addingPercentEncoding", "extensionContext": return true
    case "view": return before.nameWords.last == "controller"
    case "firstIndex": return parts.contains { $0.isNamed("allCases") }
    case "button": return before.nameWords.suffix(2) == ["status", "item"]
    case "delegate": return root.isNamed("UIApplication", "NSApplication", "NSApp")
    default: break
    }
    if last.isNamed(Self.units) { return before.nameWords.contains { $0.hasPrefix("component") || $0 == "comps" } }
    if last.isNamed(Self.ofLists) { return isOfFullList(last) }
    if last.isNamed("date") { return root.isNamed("DateComponents") && root.hasArgument("calendar") }
    // What the app's own extension of a system type holds.
    if parts.count == 2, root.isNamed(Self.makers) || root.isNamed("NSApplication") { return last.kind == .member }
    return last.isNamed("baseAddress", "dateFormat")
  }

  /// Whether it is what an address is put together from.
  private func isOfComponents(_ value: Node) -> Bool {
    value.nameWords.contains { $0.hasPrefix("comp") }
      || value.name.flatMap { value.variable(named: $0) }?.child(.initial)?.firstChild?.chain?.root.isNamed(
        "URLComponents")
        == true
  }

  /// Whether a list that is never empty gives its first, last or any element.
  private func isOfFullList(_ last: Node) -> Bool {
    guard let root = parts.first else { return false }
    if root.kind == .array || isDeleted(root) { return true }
    let isFull = parts.dropLast().contains { part in
      part.isNamed("NSSearchPathForDirectoriesInDomains", "allCases")
        || part.isNamed("urls") && part.hasArgument("in")
        || part.isNamed("components") && part.hasArgument("separatedBy")
    }
    guard !isFull, parts.count <= 3, let name = parts[parts.count - 2].name,
      case let all = last.file.nodes(.variable, named: [name]), all.count == 1, all[0].flags.contains(.constant),
      let list = all[0].child(.initial)?.firstChild, list.kind == .array || list.kind == .string
    else { return isFull }
    return list.firstChild != nil || list.text?.isEmpty == false
  }

  /// The rows that `onDelete { rows in … }` gives, which are never none.
  private func isDeleted(_ root: Node) -> Bool {
    root.enclosingClosures.contains { closure in
      closure.call.isNamed("onDelete", "onMove")
        && (root.isNamed("$0")
          || root.name.map { name in closure.node.children(.parameter).contains { $0.isNamed(name) } } == true)
    }
  }

  /// `Calendar.current.date(byAdding: .day, value: 1, to: now)!`: only impossible dates are missing.
  private func isOfCalendar(_ call: Node) -> Bool {
    parts.dropLast().contains { $0.nameWords.contains("calendar") }
      && ["byAdding", "bySettingHour", "from", "of", "in"].contains { call.hasArgument($0) }
  }

  /// `URL(string: "https://example.com")!`, `UUID(uuidString: "…")!`, `NSImage(named: NSImage.actionTemplateName)!`.
  private func isOfConstants(_ call: Node) -> Bool {
    if call.isNamed("init") {
      guard call.flags.contains(.implicit), call.arguments.first?.label != nil else { return false }
    } else if !call.isNamed(Self.makers), !isParsed(call) {
      // Whatever is made of constants alone is there always, or never.
      return call.isCapitalized && call.isRoot && takesConstants(call)
    }
    if let symbol = call.arguments.first, ["systemName", "systemSymbolName"].contains(symbol.label) {
      return isConstant(symbol.value)
    }
    return takesConstants(call) || isSafeAddress(call) || isOtherScheme(call)
  }

  /// An address with another scheme is one: `URL(string: page.absoluteString.replacingOccurrences(of: "ws://", with: "http://"))`.
  private func isOtherScheme(_ call: Node) -> Bool {
    guard call.isNamed("URL", "init"), call.arguments.count == 1,
      let given = call.argument("string")?.value.chain?.parts,
      given.count > 2, given[given.count - 2].isNamed("absoluteString"), let change = given.last,
      change.isNamed("replacingOccurrences", "replacing"), case let texts = change.arguments.map(\.value),
      texts.count == 2
    else { return false }
    return texts.allSatisfy { text in
      guard text.children(.argument).isEmpty, let scheme = text.text, scheme.hasSuffix("://") else { return false }
      return scheme.dropLast(3).allSatisfy { $0.isLetter || $0.isNumber } && scheme.count > 3
    }
  }

  /// A value of the project's own that is read from a literal: `SoftwareVersion(string: "13.3")`.
  private func isParsed(_ call: Node) -> Bool {
    call.isCapitalized && call.isRoot && call.arguments.count == 1
      && call.arguments.first?.label.map { ["string", "rawValue"].contains($0) } == true
  }

  private func takesConstants(_ call: Node) -> Bool {
    !call.arguments.isEmpty && call.arguments.allSatisfy { isConstant($0.value) }
  }

  /// A literal, or a name that belongs to a type or stands for a literal: `.jpeg`, `UIApplication.openSettingsURLString`.
  private func isConstant(_ value: Node) -> Bool {
    switch value.kind {
    case .string: return value.children(.argument).isEmpty
    case .integer, .float, .boolean, .nil: return true
    case .operation: return !value.joinedParts.isEmpty && value.joinedParts.allSatisfy(isConstant)
    case .chain:
      guard let parts = value.chain?.parts, let root = parts.first else { return false }
      if root.kind == .call {
        return parts.count == 1 && root.isNamed(Self.numbers + ["String"]) && takesConstants(root)
      }
      if root.isCapitalized || root.flags.contains(.implicit) {
        return parts.allSatisfy { $0.kind == .member && !$0.isNamed("shared", "standard", "current", "default") }
      }
      let meant = value.writtenOutcomes
      return meant != [value] && meant.allSatisfy { $0.kind == .string && $0.children(.argument).isEmpty }
    default: return false
    }
  }

  /// An address whose host is written out, with nothing but numbers in it.
  private func isSafeAddress(_ call: Node) -> Bool {
    guard let text = call.arguments.first?.value, text.kind == .string, call.isNamed("URL", "init", "URLComponents"),
      case let parts = text.children(.argument), let first = parts.first
    else { return false }
    // A beginning that is a constant itself: `"\(base)/config.json"`.
    if let base = first.firstChild, isConstant(base), first.range.lowerBound - text.range.lowerBound <= 3 {
      return parts.dropFirst().allSatisfy(isPlain)
    }
    let start = text.file.source(text.range.lowerBound..<first.range.lowerBound)
    guard let scheme = start.firstRange(of: "://"), case let host = start[scheme.upperBound...],
      host.contains("/") || host.hasSuffix(":\\(") || host.hasSuffix(":")
    else { return false }
    return parts.allSatisfy(isPlain)
  }

  /// A number, a constant or a code of letters and digits, which leaves an address one.
  private func isPlain(_ argument: Node) -> Bool {
    guard let value = argument.firstChild else { return false }
    if value.kind == .operation, value.children.contains(where: { $0.kind == .integer }) { return true }
    if isConstant(value) || value.chain?.parts.last?.nameWords.last.map(Self.numberWords.contains) == true {
      return true
    }
    let words = value.chain?.parts.last?.nameWords ?? []
    if words.contains(where: { $0 == "hex" || $0.hasPrefix("bech32") }) { return true }
    guard let name = value.ownMemberName else { return false }
    let parameter = value.enclosing(.function, .initializer)?.children(.parameter).first { $0.isNamed(name) }
    guard let type = (parameter ?? value.variable(named: name))?.child(.type)?.source else {
      return value.resolved.number != nil
    }
    return Self.numbers.contains(type)
  }

  private static let units = [
    "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekOfYear", "weekOfMonth", "quarter",
  ]
  /// What a list gives, and an empty one does not.
  static let ofLists = ["first", "last", "randomElement", "min", "max", "popLast", "popFirst"]
  private static let numbers = [
    "Int", "Int32", "Int64", "UInt", "UInt64", "UInt32", "UInt16", "UInt8", "CGFloat", "Double",
  ]
  private static let numberWords: Set = ["count", "number", "days", "year", "page", "port", "size", "width", "height"]

  /// What is made of constants of the source, of the system or of the app's own catalogue.
  private static let makers = [
    "URL", "UUID", "Locale", "TimeZone", "Calendar", "Decimal", "UIFont", "NSFont", "UIColor", "NSColor", "UIImage",
    "NSImage", "URLComponents", "UTType", "UserDefaults", "UnicodeScalar", "CGColorSpace",
  ]
}

extension SureParts {
  /// Whether an initialiser may give `nil` by the look of its arguments.
  static func mayFail(_ call: Node) -> Bool {
    let label = call.arguments.first.map { $0.label ?? "" } ?? "none"
    return call.isNamed("URL", "UIImage", "NSImage", "Int", "Double", "Float", "Decimal", "UUID", "Data")
      && label != "none" || ["string", "rawValue", "exactly", "named", "uuidString"].contains(label)
  }

  /// Calls that can be missing, but in practice never are.
  fileprivate static func cannotFail(_ call: Node) -> Bool {
    switch call.name {
    case "String", "NSString": call.argument("encoding")?.memberName == "utf8"
    // An address has parts, and a response its fields.
    case "URLComponents": call.hasArgument("url")
    case "HTTPURLResponse": call.hasArgument("statusCode")
    // What a match says of its own text.
    case "Range": call.hasArgument("in") && call.firstUnlabelled?.value.chain?.parts.last?.isNamed("range") == true
    // What every class of the system has.
    case "class_getInstanceMethod", "class_getClassMethod": true
    case "UIGraphicsGetCurrentContext", "UIGraphicsGetImageFromCurrentImageContext": true
    default: call.isCapitalized && call.arguments.count == 1 && call.hasArgument("stringValue")
    }
  }

  /// `try! Regex("[a-z]+")`, `try! String(contentsOf: Bundle.module.url(…)!)`, the folders of the system.
  static func cannotThrow(_ node: Node) -> Bool {
    guard let parts = node.chain?.parts, let root = parts.first else { return false }
    if root.isNamed("Regex", "NSRegularExpression", "NSDataDetector", "AttributedString") {
      return root.arguments.first.map { SureParts([root]).isConstant($0.value) } == true
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
    // What speaks with another process is of the type that was set for it, and a set of the older kind is one.
    if type == "NSObject" || type == "Set<AnyHashable>" && value.first?.isNamed("NSSet") == true
      || value.last?.nameWords.contains("proxy") == true
    {
      return true
    }
    if value.first?.isNamed("Bundle") == true || SureParts(value).isDelegateOfApp { return true }
    if value.last?.nameWords.last.map(["cell", "layer"].contains) == true || value.last?.isNamed(registered) == true {
      return true
    }
    let asked = "\(parts[place - 1].source.withoutSelf) is \(type)"
    return mark.ancestors.contains { node in
      // `AskedCasts` knows what an `if` and a `guard` ask for.
      if node.kind == .if || node.kind == .guard { return false }
      let questions = node.kind == .ternary ? [node.firstChild].compactMap(\.self) : node.children(.condition)
      return questions.contains { $0.isBefore(mark) && $0.source.mentions(asked) }
    }
  }

  private var isDelegateOfApp: Bool {
    parts.count > 1 && parts.first?.isNamed("UIApplication", "NSApplication", "NSApp") == true
      && parts.last?.isNamed("delegate") == true
  }

  private static let registered = [
    "dequeueReusableCell", "dequeueReusableSupplementaryView", "copy", "mutableCopy", "insertNewObject",
    "instantiateViewController", "instantiateInitialViewController", "topViewController",
  ]
  private static let coreTypes = ["CG", "CF", "CT", "CV", "CM", "Sec", "AXUIElement", "AXValue"]
}
