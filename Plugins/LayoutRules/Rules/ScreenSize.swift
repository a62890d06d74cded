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
    uses = keeper.map { screen.file.once { ScreenKeepers(screen.file) }.uses(of: $0) } ?? []
    switch chain.parts.dropFirst(2).first?.name {
    case "bounds", "applicationFrame": break
    case "coordinateSpace", "fixedCoordinateSpace":
      guard chain.parts.dropFirst(3).first?.isNamed("bounds") == true else { return nil }
    case "nativeBounds", "nativeScale":
      guard Self.around(chain.node).contains(where: { $0.kind == .call && $0.isNamed(Self.layingOut) }) else {
        return nil
      }
    // `let screen = UIScreen.main`
    case nil:
      guard uses.contains(where: { $0.parts.contains { $0.isNamed("bounds", "applicationFrame") } }) else { return nil }
    default: return nil
    }
  }

  /// Whether nobody reads the private property that keeps it.
  var isUnread: Bool { uses.isEmpty && keeper?.isPrivate == true }

  /// Whether it sizes nothing that is seen: pixels of a picture, a test for tiny phones, a window, what nobody sees of a background, or
  /// how far something moves to be out of sight.
  var laysOutNothing: Bool {
    if isOfWindow || isHarmless(value) { return true }
    return !uses.isEmpty && uses.allSatisfy(isHarmless)
  }

  private func isHarmless(_ use: Chain) -> Bool {
    isOfPicture(use.node) || isTestForTinyPhones(use) || isOfHiddenView(use.node) || isOutOfSight(use)
  }

  /// `.offset(x: isShown ? 0 : UIScreen.main.bounds.width)`: no window is wider than the screen.
  private func isOutOfSight(_ use: Chain) -> Bool {
    guard [use, value].contains(where: { $0.parts.last?.isNamed("width", "height") == true }) else { return false }
    var distance = use.node
    if let opposite = distance.parent, opposite.kind == .operation, case let parts = Array(opposite.children),
      parts.count == 2, parts[0].isNamed("-")
    {
      distance = opposite
    }
    guard let choice = distance.parent, choice.kind == .ternary, let offset = choice.callOfArgument,
      offset.isNamed("offset"), let moved = offset.chain
    else { return false }
    // Of pages beside each other, one is always seen.
    let roots = [moved.root, moved.codeOfMember?.onlyView?.root].compactMap(\.self)
    return !roots.contains { $0.isNamed("HStack", "LazyHStack") }
      && choice.children.dropFirst().contains { $0 != distance && $0.number == 0 }
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
          || around.nameWords.contains("thumbnail") && around.parent?.isCapitalized != true
      case .call: Self.makesPicture(around)
      default: false
      }
    }
  }

  /// `resize(image, to: size)`, `makeThumbnail(width: width)`; `thumbnailRow(width: width)` makes a view, as `makeThumbnailView` does.
  private static func makesPicture(_ call: Node) -> Bool {
    let words = call.nameWords
    guard !call.isCapitalized, let last = words.last, !wordsOfViews.contains(last) else { return false }
    return words.prefix(2).contains(where: verbsOfPixels.contains)
      || words.contains("thumbnail") && words.prefix(2).contains(where: verbsOfThumbnails.contains)
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

  /// A view that is not seen still pushes what is beside it, unless it is all of a background or an overlay.
  private func isOfHiddenView(_ use: Node) -> Bool {
    guard let modifier = Self.around(use).first(where: { $0.kind == .call && $0.isModifier }),
      let view = modifier.chain,
      let place = view.node.callOfArgument ?? view.node.enclosing(.closure)?.callOfArgument,
      place.isNamed("background", "overlay")
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
  private static let verbsOfPixels: Set = [
    "downsample", "downsampled", "downsampling", "downscale", "downscaled", "resize", "resized", "resizing",
  ]
  private static let verbsOfThumbnails: Set = [
    "create", "draw", "fetch", "generate", "get", "load", "make", "prepare", "preparing", "render", "request",
  ]
  private static let wordsOfPixels = verbsOfPixels.union(["pixel", "pixels"])
  private static let wordsOfViews: Set = ["button", "card", "cell", "grid", "item", "list", "row", "section", "view"]
  fileprivate static let blocks: [Node.Kind] = [.body, .closure, .branch, .accessor, .switchCase]

  /// What a value is part of, up to the code around it.
  private static func around(_ value: Node) -> [Node] { Array(value.ancestors.prefix { !blocks.contains($0.kind) }) }

  /// The variable whose value it is, or the property that computes it; not one that gives a view.
  fileprivate static func keeper(of value: Node) -> Node? {
    let keeper = value.ancestors.first {
      [.variable, .closure, .function, .initializer, .branch, .switchCase, .condition].contains($0.kind)
    }
    guard let keeper, keeper.kind == .variable, keeper.child(.type)?.source.hasPrefix("some ") != true else {
      return nil
    }
    return keeper
  }
}

/// Where a file names what keeps the size of a screen, found once for all screens.
private struct ScreenKeepers {
  /// The uses of a name, in the block that declares the variable, or, without a block, of a property anywhere.
  private struct Place: Hashable {
    let name: String
    let block: Node?
  }

  private var found: [Place: [Chain]] = [:]

  init(_ file: SourceFile) {
    let screens = file.nodes(.member, named: ["UIScreen"])
    for keeper in screens.compactMap({ $0.chain?.node }).compactMap(ScreenSize.keeper(of:)) {
      if let place = Self.place(of: keeper) { found[place] = [] }
    }
    let names = Set(found.keys.map(\.name))
    if names.isEmpty { return }
    for use in file.nodes(.member) where !use.flags.contains(.implicit) {
      guard let written = use.name, case let name = String(written.drop(while: { $0 == "$" })), names.contains(name),
        let chain = use.chain
      else { continue }
      if chain.parts.prefix(2).contains(use) { add(chain, at: Place(name: name, block: nil)) }
      if use.isRoot { for block in use.ancestors { add(chain, at: Place(name: name, block: block)) } }
    }
  }

  func uses(of keeper: Node) -> [Chain] {
    Self.place(of: keeper).flatMap { found[$0] }?.filter { !$0.node.isInside(keeper) } ?? []
  }

  private static func place(of keeper: Node) -> Place? {
    guard let name = keeper.name, let parent = keeper.parent else { return nil }
    return Place(name: name, block: ScreenSize.blocks.contains(parent.kind) ? parent : nil)
  }

  /// What is used more often than anyone reads is all the same.
  private mutating func add(_ use: Chain, at place: Place) {
    if let known = found[place], known.count < 50 { found[place]?.append(use) }
  }
}
