/// The slim tree of one layer: what a person sees on it, in the words of SwiftUI, and what was left out.
package struct SlimTree: Sendable {
  package var file = ""
  package var node = ""
  package var name = ""
  package var size = Box(x: 0, y: 0, width: 0, height: 0)
  package var root: SlimNode
  package var tokens = DesignTokenList()
  package var components: [String: ComponentUse] = [:]
  package var dropped = Dropped()
  package var warnings: [Warning] = []
  /// What became of each layer, in the order of the document.
  package var verdicts: [Verdict] = []
  /// What was left out of an answer that may not be longer, beside nodes.
  package var trimmed: [String] = []
  /// Size of what was read, in bytes.
  package var sourceBytes = 0

  /// How many layers were left out, by reason.
  package struct Dropped: Hashable, Sendable {
    package var chrome = 0
    package var decor = 0
    package var hidden = 0
    package var mask = 0
    package var vector = 0
    /// The names of those that a screenshot should be looked at for.
    package var names: [String] = []
    /// Words that were left out with a part of the system, clocks and the like aside.
    package var texts: [String] = []
  }

  package struct ComponentUse: Hashable, Sendable {
    package var count = 0
    package var properties: [String] = []
  }

  package struct Warning: Hashable, Sendable {
    package var id: String
    package var rule: String
    package var message: String
  }

  /// What became of a layer, and why.
  package struct Verdict: Sendable {
    package var id: String
    package var name: String
    package var type: String
    package var isKept: Bool
    package var reason: String
  }
}
