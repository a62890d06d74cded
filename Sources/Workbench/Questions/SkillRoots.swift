import BundledContent
package import Ingesting
package import POSIXSupport

/// The folders in which skills are looked for.
package enum SkillRoots {
  /// The bundled skills, the user's, and those of the project around the working folder.
  package static func defaults(in workplace: Workplace) -> [FilePath] { found(in: workplace).roots }

  /// The same, with those of the project that links lead out of it. A project's copies of bundled skills are left out.
  package static func found(in workplace: Workplace) -> (roots: [FilePath], leftOut: [FileFault]) {
    let project = projectFolder(around: workplace.workingFolder)
    var roots: [FilePath] = [], leftOut: [FileFault] = []
    for folder in OwnSkills(in: workplace).folders where FileStatus(folder)?.kind == .folder && !roots.contains(folder)
    {
      roots.append(folder)
    }
    let own = roots
    for name in ["Skills", ".claude/skills"] {
      guard let project, let realProject = ProcessEnvironment.resolved(project),
        FileStatus(project.pushing(FilePath(name)))?.kind == .folder, isSpelled(name, in: project),
        let real = ProcessEnvironment.resolved(project.pushing(FilePath(name)))
      else { continue }
      // Whatever a project's link names, what is the user's own is read anyway.
      if roots.contains(real) || own.contains(where: { real.starts(with: $0) }) { continue }
      if real.starts(with: realProject) {
        roots += SkillCopy.others(in: real, than: workplace.installed?.skills)
      } else {
        leftOut.append(
          FileFault("read", project.pushing(FilePath(name)), reason: "it is a link that points outside the project"))
      }
    }
    return (roots, leftOut)
  }

  /// How far links lead: from the bundled folder and the user's anywhere, from the project's within the project.
  package static func links(in workplace: Workplace) -> LinkPolicy {
    let project = projectFolder(around: workplace.workingFolder).flatMap { ProcessEnvironment.resolved($0) }
    return LinkPolicy(own: OwnSkills(in: workplace).folders, projects: [project].compactMap { $0 })
  }

  /// The bundled aliases and resolutions, which help with everybody's documents.
  package static func vocabulary(in workplace: Workplace) -> [FilePath] {
    guard let skills = workplace.installed?.skills else { return [] }
    return ["aliases.tsv", "resolutions.yml"].compactMap { name in
      let file = skills.appending(name)
      return FileStatus(file) == nil ? nil : ProcessEnvironment.resolved(file)
    }
  }

  /// Whether that is the folder's own name: `skills` is somebody's documents and no mark of a project, on a Mac too.
  private static func isSpelled(_ name: String, in folder: FilePath) -> Bool {
    name != "Skills" || Folder.holds(name, in: folder)
  }

  /// `paths` as somebody types them, without links.
  package static func resolve(_ paths: [String], in workplace: Workplace) throws -> [FilePath] {
    try paths.map { path in
      let absolute = workplace.resolve(path)
      guard let real = ProcessEnvironment.resolved(absolute) else { throw IngestError.noSuchRoot(absolute) }
      return real
    }
  }

  /// The nearest folder that looks like the top of a project; else the folder itself.
  package static func projectFolder(around folder: FilePath) -> FilePath? {
    let trust = FolderTrust(workingIn: folder)
    var candidate = folder
    repeat {
      for mark in ["Package.swift", ".swiftkit", ".git", ".claude", "Skills"] {
        if FileStatus(candidate.appending(mark)) != nil, trust.covers(mark, in: candidate),
          isSpelled(mark, in: candidate)
        {
          return candidate
        }
      }
    } while candidate.removeLastComponent() && !candidate.isEmpty
    return folder
  }
}
