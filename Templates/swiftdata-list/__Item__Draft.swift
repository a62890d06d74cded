import Foundation
import SwiftData

/// What the form edits: nothing of it reaches the store before it is saved.
struct __Item__Draft: Equatable {
//% for field in fields
//% if field_type == String
  var __field_name__ = ""
//% else if field_type == Date
  var __field_name__ = Date.now
//% else if field_type == Bool
  var __field_name__ = false
//% else if field_type == Int
  var __field_name__ = 0
//% else if field_type == Double
  var __field_name__ = 0.0
//% else
  var __field_name__: __field_type__ = __field_type_empty__
//% end
//% end

  /// Whether it has what an entry needs.
  var isValid: Bool { !__label__.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  /// Writes it into `item`, or into a new entry, and saves.
  ///
  /// - Throws: what the store says; then nothing has changed.
  func save(to item: __Item__?, in context: ModelContext) throws {
    if let item {
//% for field in fields
      item.__field_name__ = __field_name__
//% end
    } else {
      context.insert(made)
    }
    try context.saveOrRollBack()
  }

  /// A new entry, which is in no store yet.
  private var made: __Item__ {
    __Item__(
//% for field in fields
//% if field_last
      __field_name__: __field_name__
//% else
      __field_name__: __field_name__,
//% end
//% end
    )
  }
}

extension __Item__Draft {
  init(_ item: __Item__) {
    self.init(
//% for field in fields
//% if field_last
      __field_name__: item.__field_name__
//% else
      __field_name__: item.__field_name__,
//% end
//% end
    )
  }
}

extension ModelContext {
  /// Deletes `item`, and saves.
  ///
  /// - Throws: what the store says; then nothing has changed.
  func deleteAndSave(_ item: __Item__) throws {
    delete(item)
    try saveOrRollBack()
  }

  /// Saves, or takes back what was not saved, so that no screen shows what the store does not have.
  fileprivate func saveOrRollBack() throws {
    do {
      try save()
    } catch {
      rollback()
      throw error
    }
  }
}
