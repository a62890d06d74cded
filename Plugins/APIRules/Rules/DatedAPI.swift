import SwiftKitSDK

/// What works and is not deprecated, or softly at most, where a newer way is there on the oldest iOS of the project.
struct DatedAPI: Check {
  let id = "api-dated"
  let rules = ["current-api/truth/api-dated"]
  let severity = Severity.info
  let title = "an API that has a newer replacement"
  let group: CheckGroup? = .deprecation
  let basis: Basis? = .apple
  let isOffByDefault = true
  let literals = [
    "|background|", "|overlay|", "|mask|", "|nanoseconds|", "EnvironmentKey",
    "UIGraphicsImageRenderer & UIHostingController",
    "|UIPasteboard|", "|showsIndicators|", "|appendingPathComponent|",
  ]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    let target = file.settings.deploymentTarget
    if target >= 15 { judgeArguments(file, report) }
    if target >= 16 {
      for sleep in file.calls(named: "sleep")
      where sleep.hasArgument("nanoseconds") && sleep.chain?.root.isNamed("Task") == true {
        report(
          sleep, "counts of nanoseconds are error-prone; write `Task.sleep(for: .seconds(1))`", edits: duration(sleep))
      }
      judgeRenamed(file, report)
      judgePictures(file, report)
      judgePasteboard(file, report)
    }
    for key in file.nodes(.struct, .enum) where key.conforms(to: "EnvironmentKey") {
      report(
        key,
        "the `@Entry` macro writes this key and its accessor for you: `extension EnvironmentValues { @Entry var name = value }`"
      )
    }
  }

  /// `for: .seconds(1)`, for a number that is written out and whole in seconds or milliseconds.
  private func duration(_ sleep: Node) -> [Edit] {
    guard sleep.arguments.count == 1, let argument = sleep.argument("nanoseconds"), let count = argument.value.number,
      count >= 1_000_000, count < 1e15
    else { return [] }
    for (unit, size) in [("seconds", 1e9), ("milliseconds", 1e6)] where count.remainder(dividingBy: size) == 0 {
      guard let whole = Int(exactly: count / size) else { return [] }
      return [Edit(argument.node.range, "for: .\(unit)(\(whole))")]
    }
    return []
  }

  /// A view as an argument where a closure is taken today.
  private func judgeArguments(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "background", "overlay", "mask") where call.isViewModifier && !call.isInPreview {
      guard let first = call.firstUnlabelled, call.arguments.allSatisfy({ $0.label == nil || $0.label == "alignment" }),
        call.arguments.count <= 2, let root = first.value.chain?.root, root.kind == .call,
        let name = root.name, Receiver.views.contains(name), !Self.styles.contains(name), !root.mayBeOwn(name)
      else { continue }
      report(call, "`\(call.name ?? "")` now takes its view in a closure: `\(call.name ?? "") { \(name)(…) }`")
    }
  }

  private func judgeRenamed(_ file: SourceFile, _ report: Report) {
    for scroll in file.calls(named: "ScrollView")
    where scroll.isRoot && scroll.hasArgument("showsIndicators") && !scroll.isInPreview {
      report(scroll, "`showsIndicators` is now a modifier; write `.scrollIndicators(.hidden)`")
    }
    for call in file.calls(named: "appendingPathComponent") where call.isModifier && call.arguments.count == 1 {
      report(call, "`appendingPathComponent` may access the disk; write `appending(path:)`")
    }
  }

  private func judgePictures(_ file: SourceFile, _ report: Report) {
    for renderer in file.calls(named: "UIGraphicsImageRenderer") where renderer.isRoot {
      guard let function = renderer.enclosing(.function),
        !function.descendants(.call, named: "UIHostingController").isEmpty
      else { continue }
      report(renderer, "`ImageRenderer` renders SwiftUI views directly; write `ImageRenderer(content: view).uiImage`")
    }
  }

  private func judgePasteboard(_ file: SourceFile, _ report: Report) {
    for board in file.nodes(.member, named: ["UIPasteboard"]) where board.isRoot && !file.isOfTests {
      guard let parts = board.chain?.parts, parts.count > 2, parts[1].isNamed("general"),
        parts[2].isNamed("string", "strings", "image", "images", "url", "urls"),
        board.chain?.node.parent.map({ $0.assignment?.target == board.chain?.node }) != true
      else { continue }
      report(
        parts[2], "reading the pasteboard asks the user for permission each time; use `PasteButton`, which does not")
    }
  }

  /// What is a style rather than a view as an argument.
  private static let styles: Set = [
    "AngularGradient", "Color", "EllipticalGradient", "LinearGradient", "RadialGradient",
  ]
}
