import POSIXSupport

/// A template's folder on top of the folders that it extends, nearest first.
///
/// A variable or a file of a nearer layer takes the place of the one with the same name, and a file that only lies in a
/// nearer folder is read instead of the one below.
struct TemplateLayers {
  struct Layer {
    let folder: FilePath
    let json: String
    let description: TemplateDescription
  }

  let layers: [Layer]

  /// A file larger than this is no template.
  private static let largestFile = 1 << 20
  private static let deepest = 8

  /// - Parameter base: finds the folder of the template that the one in a folder extends.
  init(
    _ folder: FilePath, base: (_ name: String, _ under: FilePath) -> FilePath?
  ) throws(ScaffoldingError) {
    var layers = [try TemplateLayers.layer(folder)]
    while let last = layers.last, let name = last.description.base {
      func problem(_ message: String) -> ScaffoldingError {
        .template(JSONPlace.problem(message, at: name, in: last.json))
      }
      guard let next = base(name, last.folder) else { throw problem("there is no template '\(name)' to extend") }
      let isCircle = layers.contains { $0.folder == next }
      guard !isCircle, layers.count < TemplateLayers.deepest else {
        let names = (layers.map(\.description.name) + [name]).joined(separator: ", ")
        throw problem(isCircle ? "templates extend each other without end: \(names)" : "too many templates: \(names)")
      }
      layers.append(try TemplateLayers.layer(next))
    }
    self.layers = layers
  }

  var description: TemplateDescription { layers[0].description }
  var bases: [String] { layers.dropFirst().map(\.description.name) }

  /// The variables of all layers, the farthest layer's first.
  var variables: [TemplateDescription.Variable] {
    layers.reversed().reduce(into: []) { result, layer in
      for variable in layer.description.variables {
        // Twice in one layer is a slip, which the reader finds.
        let isOwn = layer.description.variables.count { $0.name == variable.name } > 1
        if !isOwn, let index = result.firstIndex(where: { $0.name == variable.name }) {
          result[index] = variable
        } else {
          result.append(variable)
        }
      }
    }
  }

  var files: [TemplateDescription.File] {
    layers.reversed().reduce(into: []) { result, layer in
      result.removeAll { (layer.description.without ?? []).contains($0.source) }
      let inherited = result.count
      for file in layer.description.files {
        if let index = result.prefix(inherited).firstIndex(where: { $0.source == file.source }) {
          result[index] = file
        } else {
          result.append(file)
        }
      }
    }
  }

  /// A name in `without` that no base has.
  var strangerLeftOut: String? {
    let known = layers.dropFirst().flatMap { $0.description.files.map(\.source) }
    return description.without?.first { !known.contains($0) }
  }

  /// The text of a file of the template, from the nearest layer that has it.
  func text(of source: String) throws(ScaffoldingError) -> String {
    for layer in layers {
      let isLast = layer.folder == layers.last?.folder
      if !isLast, FileStatus(layer.folder.pushing(FilePath(source)), followingLinks: false) == nil { continue }
      do throws(FileFault) {
        try TemplateLayers.refuseLinks(on: source, in: layer.folder)
        let path = layer.folder.pushing(FilePath(source))
        let bytes = try FileContents.bytes(of: path, limit: TemplateLayers.largestFile)
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw FileFault("read", path, reason: "it is not UTF-8 text")
        }
        if bytes.contains(0) { throw FileFault("read", path, reason: "it holds a NUL character") }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
          throw FileFault("read", path, reason: "it begins with a byte-order mark; save it without")
        }
        return text
      } catch {
        throw .file(error)
      }
    }
    return ""
  }

  /// `template.json:line:column: message` for the layer whose description holds `word`.
  func problem(_ message: String, at word: String?) -> TemplateProblem {
    let holder = word.flatMap { word in layers.first { JSONPlace.holds(word, in: $0.json) } } ?? layers[0]
    let problem = JSONPlace.problem(message, at: word, in: holder.json)
    if holder.folder == layers[0].folder { return problem }
    return TemplateProblem(
      file: "\(holder.description.name)/template.json", line: problem.line, column: problem.column, message: message)
  }

  private static func layer(_ folder: FilePath) throws(ScaffoldingError) -> Layer {
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try FileContents.bytes(of: folder.appending("template.json"), limit: largestFile)
    } catch {
      throw .file(error)
    }
    let json = String(decoding: bytes, as: UTF8.self)
    do throws(JSONDocument.Problem) {
      return Layer(
        folder: folder, json: json, description: try JSONDocument.value(TemplateDescription.self, from: bytes))
    } catch {
      throw .template(JSONPlace.problem(error.message, at: error.word, in: json))
    }
  }

  /// A template comes with a repository, and a link in it could name any file of whoever uses it.
  private static func refuseLinks(on source: String, in folder: FilePath) throws(FileFault) {
    var path = folder
    for part in source.split(separator: "/") {
      path.append(String(part))
      if FileStatus(path, followingLinks: false)?.kind == .symbolicLink {
        throw FileFault("read", path, reason: "it is a symbolic link")
      }
    }
  }
}

/// Places in a JSON text, which the decoder does not keep.
enum JSONPlace {
  static func problem(_ message: String, at word: String?, in json: String) -> TemplateProblem {
    let place = word.map { position(of: $0, in: json) } ?? (line: 1, column: 1)
    return TemplateProblem(file: "template.json", line: place.line, column: place.column, message: message)
  }

  static func holds(_ word: String, in json: String) -> Bool { json.utf8.containsSequence("\"\(word)\"") }

  /// Where `"word"` first stands in the text; the beginning when it does not.
  static func position(of word: String, in json: String) -> (line: Int, column: Int) {
    let needle = Array("\"\(word)\"".utf8)
    var line = 1
    for text in LineSequence(json) {
      var rest = text.utf8[...]
      while let start = rest.firstIndex(of: needle[0]) {
        if text.utf8[start...].starts(with: needle) { return (line, text[..<start].count + 1) }
        rest = text.utf8[text.utf8.index(after: start)...]
      }
      line += 1
    }
    return (1, 1)
  }
}
