package import ArgumentParser
import FigmaImport
import POSIXSupport
import Reports
import Scaffolding
import Workbench

/// `swiftkit figma generate`: a screen as one Swift file.
package struct FigmaGenerateCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write a screen as SwiftUI: one file, in the words of the system.",
    discussion: """
      The file has the brand's colours, the view, its sections, small views and a preview. Bars become toolbars and tabs, sheets views of their \
      own, alike rows one row with a list of values. Texts have text styles, so that they grow with the reader's setting, and colours of the \
      system keep their names. Margins, sizes and distances are the design's, made good for lines that are higher or lower in the system's \
      styles.

      With --feature the screen becomes a feature: its content, the view that shows it or one of three other states, view model, model, service, \
      mock, previews and tests, written by the template 'feature' as 'swiftkit new' does, so that 'update', 'destroy' and 'undo' know them.
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Option(name: .long, help: "The name of the screen, as Settings; the layer's name by default.")
  var name: String?

  @Option(name: .long, help: "Write the file into this folder instead of to standard output; never over another file.")
  var out: String?

  @Option(
    name: .long,
    help: "Whose distances the code has: those of the design, or the nearest steps of the scale.")
  var distances: DesignDistances = .design

  @Flag(name: .long, help: "Also print what to compare with a screenshot, with the counts of this screen.")
  var checklist = false

  @Flag(name: .long, help: "Write a whole feature around the screen; --out is then the folder to work below.")
  var feature = false

  @Option(name: .long, help: ArgumentHelp("With --feature: the target that gets the files.", valueName: "name"))
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
    let reading = try design.read(in: context)
    var screen = GeneratedScreen(of: reading.tree, name: name, distances: distances)
    var status = ExitStatus.done
    if feature {
      // A layer may have the name of one of the system's types, which a feature must not have.
      let isTaken = self.name == nil && KnownTypeNames.origin(of: screen.name) != nil
      let name = screen.name + (isTaken ? "Screen" : "")
      screen = GeneratedScreen(of: reading.tree, name: name + "Content", isPart: true, distances: distances)
      status = try write(screen, as: name, in: context)
    } else if let out {
      let file = context.resolve(out).appending(screen.fileName)
      try NewFile.write(Array(screen.code.utf8), to: file, in: context.workplace)
      context.show("\(file)\n")
    } else {
      context.output.write(screen.code)
    }
    report(screen, reading, context)
    return status
  }

  /// Plans the feature around the screen, and carries the plan out.
  private func write(_ screen: GeneratedScreen, as name: String, in context: CommandContext) throws -> ExitStatus {
    var request = ScaffoldRequest("feature", name: name)
    request.settings = ["layout": "design", "screen": String(screen.code.dropLast(while: \.isNewline))]
    (request.output, request.target, request.isWritten) = (out, target, !dryRun)
    // 'figma' checks its screens itself, and says what it could not do.
    request.isChecked = false
    // What is read may be a file of anywhere, so where it goes is said each time.
    request.mayLeaveProject = true
    do {
      let plan = try Scaffold(request, in: context.workplace).run(resolving: { _ in onConflict })
      context.show(PlanText(plan: plan, isDryRun: dryRun).text)
      return plan.isCarriedOutWhole ? .done : .findings
    } catch let error as ScaffoldingError where error.isUsage {
      throw ValidationError("\(error); --name chooses another name")
    }
  }

  private func report(_ screen: GeneratedScreen, _ reading: DesignSource.Reading, _ context: CommandContext) {
    for note in screen.notes { context.remark("note: \(note)\n") }
    if !screen.assets.isEmpty {
      let list = screen.assets.prefix(12).map { "\($0.name) (\($0.layer))" }.joined(separator: ", ")
      let more = screen.assets.count > 12 ? " and \(screen.assets.count - 12) more" : ""
      context.remark("note: export these pictures: \(list)\(more)\n")
    }
    if checklist {
      context.remark("\nCompare with the screenshot:\n")
      for line in ScreenChecklist(of: reading.tree, node: reading.node).lines { context.remark(line + "\n") }
    }
  }
}

extension DesignDistances: ExpressibleByArgument {}

extension String {
  fileprivate func dropLast(while condition: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !condition($0) }.map { index(after: $0) } ?? startIndex)]
  }
}
