import SwiftKitSDK

extension SureValue {
  /// Whether it is known to come from outside, or to be able to go: what a text or a response holds, what is weak, a screen.
  var isFromOutside: Bool {
    isParsed || isWeak || isOfScreen || isOfAnswer || isUnderKey || isOfDecoded
  }

  /// `URL(string: text)!`, `Int(text)!`, `formatter.date(from: text)!`, where the source does not hold the text.
  private var isParsed: Bool {
    guard let last = parts.last, last.kind == .call, let given = last.arguments.first else { return false }
    if last.isNamed("date"), given.label == "from", parts.count > 1 {
      return parts[parts.count - 2].nameWords.last == "formatter" && isText(given.value)
    }
    guard parts.count == 1 else { return false }
    // A number that was written out is one again.
    if last.isNamed("Decimal", "NSDecimalNumber"), given.value.memberName == "description" { return false }
    return switch given.label {
    case nil: last.isNamed(Self.numbers) && isText(given.value)
    case "string", "uuidString", "base64Encoded":
      (last.isNamed(Self.texts) || last.flags.contains(.implicit) && last.isNamed("init")) && isText(given.value)
    case "data": last.isNamed("UIImage", "NSImage") && isText(given.value)
    default: false
    }
  }

  /// The name of a value, or what is asked of one, that no constant of this file and no enum stands behind.
  private func isText(_ value: Node) -> Bool {
    guard let asked = value.chain?.parts, let root = asked.first, let last = asked.last, !root.isCapitalized,
      !root.flags.contains(.implicit), root.kind == .member, !last.isNamed(Self.ofURLs),
      // What a regular expression has found, `match.1`.
      !asked.contains(where: { $0.name?.first?.isNumber == true })
    else { return false }
    return value.outcomes.allSatisfy { $0.kind == .chain && $0.chain?.root.isCapitalized == false }
      && !isKept(asked) && !isOfKnownHost(asked) && !isOfLiterals(asked) && !isChosenAmongConstants(asked)
      && !isOfSetUp(asked)
  }

  /// `invite.address`, where this file declares and makes invites, and writes out the host of each address.
  private func isOfKnownHost(_ asked: [Node]) -> Bool {
    guard asked.count == 2, let root = asked[0].name, let name = asked[1].name, case let file = mark.file,
      case let types = file.nodes(.variable, named: [name]).filter({ $0.parent == $0.enclosingType && $0.code == nil })
        .compactMap(\.enclosingType?.name),
      let type = types.count == 1 ? types[0] : types.first(where: { $0.lowercased() == root.lowercased() })
    else { return false }
    let given = file.calls(named: type).compactMap { $0.argument(name)?.value }.flatMap(\.writtenOutcomes)
    return !given.isEmpty
      && given.allSatisfy { text in
        let parts = text.leadingText?.split(separator: "://") ?? []
        return parts.count == 2 && parts[1].contains("/")
      }
  }

  /// `URL(string: endpoint)!` in `init(endpoint: String)`: the address of a service is set when the app is built, and a wrong one
  /// shows at the first start. What a service answers, `serverReply`, is not.
  private func isOfSetUp(_ asked: [Node]) -> Bool {
    guard parts.last?.isNamed("URL", "URLComponents") == true, asked.count == 1,
      let maker = mark.enclosing(.closure, .function, .initializer), maker.kind == .initializer,
      maker.children(.parameter).contains(where: { $0.name == asked[0].name })
    else { return false }
    let words = asked[0].nameWords
    return [words.first, words.last].contains { $0.map(Self.wordsOfServices.contains) == true }
      && words.allSatisfy { Self.wordsOfServices.contains($0) || Self.wordsOfAddresses.contains($0) }
  }

  /// A text that the type around keeps, `URL(string: address)!`: whoever made it may have looked at it.
  private func isKept(_ asked: [Node]) -> Bool {
    let names = asked.drop { $0.isNamed("self") }
    guard names.count == 1, let name = names.first, let property = name.variable(named: name.name ?? "") else {
      return false
    }
    return property.enclosingType == property.parent && property.parent != nil && property.code == nil
      && !isTyped(property)
  }

