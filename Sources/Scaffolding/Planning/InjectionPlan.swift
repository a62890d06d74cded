import HostMessages
import POSIXSupport

/// An injection with everything filled in.
struct RenderedInjection: Hashable {
  let path: String?
  let role: String
  let edit: CodeEdit

  /// The type whose file gets it.
  var type: String { String(edit.place.split(separator: ".").first ?? "") }
}

extension TemplateInjection {
  func rendered(with answers: [String: Answer]) throws(TemplateProblem) -> RenderedInjection {
    let text = try text.rendered(with: answers)
    let edit = CodeEdit(kind, into: try into.rendered(with: answers), call: call, argument: argument, text: text)
    return RenderedInjection(path: try file?.rendered(with: answers), role: role, edit: edit)
  }
}

/// Finds out what injections would make of the files that they go into.
struct InjectionPlan {
  let root: FilePath
  let sources: DeclaredTypes
  let needs: String?
  let editing: CodeEditing?
  let manifest: Manifest

  /// One planned file for every file that gets something.
  func planned(_ injections: [RenderedInjection]) throws(ScaffoldingError) -> [PlannedFile] {
    var paths: [String] = []
    var groups: [String: [RenderedInjection]] = [:]
    var lost: [PlannedFile] = []
    for injection in injections {
      guard let path = path(of: injection) else {
        lost.append(
          stopped(injection, at: injection.type, "no file in the project declares '\(injection.type)'" + help))
        continue
      }
      if groups[path] == nil { paths.append(path) }
      groups[path, default: []].append(injection)
    }
    var files: [PlannedFile] = []
    for path in paths { files.append(try planned(groups[path] ?? [], in: path)) }
    return files + lost.prefix(1)
  }

  /// The file that `injection` goes into; nil where no file declares its type.
  func path(of injection: RenderedInjection) -> String? {
    injection.path ?? sources.file(declaring: injection.type, except: "")
  }

  private var help: String { needs.map { "; 'swiftkit new \($0)' creates it" } ?? "" }

  private func planned(_ injections: [RenderedInjection], in path: String) throws(ScaffoldingError) -> PlannedFile {
    if let flaw = RelativePath.flaw(inRecord: path) {
      throw .outsideRoot(path: path, reason: "the path \(flaw)")
    }
    guard try Looking.status(of: path, in: root)?.kind == .file, let bytes = try Looking.bytes(of: path, in: root)
    else {
      return stopped(injections[0], at: path, "there is no such file" + help)
    }
    guard let editing else { throw .cannotEdit(path: path, reason: "it needs the plugin host") }
    let edits = injections.map(\.edit)
    let result = try editing(bytes, edits, false)
    for (injection, outcome) in zip(injections, result.outcomes) {
      if case .impossible(let reason) = outcome { return stopped(injection, at: path, reason) }
    }
    // What another feature has put there is this one's as well, and stays until the last of them goes.
    let others = manifest.features.flatMap { $0.injections ?? [] }.filter { $0.path == path }.map(\.edit)
    let recorded = zip(injections, result.outcomes).filter { $0.1 == .made || others.contains($0.0.edit) }
      .map { PlannedFile.Edit(role: $0.0.role, edit: $0.0.edit) }
    let summaries = zip(edits, result.outcomes).filter { $0.1 == .made }.map(\.0.summary)
    return PlannedFile(
      path: path, role: injections[0].role, place: .target, text: edits.map { $0.text + "\n" }.joined(),
      action: summaries.isEmpty ? .skip("already there") : .inject(summaries.joined(separator: ", ")),
      existing: bytes, merged: result.source, edits: recorded, isInjection: true)
  }

  private func stopped(_ injection: RenderedInjection, at path: String, _ reason: String) -> PlannedFile {
    PlannedFile(
      path: path, role: injection.role, place: .target, text: injection.edit.text + "\n", action: .conflict(reason),
      existing: nil, isInjection: true)
  }
}
