import SwiftKitSDK

/// Plain comparison knows neither accents nor the habits of a language: `cafe` does not find Café.
///
/// Not for ids, paths and the like, nor for the names of images, icons, containers, coins and networks, nor for what a function makes of
/// an element, whose letters nobody knows. A search that ignores case already misses accents alone: there it is reported only for
/// what people write, such as names, titles and notes.
struct SearchByContains: Check {
  let id = "search-by-contains"
  let rules = ["typography/formatting/search-by-contains"]
  let severity = Severity.info
  let title = "a search by plain contains"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = [
    "|range| & |filter| & |caseInsensitive|", "|Predicate| & |contains|", "|contains| & |filter|",
    "|contains| & |lowercased|", "|localizedCaseInsensitiveContains|",
  ]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    ranges(file, report)
    for call in file.calls(named: "contains", "localizedCaseInsensitiveContains")
    where call.isModifier && !call.isInPreview {
      guard call.arguments.count == 1, let value = call.firstUnlabelled?.value, let parts = call.chain?.parts,
        let wanted = value.chain?.parts, value.kind == .chain, isQuery(wanted), !isCode(parts)
      else { continue }
      let isLowered = parts.contains { $0.isNamed("lowercased", "localizedLowercase", "uppercased") }
      let isFilter = call.enclosingClosures.first?.call.isNamed("filter", "first", "contains") == true
      // A text of the element; a set of names or ids is asked for the whole of one.
      let element = call.enclosingClosures.first?.node.child(.parameter)?.name ?? "$0"
      if isOfPredicate(call, parts) {
        report(
          call,
          "`contains` does not ignore case and accents, so \"cafe\" does not find \"Café\"; use `localizedStandardContains(_:)`"
        )
        continue
      }
      let ignoresCase = isLowered || call.isNamed("localizedCaseInsensitiveContains")
      if ignoresCase, !isWrittenByPeople(parts), !isTextOfList(call) { continue }
      let isElement =
        parts.first?.name == element && (parts.count > 2 || isTextOfList(call) || isText(element, of: call))
        || isLowered
      guard isElement, ignoresCase || isFilter && !isCollection(parts) else { continue }
      report(
        call,
        "`\(call.name ?? "contains")` does not ignore accents, so \"cafe\" does not find \"Café\"; use `localizedStandardContains(_:)`",
        // Only a text has this one; what `contains` belongs to may be a list.
        edits: call.isNamed("localizedCaseInsensitiveContains") ? [Edit(call.anchor, "localizedStandardContains")] : [])
    }
  }

  /// `$0.name.range(of: query, options: .caseInsensitive) != nil` of the elements of a filter.
  private func ranges(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "range") where call.isModifier && !call.isInPreview {
      guard let wanted = call.argument("of")?.value, wanted.kind == .chain, let words = wanted.chain?.parts,
        isQuery(words), let options = call.argument("options")?.value, options.sourceHolds("caseinsensitive"),
        !options.sourceHolds("diacriticinsensitive"), call.arguments.count == 2, let parts = call.chain?.parts,
        parts.count > 2, !isCode(parts), isWrittenByPeople(parts),
        let closure = call.enclosingClosures.first, closure.call.isNamed("filter"),
        parts[0].name == closure.node.child(.parameter)?.name ?? "$0"
      else { continue }
      report(
        call,
        "this search does not ignore accents, so \"cafe\" does not find \"Café\"; use `localizedStandardContains(_:)`")
    }
  }

  /// Whether it asks a text of the elements of a `#Predicate`.
  private func isOfPredicate(_ call: Node, _ parts: [Node]) -> Bool {
    guard call.isNamed("contains"), parts.count > 2, !isCollection(parts), let closure = call.enclosing(.closure),
      closure.ancestors.prefix(3).contains(where: { $0.kind == .macro && $0.isNamed("Predicate") })
    else { return false }
    return parts[0].name == closure.child(.parameter)?.name ?? "$0"
  }

  /// Whether it asks the elements of a list that is written here: `[song.title, song.artist].contains { $0.contains(query) }`.
  private func isTextOfList(_ call: Node) -> Bool {
    guard let closure = call.enclosingClosures.first, closure.call.isNamed("contains", "first", "filter") else {
      return false
    }
    return closure.call.chain?.root.kind == .array
  }

  /// Whether what a list of texts is filtered by is asked: `names` of `[String]`, `names.filter { $0.contains(search) }`.
  private func isText(_ element: String, of call: Node) -> Bool {
    // A list that is changed before holds other things.
    guard call.chain?.parts.count == 2, let filter = call.enclosingClosures.first?.call,
      let parts = filter.chain?.parts,
      parts.count > 1, parts[1] == filter, case let list = parts[0], list.kind == .member, call.owner?.isView == true,
      isTyped(call.firstUnlabelled?.value), let name = list.name,
      !list.nameWords.contains(where: { ["symbols", "ids", "keys", "paths", "codes"].contains($0) }),
      let variable = call.variable(named: name)
    else { return false }
    if let type = variable.child(.type)?.source { return type == "[String]" }
    let value = variable.child(.initial)?.firstChild
    return value?.kind == .array && value?.children.allSatisfy { $0.kind == .string } == true
  }

  /// Whether this is what somebody types or hands on, and no constant with a value.
  private func isTyped(_ value: Node?) -> Bool {
    guard let name = value?.ownMemberName, let variable = value?.variable(named: name) else { return false }
    return variable.child(.initial) == nil || !variable.flags.contains(.constant)
  }

  /// `searchText`, `query.lowercased()`.
  private func isQuery(_ parts: [Node]) -> Bool {
    guard let name = parts.last(where: { $0.kind == .member }) else { return false }
    return name.nameWords.contains {
      ["search", "query", "needle", "term", "filter", "keyword", "searchtext"].contains($0)
    }
  }

  /// What is asked for the text: `title` of `song.title.lowercased().contains(query)`.
  private func asked(_ parts: [Node]) -> Node? {
    parts.dropLast().last { $0.kind != .optional && !$0.isNamed("lowercased", "localizedLowercase", "uppercased") }
  }

  /// Whether it is called after what people write: `song.title`, and an element of `names`.
  private func isWrittenByPeople(_ parts: [Node]) -> Bool {
    guard let asked = self.asked(parts) else { return false }
    let list = parts.first == asked ? self.list(of: asked)?.nameWords ?? [] : []
    return (asked.nameWords + list).contains { word in
      Self.prose.contains(word) || Self.names.contains(word)
        || word.hasSuffix("s") && Self.names.contains(String(word.dropLast()))
    }
  }

  /// Whether it is an id, an address or a sign, whose letters have no accents, or what a call with arguments gives.
  private func isCode(_ parts: [Node]) -> Bool {
    let asked = self.asked(parts)
    if asked?.kind == .call && asked?.arguments.isEmpty == false { return true }
    let words = asked?.nameWords ?? []
    if words.contains(where: Self.codes.contains) || words.last.map(Self.lastCodes.contains) == true { return true }
    guard let asked, let root = parts.first else { return false }
    // An element itself is what its list holds: `files.filter { $0.contains(query) }`.
    guard root == asked else { return isOfCodes(asked, of: parts.prefix { $0 != asked }) }
    return list(of: root)?.nameWords.contains { word in
      ["files", "folders", "directories", "icon", "icons"].contains(word)
        || word.hasSuffix("s") && Self.codes.contains(String(word.dropLast()))
    } == true
  }

  /// Whether what is asked belongs to a thing whose texts are letters of ASCII: `image.label` of a container.
  private func isOfCodes(_ asked: Node, of holders: ArraySlice<Node>) -> Bool {
    let list = holders.first.flatMap(self.list(of:))?.nameWords ?? []
    let words = holders.flatMap(\.nameWords) + list + asked.nameWords.dropLast()
    let owners = words.map { $0.hasSuffix("s") && $0 != "os" ? String($0.dropLast()) : $0 }
    if asked.isNamed("name", "label"), owners.contains(where: Self.namedByCodes.contains) { return true }
    return owners.contains(where: Self.madeOfCodes.contains) && !asked.nameWords.contains(where: Self.prose.contains)
  }

  /// The list whose elements the closure around this is given; of `columns.list`, the columns.
  private func list(of element: Node) -> Node? {
    guard let filter = element.enclosingClosures.first?.call,
      let names = filter.chain?.parts.prefix(while: { $0 != filter }), let last = names.last
    else { return nil }
    return last.isNamed("list", "all", "items", "values", "entries") ? names.dropLast().last ?? last : last
  }

  private static let codes: Set = [
    "id", "identifier", "uuid", "code", "token", "symbol", "url", "host", "domain", "path", "key", "hash", "address",
    "raw", "extension", "category", "version", "bundle", "package", "ticker", "locale", "command", "ip", "hex", "rgb",
    "hsl", "mime", "email",
  ]
  /// Codes where a name ends with them: an `imageCaption` is for people.
  private static let lastCodes: Set = ["image", "type"]
  /// What nobody gives a name with accents.
  private static let madeOfCodes: Set = ["image", "icon", "container", "cask", "os"]
  /// What has a title for people and a name for machines.
  private static let namedByCodes: Set = [
    "filter", "blockchain", "chain", "coin", "crypto", "currency", "network", "ticker", "token", "validator",
  ]
  private static let prose: Set = [
    "title", "description", "caption", "summary", "note", "notes", "comment", "text", "body", "author", "artist",
    "display",
  ]
  private static let names: Set = [
    "name", "nickname", "label", "tag", "first", "last", "message", "subject", "subtitle", "details", "content",
    "preview", "snippet", "series", "album", "song", "track", "city", "place", "street", "country", "question",
    "answer", "word", "people", "person", "contact",
  ]

  private func isCollection(_ parts: [Node]) -> Bool {
    parts.dropLast().last?.nameWords.last.map {
      ["ids", "tags", "names", "keys", "keywords", "categories", "values", "items", "words"].contains($0)
    } == true
  }
}
