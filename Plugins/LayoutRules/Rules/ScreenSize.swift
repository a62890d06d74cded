import SwiftKitSDK

/// The size of the main screen where a file asks for it, and where it goes.
struct ScreenSize {
  private let value: Chain
  /// The variable or property that keeps it, and where the file names that.
  private let keeper: Node?
  private let uses: [Chain]

  /// Nil where something else is asked of `UIScreen.main`, its scale or whether it is captured; the pixels of the panel count only in
  /// what lays a view out.
  init?(_ screen: Node) {
    guard let chain = screen.chain, chain.parts.count > 1, chain.parts[1].isNamed("main") else { return nil }
    value = chain
    keeper = Self.keeper(of: chain.node)
    uses = keeper.map(Self.uses(of:)) ?? []
    switch chain.parts.dropFirst(2).first?.name {
    case "bounds": break
    case "nativeBounds", "nativeScale":
      guard Self.around(chain.node).contains(where: { $0.kind == .call && $0.isNamed(Self.layingOut) }) else {
        return nil
      }
    // `let screen = UIScreen.main`
    case nil:
      guard uses.contains(where: { $0.parts.contains { $0.isNamed("bounds") } }) else { return nil }
    default: return nil
    }
  }

  /// Whether nobody reads the private property that keeps it.
  var isUnread: Bool { uses.isEmpty && keeper?.isPrivate == true }

  /// Whether it sizes nothing that is seen: pixels of a picture, a test for tiny phones, a window, or a view that nobody sees.
  var laysOutNothing: Bool {
    if isOfWindow || isHarmless(value) { return true }
    return !uses.isEmpty && uses.allSatisfy(isHarmless)
  }

  private func isHarmless(_ use: Chain) -> Bool {
    isOfPicture(use.node) || isTestForTinyPhones(use) || isOfHiddenView(use.node)
  }

  /// The window that an app of one window makes, and what belongs to a window.
  private var isOfWindow: Bool {
    if value.node.callOfArgument?.isNamed("UIWindow") == true { return true }
    let target = value.node.parent?.assignment?.target.chain
    if target?.parts.contains(where: { $0.nameWords.last == "window" }) == true { return true }
    return value.node.ancestors.contains { type in
      (Node.Kind.types.contains(type.kind) || type.kind == .extension)
        && (type.isNamed("UIWindow") || type.children(.inherited).contains { $0.isNamed("UIWindow") })
    }
  }

  /// `requestImage(targetSize: size)`, `downsample(image, to: size)`, and points times the scale of the screen.
  private func isOfPicture(_ use: Node) -> Bool {
    Self.around(use).contains { around in
      switch around.kind {
      case .operation:
        around.children.contains { $0.isNamed("*") } && around.children.contains(where: Self.isScale)
      case .argument:
        around.isNamed("targetSize", "toSize", "toMaxSize") || !Self.wordsOfPixels.isDisjoint(with: around.nameWords)
      // A view may show a thumbnail.
      case .call: !around.isCapitalized && !Self.wordsOfPixels.isDisjoint(with: around.nameWords)
      default: false
      }
    }
  }

  /// `UIScreen.main.scale`, `traitCollection.displayScale`; a mere `scale` may be that of a view.
  private static func isScale(_ factor: Node) -> Bool {
    guard factor.kind == .chain, let parts = factor.chain?.parts, let last = parts.last else { return false }
    return last.isNamed("nativeScale", "displayScale") || last.isNamed("scale") && parts[0].isNamed("UIScreen")
  }

  /// `height <= 568`: a number that only phones come near, not what tells an iPad from them.
  private func isTestForTinyPhones(_ use: Chain) -> Bool {
    guard let operation = use.node.parent, operation.kind == .operation, case let parts = Array(operation.children),
      let place = parts.firstIndex(of: use.node)
    else { return false }
    let side = [use, value].compactMap(\.parts.last).first { $0.isNamed("width", "height") }
    let limit: Double = side?.isNamed("width") == true ? 480 : 960
    return [-1, 1].contains { step in
      guard parts.indices.contains(place + 2 * step), parts[place + step].isNamed("<", "<=", ">", ">=", "==", "!="),
        let number = parts[place + 2 * step].constantNumber
      else { return false }
      return number < limit
    }
  }

  private func isOfHiddenView(_ use: Node) -> Bool {
    guard let modifier = Self.around(use).first(where: { $0.kind == .call && $0.isModifier }),
      let view = modifier.chain
    else { return false }
    if view.hasModifier("hidden") { return true }
    if view.modifiers(named: "opacity").contains(where: { $0.firstUnlabelled?.value.number == 0 }) { return true }
    return view.root.isNamed("Color") && view.parts.dropFirst().first?.isNamed("clear") == true
      && !view.hasModifier("overlay", "background")
  }
}

// MARK: - Where it goes

extension ScreenSize {
  private static let layingOut = ["frame", "offset", "padding", "position"]
  private static let wordsOfPixels: Set = [
    "pixel", "pixels", "thumbnail", "downscale", "downsample", "downsampled", "resize", "resized",
  ]
  private static let blocks: [Node.Kind] = [.body, .closure, .branch, .accessor, .switchCase]

  /// What a value is part of, up to the code around it.
  private static func around(_ value: Node) -> [Node] { Array(value.ancestors.prefix { !blocks.contains($0.kind) }) }

  /// The variable whose value it is, or the property that computes it; not one that gives a view.
  private static func keeper(of value: Node) -> Node? {
    let keeper = value.ancestors.first {
      [.variable, .closure, .function, .initializer, .branch, .switchCase, .condition].contains($0.kind)
    }
    guard let keeper, keeper.kind == .variable, keeper.child(.type)?.source.hasPrefix("some ") != true else {
      return nil
    }
    return keeper
  }

  private static func uses(of keeper: Node) -> [Chain] {
    guard let name = keeper.name, let place = keeper.parent else { return [] }
    let isLocal = blocks.contains(place.kind)
    return keeper.file.nodes(.member, named: [name, "$" + name]).filter { use in
      guard !use.isInside(keeper), !use.flags.contains(.implicit) else { return false }
      return isLocal ? use.isRoot && use.isInside(place) : use.chain?.parts.prefix(2).contains(use) == true
    }
    .compactMap(\.chain)
  }
}
