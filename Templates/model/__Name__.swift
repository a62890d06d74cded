//% if fields needs SwiftUI
import SwiftUI

//% else if fields needs Foundation
import Foundation

//% end
//% if codable
/// One __name_words__, as it is stored and sent.
__access__ struct __Name__: Identifiable, Hashable, Codable, Sendable {
//% else
/// One __name_words__.
__access__ struct __Name__: Identifiable, Hashable, Sendable {
//% end
//% if !fields contains id
  __access__ let id: String
//% end
//% for field in fields
  __access__ let __field_name__: __field_type__
//% end
//% if access == public

  public init(
//% if !fields contains id && fields
    id: String,
//% else if !fields
    id: String
//% end
//% for field in fields
//% if field_last
    __field_name__: __field_type__
//% else
    __field_name__: __field_type__,
//% end
//% end
  ) {
//% if !fields contains id
    self.id = id
//% end
//% for field in fields
    self.__field_name__ = __field_name__
//% end
  }
//% end
}
//% if fields has samples

#if DEBUG
  extension __Name__ {
    /// Values for previews and tests.
    static let samples = [
      __Name__(
//% if !fields contains id && fields
        id: "1",
//% else if !fields
        id: "1"
//% end
//% for field in fields
//% if field_last
        __field_name__: __field_type_sample__
//% else
        __field_name__: __field_type_sample__,
//% end
//% end
      ),
      __Name__(
//% if !fields contains id && fields
        id: "2",
//% else if !fields
        id: "2"
//% end
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
#endif
//% end
