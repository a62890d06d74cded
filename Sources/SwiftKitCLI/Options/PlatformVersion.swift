import ArgumentParser
import RuleModel

/// A version of iOS as somebody types it: `17`, `17.4`, `17.0.1`.
///
/// Rules name versions by their first two numbers, so a third is read and makes no difference.
struct PlatformVersion: ExpressibleByArgument, Hashable, Sendable {
  let number: Double

  init?(argument: String) {
    let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count),
      parts.allSatisfy({ (1...2).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let number = Double(finite: parts.prefix(2).joined(separator: ".")), number >= 1
    else { return nil }
    self.number = number
  }
}
