/// A root and what is applied to it, in source order: `Text("a").bold().padding()`.
///
/// The parts inside a `#if` are among the others; ask `isExclusive(with:)` where it matters.
public struct Chain {
  public let node: Node
  /// Shared by all copies, and no class of ours for the reason that `SourceFile` gives.
  private let content: ManagedBuffer<Content, Void>

  /// What a chain is made of, found out once however often it is asked for.
  private struct Content {
    let parts: [Node]
    var modifiers: [Node]?
    var mayBeView: Bool?
  }

  init?(_ node: Node) {
    guard node.kind == .chain else { return nil }
    self.node = node
    var parts: [Node] = []
    Self.collect(from: node, into: &parts)
    if parts.count > 1, parts[0].kind == .member, parts[0].isNamed(Chain.modules) {
      parts.removeFirst()
    }
    if parts.count > 1, parts[1].isInitCall, parts[1].madeType != nil { parts.removeFirst() }
    let made = Content(parts: parts)
    content = .create(minimumCapacity: 0) { _ in made }
  }

  /// All parts, root first.
  ///
  /// A module's name before the root is left out, and so is the type of an `init`: `SwiftUI.Text("a")` and `Text.init("a")` are
  /// `Text("a")`.
  public var parts: [Node] { content.header.parts }

  fileprivate static let modules = ["SwiftUI", "UIKit", "Foundation", "Swift", "Combine"]

  private static func collect(from node: Node, into parts: inout [Node]) {
    for part in node.children {
      if part.kind == .ifConfig { collect(from: part, into: &parts) } else { parts.append(part) }
    }
  }

  public var root: Node { parts.first ?? node }

  /// The calls behind the root: in SwiftUI, the modifiers.
  public var modifiers: [Node] {
    if let known = content.header.modifiers { return known }
    let found = parts.dropFirst(root.modifiesSelf ? 0 : 1).filter { $0.kind == .call }
    content.header.modifiers = found
    return found
  }

  public func modifiers(named names: String...) -> [Node] {
    let names = node.file.symbols(names)
    return names.isEmpty ? [] : modifiers.filter { $0.hasName(among: names) }
  }

  public func hasModifier(_ names: String...) -> Bool {
    modifiers.contains { $0.isNamed(names) }
  }

  /// The modifiers applied after `part`, that is outside of it.
  public func modifiers(after part: Node) -> [Node] {
    // They stand in source order, and what is inside of the part comes before its end.
    let end = Swift.max(part.index + 1, part.subtreeEnd)
    let modifiers = modifiers
    var (low, high) = (0, modifiers.count)
    while low < high {
      let middle = (low + high) / 2
      if modifiers[middle].index < end { low = middle + 1 } else { high = middle }
    }
    return Array(modifiers[low...])
  }
}

extension Node {
  /// The chain that this node is, or is a part of.
  public var chain: Chain? {
    if kind == .chain { return file.chain(at: self) }
    var node = self
    while let parent = node.parent {
      if parent.kind == .chain { return file.chain(at: parent) }
      guard parent.kind == .ifConfig else { return nil }
      node = parent
    }
    return nil
  }

  /// Whether this is a call applied to something: `.padding()`, not `Text("a")` or `.regular()`.
  ///
  /// In an extension of View `padding()` is one too, which is applied to the view itself.
  public var isModifier: Bool {
    guard kind == .call, let isRoot = isFirstPart ?? chain.map({ $0.root == self || !$0.parts.contains(self) }) else {
      return false
    }
    return !isRoot || modifiesSelf
  }

  /// Whether this is the first call of what a member of `extension View` gives.
  fileprivate var modifiesSelf: Bool {
    guard kind == .call, !isCapitalized, let parent, let place = parent.parent, parent.kind == .chain,
      [.body, .return, .branch, .switchCase, .ifConfig, .accessor].contains(place.kind), !flags.contains(.implicit),
      let type = enclosingType
    else { return false }
    return type.kind == .extension && type.isNamed("View")
  }

  /// Whether this is the first part of its chain.
  public var isRoot: Bool { isFirstPart ?? (chain?.root == self) }

  /// Whether this stands first in a chain; nil where that takes a look at all of the chain, which is seldom.
  private var isFirstPart: Bool? {
    guard let parent else { return false }
    guard parent.kind == .chain else { return parent.kind == .ifConfig ? nil : false }
    let first = Node(file: file, index: parent.index + 1)
    if first.kind == .ifConfig || first.kind == .member && first.isNamed(Chain.modules) { return nil }
    if first.kind == .member, Node(file: file, index: first.subtreeEnd).isInitCall { return nil }
    return first.index == index
  }
}

extension Chain {
  /// Whether it may be a view, as far as the file tells.
  ///
  /// Not when its root is a type of the file that is no view, or a variable of such a type: another type may well have
  /// a method of a modifier's name.
  public var mayBeView: Bool {
    if let known = content.header.mayBeView { return known }
    let answer = looksLikeView
    content.header.mayBeView = answer
    return answer
  }

  private var looksLikeView: Bool {
    guard let name = root.name, !root.flags.contains(.implicit) else { return true }
    if root.isCapitalized { return root.mayBeViewType(name) }
    let declarations = node.file.nodes(.variable, named: [name]) + node.file.nodes(.parameter, named: [name])
    return declarations.allSatisfy { declaration in
      let written = declaration.child(.type)?.name
      let value = declaration.child(.initial)?.firstChild?.chain?.root.name
      return (written ?? value).map(declaration.mayBeViewType) ?? true
    }
  }
}

extension Node {
  /// Whether this is a call applied to what may be a view.
  public var isViewModifier: Bool {
    isModifier && chain?.mayBeView == true
  }
}

extension Node {
  /// False for the types that this file declares and that are nothing to look at.
  fileprivate func mayBeViewType(_ name: String) -> Bool {
    let declarations = file.nodes(Node.Kind.types, named: [name])
    if declarations.isEmpty { return !mayMean(name) || file.project.mayBeView(name) }
    return declarations.contains { type in
      type.conforms(to: "View", "Shape", "InsettableShape", "ViewModifier", "UIViewRepresentable")
        || type.kind == .protocol
        || type.conforms(
          to: "NSViewRepresentable", "UIViewControllerRepresentable", "ToolbarContent", "Scene", "ShapeStyle")
    }
  }
}
