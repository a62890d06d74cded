/// Something about a check that users may choose in their settings:
///
///     options:
///       spacing-off-scale:
///         scale: [0, 4, 8, 16]
///
/// A check asks for it with `file.settings.numbers("scale", of: self)`.
public struct CheckOption: Sendable {
  enum Kind: String {
    case number, numbers
  }

  let name: String
  let kind: Kind
  let standard: String
  let about: String

  /// One number from 0.
  ///
  /// - Parameters:
  ///   - standard: what holds where the settings say nothing, in words.
  ///   - about: what it is, in words.
  public static func number(_ name: String, standard: String, about: String) -> CheckOption {
    CheckOption(name: name, kind: .number, standard: standard, about: about)
  }

  /// A list of numbers from 0.
  public static func numbers(_ name: String, standard: String, about: String) -> CheckOption {
    CheckOption(name: name, kind: .numbers, standard: standard, about: about)
  }
}
