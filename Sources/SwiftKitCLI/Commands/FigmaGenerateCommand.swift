package import ArgumentParser
import FigmaImport
import POSIXSupport
import Reports
import RuleModel
import Scaffolding
import Workbench

/// `swiftkit figma generate`: a screen as one Swift file.
package struct FigmaGenerateCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate SwiftUI for a screen, in one file.",
    discussion: """
      The file contains the brand colors, the view, its sections, small views and a preview. Bars become toolbars and tabs, sheets become separate \
      views, and similar rows become one row view with a list of values. Text uses text styles, so it follows Dynamic Type, and system colors keep their names. Margins, \
      sizes and spacing come from the design, adjusted for the line heights of the system text styles.

      With --all, every phone screen of the design becomes a file in the --out folder; if there is no phone screen, \
      every large frame does. One more file contains all colors, and one the views that several screens show. If the \
      prototype has links, another file contains the routes between the screens and the tabs that they share. The files compile as one module. All files are \
      written or none, and existing files are overwritten only with --force.

      With --feature, the screen becomes a feature: its content, a view for the content and three other states, a view \
      model, a model, a service with a mock, previews and tests. The 'feature' template writes these files, so 'update', \
      'destroy' and 'undo' work on them.
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Option(name: .long, help: "The name of the screen, such as Settings; by default the layer's name.")
  var name: String?

  @Option(name: .long, help: "Write the file to this folder instead of standard output; never overwrites a file.")
  var out: String?

  @Option(
    name: .long,
    help: "The spacing to use: the design's, or the nearest steps of the spacing scale.")
  var distances: DesignDistances = .design

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The lowest iOS version that the code has to compile for; by default the project's.", valueName: "version"))
  var platform: PlatformVersion?

  @Flag(
    name: .long, help: "Write all phone screens of the design to the --out folder, and one file with their colors.")
  var all = false

  @Flag(name: .long, help: "With --all: overwrite files that differ.")
  var force = false

  @Flag(name: .long, help: "Also print a checklist for comparing the result with a screenshot.")
  var checklist = false

  @Flag(name: .long, help: "Write a whole feature for the screen, to the --out folder if there is one.")
  var feature = false

  @Option(name: .long, help: ArgumentHelp("With --feature: the target to add the files to.", valueName: "name"))
  var target: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With --feature: what to do if a file already exists.", valueName: "policy"))
  var onConflict: ConflictPolicy = .fail

  @Flag(name: .long, help: "With --feature: show what would be written; write nothing.")
  var dryRun = false

  package init() {}

  package func validate() throws {
    if !feature, target != nil || dryRun || onConflict != .fail {
      throw ValidationError("--target, --on-conflict and --dry-run require --feature.")
    }
    if force, !all { throw ValidationError("--force requires --all.") }
    if all {
      guard out != nil else { throw ValidationError("--all requires --out, the folder for the files.") }
      if feature || checklist || name != nil || design.node != nil {
        throw ValidationError("--all cannot be combined with --node, --name, --feature or --checklist.")
      }
    }
    if onConflict == .ask { throw ValidationError("'--on-conflict ask' does not work here; choose another policy.") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    if all, let out { return try writeAll(to: context.resolve(out), in: context) }
    let reading = try design.read(in: context)
    let iOS = try iOS(in: context)
    var screen = GeneratedScreen(of: reading.tree, name: name, distances: distances, iOS: iOS)
    var status = ExitStatus.done
    if feature {
      // A layer may have the name of one of the system's types, which a feature must not have.
      let isTaken = self.name == nil && KnownTypeNames.origin(of: screen.name) != nil
      let name = screen.name + (isTaken ? "Screen" : "")
      screen = GeneratedScreen(of: reading.tree, name: name + "Content", isPart: true, distances: distances, iOS: iOS)
      status = try write(screen, as: name, in: context)
    } else if let out {
      let file = context.resolve(out).appending(screen.fileName)
      try NewFile.write(Array(screen.code.utf8), to: file, in: context.workplace)
      context.show("\(file)\n")
    } else {
      context.output.write(screen.code)
    }
    report(screen, context)
    if checklist { compare(reading, context) }
    return status
  }

  func iOS(in context: CommandContext) throws -> Int {
    if let platform { return Int(nearest: platform.number.rounded(.down)) }
    return try DesignTarget.iOS(in: out.map(context.resolve) ?? context.workplace.workingFolder, context.workplace)
  }
}

extension DesignDistances: ExpressibleByArgument {}
