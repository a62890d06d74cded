import SwiftKitSDK

extension Node {
  /// Whether a `sink` subscribes to what a call gives, and waits for its end: a request, which then lets go of the closures.
  var waitsForRequest: Bool {
    guard isNamed("sink"), arguments.count == 2, let parts = chain?.parts,
      let made = parts.first(where: { $0.kind == .call }), made != self,
      made.name.map(Self.operators.contains) == false
    else { return false }
    return !parts.contains { $0.isNamed("publisher", "Timer", "autoconnect") || $0.name?.hasPrefix("$") == true }
  }

  /// What stands behind a publisher of any kind.
  private static let operators: Set = [
    "append", "assertNoFailure", "breakpoint", "buffer", "catch", "collect", "combineLatest", "compactMap", "debounce",
    "decode", "delay", "drop", "dropFirst", "encode", "eraseToAnyPublisher", "filter", "first", "flatMap",
    "handleEvents", "last", "map", "mapError", "measureInterval", "merge", "multicast", "output", "prefix", "prepend",
    "print", "receive", "reduce", "removeDuplicates", "replaceEmpty", "replaceError", "replaceNil", "retry", "scan",
    "setFailureType", "share", "subscribe", "switchToLatest", "throttle", "timeout", "tryCatch", "tryCompactMap",
    "tryFilter", "tryMap", "zip",
  ]
}
