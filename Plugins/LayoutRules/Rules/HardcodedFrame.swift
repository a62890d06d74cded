import SwiftKitSDK

/// Text grows with language and size; a frame that is fixed cuts it off.
///
/// Looked at are texts, controls and stacks of them; what shows no word, symbol tiles, 44 points to touch, and the
/// outermost frame of a component may be fixed, unless a sentence stands there, which wraps. Reported are heights of a line or
/// two around words that grow; a number or a short caption fits into 44 points, and a word or two into 50.
/// `hardcoded-frame-roomy` reports the rest, such heights of components among it.
struct HardcodedFrame: Check {
  let id = "hardcoded-frame"
  let rules = ["layout-and-lists/frames/hardcoded-frame"]
  let severity = Severity.info
  let title = "a fixed height around text that grows"
  let group: CheckGroup? = .design
  let basis: Basis? = .convention
  let isOffByDefault = true
  let literals = ["|frame|"]

  func check(_ file: SourceFile, _ report: Report) { check(file, report, isRoomy: false) }

  /// Reports frames that cut off a line or two, or all others.
  func check(_ file: SourceFile, _ report: Report, isRoomy: Bool) {
    // Pictures for the store have the size of the store.
    if file.isOfTests || Set(file.settings.systems.keys) == ["macOS"] { return }
    for frame in file.calls(named: "frame") where frame.isViewModifier && !frame.isInPreview {
      guard let chain = frame.chain, let name = chain.root.name, ViewNames.texts.contains(name),
        chain.root.kind == .call, frame.toolbar == nil, !isWordless(chain)
      else { continue }
      let text = GrowingText(chain)
      let cutsWords = text.isCut(by: frame)
      let cutsSentence = cutsWords && text.holdsSentence
      let isOfComponent = chain.node.isBodyRoot && !cutsSentence
      let isCrowded = isRoomy && isOfComponent && !cutsWords && text.isCrowded(by: frame)
      if isOfComponent, !cutsWords, !isCrowded { continue }
      let sizes = [frame.argument("width"), frame.argument("height")].compactMap { $0?.value.constantNumber }
      // A constant with a name, of a picture that is cut to it on purpose.
      let isCut = frame.arguments.contains { $0.value.number == nil } && chain.hasModifier("clipped", "clipShape")
      let cut = cutsSentence || isCrowded ? sizes.last { $0 > 2 } : sizes.first { $0 > 2 && $0 != 44 }
      guard let size = cut,
        cutsSentence || isWords(sizes), !isTile(frame, sizes, chain), !isCut,
        isRoomy == (isOfComponent || !cutsWords)
      else { continue }
      let side =
        frame.argument("height")?.value.constantNumber == size
        ? ("height", "`minHeight`") : ("width", "`maxWidth`, which lets the text wrap")
      report(
        frame,
        "a \(side.0) of \(size.shortText) points cuts off text that grows with the user's text size; use \(side.1), or padding"
      )
    }
  }

  /// Whether it is no field for a finger: 44 points in each direction, or in the only one that is fixed.
  private func isWords(_ sizes: [Double]) -> Bool {
    !sizes.contains(44) || sizes.count == 2 && sizes.contains { $0 >= 100 }
  }

  /// A control or stack of symbols, shapes and indicators alone; a view of the project may have words.
  private func isWordless(_ chain: Chain) -> Bool {
    let hidesTitle = chain.modifiers.contains {
      $0.isNamed("labelStyle") && $0.firstUnlabelled?.value.memberName == "iconOnly"
    }
    if hidesTitle { return true }
    guard Self.holders.contains(chain.root.name ?? ""), chain.root.firstUnlabelled == nil,
      let content = chain.root.labelClosure ?? chain.root.content
    else { return false }
    // What an action calls shows nothing.
    let roots = content.descendants.filter {
      $0.kind == .call && $0.isRoot && $0.isCapitalized && !$0.flags.contains(.implicit)
    }
    // `contentView` and the like are somebody else's.
    let shown = content.laidOutViews.map(\.root)
    return shown.allSatisfy { $0.kind == .call && $0.isCapitalized }
      && roots.allSatisfy { root in
        guard let name = root.name else { return false }
        return ViewNames.shapes.contains(name) || ViewNames.fills.contains(name) || Self.silent.contains(name)
          || Self.holders.contains(name) && root.firstUnlabelled == nil
          || ["Image", "Icon", "Avatar", "Thumbnail"].contains { name.hasSuffix($0) }
      }
  }

  private static let holders: Set = [
    "Button", "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "NavigationLink",
  ]
  private static let silent: Set = ["ProgressView", "Divider", "Group", "ForEach"]

  /// A square of 20 to 60 points with a surface, which holds a letter or a symbol, or such a frame of both sides around a number.
  private func isTile(_ frame: Node, _ sizes: [Double], _ chain: Chain) -> Bool {
    if sizes.count == 2, sizes.allSatisfy({ $0 <= 60 }), chain.root.isOfNumber { return true }
    guard sizes.count == 2, sizes[0] == sizes[1], (20...60).contains(sizes[0]) else { return false }
    return chain.modifiers(after: frame).contains { $0.isNamed("background", "clipShape", "glassEffect", "overlay") }
  }
}
