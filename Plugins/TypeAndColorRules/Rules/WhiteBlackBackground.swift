import SwiftKitSDK

/// White and black behind a screen stay as they are when the appearance changes.
///
/// Reported behind whole screens, rows and sheets, or what stretches over one; a scrim is translucent, a badge may be
/// white, behind films black is the frame, and a view may ask for one appearance only.
struct WhiteBlackBackground: Check {
  let id = "white-black-background"
  let rules = ["color/surfaces/white-black-background"]
  let severity = Severity.warning
  let title = "white or black as the background of a screen"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let isOffByDefault = true
  let literals = [".white", ".black"]

  func check(_ file: SourceFile, _ report: Report) {
    let modifiers = file.calls(
      named: "background", "listRowBackground", "presentationBackground", "toolbarBackground", "containerBackground",
      "fill")
    for modifier in modifiers where modifier.isViewModifier && !modifier.isInPreview {
      guard let value = background(of: modifier), let color = flatColor(value) ?? chosen(value),
        isWhole(modifier, value)
      else {
        continue
      }
      report(color, message(color))
    }
    for stack in file.calls(named: "ZStack") where stack.isRoot && !stack.isInPreview {
      guard let first = stack.closures.first?.child(.chain), first == stack.closures.first?.firstChild,
        let chain = first.chain, chain.root.isNamed("Color"), let color = flatColor(first),
        ignoresSafeArea(chain) || isScreen(stack), !showsMedia(stack)
      else { continue }
      report(color, message(color))
    }
  }

  private func message(_ color: Node) -> String {
    let (name, ignored) = color.isNamed("white") ? ("white", "dark") : ("black", "light")
    return "a fixed \(name) background ignores \(ignored) mode; use a system background"
  }

  /// The white of `isPlain ? .white : .gray`; of two that the appearance chooses between, either is right.
  private func chosen(_ value: Node) -> Node? {
    guard value.kind == .ternary, case let colors = value.choices.compactMap(flatColor), colors.count == 1,
      let condition = value.firstChild, !condition.sourceHolds("dark"), !condition.sourceHolds("light"),
      !condition.sourceHolds("scheme")
    else { return nil }
    return colors[0]
  }

  /// The first argument, or the only expression of the trailing closure.
  private func background(of modifier: Node) -> Node? {
    if let value = modifier.firstUnlabelled?.value { return value }
    guard let closure = modifier.closures.first, Array(closure.children).count == 1 else { return nil }
    return closure.firstChild
  }

  /// The `white` of `.white`, `Color.white` and `Color.white.ignoresSafeArea()`; nil for anything else, so for a scrim.
  private func flatColor(_ value: Node) -> Node? {
    guard value.kind == .chain, let chain = value.chain else { return nil }
    // `Color(.white)`
    if chain.root.isNamed("Color"), chain.root.kind == .call, chain.root.arguments.count == 1,
      let inner = chain.root.arguments.first, ["white", "black"].contains(inner.memberName ?? ""),
      chain.modifiers.allSatisfy({ $0.isNamed("ignoresSafeArea", "edgesIgnoringSafeArea") })
    {
      return inner.value.chain?.parts.last
    }
    let isColor = chain.root.flags.contains(.implicit) || chain.root.isNamed("Color") && chain.parts.count > 1
    let color = chain.root.flags.contains(.implicit) ? chain.root : chain.parts.dropFirst().first
    guard isColor, let color, color.kind == .member, color.isNamed("white", "black") else { return nil }
    return chain.modifiers.allSatisfy { $0.isNamed("ignoresSafeArea", "edgesIgnoringSafeArea") } ? color : nil
  }

  private func isWhole(_ modifier: Node, _ value: Node) -> Bool {
    guard let chain = modifier.chain, !chain.hasModifier("preferredColorScheme") else { return false }
    if modifier.isNamed("fill") {
      return chain.root.isNamed("Rectangle") && (ignoresSafeArea(chain) || chain.modifiers.contains(where: fills))
    }
    if !modifier.isNamed("background") { return true }
    // A shape of its own, or a fixed height, is a card or a bar.
    if modifier.hasArgument("in") || chain.modifiers.contains(where: isFixed) { return false }
    if chain.root.isNamed(Self.screens) || modifier.hasArgument("ignoresSafeAreaEdges") { return true }
    return ignoresSafeArea(chain) || value.chain.map(ignoresSafeArea) == true
      || chain.modifiers.prefix { $0 != modifier }.contains(where: fills)
  }

  /// A stack that is the whole of what a declaration or a presentation shows, with nothing that makes it smaller.
  private func isScreen(_ stack: Node) -> Bool {
    guard let chain = stack.chain, !chain.hasModifier("clipShape", "cornerRadius", "mask", "clipped", "aspectRatio"),
      !chain.modifiers.contains(where: isFixed)
    else { return false }
    guard let place = chain.node.parent else { return false }
    return place.kind == .file || place.memberOfCode?.isWholeBody == true
  }

  private func fills(_ modifier: Node) -> Bool {
    modifier.isNamed("frame")
      && ["maxWidth", "maxHeight"].allSatisfy { modifier.argument($0)?.memberName == "infinity" }
  }

  private func isFixed(_ modifier: Node) -> Bool {
    modifier.isNamed("frame")
      && (modifier.argument("width")?.value.number != nil || modifier.argument("height")?.value.number != nil)
  }

  /// A film or a picture in the stack, or a view that is called a player of one.
  private func showsMedia(_ stack: Node) -> Bool {
    if !stack.descendants(.call, named: "VideoPlayer", "AsyncImage").isEmpty { return true }
    let words = stack.enclosingType?.nameWords ?? []
    return !Set(words).isDisjoint(with: ["player", "video", "camera", "film", "movie", "stream"])
  }

  private func ignoresSafeArea(_ chain: Chain) -> Bool {
    chain.hasModifier("ignoresSafeArea", "edgesIgnoringSafeArea")
  }

  private static let screens = [
    "ScrollView", "List", "Form", "NavigationStack", "NavigationSplitView", "NavigationView", "TabView",
  ]
}
