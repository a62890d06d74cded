package import SwiftKitSDK

/// What holds of tasks, actors, continuations and streams.
package let concurrencyRules = Plugin(
  id: "concurrency",
  version: "0.1.0",
  checks: [
    ActorWithoutState(),
    AsyncWithoutAwait(),
    BlockingCallInAsync(),
    CheckBeforeAwait(),
    CompletionDataTask(),
    ContinuationResumedTwice(),
    ErrorLostInTask(),
    LockInActor(),
    NonisolatedUnsafe(),
    ObservableOffMainActor(),
    SemaphoreInAsync(),
    TaskDetached(),
    TaskInLoop(),
    UncheckedSendable(),
    YieldAfterFinish(),
  ])
