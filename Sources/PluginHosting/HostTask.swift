package import HostMessages
package import POSIXSupport

/// A piece of work for a host.
package enum HostTask: Hashable, Sendable {
  /// Check the file at `path`, which people know as `shownAs`; with `source`, those bytes in place of the file's.
  ///
  /// `settings` are what plugins are told for this file alone, beside those of the pool.
  case check(FilePath, shownAs: String, source: [UInt8]? = nil, settings: [HostConfiguration.Setting] = [])
  case ask(String)
  /// Make edits in a Swift file with this content, or take them out again.
  case edit([UInt8], [CodeEdit], isRemoval: Bool)
}

extension HostTask {
  /// What plugins are told for this work alone.
  var settings: [HostConfiguration.Setting] {
    if case .check(_, _, _, let settings) = self { settings } else { [] }
  }
}

/// What came of a piece of work.
package enum HostResult: Hashable, Sendable {
  case checked(FileReport)
  case answered(AnswerReport)
  case edited(EditReport)
  /// It could not be done, for that reason, which lies with no plugin.
  case failed(String)
}

/// Something that went wrong with a plugin and cost some of what it had to say.
package struct PluginProblem: Hashable, Sendable {
  /// The plugin's place in the list of plugins.
  package let plugin: Int
  /// The check's id as the plugin calls it; nil when the whole plugin is meant.
  package let check: String?
  /// The task's place in the list of tasks; nil when all are meant.
  package let task: Int?
  package let reason: String

  package init(plugin: Int, check: String?, task: Int?, reason: String) {
    self.plugin = plugin
    self.check = check
    self.task = task
    self.reason = reason
  }
}

/// What a pool brought back.
package struct HostOutcome: Sendable {
  /// One result a task, in the order of the tasks.
  package let results: [HostResult]
  /// What each plugin says of itself, in the order of the plugins; nil for one that was not loaded.
  package let plugins: [PluginDescription?]
  /// Checks that failed so often that nothing of theirs is to be used.
  package let abandoned: Set<CheckReference>
  /// In order of plugin, check and task.
  package let problems: [PluginProblem]
  /// What the hosts took; nil unless somebody asked.
  package let times: HostTimes?

  package init(
    results: [HostResult], plugins: [PluginDescription?], abandoned: Set<CheckReference>, problems: [PluginProblem],
    times: HostTimes? = nil
  ) {
    self.results = results
    self.plugins = plugins
    self.abandoned = abandoned
    self.problems = problems
    self.times = times
  }
}
