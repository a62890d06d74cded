/// What several screens of a design show, written once: views with parameters, rows, and words with a part of another look.
struct SharedViews {
  static let fileName = "SharedViews.swift"

  /// The types of what is handed to the views, by their names.
  private(set) var signatures: [String: [String: String]] = [:]
  /// Types, each as lines.
  private var types: [[String]] = []

  /// Takes out of drafted screens what they share, and puts calls of it there.
  init(of writers: inout [ScreenWriter], typeNames: inout UniqueNames) {
    let rows = Dictionary(
      writers.flatMap { $0.writer.rowTypes.values }.filter(\.isShared).map { ($0.row, $0) },
      uniquingKeysWith: { first, _ in first })
    for index in writers.indices {
      for row in rows.values.sorted(by: { $0.row < $1.row }) { types += row.taken(from: &writers[index].writer.types) }
    }
    shareParts(of: &writers, &typeNames)
    if writers.contains(where: \.writer.hasEmphasis) {
      let lines = ViewWriter.emphasis.split(separator: "\n", omittingEmptySubsequences: false)
      types.append(lines.map { String($0).replacing("fileprivate ", with: "") })
    }
  }

  private mutating func shareParts(of writers: inout [ScreenWriter], _ typeNames: inout UniqueNames) {
    var parts: [RepeatedViews.Part] = []
    var known: Set<String> = []
    for (file, writer) in writers.enumerated() {
      known.formUnion(
        writer.writer.types.compactMap { type in
          type[0].split(separator: " ").last { $0.hasSuffix(":") }.map { String($0.dropLast()) }
        })
      for draft in writer.drafts {
        known.formUnion(draft.ownNames)
        parts.append(RepeatedViews.Part(name: "body", lines: draft.body, file: file))
        for property in draft.properties {
          parts.append(RepeatedViews.Part(name: property.name, lines: property.code.lines, file: file))
        }
      }
    }
    guard writers.count > 1 else { return }
    let repeated = RepeatedViews(parts, names: UniqueNames(), typeNames: typeNames, between: known)
    typeNames = repeated.typeNames
    signatures = repeated.signatures
    var rest = repeated.parts[...]
    for file in writers.indices {
      for index in writers[file].drafts.indices {
        writers[file].drafts[index].body = rest.removeFirst().lines
        for property in writers[file].drafts[index].properties.indices {
          writers[file].drafts[index].properties[property].code = ViewCode(verbatim: rest.removeFirst().lines)
        }
      }
    }
    for view in repeated.types {
      let members = ViewMembers(
        body: view.body, properties: [], names: ViewMembers.names, typeNames: &typeNames,
        given: view.parameters.types, signatures: signatures)
      let names = view.files.filter { $0 >= 0 }.map { writers[$0].name }
      let comment = names.count < 2 ? [] : ["/// On " + Self.list(names) + "."]
      types.append(
        comment + members.declaration(of: view.name, properties: view.parameters.properties, isPrivate: false))
      types += members.types
    }
  }

  /// `Home, Search and 3 more screens`.
  private static func list(_ names: [String]) -> String {
    if names.count > 3 { return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more screens" }
    return names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
  }

  /// The file; nil where the screens share nothing.
  var code: String? {
    guard !types.isEmpty else { return nil }
    let lines = ["import SwiftUI", "", "// MARK: - Views of several screens"] + types.flatMap { [""] + $0 }
    return CodeLayout.wrapped(lines).joined(separator: "\n") + "\n"
  }
}
