package import ArgumentParser
import POSIXSupport
import Reports
import WireFormats
import Workbench

/// `swiftkit api`: what there is of a name in SwiftUI.
package struct APICommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "api",
    abstract: "Show what SwiftUI declares by a name: labels, systems, deprecation and what replaces it.",
    discussion: """
      A name may have its type before it and labels behind it: View.glassEffect, 'onChange(of:perform:)', .segmented. Where \
      there is none, the nearest are shown and the exit code is 1. The facts are those of an SDK, and say which.
      """)

  @Argument(help: "A modifier, a type, a value, an initialiser.")
  var name: String

  @Flag(name: .long, help: "Print one JSON document.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let document = APIDocument(try APIRequest(name).answer(in: context.workplace))
    if json {
      context.output.write(try JSONText.report(document))
    } else {
      context.show(APIText.text(document))
    }
    return document.declarations.isEmpty ? .findings : .done
  }
}
