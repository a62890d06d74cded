package import SwiftKitSDK

/// What holds of sizes, shapes, stacks and scrolling.
package let layoutRules = Plugin(
  id: "layout",
  version: "0.2.0",
  checks: [
    BlurAfterClip(),
    CardBorder(),
    CardMetrics(),
    CornerRadiusModifier(),
    CornerStyle(),
    DeviceOrientation(),
    DividerGrouping(),
    EmptyState(),
    FixedTextHeight(),
    GeometryReaderUsed(),
    HardcodedFrame(),
    IndicatorFrame(),
    LabelOverHStack(),
    NestedScrollView(),
    OverlayNotModal(),
    RepresentableColor(),
    RepresentableUpdate(),
    SafeAreaContent(),
    ScreenBounds(),
    SliderInForm(),
    SpacerForWidth(),
    TimelineMetrics(),
    WideFixedFrame(),
    WidthBreakpoint(),
    ZStackForOverlay(),
  ],
  answerer: ContainerQuestions())
