import SwiftKitSDK

extension Project {
  /// Whether a package that a file of the run imports is known to have a modifier of that name.
  ///
  /// Of packages that many apps use, whose sources are seldom at hand.
  func hasPackageModifier(_ name: String) -> Bool {
    modulesOfModifiers[name].map { !Set(imports).isDisjoint(with: $0) } ?? false
  }
}

private let modulesOfModifiers: [String: Set<String>] = [
  "changeEffect": ["Pow"],
  "conditionalEffect": ["Pow"],
  "confettiCannon": ["ConfettiSwiftUI"],
  "enableInjection": ["Inject"],
  "introspect": ["Introspect", "SwiftUIIntrospect"],
  "popup": ["PopupView"],
  "postHogMask": ["PostHog"],
  "postHogScreenView": ["PostHog"],
  "presentPaywallIfNeeded": ["RevenueCatUI"],
  "sentryTrace": ["SentrySwiftUI"],
  "shimmering": ["Shimmer"],
  "skeleton": ["SkeletonUI"],
  "toast": ["AlertToast"],
]
