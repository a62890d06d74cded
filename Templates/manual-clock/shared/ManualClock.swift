import Foundation
import Testing

/// A clock that the test moves forward.
final class ManualClock: Clock, @unchecked Sendable {
//% include parts/members.swift
}
