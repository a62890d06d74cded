package import SwiftKitSDK

/// What holds of tests: that they check something, do not wait for luck, and fail without taking others along.
package let testingRules = Plugin(
  id: "testing",
  version: "0.1.0",
  checks: [
    AssertionOfOtherLibrary(),
    AvailableSuite(),
    BlockingWaitInTest(),
    ForceUnwrapInTest(),
    RepeatedTests(),
    SleepInTest(),
    TestWithoutExpectation(),
  ])
