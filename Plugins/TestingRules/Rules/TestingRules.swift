package import SwiftKitSDK

/// What holds of tests: that they check something, do not wait for luck, and fail without taking others along.
package let testingRules = Plugin(
  id: "testing",
  version: "0.1.0",
  checks: [
    AnyErrorExpected(),
    ArgumentsCrossed(),
    AssertionOfOtherLibrary(),
    AvailableSuite(),
    BlockingWaitInTest(),
    CatchInTest(),
    DisabledWithoutReason(),
    EqualInTrue(),
    ExpectFalse(),
    ForceUnwrapInTest(),
    LoopInTest(),
    NetworkInTest(),
    NowInAssertion(),
    RepeatedTests(),
    SharedTestState(),
    SleepInTest(),
    TestWithoutExpectation(),
  ])
