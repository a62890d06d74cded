import SwiftKitSDK

/// A format of C knows nothing of the user's locale: its point is no comma, and its digits stay Latin.
struct FormatString: Check {
  let id = "format-string"
  let rules = ["typography/formatting/format-string"]
  let severity = Severity.warning
  let title = "a number formatted with a C format string"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|format| & % & |Text|", "|format| & % & |Label|", "|format| & % & |View|", "|specifier| & %"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.imports("SwiftUI"), file.settings.deploymentTarget >= 15, !file.isOfTests else { return }
    for argument in file.nodes(.argument, named: ["specifier"]) where !argument.isInPreview {
      guard argument.parent?.kind == .string || argument.parent?.parent?.kind == .string,
        let text = argument.firstChild?.text, isNumber(text)
      else { continue }
      report(argument, "a C format is the old way to say how a number is written; use `format:` with a format style")
    }
    for call in file.calls(named: "String", "NSString")
    where call.isRoot && call.argument("format") != nil && !call.isInPreview {
      guard let format = call.argument("format")?.value.resolved, format.kind == .string,
        isNumber(format.text ?? format.source), call.showingView.map({ !$0.hasArgument("verbatim") }) == true,
        !call.hasArgument("locale")
      else { continue }
      report(
        call, "`\(call.name ?? "String")(format:)` ignores the user's locale; use `Text(_, format:)` or `formatted()`")
    }
  }

  /// A number with decimals or by itself; not digits with zeros in front, as of a clock or a code.
  private func isNumber(_ format: String) -> Bool {
    guard !format.contains("%0"), !format.contains("x"), !format.contains("X") else { return false }
    // The number of decimals may be a value: `%.*f`, `%.\(places)f`.
    return format.contains(/%[-+ ']*[0-9]*(\.([0-9]+|\*|\\\([a-zA-Z]+\)))?(l|ll)?[fdiugeE]/)
  }
}
