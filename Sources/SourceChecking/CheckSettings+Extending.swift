package import POSIXSupport
import RuleModel

extension CheckSettings {
  /// These settings, and where they say nothing those of the file that they extend.
  ///
  /// A single value of these replaces one of the others, lists and lines of a name are added, and what these say of a check
  /// counts for more. Paths of the others count from the folder of these.
  package func extending(_ base: CheckSettings, read from: FilePath) -> CheckSettings {
    var joined = self
    joined.extendedFiles = [from] + base.extendedFiles
    joined.places = base.places.merging(places) { $1 }
    joined.requiredVersion = requiredVersion ?? base.requiredVersion
    joined.profile = profile ?? base.profile
    joined.deploymentTarget = deploymentTarget ?? base.deploymentTarget
    joined.failOn = failOn ?? base.failOn
    joined.mostWarnings = mostWarnings ?? base.mostWarnings
    joined.baseline = baseline ?? base.baseline
    joined.isStrict = places["strict"] == nil ? base.isStrict : isStrict
    if places["checks"] == nil {
      (joined.runsAll, joined.presetGroups, joined.runsGroupsAlone) = (
        base.runsAll, base.presetGroups, base.runsGroupsAlone
      )
    }
    let on = Set((enabled + severities.map(\.check)).map(\.name))
    let off = Set(disabled.map(\.name))
    joined.enabled = base.enabled.filter { !off.contains($0.name) } + enabled
    joined.disabled = base.disabled.filter { !on.contains($0.name) } + disabled
    joined.severities = base.severities + severities
    joined.options = base.options.filter { old in !options.contains { $0.isSame(as: old) } } + options
    joined.inclusions = base.inclusions + inclusions
    joined.exclusions = base.exclusions + exclusions
    joined.overrides = base.overrides + overrides
    joined.api = api.extending(base.api)
    joined.skills.with = base.skills.with + skills.with
    joined.skills.without = base.skills.without + skills.without
    joined.skills.precedence = skills.precedence.isEmpty ? base.skills.precedence : skills.precedence
    return joined
  }
}

extension CheckSettings.ChosenOption {
  fileprivate func isSame(as other: Self) -> Bool {
    check.name == other.check.name && option.name == other.option.name
  }
}
