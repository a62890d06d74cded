package import SwiftKitSDK

/// What holds of bars, navigation and sheets, and of the buttons in them.
package let toolbarRules = Plugin(
  id: "toolbar",
  version: "0.1.0",
  checks: [
    BottomActionInset(),
    ConfirmationRole(),
    CustomBackButton(),
    CustomModalOverlay(),
    CustomNavigationBar(),
    CustomTabBar(),
    IconButtonLabel(),
    NavigationViewUsed(),
    ScrollEdgeMixed(),
    ScrollEdgePlatform(),
    ScrollEdgeStyleArguments(),
    SheetCornerRadius(),
    SheetCustomBackground(),
    SheetExternalNavigationStack(),
    SheetFixedDetent(),
    TextMultilineInSheet(),
    ToolbarCrowded(),
    ToolbarCustomBackground(),
    ToolbarCustomizableIDs(),
    ToolbarItemFont(),
    ToolbarItemFrame(),
    ToolbarItemPadding(),
    ToolbarMixedSymbolText(),
    ToolbarPrimaryStyle(),
  ])
