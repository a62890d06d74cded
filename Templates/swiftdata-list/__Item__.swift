import Foundation
import SwiftData

/// One __item_words__, as it is stored.
///
/// From the first release on, a change that SwiftData cannot migrate, such as another type of a property, needs a
/// `VersionedSchema` and a plan to migrate.
@Model
//% if isolation == MainActor
__access__ nonisolated final class __Item__ {
//% else
__access__ final class __Item__ {
//% end
//% for field in fields
  __access__ var __field_name__: __field_type__
//% end

  __access__ init(
//% for field in fields
//% if field_last
    __field_name__: __field_type__
//% else
    __field_name__: __field_type__,
//% end
//% end
  ) {
//% for field in fields
    self.__field_name__ = __field_name__
//% end
  }
}
