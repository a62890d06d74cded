extension Node {
  /// The declaration of a type or extension around this node.
  public var enclosingType: Node? {
    enclosing(.struct, .class, .enum, .actor, .protocol, .extension)
  }

  public func hasAttribute(_ names: String...) -> Bool {
    children.contains { $0.kind == .attribute && $0.isNamed(names) }
  }

  public func hasModifier(keyword names: String...) -> Bool {
    children.contains { $0.kind == .modifier && $0.text == nil && $0.isNamed(names) }
  }

  /// `private` or `fileprivate`, itself or by the extension it stands in.
  public var isPrivate: Bool {
    if hasModifier(keyword: "private", "fileprivate") { return true }
    guard let parent, parent.kind == .extension else { return false }
    return parent.hasModifier(keyword: "private", "fileprivate")
  }

  /// The type that this declares, with an alias of this file taken for what it stands for.
  public var plainType: Node? { child(.type)?.plain }

  private var plain: Node {
    guard kind == .type, let name,
      let alias = file.nodes(.typealias, named: [name]).first(where: { alias in
        alias.enclosingType.map { $0.name == owner?.name } ?? true
      }), let meant = alias.child(.type), !meant.isNamed(name)
    else { return self }
    return meant
  }

  public var isGeneric: Bool { child(.genericParameter) != nil }

  /// Whether this type conforms to one of `protocols`, by itself or by an extension, in this file or another.
  public func conforms(to protocols: String...) -> Bool {
    guard let name else { return false }
    // What stands here is looked at first: the facts of a large project take longer to search.
    func isSaid(by declaration: Node) -> Bool {
      for child in declaration.children {
        switch child.kind {
        case .inherited: if child.isNamed(protocols) { return true }
        case .attribute, .modifier, .genericParameter, .ifConfig: continue
        // Members come last, and there may be hundreds.
        default: return false
        }
      }
      return false
    }
    if kind != .extension, isSaid(by: self) { return true }
    if file.nodes(.extension, named: [name]).contains(where: isSaid) { return true }
    if kind == .extension, file.nodes(Kind.types, named: [name]).contains(where: isSaid) { return true }
    return !file.project.isAmbiguous(name) && file.project.inherited(by: name).contains(where: protocols.contains)
  }

  /// Whether this declares a SwiftUI view, or extends one of this file.
  ///
  /// A class is none: the `View` that it inherits is one of UIKit's, which packages call so.
  public var isView: Bool { conforms(to: "View") && !isOfClass }

  private var isOfClass: Bool {
    guard kind == .extension, let name else { return kind == .class }
    let declared = file.nodes(Kind.types, named: [name])
    return declared.isEmpty ? file.project.kinds(of: name) == ["class"] : declared.allSatisfy { $0.kind == .class }
  }

  /// This type and its extensions in the same file.
  public var allParts: [Node] {
    guard let name else { return [self] }
    return file.nodes(Kind.types, named: [name]) + file.nodes(.extension, named: [name])
  }
}
