import SwiftKitSDK
import Testing

/// A change of source that changes nothing about what it means, so that no verdict may change either.
struct Mutation: CustomTestStringConvertible, Sendable {
  let name: String
  /// The changed source with its marks moved along; nil where the change does not apply.
  let apply: @Sendable (_ source: MarkedSource, _ check: any Check) -> MarkedSource?

  var testDescription: String { name }

  static let all: [Mutation] = [
    rewriting("a line for every part of a chain", ChainOverLines(inserted: "\n    ")),
    rewriting("comments inside chains", ChainOverLines(inserted: "/* .glassEffect() { */")),
    rewriting("line comments inside chains", ChainOverLines(inserted: "// }\n")),
    rewriting("closures as labelled arguments", LabelledClosures()),
    rewriting("the module's name before SwiftUI's types", QualifiedRoots()),
    rewriting("line ends of two bytes", WindowsLines()),
    Mutation(name: "text of several bytes a character before") { source, _ in
      source.edited([(0, 0, "let café_ = \"🎉 ünï\" // 👨‍👩‍👧\n")])
    },
    Mutation(name: "the same in a comment and in a string behind") { source, _ in
      source.edited([
        (source.source.count, 0, "\n/* /* \(source.text) */ */\nlet text_ = ##\"\"\"\n\(source.text)\n\"\"\"##\n")
      ])
    },
    Mutation(name: "methods of the same names of another type") { source, check in
      let names = check.literals.filter { $0.first?.isLowercase == true && $0.allSatisfy { $0.isLetter } }
      guard !names.isEmpty else { return nil }
      let methods = names.map { "func \($0)(_ value: Int = 0) -> Stranger_ { self }" }.joined(separator: "\n")
      let calls = names.map { "stranger_.\($0)(0)\nStranger_().\($0)()\nlet \($0)_ = stranger_.\($0)()" }
      return source.edited([
        (
          source.source.count, 0,
          "\nstruct Stranger_ {\n\(methods)\n}\nfunc use_(stranger_: Stranger_) {\n\(calls.joined(separator: "\n"))\n}"
        )
      ])
    },
    wrapping("a branch", "Group { if ready_ {\n", "\n} else { EmptyView() } }"),
    wrapping("a case of a switch", "ZStack { switch state_ {\ncase .ready:\n", "\ndefault: EmptyView() } }"),
    wrapping("a function that makes a view", "extension Host_ { func make_() -> some View {\n", "\n} }"),
    wrapping(
      "forty groups", String(repeating: "Group { ", count: 40) + "\n", "\n" + String(repeating: "}", count: 40)),
    wrapping("conditional compilation", "#if os(iOS) && DEBUG\n", "\n#else\nlet other_ = 1\n#endif"),
    wrapping("the other clause of conditional compilation", "#if os(macOS)\nlet other_ = 1\n#else\n", "\n#endif"),
  ]

  /// A check that fires where the source is to be changed, and says how.
  private static func rewriting(_ name: String, _ rewriter: any Check) -> Mutation {
    Mutation(name: name) { source, _ in
      let edits = findings(rewriter, in: source.source).flatMap(\.edits)
        .map { ($0.range.lowerBound, $0.range.count, $0.replacement) }
      return edits.isEmpty ? nil : source.edited(edits)
    }
  }

  /// Puts statements of a view into something else; declarations stay where they are.
  private static func wrapping(_ name: String, _ before: String, _ after: String) -> Mutation {
    Mutation(name: name) { source, _ in
      let words = ["struct ", "class ", "import ", "func ", "extension ", "var ", "#Preview", "enum ", "protocol "]
      guard !words.contains(where: source.text.contains) else { return nil }
      return source.edited([(0, 0, before), (source.source.count, 0, after)])
    }
  }
}

