package import ArgumentParser
import FigmaImport
import POSIXSupport
import Workbench

/// `swiftkit figma tree`: the slim tree of a layer.
package struct FigmaTreeCommand: KitCommand {
  /// How the tree is written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, outline, svg
  }

  /// What is left out of a tree, and may be kept.
  enum Keep: String, ExpressibleByArgument, CaseIterable {
    case chrome, hidden
  }

  package static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Show what is on a screen, in the words of SwiftUI.",
    discussion: """
      Without --node the tree is that of the first phone screen, or of the largest frame. Status bars, home indicators, masks and layers that \
      only make an effect are left out and counted; layers without auto layout are put into stacks by where they lie.
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Option(name: .long, help: "Show this many levels of the tree; what is deeper is counted.")
  var depth: Int?

  @Option(name: .long, help: "How to write it: json on one line, an outline for people, or a drawing as svg.")
  var format: Format = .json

  @Option(
    name: .long, help: "Cut the tree so that the JSON stays within this many bytes; stubs say what to ask for next.")
  var maxBytes: Int?

  @Option(name: .long, help: "Leave out so many parts at the beginning: the 'next' of a tree that was cut.")
  var from = 0

  @Option(name: .long, help: "Keep what is usually left out: chrome, hidden.")
  var keep: [Keep] = []

  @Flag(name: .long, help: "Also say of each layer why it was kept or left out.")
  var explain = false

  @Flag(name: .long, help: "Say all fields of every node, also of those that are like an earlier one.")
  var whole = false

  @Flag(name: .long, help: "List the screens of the design, with their ids, instead.")
  var list = false

  package init() {}

  package func validate() throws {
    if let maxBytes, maxBytes < 1 { throw ValidationError("--max-bytes \(maxBytes) leaves no room for a tree.") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    let source = design.source(in: context)
    if list {
      for line in try source.screens(design.request) { context.show(line) }
      return .done
    }
    let tree = try source.tree(request)
    switch format {
    case .json:
      let text = tree.json(explaining: explain, isWhole: whole)
      if let maxBytes, text.utf8.count > maxBytes { throw NoRoom(needed: text.utf8.count, given: maxBytes) }
      context.output.write(text)
    case .outline: context.output.write(tree.outline())
    case .svg: context.output.write(tree.wireframe())
    }
    return .done
  }

  private var request: TreeRequest {
    var request = TreeRequest(of: design.request)
    (request.depth, request.from, request.maxBytes) = (depth, from, maxBytes)
    (request.keepsChrome, request.keepsHidden) = (keep.contains(.chrome), keep.contains(.hidden))
    (request.explains, request.isWhole) = (explain, whole)
    return request
  }
}

/// Even the smallest cut of a tree is larger than wished for.
private struct NoRoom: Error, CustomStringConvertible {
  let needed: Int
  let given: Int

  var description: String { "the smallest tree has \(needed) bytes, which --max-bytes \(given) has no room for" }
}
