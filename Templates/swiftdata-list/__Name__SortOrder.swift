import Foundation
import SwiftData

/// The orders that the list can have.
enum __Name__SortOrder: CaseIterable {
//% for field in fields
//% if field_type == String || field_type == Date || field_type == Int || field_type == Double
  case __field_name__
//% end
//% end

  /// How the query sorts: words from A to Z, numbers and dates with the highest first, and what is alike by its name.
  var descriptors: [SortDescriptor<__Item__>] {
    let first: SortDescriptor<__Item__> =
      switch self {
//% for field in fields
//% if field_type == String
      case .__field_name__: SortDescriptor(\.__field_name__)
//% else if field_type == Date || field_type == Int || field_type == Double
      case .__field_name__: SortDescriptor(\.__field_name__, order: .reverse)
//% end
//% end
      }
    return [first, SortDescriptor(\.__label__)]
  }
}

extension __Item__ {
  /// What the search finds: all entries while nothing is typed.
  static func matching(_ search: String) -> Predicate<__Item__> {
    let words = search.trimmingCharacters(in: .whitespacesAndNewlines)
    return #Predicate<__Item__> {
      words.isEmpty || $0.__label__.localizedStandardContains(words)
    }
  }
}
