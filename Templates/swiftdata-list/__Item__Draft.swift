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

  /// Why a draft cannot be saved to its entry: it was deleted, on another screen or device.
  struct Gone: LocalizedError {
    var errorDescription: String? {
      String(localized: "This __item_words__ has been deleted.")
    }
  }

  /// Whether it has what an entry needs.
  var isValid: Bool { !trimmed.__label__.isEmpty }

  /// Without leading and trailing spaces, which are never intended.
  var trimmed: __Item__Draft {
    var draft = self
//% for field in fields
//% if field_type == String
    draft.__field_name__ = __field_name__.trimmingCharacters(in: .whitespacesAndNewlines)
//% end
//% end
    return draft
  }

  /// Writes it, trimmed, into `item`, or into a new entry, and saves.
  ///
  /// - Throws: `Gone`, or what the store says; then nothing has changed.
  func save(to item: __Item__?, in context: ModelContext) throws {
    if let item, item.isGone { throw Gone() }
    let draft = trimmed
    try context.saving {
      if let item {
        draft.write(to: item)
      } else {
        context.insert(draft.made)
      }
    }
  }

  private func write(to item: __Item__) {
//% for field in fields
    item.__field_name__ = __field_name__
//% end
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

extension __Item__ {
  /// Whether it has been deleted; its properties must not be read then.
  fileprivate var isGone: Bool { isDeleted || modelContext == nil }
}

extension ModelContext {
  /// Deletes `item`, unless that has been done, and saves.
  ///
  /// - Throws: what the store says; then nothing has changed.
  func deleteAndSave(_ item: __Item__) throws {
    guard !item.isGone else { return }
    try saving { delete(item) }
  }

  /// Makes a change and saves it, or takes it back, so that no screen shows what the store does not have.
  fileprivate func saving(_ change: () -> Void) throws {
    // What other screens have changed is saved first, because the rollback would take that back as well.
    if hasChanges { try save() }
    change()
    do {
      try save()
    } catch {
      rollback()
      throw error
    }
  }
}
