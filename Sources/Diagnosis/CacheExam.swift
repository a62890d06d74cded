import POSIXSupport

extension Diagnosis {
  /// Looks at what lies in the folders for caches and state.
  package mutating func examineCaches(_ place: Surroundings) {
    let inventory: CacheInventory
    do throws(FileFault) {
      inventory = try CacheInventory(cache: place.cache, state: place.state)
    } catch {
      return remark("\(error)")
    }
    for purpose in KeptItem.Purpose.allCases {
      let items = inventory.items.filter { $0.purpose == purpose }
      if items.isEmpty { continue }
      let folder = purpose == .record ? place.state : place.cache
      let unused = items.count { $0.reason != nil }
      let bytes = items.reduce(0) { $0 + $1.size }
      add(
        Part(
          purpose == .record ? .state : .caches, purpose.sentence, at: folder?.string,
          why: "\(items.count) of them, \(bytes) bytes" + (unused > 0 ? ", \(unused) unused" : "")))
    }
    for item in inventory.items {
      if let trouble = trouble(of: item, Repair("\(place.call) cache clean")) { add(trouble) }
    }
  }

  private func trouble(of item: KeptItem, _ repair: Repair) -> Trouble? {
    switch item.reason {
    case .damaged(let reason)?:
      Trouble(.cacheDamaged, "the \(item.purpose.sentence) '\(item.path)' is damaged: \(reason)", repair: repair)
    case .olderLayout?:
      Trouble(.indexOutdated, "the index '\(item.path)' was created by an older swiftkit", repair: repair)
    case .newerLayout?:
      Trouble(.indexOutdated, "the index '\(item.path)' was created by a newer swiftkit", repair: repair)
    case .abandoned?:
      Trouble(.leftovers, "'\(item.path)' was left by an interrupted run", repair: repair)
    case .old?, .gone?, nil: nil
    }
  }
}
