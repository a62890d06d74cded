import POSIXSupport
import PluginHosting
import ProjectModel
package import Scaffolding
import SourceChecking

/// A scaffold that is about to be planned, and carried out: all of its files, or none.
package struct Scaffold {
  private let request: ScaffoldRequest
  private let workplace: Workplace
  private let endsSoon: Bool

  /// - Parameters:
  ///   - workplace: where the project, the user's templates and the bundled ones are found.
  ///   - endsSoon: whether the process has nothing else to do, so that what it saw need not be taken apart.
  package init(_ request: ScaffoldRequest, in workplace: Workplace, endsSoon: Bool = false) {
    (self.request, self.workplace, self.endsSoon) = (request, workplace, endsSoon)
  }

  /// Plans, and writes unless the request says otherwise; plans anew where another run changed the project meanwhile.
  ///
  /// - Parameters:
  ///   - asking: gives a value for a variable that has none; nil ends the questions.
  ///   - choosing: gives one of the targets that files may go to; nil where nobody can be asked.
  ///   - policy: what is done with a file that is in the way.
  ///   - recovering: whether an interrupted run of the project may be finished, which writes.
  ///   - permitting: told what would be written; it throws where it forbids that, and with false nothing is written. It is
  ///     asked again when the check is done.
  package func run(
    asking: ((TemplateVariable) -> String?)? = nil, choosing: (([String]) -> String?)? = nil,
    resolving policy: (PlannedFile) -> ConflictPolicy,
    recovering: (ProjectRoot) -> Bool = { _ in true }, permitting: (Plan) throws -> Bool = { _ in true }
  ) throws -> Plan {
    // The host that edits files of the project checks the new ones too; it starts while the project is looked at.
    let host = request.isChecked ? HostReserve(startingIn: workplace) : HostReserve()
    let folders = FolderMemory(stampingFilesEndingWith: ".swift")
    // Whoever is asked takes time, in which the project may change.
    let isAsking = asking != nil
    let choosing = choosing.map { choosing in
      { (names: [String]) in
        folders.forget()
        return choosing(names)
      }
    }
    let asking = asking.map { asking in
      { (variable: TemplateVariable) in
        folders.forget()
        return asking(variable)
      }
    }
    let beginning = begunCheck(with: host)
    var isFirst = true
    return try ScaffoldingError.retrying {
      folders.forget()
      defer { isFirst = false }
      var layout = try layout(choosing, folders)
      var isChanged = false
      if request.isWritten, recovering(layout.root) {
        // What an interrupted run began is finished first, so that the plan sees the project as it will be.
        isChanged = try Transaction(in: layout.root.folder, workplace.transactions).recover()
        if isChanged {
          folders.forget()
          layout = try self.layout(choosing, folders)
        }
      }
      if endsSoon, (layout.model?.files.count ?? 0) > Scaffold.largeProject { WorkingMemory.expect(4 << 20) }
      if endsSoon { for value: any Sendable in [folders, layout] { KeptValues.keep(value) } }
      let root = layout.root.folder
      let check = ScaffoldCheck(in: workplace, host: host, knowing: layout.model.map { [root: $0] } ?? [:])
      // What needs no text of the plan is found out beside it. Whoever changed the project may have changed its settings.
      let begun = isFirst && !isChanged ? beginning : nil
      let preparing =
        request.isChecked && !isAsking
        ? Background { Result { try check.prepared(in: root, from: begun?.value, seeing: folders) } } : nil
      var hasAsked = false
      let plan = try plan(in: layout, host, asking).resolving(
        {
          folders.forget()
          hasAsked = true
          return policy($0)
        }, history: workplace.transactions.history)
      guard request.isChecked, plan.conflicts.isEmpty else {
        if try permitting(plan), request.isWritten { try plan.carryOut(in: workplace.transactions) }
        return plan
      }
      // Whoever was asked took time, in which a second thread may have kept what is no longer so.
      let (unchecked, prepared, known) = (plan, hasAsked ? nil : preparing, hasAsked ? nil : folders)
      let checking = Background {
        check.checked(unchecked, by: prepared?.value ?? Result { try check.prepared(in: root, seeing: known) })
      }
      guard try permitting(plan), request.isWritten else { return checking.value }
      // All is staged beside the check, and gets its place where that finds no error and nobody has thought better of it.
      var refusal: (any Error)?
      do {
        try plan.carryOut(in: workplace.transactions) {
          do {
            return try !checking.value.hasErrors && permitting(plan)
          } catch {
            refusal = error
            return false
          }
        }
      } catch ScaffoldingError.stale(let fault) {
        throw ScaffoldingError.stale(fault)
      } catch {
        // What would not have been written in any case cannot fail to be.
        if !checking.value.hasErrors { throw error }
      }
      if let refusal { throw refusal }
      return checking.value
    }
  }

  /// The Swift files of a project whose names and facts take megabytes; for a small one, getting these takes longer.
  private static let largeProject = 1_000

  /// The check of what will be written, which begins while the project is looked at: plugins and settings are read and
  /// the host loads. Nil where nothing is checked; its value where it cannot begin, which the check itself will say.
  private func begunCheck(with host: HostReserve) -> Background<CheckRun?>? {
    guard request.isChecked else { return nil }
    let check = ScaffoldCheck(in: workplace, host: host)
    let start = output ?? workplace.workingFolder
    return Background { try? check.begun(in: ProjectRoot(around: start).folder) }
  }

  /// The folder that the user asked for; links are resolved where they can be, so that a path below the root is one by its
  /// letters too.
  private var output: FilePath? {
    request.output.map { workplace.resolve($0) }.map { ProcessEnvironment.resolved($0) ?? $0 }
  }

  private func layout(
    _ choosing: (([String]) -> String?)?, _ folders: FolderMemory
  ) throws(ScaffoldingError) -> ProjectLayout {
    let (output, working) = (output, workplace.workingFolder)
    do {
      return try ProjectLayout(
        workingFolder: working, output: output, target: request.target, leavingProject: request.mayLeaveProject,
        folders: folders, cacheFolder: workplace.cacheFolder)
    } catch .severalTargets(let names, let unread) {
      guard let target = choosing?(names) else { throw .severalTargets(names, unread: unread) }
      return try ProjectLayout(
        workingFolder: working, output: output, target: target, leavingProject: request.mayLeaveProject,
        folders: folders, cacheFolder: workplace.cacheFolder)
    }
  }

  private func plan(
    in layout: ProjectLayout, _ host: HostReserve, _ asking: ((TemplateVariable) -> String?)?
  ) throws -> Plan {
    let root = layout.root.folder
    // Found out on a second thread while the template is read; where somebody is asked, files may change meanwhile.
    let isAsking = asking != nil
    let declared =
      isAsking
      ? nil
      : Background { Result { () throws(ScaffoldingError) in try layout.declaredTypes() } }
    let said = try CheckSettings.answers(
      for: root, lowest: layout.lowestSystem, isolation: layout.defaultIsolation, in: workplace)
    let library = TemplateLibrary(for: root, in: workplace, project: said)
    var (name, values) = (request.name, request.settings)
    if let answers = request.answers {
      // Which answers a template wants, its description says; what it writes is read afterwards.
      let variables = try library.template(named: request.template, for: values).variables
      let file = try AnswersFile(at: workplace.resolve(answers), shown: answers, for: variables)
      values.merge(file.values) { told, _ in told }
    }
    let planner = Planner(
      template: try library.template(named: request.template, for: values), layout: layout,
      editing: CodeEditingHost.editing(in: workplace, keepingHostIn: host), lowestSystem: said["ios"])
    if let asking {
      for question in planner.questions(name: name, settings: values) {
        guard let value = asking(question) else { break }
        if question.isArgument { name = value } else { values[question.name] = value }
      }
    }
    return try planner.plan(
      name: name, settings: values, only: request.roles, declared: declared?.value.get())
  }
}

extension Plan {
  /// Whether nothing is in the way, nothing is left to be decided in a merged file, and no check found an error.
  package var isCarriedOutWhole: Bool { conflicts.isEmpty && !hasMarkers && !hasErrors }
}
