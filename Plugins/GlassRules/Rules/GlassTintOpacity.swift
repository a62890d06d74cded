import SwiftKitSDK

/// A tint on glass keeps the background visible and its colour strong between 70 and 90 percent.
struct GlassTintOpacity: Check {
  let id = "glass-tint-opacity"
  let rules = ["liquid-glass/variants/glass-tint-opacity"]
  let severity = Severity.warning
  let title = "a tint on glass outside of 70 to 90 percent opacity"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["glassEffect"]

  func check(_ file: SourceFile, _ report: Report) {
    for glass in file.glassEffects {
      for tint in GlassStyle.all(of: glass).flatMap({ $0.calls(named: "tint") }) {
        for value in tint.firstUnlabelled?.value.outcomes ?? [] {
          guard let last = value.chain?.parts.last, last.kind == .call, last.isNamed("opacity"),
            let opacity = last.firstUnlabelled?.value.outcomes.flatMap(\.numbers).compactMap(\.number)
              .first(where: { !(0.7...0.9).contains($0) })
          else { continue }
          report(
            last, "this glass tint has an opacity of \(opacity); use 0.7 to 0.9, so that both colour and glass show")
        }
      }
    }
  }
}
