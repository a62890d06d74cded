import POSIXSupport
import RuleModel

extension Workplace {
  /// `path` as a terminal and an editor find it from the working folder: relative where it lies below, else as it is.
  package func shown(_ path: String) -> String {
    let folder = workingFolder.string
    guard folder != "/", path.hasPrefix(folder + "/") else { return path }
    return path.below(folder)
  }

  /// `shown(path)` for people: on one line.
  package func named(_ path: String) -> String { ForeignText.line(shown(path)) }
}
