import HostMessages
import POSIXSupport
import PluginHosting
import RuleModel
package import Scaffolding

/// The Swift files that a template wrote when it was tried, each text once, to be parsed by the plugin host.
package struct TrialSources {
  /// Where a text was met first, and how often in all.
  private struct Place {
    var label: String
    var path: String
    var count: Int
    var isChecked: Bool
  }

  private var texts: [String] = []
  private var places: [String: Place] = [:]

  /// None yet.
  package init() {}

  /// Adds what a trial wrote.
  ///
  /// - Parameter isChecked: whether the checks have a say in it.
  package mutating func add(_ trial: TemplateTrial, isChecked: Bool = false) {
    for file in trial.files where file.path.hasSuffix(".swift") {
      var place = places[file.text] ?? Place(label: trial.label, path: file.path, count: 0, isChecked: false)
      if place.count == 0 { texts.append(file.text) }
      place.count += 1
      if isChecked, !place.isChecked { (place.isChecked, place.label, place.path) = (true, trial.label, file.path) }
      places[file.text] = place
    }
  }

  /// The errors that the checks find, and their warnings where no choice differs from its default: a choice may be one
  /// against a rule. In lines; paths are those below the folder that '--output' names.
  ///
  /// - Parameter lowest: the iOS version that the template is for unless it is told another.
  package func findings(writtenFor lowest: String?, in workplace: Workplace) -> [String] {
    let checked = texts.compactMap { text in
      places[text].flatMap { $0.isChecked ? (path: "\($0.label)/\($0.path)", source: Array(text.utf8)) : nil }
    }
    let check = ScaffoldCheck(in: workplace)
    return check.sentences(about: checked, in: workplace.workingFolder, writtenFor: lowest) { finding in
      finding.severity == .error || finding.severity == .warning && finding.path.hasPrefix("defaults/")
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
