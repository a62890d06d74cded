import APIFacts
import HostMessages
import POSIXSupport
import PluginHosting

/// Which labels of calls are worth telling the checks of.
///
/// Everybody writes `frame(width:)`. If facts held that, each edit could change them, and with them what every report depends on.
enum KnownLabels {
  /// The facts with no labels but those that a name of the table of API is called with and that none of its forms has.
  static func removed(from facts: SourceFacts, of pool: HostPool) -> SourceFacts {
    let path = pool.settings.first { $0.name == HostConfiguration.Setting.apiTable }.map { FilePath($0.value) }
    let table = path.flatMap { try? MappedFile.bytes(of: $0) }.flatMap { APITable($0) }
    var last: (name: String, labels: Set<String>) = ("", [])
    return facts.keepingLabels { name, label in
      guard let table else { return false }
      if name != last.name {
        let parameters = table.facts(named: name).flatMap { $0.parameters ?? [] }
        last = (name, Set(parameters.compactMap(\.label)))
      }
      return table.knows(name) && !last.labels.contains(label)
    }
  }
}
