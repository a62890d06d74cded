#if DEBUG
//% if stored needs Foundation
  import Foundation

//% end
  extension __Item__ {
//% if stored && stored has samples
    /// A value for previews and tests.
    static let sample = __Item__(
//% for field in stored
//% if field_last
      __field_name__: __field_type_sample__
//% else
      __field_name__: __field_type_sample__,
//% end
//% end
    )
//% else
    /// A value for previews.
    static var sample: __Item__ {
      fatalError("Return a value for previews: __Item__ cannot be made without knowing more about it.")
    }
//% end
  }
#endif
