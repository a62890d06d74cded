/// What is made of a target.
package enum TargetProduct: String, Hashable, Sendable {
  case app, appClip, appExtension, watchExtension, command, service, library, tests, uiTests, buildTool

  /// As Xcode and XcodeGen name products, such as `application` or `bundle.unit-test`.
  init(type: String) {
    let type = type.hasPrefix("com.apple.product-type.") ? String(type.dropFirst(23)) : type
    self =
      switch type {
      case "application", "application.messages", "application.watchapp", "application.watchapp2",
        "application.watchapp2-container":
        .app
      case "application.on-demand-install-capable": .appClip
      case "bundle.unit-test": .tests
      case "bundle.ui-testing": .uiTests
      // The code of a watch app lies in it, not only what extends another one.
      case "watchkit-extension", "watchkit2-extension": .watchExtension
      case "tool": .command
      case "xpc-service": .service
      default: type.hasSuffix("-extension") ? .appExtension : .library
      }
  }

  /// As Tuist names products, such as `app` or `unitTests`.
  init(tuist name: String) {
    self =
      switch name {
      case "app", "watch2App": .app
      case "appClip": .appClip
      case "unitTests": .tests
      case "uiTests": .uiTests
      case "watch2Extension": .watchExtension
      case "commandLineTool": .command
      case "xpc": .service
      case "macro": .buildTool
      default: name.hasSuffix("Extension") ? .appExtension : .library
      }
  }
}
