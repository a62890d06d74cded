/// Rules of other tools that look for what one of our checks looks for.
///
/// Only where both mean the same thing: who has switched a rule off there would switch the check off, too.
enum LintRules {
  /// Rules of SwiftLint, by name.
  static let swiftLint = [
    "accessibility_label_for_image": "icon-button-label", "accessibility_trait_for_button": "tap-gesture-not-button",
    "file_name": "file-name-matches-view", "force_unwrapping": "force-unwrap",
    "no_magic_numbers": "magic-number-layout",
    "private_swiftui_state": "state-private", "type_contents_order": "declaration-order",
    "unhandled_throwing_task": "error-lost-in-task", "weak_delegate": "strong-delegate",
  ]

  /// Rules of swift-format, by name.
  static let swiftFormat = ["NeverForceUnwrap": "force-unwrap"]
}
