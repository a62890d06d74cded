package import ArgumentParser
import POSIXSupport
import Reports
import WireFormats
import Workbench

/// `swiftkit project`: what the project files say.
package struct ProjectCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "project",
    abstract: "Show the targets, platforms, language mode and code style of the project, each with its source.",
    discussion: """
      Reads Package.swift, Xcode projects with their .xcconfig files, workspaces, XcodeGen and Tuist projects, \
      .editorconfig and .swift-format. Nothing is executed, so only plain data is read. If something cannot be read, \
      prints a warning with file and line and exits with code 1.
      """)

  @Argument(help: ArgumentHelp("A file or folder; by default the current folder.", valueName: "path"))
  var path = "."

  @Flag(name: .long, help: "Also list every Swift file and its targets.")
  var files = false

  @Flag(name: .long, help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let document = ProjectDocument(try ProjectRequest(path).report(in: context.workplace), hasFiles: files)
    if json {
      context.output.write(try JSONText.report(document))
    } else {
      context.show(ProjectText.text(document))
    }
    return document.problems.isEmpty ? .done : .findings
  }
}
