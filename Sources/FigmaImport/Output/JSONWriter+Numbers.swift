import JSON
import RuleModel

extension JSONWriter {
  mutating func number(_ key: String?, _ value: Double) { raw(key, JSONWriter.digits(value)) }

  /// A number with at most two decimals and no needless ones.
  static func digits(_ value: Double) -> String {
    let hundredths = Int(nearest: min(max(value, -1e12), 1e12) * 100)
    let whole = hundredths / 100
    let rest = abs(hundredths % 100)
    if rest == 0 { return "\(whole)" }
    let sign = hundredths < 0 && whole == 0 ? "-" : ""
    return sign + "\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }
}
