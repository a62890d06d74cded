import Testing

/// Records calls to a service; each waits until the test answers it.
///
/// A test can check the calls and decide which of two requests ends first, without timers.
@MainActor
final class CallRecorder<Call: Sendable, Answer: Sendable> {
//% include parts/members.swift
}
