import POSIXSupport
import SwiftKitSDK
import TestSupport
import Testing

@testable import SourceChecking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The samples of the inventory of checks, where a checkout has it beside it: every bad one fires its check once.
@Suite(.enabled(if: Inventory.samples != nil, "there is no inventory of checks beside this checkout"))
struct InventoryTests {
  @Test(arguments: RuleTests.plugins.flatMap(\.checks).map(\.id))
  func samplesOfTheInventory(_ id: String) throws {
    let check = try #require(RuleTests.plugins.flatMap(\.checks).first { $0.id == id })
    guard let sample = Inventory.samples?.first(where: { $0.id == id }) else { return }
    // Where a check speaks in one profile or below some system only, its own samples say which.
    let settings = RuleTests.samples.first { $0.check.id == id }?.settings ?? Settings()
    // Some kinds of a check have become checks of their own, for which its id holds too.
    let kinds = RuleTests.plugins.flatMap(\.checks).filter { $0.id == id || FormerName.of($0.id) == id }
    let found = kinds.flatMap { findings($0, in: Array(sample.bad.utf8), settings: settings) }
    #expect(found.count == 1, "\(id) in:\n\(sample.bad)")
    #expect(findings(check, in: Array(sample.good.utf8), settings: settings).isEmpty, "\(id) in:\n\(sample.good)")
  }

  /// Ids are a promise: what the inventory names is there; there may be more by now.
  /// One of them never was a check, since the compiler says it.
  @Test func idsOfTheInventoryAreKept() {
    let ids = Set(RuleTests.plugins.flatMap(\.checks).map(\.id))
    for sample in Inventory.samples ?? [] where sample.id != "group-closure-ambiguity" {
      #expect(ids.contains(sample.id), "\(sample.id)")
    }
  }
}

enum Inventory {
  struct Sample: Decodable {
    let id: String
    let bad: String
    let good: String
  }

  static let samples: [Sample]? = {
    guard let path = PackageFolder.shared("inventory/checks.json"), let bytes = try? FileContents.bytes(of: path) else {
      return nil
    }
    return try? JSONDecoder().decode([Sample].self, from: Data(bytes))
  }()
}
