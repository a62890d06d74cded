import SwiftUI

/// The texts of `__Name__.xcstrings`, for views and view models alike: `Text(__Name__Strings.title)`.
///
/// Xcode adds what it finds in code to the catalog; a text with a number gets its plural forms there, in each language.
enum __Name__Strings {
  private static let table = "__Name__"

  static var title: LocalizedStringResource {
    LocalizedStringResource("__Name_title__", table: table)
  }

  static func entries(_ count: Int) -> LocalizedStringResource {
    LocalizedStringResource("\(count) entries", table: table)
  }
}
