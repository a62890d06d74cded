import JSON
import POSIXSupport

/// A template's folder on top of the folders that it extends, nearest first.
///
/// A variable or a file of a nearer layer takes the place of the one with the same name, and a file that only lies in a
/// nearer folder is read instead of the one below.
struct TemplateLayers {
  struct Layer {
    let folder: FilePath
    let json: [UInt8]
    let description: TemplateDescription
  }

  let layers: [Layer]

  private static let deepest = 8

  /// - Parameter base: finds the folder of the template that the one in a folder extends.
  init(
    _ folder: FilePath, base: (_ name: String, _ under: FilePath) -> FilePath?
  ) throws(ScaffoldingError) {
    var layers = [try TemplateLayers.layer(folder, 0)]
    while let last = layers.last, let name = last.description.base {
      func problem(_ message: String) -> ScaffoldingError {
        .template(TemplateLayers.problem(message, at: last.description.place["extends"], in: last.json))
      }
      guard let next = base(name, last.folder) else { throw problem("unknown template '\(name)' to extend") }
      let isCircle = layers.contains { $0.folder == next }
      guard !isCircle, layers.count < TemplateLayers.deepest else {
        let names = (layers.map(\.description.name) + [name]).joined(separator: ", ")
        throw problem(isCircle ? "templates extend each other in a cycle: \(names)" : "too many templates: \(names)")
      }
      layers.append(try TemplateLayers.layer(next, layers.count))
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
  var strangerLeftOut: (name: String, place: JSONPart.Place, known: [String])? {
    let known = layers.dropFirst().flatMap { $0.description.files.map(\.source) }
    let without = description.without ?? []
    guard let index = without.firstIndex(where: { !known.contains($0) }) else { return nil }
    return (without[index], description.place["without"][index], known)
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

  /// `template.json:line:column: message` for a place in one of the layers.
  ///
  /// - Parameter column: of what is wrong inside the text at the place, from one.
  func problem(_ message: String, at place: JSONPart.Place, column: Int = 0) -> TemplateProblem {
    let layer = layers[place.document]
    let problem = TemplateLayers.problem(message, at: place, in: layer.json)
    let isOwn = layer.folder == layers[0].folder
    return TemplateProblem(
      file: isOwn ? problem.file : "\(layer.description.name)/\(problem.file)", line: problem.line,
      column: problem.column + column, message: message)
  }

  private static func problem(_ message: String, at place: JSONPart.Place, in json: [UInt8]) -> TemplateProblem {
    let found = JSONPlace(of: place.path, atKey: place.isKey, in: json)
    return TemplateProblem(
      file: "template.json", line: found?.line ?? 1, column: found?.column ?? 1, message: message)
  }

  private static func layer(_ folder: FilePath, _ number: Int) throws(ScaffoldingError) -> Layer {
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try TemplateFolder.open(folder).bytes(
        of: "template.json", links: .inside, limit: TemplateFolder.largestFile)
    } catch {
      throw .file(error)
    }
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue(file: bytes)
    } catch {
      throw .template(
        TemplateProblem(
          file: "template.json", line: error.place.line, column: error.place.column, message: JSONPart.noJSON))
    }
    do throws(JSONPart.Problem) {
      let part = JSONPart(value: value, place: JSONPart.Place(document: number))
      return Layer(folder: folder, json: bytes, description: try TemplateDescription(part))
    } catch {
      throw .template(problem(error.message, at: error.place, in: bytes))
    }
  }
}