extension MarkedSource {
  /// The source with `edits` made (where, how many bytes go, what comes), and the marks moved along.
  func edited(_ edits: [(start: Int, length: Int, text: String)]) -> MarkedSource {
    let edits = edits.sorted { ($0.start, $0.length) < ($1.start, $1.length) }
    var result: [UInt8] = []
    var marks = self.marks
    var copied = 0
    for edit in edits {
      result += source[copied..<edit.start] + Array(edit.text.utf8)
      copied = edit.start + edit.length
      for (index, mark) in self.marks.enumerated() where edit.start <= mark && edit.start < source.count {
        marks[index] += edit.text.utf8.count - edit.length
      }
    }
    return MarkedSource(source: result + source[copied...], marks: marks)
  }
}

/// Puts something before the dot of every part of a chain.
private struct ChainOverLines: Check {
  let id = "chain-over-lines"
  let severity = Severity.info
  let title = "a part of a chain"
  let literals: [String] = []
  let inserted: String

  func check(_ file: SourceFile, _ report: Report) {
    for part in file.nodes(.call, .member) where part.source.hasPrefix(".") && !part.flags.contains(.implicit) {
      // A line's end in a string is another string; before the first part of a clause of #if stands a line's end.
      if part.ancestors.contains(where: { $0.kind == .string }) { continue }
      let start = part.range.lowerBound
      report(at: start..<start, "a part", edits: [Edit(start..<start, inserted)])
    }
  }
}

/// `Button("A") { }` as `Button("A", action: { })`, `.toolbar { }` as `.toolbar(content: { })`.
private struct LabelledClosures: Check {
  let id = "labelled-closures"
  let severity = Severity.info
  let title = "a trailing closure"
  let literals: [String] = []

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.nodes(.call) {
      let arguments = call.arguments
      guard let place = arguments.firstIndex(where: \.isTrailingClosure), let label = label(of: call) else { continue }
      let first = arguments[place].node.range
      let front = place > 0 ? arguments[place - 1].node.range.upperBound : call.anchor.upperBound
      guard place > 0 || call.child(.generic) == nil else { continue }
      var edits = [Edit(front..<first.lowerBound, place > 0 ? ", \(label): " : "(\(label): ")]
      var end = first.upperBound
      for next in arguments[(place + 1)...] {
        edits.append(Edit(end..<next.node.range.lowerBound, ", "))
        end = next.node.range.upperBound
      }
      report(call, "a trailing closure", edits: edits + [Edit(end..<end, ")")])
    }
  }

  private func label(of call: Node) -> String? {
    guard let name = call.name else { return nil }
    if name == "Button" { return call.hasArgument("action") ? "label" : "action" }
    if name == "NavigationLink" { return call.hasArgument("value") ? "label" : nil }
    if ["onAppear", "onTapGesture", "onLongPressGesture"].contains(name) { return "perform" }
    return Self.contents.contains(name) ? "content" : nil
  }

  private static let contents: Set = [
    "Form", "GlassEffectContainer", "Group", "HStack", "LazyVStack", "List", "Menu", "NavigationStack", "ScrollView",
    "Section", "ToolbarItem", "ToolbarItemGroup", "VStack", "ZStack", "background", "overlay", "popover", "sheet",
    "toolbar",
  ]
}

/// `SwiftUI.Button` for `Button`.
private struct QualifiedRoots: Check {
  let id = "qualified-roots"
  let severity = Severity.info
  let title = "a type of SwiftUI"
  let literals: [String] = []

  func check(_ file: SourceFile, _ report: Report) {
    let names = ["Button", "Form", "Group", "HStack", "Image", "Label", "List", "Menu", "ScrollView", "Text", "VStack"]
    for call in file.nodes(.call, named: names) where call.chain?.parts.first == call {
      let start = call.range.lowerBound
      guard call.chain?.node.range.lowerBound == start else { continue }
      report(at: start..<start, "a root", edits: [Edit(start..<start, "SwiftUI.")])
    }
  }
}

/// Line ends as on Windows.
private struct WindowsLines: Check {
  let id = "windows-lines"
  let severity = Severity.info
  let title = "a line"
  let literals: [String] = []

  func check(_ file: SourceFile, _ report: Report) {
    for (offset, byte) in file.root.source.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      report(at: offset..<offset, "a line", edits: [Edit(offset..<offset, "\r")])
    }
  }
}
