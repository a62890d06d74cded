package import ArgumentParser
import POSIXSupport
import Reports
import WireFormats
import Workbench

/// `swiftkit project`: what the project files say.
package struct ProjectCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "project",
    abstract: "Show targets, platforms, language mode and style of the project, and the line that says each.",
    discussion: """
      Reads Package.swift, Xcode projects with their .xcconfig files, workspaces, the project files of XcodeGen and Tuist \
      as far as they are plain data, .editorconfig and .swift-format; nothing is run. What cannot be read is a warning \
      with its place, and makes the exit code 1.
      """)

  @Argument(help: ArgumentHelp("A file or folder; the current folder when there is none.", valueName: "path"))
  var path = "."

  @Flag(name: .long, help: "Name every Swift file with its targets.")
  var files = false

  @Flag(name: .long, help: "Print one JSON document.")
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
