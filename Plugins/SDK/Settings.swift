/// What the user's configuration says.
public struct Settings: Sendable {
  /// Which palette the project uses.
  public enum Profile: String, Sendable {
    case system, tokens
  }

  public let profile: Profile
  /// The oldest iOS that the project runs on.
  public let deploymentTarget: Double
  /// The oldest systems that the file is built for, by name, as far as project files say: `["macOS": 14]`.
  ///
  /// Of a file for iOS and more, iOS alone. `deploymentTarget` is the iOS that came out beside them.
  public let systems: [String: Double]
  /// Whether code that says no actor is the main actor's, as project files say it.
  public let isOnMainActor: Bool
  /// Names that exist, whoever declares them.
  public let extraNames: Set<String>
  /// Whether a name that several files apply counts as that of a package.
  public let acceptsSeenNames: Bool
  /// Numbers of options that are set, by `check.option`.
  private let numbers: [String: [Double]]

  /// - Parameter numbers: options that are set, by `check.option`.
  public init(
    profile: Profile = .system, deploymentTarget: Double = 26, systems: [String: Double] = [:],
    isOnMainActor: Bool = false, numbers: [String: [Double]] = [:], extraNames: Set<String> = [],
    acceptsSeenNames: Bool = true
  ) {
    self.profile = profile
    self.deploymentTarget = deploymentTarget
    self.systems = systems
    self.isOnMainActor = isOnMainActor
    self.numbers = numbers
    (self.extraNames, self.acceptsSeenNames) = (extraNames, acceptsSeenNames)
  }

  /// The settings that `value` gives for their names; what is not set has its default.
  public init(_ value: (String) -> String) { self.init(value, of: nil) }

  init(_ value: (String) -> String, of plugin: Plugin?) {
    profile = Profile(rawValue: value("profile")) ?? .system
    deploymentTarget = Double(value("deployment-target")) ?? 26
    systems = value("systems").split(separator: " ").reduce(into: [:]) { systems, system in
      let parts = system.split(separator: "=")
      if parts.count == 2, let version = Double(parts[1]) { systems[String(parts[0])] = version }
    }
    isOnMainActor = value("default-isolation") == "MainActor"
    extraNames = Set(value("api.extra").split(separator: " ").map(String.init))
    acceptsSeenNames = value("api.seen-in") != "off"
    var numbers: [String: [Double]] = [:]
    for check in plugin?.checks ?? [] {
      for option in check.options {
        let words = value(Settings.name(of: option, of: check, in: plugin)).split(separator: " ")
        if !words.isEmpty { numbers["\(check.id).\(option.name)"] = words.compactMap { Double($0) } }
      }
    }
    self.numbers = numbers
  }

  /// The names of all that is asked for.
  static func names(of plugin: Plugin?) -> [String] {
    ["profile", "deployment-target", "systems", "default-isolation", "api.extra", "api.seen-in"]
      + (plugin?.checks ?? []).flatMap { check in check.options.map { name(of: $0, of: check, in: plugin) } }
  }

  private static func name(of option: CheckOption, of check: any Check, in plugin: Plugin?) -> String {
    "\(plugin?.id ?? "")/\(check.id).\(option.name)"
  }

  /// The numbers that an option of a check is set to; nil where the settings say nothing.
  public func numbers(_ option: String, of check: some Check) -> [Double]? { numbers["\(check.id).\(option)"] }

  /// The number that an option of a check is set to; nil where the settings say nothing.
  public func number(_ option: String, of check: some Check) -> Double? { numbers(option, of: check)?.first }
}