  /// What a field takes from whoever types, `TextField("Age", text: $age)`, where the file asks nothing of it and only parses it.
  private func isTyped(_ property: Node) -> Bool {
    guard property.hasAttribute("State"), let name = property.name, case let file = property.file,
      file.nodes(.member, named: ["$" + name]).contains(where: { use in
        use.chain?.parts.count == 1 && use.chain?.node.parent?.isNamed("text") == true
      })
    else { return false }
    return file.nodes(.member, named: [name]).allSatisfy { use in
      use.isAssigned || use.chain?.node.callOfArgument?.chain?.parts.dropFirst().first?.kind == .force
    }
  }

  /// A `weak` property, or `self` in a closure that holds it weakly.
  private var isWeak: Bool {
    guard parts.drop(while: { $0.isNamed("self") }).count <= 1, let name = parts.last?.name else { return false }
    if name == "self" {
      return mark.enclosingClosures.first { !$0.node.children(.capture).isEmpty }?.node.children(.capture)
        .contains { $0.isNamed("self") && $0.text == "weak" } == true
    }
    guard let property = chain.node.variable(named: name), !property.hasAttribute("IBOutlet") else { return false }
    return property.children(.modifier).contains { $0.isNamed("weak") }
  }

  /// The main screen and the key window, which need not be there.
  private var isOfScreen: Bool {
    guard let root = parts.first, let last = parts.last else { return false }
    if root.isNamed("NSScreen") { return last.isNamed("main", "first", "last") }
    return last.isNamed("keyWindow", "mainWindow") && root.isNamed("NSApp", "NSApplication", "UIApplication")
  }

  /// What was awaited, `let page = try await client.page()`, or given to the closure of a request: `data!`.
  private var isOfAnswer: Bool {
    guard let root = parts.first, root.kind == .member, let name = root.name else { return false }
    if parts.count == 1, ["data", "response"].contains(name) {
      let around = mark.enclosingClosures.first { $0.node.children(.parameter).contains { $0.isNamed(name) } }
      return around?.call.isNamed("dataTask", "downloadTask", "uploadTask") == true
    }
    guard let made = chain.node.variable(named: name)?.child(.initial)?.firstChild, !isPathOfFile else { return false }
    return made.children(.operator).contains { $0.isNamed("await") }
  }

  /// `fileURL.filePath!`: what was written to a file has a path.
  private var isPathOfFile: Bool {
    parts.count == 2 && parts[0].nameWords.last == "url" && parts[1].nameWords.last == "path"
  }

  /// `payload["name"]!`, whose key the source names and whose values it does not.
  ///
  /// What is called at once, `contract["balance"]!()`, is a function of the app's own table.
  private var isUnderKey: Bool {
    guard let last = parts.last, last.kind == .subscript, last.arguments.count == 1,
      last.arguments[0].value.kind == .string, let root = parts.first, !root.isCapitalized, let name = root.name,
      !parts.contains(where: { $0.isNamed("environment", "userInfo", "infoDictionary") }), !isCalledAtOnce
    else { return false }
    return chain.node.variable(named: name)?.child(.initial)?.firstChild.map { $0.kind != .dictionary } ?? true
  }

  private var isCalledAtOnce: Bool {
    let end = mark.range.upperBound
    return mark.file.source(end..<end + 1) == "("
  }

  /// `movie.posters.first!`, `user.has_liked!`: a field of what is decoded.
  private var isOfDecoded: Bool {
    guard let root = parts.first, root.kind == .member, let name = root.name, let last = parts.last, parts.count > 1,
      // A value that is a list itself is no field.
      last.isNamed(SureParts.ofLists) ? parts.count > 2 : last.kind == .member
    else { return false }
    if last.kind == .member, let field = last.name, field.contains("_"), field.first?.isLowercase == true {
      return true
    }
    // What has been stored has its number, and what was assigned right before is there.
    if last.nameWords.last == "id" || isAssignedBefore { return false }
    // What its own members take for granted they know.
    guard name != "self", let type = chain.node.typeName(of: name), mark.owner?.name != type,
      case let file = mark.file, file.isDecoded(type)
    else { return false }
    // Another type of that name may be meant, which holds what the app has set; then the code around has to say that it may be missing.
    let isMeant = mark.mayMean(type) && !file.project.isAmbiguous(type)
    return isMeant || !file.nodes([.struct, .class], named: [type]).isEmpty
      || file.once { OptionalReads(in: file) }.include(value, in: mark.enclosingMember)
  }

