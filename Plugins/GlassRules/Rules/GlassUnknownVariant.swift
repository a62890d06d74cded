import SwiftKitSDK

/// `Glass` has the variants regular, clear and identity; anything else behind the dot does not compile.
///
/// Variants that an extension of Glass declares, here or in another file, are known.
struct GlassUnknownVariant: Check {
  let id = "glass-unknown-variant"
  let rules = ["liquid-glass/variants/glass-unknown-variant"]
  let severity = Severity.error
  let title = "a variant that Glass does not have"
  let group: CheckGroup? = .api
  let basis: Basis? = .apple
  let literals = ["glassEffect"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    let own = file.nodes(.extension, named: ["Glass"]).flatMap { Array($0.children) }.compactMap(\.name)
    for glass in file.glassEffects {
      for variant in GlassStyle.all(of: glass).compactMap(\.variant) {
        guard let name = variant.name, !Self.variants.contains(name), !own.contains(name),
          !file.project.hasStatic(name, in: "Glass")
        else { continue }
        report(
          variant, "`Glass` has no variant `\(name)`; use `.regular`, `.clear` or `.identity`",
          suggestion: variant.kind == .member && variant.enclosingType == glass.enclosingType
            ? [Edit(variant.anchor, "regular")] : [])
      }
    }
  }

  private static let variants: Set = ["regular", "clear", "identity"]
}
