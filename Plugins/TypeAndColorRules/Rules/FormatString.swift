import SwiftKitSDK

/// A format of C knows nothing of the user's locale: its point is no comma.
///
/// Reported are decimals; `format-string-whole` reports whole numbers, whose digits stay Latin, the specifiers of localised texts, and
/// formats that are given the user's locale.
/// Coordinates have a point in every language: people copy them.
struct FormatString: Check {
  let id = "format-string"
  let rules = ["typography/formatting/format-string"]
  let severity = Severity.info
  let title = "a number formatted with a C format string"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|format| & % & |Text|", "|format| & % & |Label|", "|format| & % & |View|", "|specifier| & %"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) { check(file, report, whole: false) }

  /// Reports formats with decimals, or all others.
  func check(_ file: SourceFile, _ report: Report, whole: Bool) {
    guard file.imports("SwiftUI"), file.settings.deploymentTarget >= 15, !file.isOfTests else { return }
    for argument in file.nodes(.argument, named: ["specifier"]) where whole && !argument.isInPreview {
      guard argument.parent?.kind == .string || argument.parent?.parent?.kind == .string,
        let text = argument.firstChild?.text, isNumber(text)
      else { continue }
      report(argument, Self.oldWay)
    }
    for call in file.calls(named: "String", "NSString")
    where call.isRoot && call.argument("format") != nil && !call.isInPreview {
      guard let format = call.argument("format")?.value.resolved, format.kind == .string,
        case let text = (format.text ?? format.source).replacing("%%", with: ""), isNumber(text),
        case let locale = call.argument("locale"), locale.map(isOfUser) != false,
        (locale != nil || !hasDecimals(text)) == whole,
        call.showingView.map({ !$0.hasArgument("verbatim") }) == true, !call.arguments.contains(where: isCoordinate)
      else { continue }
      report(
        call,
        locale == nil
          ? "`\(call.name ?? "String")(format:)` ignores the user's locale; use `Text(_, format:)` or `formatted()`"
          : Self.oldWay)
    }
  }

  private static let oldWay =
    "a C format is the old way to say how a number is written; use `format:` with a format style"

  /// `.current`, `Locale.autoupdatingCurrent`, and the `locale` of the environment; what is given another writes for machines.
  private func isOfUser(_ locale: Argument) -> Bool {
    ["current", "autoupdatingCurrent", "locale"].contains(locale.memberName)
  }

  /// Whether what is formatted is named a latitude, a longitude or a coordinate, and is no distance between two.
  private func isCoordinate(_ argument: Argument) -> Bool {
    if argument.label == "format" { return false }
    let names = argument.node.descendants.filter { $0.kind == .member || $0.kind == .call }
    if names.contains(where: { $0.nameHolds("distance") }) { return false }
    return names.contains { !Self.coordinates.isDisjoint(with: $0.nameWords) }
  }

  private static let coordinates: Set = [
    "latitude", "longitude", "coordinate", "coordinates", "lat", "lon", "lng",
  ]

  /// A number with decimals or by itself; not digits with zeros in front, as of a clock or a code.
  private func isNumber(_ format: String) -> Bool {
    guard !format.contains("%0"), !format.contains("x"), !format.contains("X") else { return false }
    return FormatSpecifier.all(in: format).contains { "fdiugeE".contains($0.conversion) }
  }

  /// `%.1f`, `%f`, `%.*f`; not `%.0f` and `%d`.
  private func hasDecimals(_ format: String) -> Bool {
    FormatSpecifier.all(in: format).contains { "fgeE".contains($0.conversion) && $0.decimals?.first != "0" }
  }
}
