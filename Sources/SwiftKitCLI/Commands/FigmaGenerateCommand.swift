package import ArgumentParser
import FigmaImport
import POSIXSupport

/// `swiftkit figma generate`: a screen as one Swift file.
package struct FigmaGenerateCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write a screen as SwiftUI: one file, in the words of the system.",
    discussion: """
      The file has the brand's colours, the view, its sections, small views and a preview. Bars become toolbars and tabs, sheets views of their \
      own, alike rows one row with a list of values. Texts have text styles, so that they grow with the reader's setting, and colours of the \
      system keep their names.
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Option(name: .long, help: "The name of the screen, as Settings; the layer's name by default.")
  var name: String?

  @Option(name: .long, help: "Write the file into this folder instead of to standard output; never over another file.")
  var out: String?

  @Flag(name: .long, help: "Also print what to compare with a screenshot, with the counts of this screen.")
  var checklist = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let (tree, node, _) = try design.treeAndNode(in: context)
    let screen = GeneratedScreen(of: tree, name: name)
    if let out {
      let file = context.resolve(out).appending(screen.fileName)
      try Folder.make(file.removingLastComponent())
      if let old = try? FileContents.text(of: file), old != screen.code {
        throw FileFault("write", file, reason: "it exists and differs; move it away, or choose another --out")
      }
      try AtomicFile.write(Array(screen.code.utf8), to: file)
      context.output.write("\(file)\n")
    } else {
      context.output.write(screen.code)
    }
    for note in screen.notes { context.errors.write("note: \(note)\n") }
    if !screen.assets.isEmpty {
      let list = screen.assets.prefix(12).map { "\($0.name) (\($0.layer))" }.joined(separator: ", ")
      let more = screen.assets.count > 12 ? " and \(screen.assets.count - 12) more" : ""
      context.errors.write("note: export these pictures: \(list)\(more)\n")
    }
    if checklist {
      context.errors.write("\nCompare with the screenshot:\n")
      for line in ScreenChecklist(of: tree, node: node).lines { context.errors.write(line + "\n") }
    }
    return .done
  }
}
