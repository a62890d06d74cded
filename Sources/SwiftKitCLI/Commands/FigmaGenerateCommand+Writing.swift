import ArgumentParser
import FigmaImport
import POSIXSupport
import Reports
import Scaffolding
import Workbench

extension FigmaGenerateCommand {
  /// Writes each screen, and the colours of all.
  func writeAll(to folder: FilePath, in context: CommandContext) throws -> ExitStatus {
    let screens = try design.trees(in: context)
    let written = GeneratedDesign(
      of: screens.trees, startingAt: screens.first, distances: distances, iOS: try iOS(in: context))
    let files = written.files.map { (name: $0.name, bytes: Array($0.code.utf8)) }
    for file in try DesignFiles.write(files, to: folder, overwriting: force, in: context.workplace) {
      context.show("\(file)\n")
    }
    if !screens.leftOut.isEmpty {
      let names = screens.leftOut.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
      let more = screens.leftOut.count > 6 ? " and \(screens.leftOut.count - 6) more" : ""
      context.remark("note: left out, since they are not screens: \(names)\(more); --node generates one of them\n")
    }
    for screen in written.screens {
      context.remark("\(screen.fileName):\n")
      report(screen, context)
    }
    if !written.sharedAssets.isEmpty {
      context.remark("\(GeneratedDesign.navigationFileName):\n")
      report(written.sharedAssets, context)
    }
    return .done
  }

  /// Plans the feature around the screen, and carries the plan out.
  func write(_ screen: GeneratedScreen, as name: String, in context: CommandContext) throws -> ExitStatus {
    var request = ScaffoldRequest("feature", name: name)
    request.settings = ["layout": "design", "screen": String(screen.code.dropLast(while: \.isNewline))]
    (request.output, request.target, request.isWritten) = (out, target, !dryRun)
    // What a design shows is not the template's to answer for; 'check' finds it where it stands then.
    request.isChecked = false
    // What is read may be a file of anywhere, so where it goes is said each time.
    request.mayLeaveProject = true
    do {
      let plan = try Scaffold(request, in: context.workplace).run(resolving: { _ in onConflict })
      context.show(PlanText(plan: plan, isDryRun: dryRun).text)
      return plan.isCarriedOutWhole ? .done : .findings
    } catch let error as ScaffoldingError where error.isUsage {
      throw ValidationError("\(error); choose another name with --name")
    }
  }

  func report(_ screen: GeneratedScreen, _ context: CommandContext) {
    for note in screen.notes { context.remark("note: \(note)\n") }
    report(screen.assets, context)
  }

  private func report(_ assets: [GeneratedScreen.Asset], _ context: CommandContext) {
    guard !assets.isEmpty else { return }
    let list = assets.prefix(12).map { "\($0.name) (\($0.layer))" }.joined(separator: ", ")
    let more = assets.count > 12 ? " and \(assets.count - 12) more" : ""
    context.remark("note: export these images: \(list)\(more)\n")
  }

  func compare(_ reading: DesignSource.Reading, _ context: CommandContext) {
    context.remark("\nCompare with the screenshot:\n")
    for line in ScreenChecklist(of: reading.tree, node: reading.node).lines { context.remark(line + "\n") }
  }
}

extension String {
  fileprivate func dropLast(while condition: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !condition($0) }.map { index(after: $0) } ?? startIndex)]
  }
}
