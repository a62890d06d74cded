import JSON

extension FigmaDocument {
  /// Reads a response of Figma: a file, a set of nodes, or one bare layer.
  ///
  /// Fields nobody needs are stepped over; layers deeper than `deepest` are counted and left out.
  package init(json bytes: [UInt8], deepest: Int = 160) throws(FigmaError) {
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(JSONFault) -> FigmaDocument in
        var reader = FigmaDocumentReader(JSONCursor(buffer, mayBeMarked: true), deepest: deepest)
        return try reader.document()
      }
    }
    do throws(JSONFault) {
      self = try result.get()
    } catch {
      throw .malformed(line: error.place.line, column: error.place.column, reason: error.reason)
    }
    if roots.isEmpty && missing.isEmpty { throw .noDocument }
    byteCount = bytes.count
  }
}

extension FigmaDocument {
  /// Takes in the layer that stands next; what has no type is none.
  fileprivate mutating func read(_ cursor: inout JSONCursor, deepest: Int) throws(JSONFault) {
    let node = try FigmaNode(&cursor, depth: 0, deepest: deepest)
    if !node.type.isEmpty { roots.append(node) }
  }
}

private struct FigmaDocumentReader {
  private var cursor: JSONCursor
  private let deepest: Int

  init(_ cursor: JSONCursor, deepest: Int) {
    self.cursor = cursor
    self.deepest = deepest
  }

  mutating func document() throws(JSONFault) -> FigmaDocument {
    var document = FigmaDocument()
    switch try cursor.next() {
    case .object: try topLevel(into: &document)
    case .array:
      let deepest = deepest
      try cursor.array { cursor throws(JSONFault) in
        try document.read(&cursor, deepest: deepest)
      }
    default: return document
    }
    try cursor.end()
    return document
  }

  /// The object of the response; where it is itself a layer, the one bare layer.
  private mutating func topLevel(into document: inout FigmaDocument) throws(JSONFault) {
    var bare = FigmaNode()
    let deepest = deepest
    try cursor.object { cursor, key throws(JSONFault) in
      switch key {
      case "document": try document.read(&cursor, deepest: deepest)
      case "nodes", "Result", "result", "data":
        try FigmaDocumentReader.wrappers(&cursor, into: &document, deepest: deepest)
      case "components", "componentSets", "styles":
        try FigmaDocumentReader.table(key, &cursor, into: &document, bare: &bare)
      case "version": document.version = try cursor.optionalString() ?? ""
      case "children", "id", "type", "name", "absoluteBoundingBox":
        try bare.read(key, &cursor, depth: 0, deepest: deepest)
        if key == "name" { document.name = bare.name }
      case let key where key.contains(":"):
        try FigmaDocumentReader.wrapper(key, &cursor, into: &document, deepest: deepest)
      default: try bare.read(key, &cursor, depth: 0, deepest: deepest)
      }
    }
    if document.roots.isEmpty, !bare.type.isEmpty { document.roots = [bare] }
  }

  /// A map from ids to `{document, components, …}`, where null means that the id was not found.
  private static func wrappers(
    _ cursor: inout JSONCursor, into document: inout FigmaDocument, deepest: Int
  ) throws(JSONFault) {
    guard case .object = try cursor.next() else { return try cursor.skip() }
    try cursor.object { cursor, id throws(JSONFault) in
      if id == "nodes" {
        try wrappers(&cursor, into: &document, deepest: deepest)
      } else {
        try wrapper(id, &cursor, into: &document, deepest: deepest)
      }
    }
  }

  private static func wrapper(
    _ id: String, _ cursor: inout JSONCursor, into document: inout FigmaDocument, deepest: Int
  ) throws(JSONFault) {
    guard case .object = try cursor.next() else {
      if case .word = try cursor.next() { document.missing.append(id) }
      return try cursor.skip()
    }
    if id == "document" {
      return try document.read(&cursor, deepest: deepest)
    }
    var bare = FigmaNode()
    var root: FigmaNode?
    try cursor.object { cursor, key throws(JSONFault) in
      switch key {
      case "document": root = try FigmaNode(&cursor, depth: 0, deepest: deepest)
      case "components", "componentSets", "styles": try table(key, &cursor, into: &document, bare: &bare)
      default: try bare.read(key, &cursor, depth: 0, deepest: deepest)
      }
    }
    if let root, !root.type.isEmpty {
      document.roots.append(root)
    } else if !bare.type.isEmpty {
      document.roots.append(bare)
    }
  }

  /// The maps of a response from ids to components, sets and styles; `styles` of a bare layer looks alike.
  private static func table(
    _ table: String, _ cursor: inout JSONCursor, into document: inout FigmaDocument, bare: inout FigmaNode
  ) throws(JSONFault) {
    guard case .object = try cursor.next() else { return try cursor.skip() }
    try cursor.object { cursor, id throws(JSONFault) in
      if case .string = try cursor.next() {
        let value = try cursor.optionalString() ?? ""
        if table == "styles" { bare.styles[id] = value }
        return
      }
      var name = ""
      var type = ""
      var set: String?
      try cursor.object { cursor, key throws(JSONFault) in
        switch key {
        case "name": name = try cursor.optionalString() ?? ""
        case "styleType": type = try cursor.optionalString() ?? ""
        case "componentSetId": set = try cursor.optionalString()
        default: try cursor.skip()
        }
      }
      switch table {
      case "components": document.components[id] = FigmaDocument.Component(name: name, setID: set)
      case "componentSets": document.componentSets[id] = name
      default: document.styles[id] = FigmaDocument.Style(name: name, type: type)
      }
    }
  }
}
