import POSIXSupport
import RuleModel

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
    // One repair cleans them all, so files of one kind with one trouble are one line.
    var alike: [(first: KeptItem, count: Int)] = []
    for item in inventory.items where item.reason != nil {
      if let index = alike.firstIndex(where: { $0.first.purpose == item.purpose && $0.first.reason == item.reason }) {
        alike[index].count += 1
      } else {
        alike.append((item, 1))
      }
    }
    for (item, count) in alike {
      if let trouble = trouble(of: item, count, Repair("\(place.call) cache clean")) { add(trouble) }
    }
  }

  private func trouble(of item: KeptItem, _ count: Int, _ repair: Repair) -> Trouble? {
    let more = count == 1 ? "" : ", and \((count - 1).counted("other")) like it"
    switch item.reason {
    case .damaged(let reason)?:
      return Trouble(
        .cacheDamaged, "the \(item.purpose.sentence) '\(item.path)' is damaged: \(reason)\(more)", repair: repair)
    case .olderLayout?:
      return Trouble(
        .indexOutdated, "the index '\(item.path)' was created by an older swiftkit\(more)", repair: repair)
    case .newerLayout?:
      return Trouble(
        .indexOutdated, "the index '\(item.path)' was created by a newer swiftkit\(more)", repair: repair)
    case .abandoned?:
      return Trouble(.leftovers, "'\(item.path)' was left by an interrupted run\(more)", repair: repair)
    case .old?, .gone?, .otherVersion?, nil: return nil
    }
  }
}