  /// `draft.image = Image()`, and in the next statement `draft.image!.size = size`.
  private var isAssignedBefore: Bool {
    guard parts.allSatisfy({ $0.kind == .member }) else { return false }
    let asked = parts.map(\.name)
    var statement = chain.node
    while let parent = statement.parent, ![.body, .closure, .branch, .switchCase].contains(parent.kind) {
      statement = parent
    }
    guard let block = statement.parent else { return false }
    return block.statements.prefix { $0.isBefore(statement) }.suffix(1).contains { before in
      before.assignment.map { $0.target.chain?.parts.map(\.name) == asked && $0.value.kind != .nil } == true
    }
  }

  /// `payload["name"]` and `JSONSerialization.jsonObject(with: data)`, whose type only the sender knows; the sender of a notification
  /// is the app.
  static func isUntyped(_ value: Node) -> Bool {
    guard let parts = value.chain?.parts, let last = parts.last else { return false }
    if parts.contains(where: { $0.isNamed("JSONSerialization") }) { return true }
    if isOfNotification(parts) || isOfWrittenDictionary(parts) { return false }
    return last.kind == .subscript && last.arguments.count == 1 && last.arguments[0].value.kind == .string
      && parts.first?.isCapitalized == false && !parts.contains { $0.isNamed("infoDictionary") }
  }

  /// `try! JSONDecoder().decode(…)`, `try! Data(contentsOf: url)`, `try! context.fetch(…)`: what others have written.
  static func readsOutside(_ node: Node) -> Bool {
    guard let parts = node.chain?.parts, let root = parts.first, let last = parts.last,
      // What the app brings along is there.
      (node.enclosing(.function, .initializer) ?? node.enclosing(.variable))?.sourceHolds("bundle") != true
    else { return false }
    if parts.count == 1 { return root.isNamed("Data", "String") && root.hasArgument("contentsOf") }
    if last.isNamed("decode"), readsWrittenText(last) { return false }
    return last.isNamed("decode", "jsonObject", "propertyList", "fetch", "fetchCount", "save", "contentsOfDirectory")
  }

  private static let numbers = ["Int", "Int32", "Int64", "UInt", "UInt32", "UInt64", "Double", "Float", "CGFloat"]
  private static let texts = ["URL", "NSURL", "URLComponents", "UUID", "Decimal", "Data", "NSDecimalNumber"]
  private static let wordsOfServices: Set = ["api", "base", "endpoint", "gateway", "host", "server"]
  private static let wordsOfAddresses: Set = ["address", "name", "url"]
  private static let ofURLs = ["rawValue", "absoluteString", "path", "uuidString"]
}

/// What the members of a file take for something that may be missing, `trip.guide?.name`, found once for all marks; of a chain that goes
/// on and on only its beginning.
private struct OptionalReads {
  private struct Read: Hashable {
    let member: Node?
    let value: String
  }

  private var all: Set<Read> = []

  init(in file: SourceFile) {
    for mark in file.nodes(.optional) {
      guard let chain = mark.parent, chain.kind == .chain,
        case let written = chain.range.lowerBound..<mark.range.lowerBound, written.count <= 200
      else { continue }
      all.insert(Read(member: mark.enclosingMember, value: file.source(written).withoutSelf))
    }
  }

  func include(_ value: String, in member: Node?) -> Bool { all.contains(Read(member: member, value: value)) }
}

extension SourceFile {
  /// Whether values of the type are decoded, as far as this file and the others of the project say.
  func isDecoded(_ type: String) -> Bool {
    project.conforms(type, to: "Codable", "Decodable")
      || nodes([.struct, .class], named: [type]).contains { $0.conforms(to: "Codable", "Decodable") }
  }
}
