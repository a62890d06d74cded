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
    DividerGrouping(),
    EmptyState(),
    GeometryReaderUsed(),
    HardcodedFrame(),
    IndicatorFrame(),
    LabelOverHStack(),
    NestedScrollView(),
    RepresentableColor(),
    RepresentableUpdate(),
    SafeAreaContent(),
    ScreenBounds(),
    TimelineMetrics(),
    ZStackForOverlay(),
  ],
  answerer: ContainerQuestions())
