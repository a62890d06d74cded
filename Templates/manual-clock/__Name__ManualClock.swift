import Foundation
import Testing

/// A clock that the test moves forward.
final class __Name__ManualClock: Clock, @unchecked Sendable {
//% include parts/members.swift
}
