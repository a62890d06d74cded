/// A screen taken apart into what SwiftUI has its own places for, and the content between.
struct ScreenParts {
  var toolbar: SlimNode?
  var tabBar: SlimNode?
  var bottomBar: SlimNode?
  /// The rows at the top that stay there.
  var headers: [SlimNode] = []
  /// The field of the bar for a search, and what it asks for.
  var search: SlimNode?
  var searchPrompt = ""
  /// The buttons at the bottom edge that stay there.
  var actions: [SlimNode] = []
  var sheet: SlimNode?
  var dialog: SlimNode?
  var backgrounds: [SlimNode] = []
  var overlays: [SlimNode] = []
  var content: [SlimNode] = []
  var spacing: Double?
  var align: String?
  var padding = Insets()
  var fill: Fill?
  /// Whether the stack of the content was found by its places.
  var isInferred = true

  init(_ root: SlimNode) {
    var rest = root
    toolbar = ScreenParts.take(.toolbar, from: &rest)
    tabBar = ScreenParts.take(.tabBar, from: &rest)
    if root.role != .sheet { sheet = ScreenParts.take(.sheet, from: &rest) }
    dialog = ScreenParts.take(.dialog, from: &rest)
    if tabBar == nil { bottomBar = ScreenParts.take(.bottomBar, from: &rest) }
    fill = root.fill
    unwrap(rest, isRoot: true)
    guard root.role != .sheet, root.role != .dialog, root.box.height >= 480 else { return }
    while takeHeader(in: root.box) {}
    takeActions(in: root.box)
  }

  private mutating func unwrap(_ node: SlimNode, isRoot: Bool) {
    let looks = !isRoot && node.isSurface
    if node.kind == .zStack, !looks {
      backgrounds += node.children.filter { $0.role == .background }
      overlays += node.children.filter { $0.role == .overlay && !$0.hasText }
      let main = node.children.filter { $0.role != .background && !($0.role == .overlay && !$0.hasText) }
      merge(node)
      if main.count == 1 { return unwrap(main[0], isRoot: false) }
      if main.count > 1 {
        var stack = node
        stack.children = main
        stack.padding = Insets()
        content = [stack]
      }
      return
    }
    guard node.isContainer, !looks, !node.children.isEmpty, node.role == nil || isRoot else {
      content = [node]
      return
    }
    if node.children.count == 1 {
      merge(node)
      return unwrap(node.children[0], isRoot: false)
    }
    guard node.kind == .vStack else {
      var plain = node
      if isRoot {
        plain.fill = nil
        plain.stroke = nil
        plain.cornerRadius = 0
        plain.name = ""
      }
      content = [plain]
      return
    }
    merge(node)
    spacing = node.spacing
    align = node.align
    content = node.children
  }

  private mutating func merge(_ node: SlimNode) {
    padding.left = max(padding.left, node.padding.left)
    padding.right = max(padding.right, node.padding.right)
  }

  /// Takes the first node with a role out of the tree; stacks left with nothing go as well.
  private static func take(_ role: SlimNode.Role, from node: inout SlimNode) -> SlimNode? {
    for index in node.children.indices {
      if node.children[index].role == role {
        return node.children.remove(at: index)
      }
      if let found = take(role, from: &node.children[index]) {
        if node.children[index].children.isEmpty, node.children[index].isContainer, !node.children[index].isSurface {
          node.children.remove(at: index)
        }
        return found
      }
    }
    return nil
  }
}
