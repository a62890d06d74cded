package import ArgumentParser
package import PluginHosting
import RuleModel

/// What every command that runs plugins takes.
package struct PluginOptions: ParsableArguments {
  @Option(
    name: .customLong("plugin"),
    help: ArgumentHelp(
      "Also load this plugin library; it must be trusted (see 'plugin trust').", valueName: "library"))
  package var libraries: [String] = []

  @Option(
    help: ArgumentHelp("The time limit for one check on one file, in seconds.", valueName: "seconds"))
  package var timeLimit: Double = 5

  package init() {}

  package func validate() throws {
    guard timeLimit > 0, timeLimit <= 86_400 else { throw ValidationError("--time-limit must be above 0") }
  }

  package var limits: HostLimits { HostLimits(time: .milliseconds(Int64(nearest: timeLimit * 1_000))) }
}
