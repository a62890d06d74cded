package import POSIXSupport
import RuleModel

/// A template in the making: files that are written below `.swiftkit/templates/<name>/`.
package struct TemplateDraft: Hashable, Sendable {
  package let name: String
  /// Paths below the template's folder, with their texts.
  package let files: [File]
  /// Files that do not speak of the feature, so that one of them serves all.
  package private(set) var once: [String] = []

  package struct File: Hashable, Sendable {
    package let path: String
    package let text: String
  }

  /// A small template to start from.
  package init(named name: String) throws(ScaffoldingError) {
    self.name = try TemplateDraft.checked(name)
    let entry = Entry(path: "__Name__View.swift", place: "feature", role: "view")
    let view =
      "import SwiftUI\n\n" + """
        /// Shows the __Name_words__.
        struct __Name__View: View {
          var body: some View {
            Text("__Name_title__")
          }
        }
        //% if preview

        #Preview("__Name_title__") {
          __Name__View()
        }
        //% end

        """
    let preview = #"{ "name": "preview", "type": "bool", "default": true, "help": "Write a preview." }"#
    files = [
      File(path: "template.json", text: TemplateDraft.description(name, [preview], [entry])),
      File(path: entry.path, text: view),
    ]
  }

  /// A template made of files that exist: wherever they speak of `feature`, the template's name will stand.
  ///
  /// Filled in with `feature`, the template gives these files again, without white space at the ends of lines and the
  /// header with a name and a date that Xcode writes; what cannot be said that way is an error. A file that never speaks of
  /// `feature` is written only where the project does not have it.
  package init(
    named name: String, from sources: [TemplateSources.File], feature: TypeName
  ) throws(ScaffoldingError) {
    self.name = try TemplateDraft.checked(name)
    let variable = TemplateVariable(name: "Name", kind: .typeName(withoutSuffixes: []), isArgument: true)
    let spelling = NameSpelling(feature.text, variable: "Name")
    var files: [File] = []
    var entries: [Entry] = []
    for source in sources {
      let original = TemplateOriginal(path: source.path, text: source.text).cleaned
      let file = File(path: spelling.replaced(in: source.path), text: spelling.replaced(in: original))
      do throws(TemplateProblem) {
        let answers: [String: Answer] = ["Name": .typeName(feature)]
        let text = try TemplateText(file.text, file: file.path, variables: [variable]).rendered(with: answers)
        let path = try TemplateText(name: file.path, file: file.path, variables: [variable])
          .rendered(with: answers)
        guard text == original, path == source.path else {
          throw TemplateProblem(
            file: source.path, line: 1, column: 1, message: "it already contains text that looks like a placeholder")
        }
      } catch {
        throw .template(error)
      }
      files.append(file)
      entries.append(
        Entry(
          path: file.path, place: source.place.rawValue, role: Entry.role(of: source.path),
          isOnce: file.path == source.path && file.text == original))
    }
    let summary = "\(entries.count.counted("file")) made from \(feature.text)."
    self.files = [File(path: "template.json", text: TemplateDraft.description(name, [], entries, summary))] + files
    once = entries.filter(\.isOnce).map(\.path)
  }

  /// Writes the template into the project at `root`, or changes nothing; one of that name must not exist yet.
  package func write(in root: FilePath, _ setting: Transaction.Setting) throws(ScaffoldingError) {
    let folder = ".swiftkit/templates/\(name)/"
    try Transaction(in: root, setting).commit(
      files.map { Change(folder + $0.path, before: nil, after: Array($0.text.utf8)) })
  }

  private struct Entry: Hashable {
    let path: String
    let place: String
    let role: String
    var isOnce = false

    static func role(of path: String) -> String {
      let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
      let endings = [
        ("Tests", "tests"), ("ViewModel", "view model"), ("Previews", "previews"), ("View", "view"),
        ("Service", "service"),
      ]
      return endings.first { stem.hasSuffix($0.0) }?.1 ?? "code"
    }
  }

  private static func checked(_ name: String) throws(ScaffoldingError) -> String {
    let isWord = name.utf8.allSatisfy { $0 < 0x80 } && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    guard isWord, name.first?.isLetter == true, name.utf8.count <= 60 else {
      throw .answer(variable: "template", text: name, help: "use letters, digits and hyphens, as in 'detail-screen'")
    }
    return name
  }

  private static func description(
    _ name: String, _ variables: [String], _ entries: [Entry], _ summary: String = "Say here what it writes."
  ) -> String {
    let argument = #"{ "name": "Name", "type": "typeName", "from": "argument", "help": "What it is called." }"#
    let variables = ([argument] + variables).map { "    \($0)" }.joined(separator: ",\n")
    let files = entries.map {
      #"    { "from": "\#(escaped($0.path))", "place": "\#($0.place)", "role": "\#($0.role)""#
        + ($0.isOnce ? #", "once": true }"# : " }")
    }.joined(separator: ",\n")
    return """
      {
        "schema": 1,
        "name": "\(name)",
        "version": "1.0.0",
        "summary": "\(summary)",
        "variables": [
      \(variables)
        ],
        "files": [
      \(files)
        ]
      }

      """
  }

  private static func escaped(_ text: String) -> String {
    text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
