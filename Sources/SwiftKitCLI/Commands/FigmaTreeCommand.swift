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
    abstract: "Show what is on a screen, as a tree of SwiftUI views.",
    discussion: """
      Without --node, shows the first phone screen or, if there is none, the largest frame. Status bars, home indicators, masks and layers that only add an \
      effect are left out and counted. Layers without auto layout are arranged into stacks by position.
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Option(name: .long, help: "Show this many levels of the tree; deeper nodes are only counted.")
  var depth: Int?

  @Option(name: .long, help: "The output format: json on one line, an outline to read, or an svg drawing.")
  var format: Format = .json

  @Option(
    name: .long, help: "Truncate the tree to this many bytes of JSON; truncated nodes say what to request next.")
  var maxBytes: Int?

  @Option(name: .long, help: "Skip this many parts: pass the 'next' value of a truncated tree.")
  var from = 0

  @Option(name: .long, help: "Keep layers that are normally left out: system chrome, or hidden layers.")
  var keep: [Keep] = []

  @Flag(name: .long, help: "Also explain why each layer was kept or left out.")
  var explain = false

  @Flag(name: .long, help: "Write every field of every node, even when it repeats an earlier node.")
  var whole = false

  @Flag(name: .long, help: "List the screens of the design and their ids instead.")
  var list = false

  package init() {}

  package func validate() throws {
    if let maxBytes, maxBytes < 1 { throw ValidationError("--max-bytes \(maxBytes) is too small for any tree.") }
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

  var description: String { "--max-bytes \(given) is too small; the smallest tree needs \(needed) bytes" }
}
