package import ArgumentParser
import POSIXSupport
import Reports
import WireFormats
import Workbench

/// `swiftkit api look-up`, and `swiftkit api` itself: what there is of a name in SwiftUI.
package struct APILookUpCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "look-up",
    abstract: "Look up a SwiftUI name: its labels, platforms, deprecation and replacement.",
    discussion: """
      A name may include its type and its labels, as in View.glassEffect, 'onChange(of:perform:)' and .segmented. If the \
      name is unknown, shows similar names and exits with code 1. The facts come from one SDK; its version is shown.
      """)

  @Argument(help: "A modifier, type, value or initializer.")
  var name: String

  @Flag(name: .long, help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let request = APIRequest(name)
    let answer = try request.answer(in: context.workplace)
    let document = APIDocument(
      answer, packages: try request.packageDeclarations(of: answer, in: context.workplace),
      shown: context.workplace.shown)
    if json {
      context.output.write(try JSONText.report(document))
    } else {
      context.show(APIText.text(document))
    }
    return document.isKnown ? .done : .findings
  }
}
