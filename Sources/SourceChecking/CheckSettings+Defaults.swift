extension CheckSettings {
  /// The palette that plugins take where the settings name none; SwiftKitSDK has it so.
  package static let defaultProfile = "system"

  /// The lowest iOS that plugins take where the settings name none; SwiftKitSDK has it so.
  package static let defaultDeploymentTarget = "26"
}
