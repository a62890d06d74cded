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
      do throws(FileFault) {
        // A template comes with a repository, and a link in it could name any file of whoever uses it.
        let bytes = try TemplateFolder.open(layer.folder).bytes(of: FilePath(source), limit: TemplateFolder.largestFile)
        return try TemplateFolder.text(bytes, at: layer.folder.pushing(FilePath(source)))
      } catch {
        if !isLast, error.isMissing { continue }
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
      bytes = try TemplateFolder.open(folder).bytes(
        of: "template.json", links: .inside, limit: TemplateFolder.largestFile)
    } catch {
      throw .file(error)
    }
    let json = String(decoding: bytes, as: UTF8.self)
    do throws(JSONDocument.Problem) {
      return Layer(
        folder: folder, json: json, description: try JSONDocument.value(TemplateDescription.self, from: bytes))
    } catch {
      throw .template(JSONPlace.problem(error, in: json))
    }
  }
}
