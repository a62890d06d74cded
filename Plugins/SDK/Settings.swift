/// What the user's configuration says.
public struct Settings: Sendable {
  /// Which palette the project uses.
  public enum Profile: String, Sendable {
    case system, tokens
  }

  public let profile: Profile
  /// The oldest iOS that the project runs on.
  public let deploymentTarget: Double

  public init(profile: Profile = .system, deploymentTarget: Double = 26) {
    self.profile = profile
    self.deploymentTarget = deploymentTarget
  }

  /// The settings that `value` gives for their names; what is not set has its default.
  public init(_ value: (String) -> String) {
    profile = Profile(rawValue: value("profile")) ?? .system
    deploymentTarget = Double(value("deployment-target")) ?? 26
  }
}
