import ProjectModel

/// Which new files somebody has to add to a target in Xcode.
extension ProjectLayout {
  /// What Xcode does not do by itself for a new file.
  struct MissingMembership: Hashable, Sendable {
    enum Cause: Hashable, Sendable {
      /// No target of the project has a folder whose files Xcode takes by itself.
      case isListed
      /// Some have, but none of them the folder of the file.
      case isInNone
      /// Other targets have that folder, and may build the file as well.
      case isInOthers
      /// Other targets have the folder, and would build a test into what is none.
      case isBuilt(into: [String])
    }

    let cause: Cause
    /// The target to add it to; nil where that is not known.
    let target: String?
  }

  /// What is missing for the new file; nil where a folder of its target takes it.
  func missingMembership(of file: PlannedFile) -> MissingMembership? {
    guard let surroundings, surroundings.target.kind == .xcode else {
      return needsTargetMembership ? MissingMembership(cause: .isListed, target: nil) : nil
    }
    let around = surroundings.model.targets(at: file.path)
    let isOfTests = file.place == .tests
    guard isOfTests ? !around.contains(where: \.isTest) : !around.contains(surroundings.target) else { return nil }
    let target = isOfTests ? surroundings.testTarget : surroundings.target
    let cause: MissingMembership.Cause =
      if !around.isEmpty {
        isOfTests ? .isBuilt(into: around.map(\.name)) : .isInOthers
      } else {
        surroundings.hasFolders ? .isInNone : .isListed
      }
    return MissingMembership(cause: cause, target: target?.name)
  }
}

extension ProjectLayout.Surroundings {
  /// Whether a target of the same project has a folder of which Xcode takes all files.
  fileprivate var hasFolders: Bool {
    model.targets.contains { $0.source.file == target.source.file && !$0.sources.isEmpty }
  }
}
