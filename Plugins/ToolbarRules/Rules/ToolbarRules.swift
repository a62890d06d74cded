package import SwiftKitSDK

/// What holds of bars, navigation and sheets, and of the buttons in them.
package let toolbarRules = Plugin(
  id: "toolbar",
  version: "0.1.0",
  checks: [
    IconButtonLabel(),
    NavigationViewUsed(),
    ScrollEdgeStyleArguments(),
    SheetCornerRadius(),
    ToolbarCustomBackground(),
    ToolbarCustomizableIDs(),
    ToolbarItemFont(),
    ToolbarItemFrame(),
    ToolbarItemPadding(),
  ])
