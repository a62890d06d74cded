import StyleRules
public import SwiftKitABI
import SwiftKitSDK

/// The function that a host looks up.
// swift-format-ignore: AlwaysUseLowerCamelCase
@c @implementation
public func swiftkit_plugin_entry(_ major: UInt32, _ minor: UInt32) -> UnsafePointer<swiftkit_plugin>? {
  styleRules.table(forHost: major)
}
