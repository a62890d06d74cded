package import ArgumentParser
import FigmaImport
import POSIXSupport
import Scaffolding
import SourceChecking

/// `swiftkit figma generate`: a screen as one Swift file.
package struct FigmaGenerateCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write a screen as SwiftUI: one file, in the words of the system.",
    discussion: """
      The file has the brand's colours, the view, its sections, small views and a preview. Bars become toolbars and tabs, sheets views of their \
      own, alike rows one row with a list of values. Texts have text styles, so that they grow with the reader's setting, and colours of the \
      system keep their names.

      With --feature the screen becomes a feature: its content, the view that shows it or one of three other states, view model, model, service, \
      mock, previews and tests, written by the template 'feature' as 'swiftkit new' does, so that 'update', 'destroy' and 'undo' know them.
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Option(name: .long, help: "The name of the screen, as Settings; the layer's name by default.")
  var name: String?

  @Option(name: .long, help: "Write the file into this folder instead of to standard output; never over another file.")
  var out: String?

  @Flag(name: .long, help: "Also print what to compare with a screenshot, with the counts of this screen.")
  var checklist = false

  @Flag(name: .long, help: "Write a whole feature around the screen; --out is then the folder to work below.")
  var feature = false

  @Option(name: .long, help: ArgumentHelp("With --feature: the target of the Swift package.", valueName: "name"))
  var target: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With --feature: what to do where a file is in the way: \(ConflictPolicy.list).", valueName: "policy"))
  var onConflict: ConflictPolicy = .fail

  @Flag(name: .long, help: "With --feature: show what would be written, and write nothing.")
  var dryRun = false

  package init() {}

  package func validate() throws {
    if !feature, target != nil || dryRun || onConflict != .fail {
      throw ValidationError("--target, --on-conflict and --dry-run belong to --feature.")
    }
    if onConflict == .ask { throw ValidationError("Nobody is asked here; choose another policy.") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    let (tree, node, _) = try design.treeAndNode(in: context)
    var screen = GeneratedScreen(of: tree, name: name)
    var status = ExitStatus.done
    if feature {
      // A layer may have the name of one of the system's types, which a feature must not have.
      let isTaken = self.name == nil && KnownTypeNames.origin(of: screen.name) != nil
      let name = screen.name + (isTaken ? "Screen" : "")
      screen = GeneratedScreen(of: tree, name: name + "Content", isPart: true)
      status = try write(screen, as: name, in: context)
    } else if let out {
      let file = context.resolve(out).appending(screen.fileName)
      try FigmaGenerateCommand.save(Array(screen.code.utf8), to: file, workingIn: context.workingFolder)
      context.show("\(file)\n")
    } else {
      context.output.write(screen.code)
    }
    report(screen, tree, node, context)
    return status
  }

  /// Writes a new file.
  ///
  /// Everything below the working folder came with a project, its links too, and none of them is followed.
  private static func save(_ bytes: [UInt8], to file: FilePath, workingIn base: FilePath) throws(FileFault) {
    let root = file.starts(with: base) ? base : file.removingLastComponent()
    if root != base { try Folder.make(root) }
    let folder = try OpenFolder(root)
    let relative = FilePath(root: nil, file.components.dropFirst(root.components.count))
    try folder.makeFolders(relative.removingLastComponent())
    if try folder.status(of: relative) != nil {
      guard try folder.bytes(of: relative) == bytes else {
        throw FileFault("write", file, reason: "it exists and differs; move it away, or choose another --out")
      }
      return
    }
    do throws(FileFault) {
      try folder.create(relative, bytes, syncing: true)
    } catch {
      // Half a file is none, as on a full disk; one that somebody else made meanwhile is theirs.
      if error.code != .fileExists { try? folder.remove(relative) }
      throw error
    }
  }

  /// Plans the feature around the screen, and carries the plan out.
  private func write(_ screen: GeneratedScreen, as name: String, in context: CommandContext) throws -> ExitStatus {
    let output = out.map { context.resolve($0) }.map { ProcessEnvironment.resolved($0) ?? $0 }
    do {
      let layout = try ProjectLayout(workingFolder: context.workingFolder, output: output, target: target)
      let root = layout.root.folder
      let code = String(screen.code.dropLast(while: \.isNewline))
      let values = ["layout": "design", "screen": code]
      let plan = try ScaffoldingError.retrying {
        if !dryRun { try Transaction(in: root, context.transactions).recover() }
        let library = ScaffoldOptions.library(
          for: root, in: context, project: try CheckSettings.answers(for: root, in: context))
        let planner = Planner(
          template: try library.template(named: "feature", for: values), layout: layout,
          editing: CodeEditingHost.editing(in: context))
        let plan = try planner.plan(name: name, settings: values).resolving { _ in onConflict }
        if !dryRun { try plan.carryOut(in: context.transactions) }
        return plan
      }
      context.show(PlanText(plan: plan, isDryRun: dryRun).text)
      return plan.conflicts.isEmpty && !plan.hasMarkers ? .done : .findings
    } catch let error as ScaffoldingError where error.isUsage {
      throw ValidationError("\(error); --name chooses another name")
    }
  }

  private func report(_ screen: GeneratedScreen, _ tree: SlimTree, _ node: FigmaNode, _ context: CommandContext) {
    for note in screen.notes { context.remark("note: \(note)\n") }
    if !screen.assets.isEmpty {
      let list = screen.assets.prefix(12).map { "\($0.name) (\($0.layer))" }.joined(separator: ", ")
      let more = screen.assets.count > 12 ? " and \(screen.assets.count - 12) more" : ""
      context.remark("note: export these pictures: \(list)\(more)\n")
    }
    if checklist {
      context.remark("\nCompare with the screenshot:\n")
      for line in ScreenChecklist(of: tree, node: node).lines { context.remark(line + "\n") }
    }
  }
}

extension String {
  fileprivate func dropLast(while condition: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !condition($0) }.map { index(after: $0) } ?? startIndex)]
  }
}
