#if DEBUG
//% if stored needs Foundation
  import Foundation

//% end
  extension __Item__ {
//% if stored && stored has samples
    /// Entries for previews and tests.
    static let samples = [
      __Item__(
//% for field in stored
//% if field_last
        __field_name__: __field_type_sample__
//% else
        __field_name__: __field_type_sample__,
//% end
//% end
      ),
      __Item__(
//% for field in stored
//% if field_last
        __field_name__: __field_type_sample2__
//% else
        __field_name__: __field_type_sample2__,
//% end
//% end
      ),
    ]
//% else
    /// Entries for previews: add some, because __Item__ cannot be created automatically.
    static let samples: [__Item__] = []
//% end
  }
#endif
