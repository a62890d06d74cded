/// What the settings of all configurations say of a target together.
extension BuildSettings {
  /// The first value that some configuration has and that is not empty.
  static func first(_ name: String, _ all: [BuildSettings], _ room: inout Allowance) -> Fact<String>? {
    for settings in all {
      if let fact = settings.value(name, &room), !fact.value.isEmpty { return fact }
    }
    return nil
  }

  /// Whether some configuration says `NO`.
  static func isOff(_ name: String, _ all: [BuildSettings], _ room: inout Allowance) -> Bool {
    for settings in all {
      if settings.value(name, &room)?.value.uppercased() == "NO" { return true }
    }
    return false
  }

  /// The lowest system of `platform` that some configuration is built for.
  static func deployment(
    of platform: Platform, _ all: [BuildSettings], _ room: inout Allowance
  ) -> Fact<SystemVersion>? {
    var lowest: Fact<SystemVersion>?
    for settings in all {
      guard let fact = settings.value(platform.deploymentSetting, sdk: platform.sdk, &room),
        let version = SystemVersion(fact.value), lowest.map({ version < $0.value }) ?? true
      else { continue }
      lowest = Fact(version, fact.source)
    }
    return lowest
  }
}

extension BuildSettings.Layer {
  /// What Xcode itself says of each target.
  static func targetName(_ name: String, _ source: FactSource) -> BuildSettings.Layer {
    BuildSettings.Layer([BuildSettings.Line(name: "TARGET_NAME", sdk: nil, value: Fact(name, source))])
  }
}

extension ProjectTarget {
  /// What makes Xcode give names to colours and images, and what makes members of `Color` of them.
  private static let assetSettings = [
    "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS", "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS",
  ]

  /// Takes over its language mode, isolation, module, and whether it has symbols of assets.
  mutating func read(_ settings: [BuildSettings], _ room: inout Allowance) {
    languageMode = BuildSettings.first("SWIFT_VERSION", settings, &room).map(ProjectTarget.languageMode)
    defaultIsolation = BuildSettings.first("SWIFT_DEFAULT_ACTOR_ISOLATION", settings, &room)
    hasAssetSymbols = !ProjectTarget.assetSettings.contains { BuildSettings.isOff($0, settings, &room) }
    let module =
      BuildSettings.first("PRODUCT_MODULE_NAME", settings, &room)
      ?? BuildSettings.first("PRODUCT_NAME", settings, &room)
    if let module { self.module = ProjectTarget.identifier(module.value) }
  }
}
