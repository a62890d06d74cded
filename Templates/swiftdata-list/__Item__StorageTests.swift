import Foundation
import SwiftData
import Testing
//% if Module

@testable import __Module__
//% end

/// With a store in memory, which is gone with the test.
@MainActor
@Suite("__Name_title__ in the store")
struct __Item__StorageTests {
  /// Kept as long as its context is used.
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    let memory = ModelConfiguration(isStoredInMemoryOnly: true)
    container = try ModelContainer(for: __Item__.self, configurations: memory)
    context = ModelContext(container)
  }

  /// The entry of this name.
  private func entry(_ name: String) throws -> __Item__ {
    let wanted = FetchDescriptor(predicate: __Item__.matching(name))
    return try #require(try context.fetch(wanted).last)
  }

  private func draft(_ __label__: String) -> __Item__Draft {
    var draft = __Item__Draft()
    draft.__label__ = __label__
    return draft
  }

  /// The names of what the list shows.
  private func stored(
    _ search: String = "", by order: __Name__SortOrder = .__label__
  ) throws -> [String] {
    let wanted = FetchDescriptor(
      predicate: __Item__.matching(search), sortBy: order.descriptors)
    return try context.fetch(wanted).map(\.__label__)
  }

  @Test("An entry is stored when it is saved, and not before")
  func adding() throws {
    let draft = draft("Lisbon")
    #expect(try stored().isEmpty)
    try draft.save(to: nil, in: context)
    #expect(try stored() == ["Lisbon"])
    #expect(!context.hasChanges)
  }

  @Test("An edited draft changes its entry when it is saved, and not before")
  func editing() throws {
    try draft("Lisbon").save(to: nil, in: context)
    let item = try entry("Lisbon")
    var edited = __Item__Draft(item)
    edited.__label__ = "Porto"
    #expect(item.__label__ == "Lisbon")
    try edited.save(to: item, in: context)
    #expect(try stored() == ["Porto"])
  }

  @Test("Texts are stored without spaces around them")
  func trimming() throws {
    try draft("  Lisbon ").save(to: nil, in: context)
    #expect(try stored() == ["Lisbon"])
  }

  @Test("What is deleted while it is edited is not saved, and not deleted twice")
  func deletedMeanwhile() throws {
    try draft("Lisbon").save(to: nil, in: context)
    let item = try entry("Lisbon")
    let edited = __Item__Draft(item)
    try context.deleteAndSave(item)
    #expect(throws: __Item__Draft.Gone.self) { try edited.save(to: item, in: context) }
    try context.deleteAndSave(item)
    #expect(try stored().isEmpty)
  }

  @Test("A deleted entry is gone, and the others stay")
  func deleting() throws {
    for name in ["Lisbon", "Porto"] { try draft(name).save(to: nil, in: context) }
    try context.deleteAndSave(try entry("Lisbon"))
    #expect(try stored() == ["Porto"])
  }

  @Test("Entries come in the order that was asked for")
  func sorting() throws {
    for name in ["porto", "Évora", "Lisbon"] { try draft(name).save(to: nil, in: context) }
    #expect(try stored() == ["Évora", "Lisbon", "porto"])
  }

  @Test("Entries that are alike come by their names", arguments: __Name__SortOrder.allCases)
  func sortingTheAlike(order: __Name__SortOrder) throws {
    var draft = draft("Porto")
    try draft.save(to: nil, in: context)
    draft.__label__ = "Lisbon"
    try draft.save(to: nil, in: context)
    #expect(try stored(by: order) == ["Lisbon", "Porto"])
  }

  @Test(
    "The search finds parts of words, in any case and without accents",
    arguments: [("evo", ["Évora"]), ("LIS", ["Lisbon"]), (" ", ["Évora", "Lisbon"]), ("x", [])])
  func searching(search: String, found: [String]) throws {
    for name in ["Lisbon", "Évora"] { try draft(name).save(to: nil, in: context) }
    #expect(try stored(search) == found)
  }

  @Test("A draft needs more than spaces", arguments: [("", false), (" ", false), ("Lisbon", true)])
  func validity(text: String, isValid: Bool) {
    #expect(draft(text).isValid == isValid)
  }
}
