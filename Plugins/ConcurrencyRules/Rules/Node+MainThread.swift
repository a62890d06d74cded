import SwiftKitSDK

// Code that runs on the main thread, whether or not it says so.

extension Node {
  /// Whether an assertion asks here for the main thread where the code around it is of the main actor already:
  /// `assert(Thread.isMainThread)` in a view controller. It holds, and costs nothing.
  var isSurelyAsserted: Bool {
    enclosing(.call)?.isNamed("assert", "precondition") == true && keepsMainActor
  }

  /// Whether what makes this code is of the main actor, by an attribute or as a class of UIKit or AppKit, and nothing in between sends
  /// it elsewhere.
  private var keepsMainActor: Bool {
    for node in ancestors {
      switch node.kind {
      case .closure:
        if node.hasAttribute("MainActor") { return true }
        guard node.callOfArgument?.isNamed(Self.keepingActor) == true else { return false }
      case .function, .initializer, .variable:
        if node.hasModifier(keyword: "nonisolated") || node.hasAttribute("concurrent") { return false }
        if node.hasAttribute("MainActor") { return true }
      case .struct: return node.hasAttribute("MainActor") || node.isView
      case .class, .extension: return node.hasAttribute("MainActor") || node.isOfKit
      case .actor, .enum: return false
      default: continue
      }
    }
    return false
  }

  /// What runs its closure on the actor that makes it.
  private static let keepingActor: Set = [
    "Task", "task", "refreshable", "UIAlertAction", "UIAction", "withCheckedContinuation",
    "withCheckedThrowingContinuation", "forEach", "map", "compactMap", "withAnimation", "animate", "present", "dismiss",
  ]

  /// Whether this class, or the one that it extends, inherits what UIKit and AppKit keep on the main actor.
  private var isOfKit: Bool {
    let written = allParts.flatMap { $0.children(.inherited) }.compactMap(\.name)
    let known = name.map { file.project.inherited(by: $0) } ?? []
    return (written + known).contains { parent in
      parent.hasSuffix("ViewController") || Self.kit.contains(parent) || file.project.hasAttribute(parent, "MainActor")
    }
  }

  private static let kit: Set = [
    "NSApplicationDelegate", "NSHostingController", "NSResponder", "NSView", "NSWindow", "NSWindowController",
    "NSWindowDelegate", "UIApplicationDelegate", "UICollectionViewCell", "UIControl", "UIHostingController",
    "UINavigationController", "UIResponder", "UISceneDelegate", "UITabBarController", "UITableViewCell", "UIView",
    "UIWindow", "UIWindowSceneDelegate",
  ]
}
