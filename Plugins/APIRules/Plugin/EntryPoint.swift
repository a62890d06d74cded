import APIRules
public import SwiftKitABI
import SwiftKitSDK

/// The function that a host looks up.
// swift-format-ignore: AlwaysUseLowerCamelCase
@c @implementation
public func swiftkit_plugin_entry(_ major: UInt32, _ minor: UInt32) -> UnsafePointer<swiftkit_plugin>? {
  apiRules.table(forHost: major)
}
