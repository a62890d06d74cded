import HostMessages
import POSIXSupport
import PluginHosting
package import Scaffolding

/// The Swift files that a template wrote when it was tried, each text once, to be parsed by the plugin host.
package struct TrialSources {
  /// Where a text was met first, and how often in all.
  private struct Place {
    let label: String
    let path: String
    var count: Int
  }

  private var texts: [String] = []
  private var places: [String: Place] = [:]

  /// None yet.
  package init() {}

  /// Adds what a trial wrote.
  package mutating func add(_ trial: TemplateTrial) {
    for file in trial.files where file.path.hasSuffix(".swift") {
      if places[file.text] == nil { texts.append(file.text) }
      places[file.text, default: Place(label: trial.label, path: file.path, count: 0)].count += 1
    }
  }

  /// What does not parse, in sentences; an error where nothing could be parsed at all.
  package func complaints(in workplace: Workplace) throws(ScaffoldingError) -> [String] {
    guard let first = texts.first.flatMap({ places[$0] }) else { return [] }
    let results: [HostResult]
    do {
      let pool = try HostPool(withoutPluginsIn: workplace)
      let tasks = texts.map { text in
        HostTask.check("-", shownAs: places[text]?.path ?? "", source: Array(text.utf8))
      }
      results = try pool.run(tasks, width: 1).results
    } catch {
      throw .cannotParse(path: first.path, reason: "\(error)")
    }
    return zip(texts, results).compactMap { text, result in
      guard let place = places[text] else { return nil }
      let often = place.count == 1 ? "" : " (\(place.count) times)"
      return switch result {
      case .checked(let report) where report.isBroken:
        "\(place.label): \(place.path): it is not valid Swift\(often); 'swiftc -parse' shows where"
      case .failed(let reason): "\(place.label): \(place.path): it could not be parsed: \(reason)"
      case .checked, .answered, .edited: nil
      }
    }
  }
}
