import Diagnosis
import POSIXSupport
import Reports
import RuleModel
import Workbench

/// What the commands about caches print for people.
enum CacheText {
  static func list(of inventory: CacheInventory, at now: Int64, in context: CommandContext) -> String {
    guard !inventory.items.isEmpty else { return "The cache is empty.\n" }
    let rows = inventory.items.map { item in
      [
        item.purpose.sentence, size(item.size), age(item.days(at: now)), item.reason?.sentence ?? "used",
        item.path.string,
      ]
    }
    let total = inventory.items.reduce(0) { $0 + $1.size }
    let unused = inventory.unused.reduce(0) { $0 + $1.size }
    var closing = "\(inventory.items.count.counted("item")), \(size(total))"
    if unused > 0 || !inventory.unused.isEmpty {
      closing += "; 'swiftkit cache clean' frees \(size(unused)) of \(inventory.unused.count.counted("item"))"
    }
    return TextTable.text(rows) + closing + "\n"
  }

  static func summary(of cleaning: CacheCleaning, isTrial: Bool, in context: CommandContext) -> String {
    guard !cleaning.removed.isEmpty else { return "Nothing to remove.\n" }
    let rows = cleaning.removed.map { item in
      [item.purpose.sentence, size(item.size), item.reason?.sentence ?? "used", item.path.string]
    }
    let verb = isTrial ? "Would free" : "Freed"
    return TextTable.text(rows) + "\(verb) \(size(cleaning.freed)) of \(cleaning.removed.count.counted("item")).\n"
  }

  static func size(_ bytes: Int) -> String {
    let units = ["KB", "MB", "GB", "TB"]
    if bytes < 1_000 { return "\(bytes) bytes" }
    var (tenths, unit) = (bytes / 100, 0)
    while tenths >= 10_000, unit < units.count - 1 {
      tenths /= 1_000
      unit += 1
    }
    return "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }

  private static func age(_ days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "1 day"
    default: "\(days) days"
    }
  }

}
