#if DEBUG
  import SwiftData
  import SwiftUI

  extension __Item__Draft {
    /// Entries for previews.
    static var samples: [__Item__Draft] {
      [
        __Item__Draft(
//% for field in fields
//% if field_last
          __field_name__: __field_type_sample__
//% else
          __field_name__: __field_type_sample__,
//% end
//% end
        ),
        __Item__Draft(
//% for field in fields
//% if field_last
          __field_name__: __field_type_sample2__
//% else
          __field_name__: __field_type_sample2__,
//% end
//% end
        ),
      ]
    }
  }

  extension View {
    /// A store in memory with these entries, which is gone with the preview.
    func __item__PreviewContainer(storing drafts: [__Item__Draft]) -> some View {
      modelContainer(for: __Item__.self, inMemory: true) { result in
        do {
          let container = try result.get()
          for draft in drafts { try draft.save(to: nil, in: container.mainContext) }
        } catch {
          assertionFailure("The samples were not stored: \(error)")
        }
      }
    }
  }
#endif
