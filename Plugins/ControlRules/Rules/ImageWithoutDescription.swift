import SwiftKitSDK

/// Without a description VoiceOver reads the name of the asset.
struct ImageWithoutDescription: Check {
  let id = "image-without-description"
  let rules = ["accessibility/elements/image-without-description", "images/layout/decorative-images"]
  let severity = Severity.info
  let title = "an image without an accessibility label"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|Image|"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for image in file.calls(named: "Image") where image.isRoot && !image.isInPreview && !file.isOfTests {
      guard image.arguments.count == 1, let first = image.arguments.first, isPicture(first),
        let chain = image.chain, chain.isStatement,
        image.enclosing(.closure, .body) != nil, image.enclosingMember?.child(.type)?.isNamed("Image") != true,
        !chain.modifiers.contains(where: { $0.isAccessibility }),
        !isSpokenFor(image)
      else { continue }
      let place = first.value.range.lowerBound
      report(
        image,
        first.label == nil
          ? "VoiceOver reads this asset's name aloud; add `accessibilityLabel`, or write `Image(decorative:)`"
          : "VoiceOver cannot say what this picture shows; add `accessibilityLabel`, or hide it with `accessibilityHidden`",
        suggestion: first.value.kind == .string ? [Edit(place..<place, "decorative: ")] : [])
    }
  }

  /// The name of an asset, or a picture that was made elsewhere.
  private func isPicture(_ argument: Argument) -> Bool {
    argument.label == nil
      ? [.string, .ternary].contains(argument.value.kind) || namesAsset(argument.value)
      : ["uiImage", "nsImage"].contains(argument.label)
  }

  /// A value that is called the name of a picture: `Image(imageName)`, `Image(recipe.photo)`, `Image(.banner)`.
  private func namesAsset(_ value: Node) -> Bool {
    guard value.kind == .chain, let parts = value.chain?.parts, let last = parts.last, last.kind == .member else {
      return false
    }
    if parts.count == 1, last.flags.contains(.implicit) { return true }
    let words = last.nameWords
    return ["asset", "banner", "cover", "illustration", "image", "photo", "picture", "thumbnail"].contains(
      where: words.contains)
      && !words.contains("symbol") && !words.contains("system") && !words.contains("icon")
  }

  /// Whether what is around it has a name of its own.
  private func isSpokenFor(_ image: Node) -> Bool {
    image.enclosingClosures.contains { closure in
      closure.call.isNamed(
        "Button", "NavigationLink", "Label", "Menu", "Link", "background", "overlay", "Tab", "tabItem", "icon")
        || closure.argument.label == "icon"
        || closure.call.chain?.modifiers.contains { $0.isAccessibility } == true
    }
  }
}
