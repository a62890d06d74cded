import BundledContent
import Diagnosis
import HostMessages
import POSIXSupport
import PluginHosting
import RuleModel
import Scaffolding
import SourceChecking
import Workbench

/// Goes through everything that a diagnosis is made of: what Diagnosis looks at by itself, and what the commands know.
struct DoctorRounds {
  private let context: CommandContext
  private let place: Surroundings
  private let root: FilePath

  init(in context: CommandContext) throws {
    self.context = context
    place = Surroundings(
      workingFolder: context.workingFolder, executable: context.executable, version: Version.current,
      cache: context.workplace.cachePlace, state: context.workplace.stateFolder,
      configuration: context.workplace.configurationFolder,
      environment: context.environment)
    root = try ProjectRoot(around: context.workingFolder).folder
  }

  func diagnosis() throws -> Diagnosis {
    var diagnosis = Diagnosis()
    diagnosis.examineInstallation(place)
    do { _ = try APIRequest.table(in: context.workplace) } catch { diagnosis.examineDeclarations(error, place) }
    diagnosis.examinePrograms(place)
    diagnosis.examinePermissions(place)
    diagnosis.examineCaches(place)
    diagnosis.examineTrust(place)
    let sweep = try ProjectSweep(through: root, settingsName: CheckSettings.fileName)
    let inventory = addPlugins(to: &diagnosis, sweep)
    addSkills(to: &diagnosis)
    addTemplates(to: &diagnosis)
    addSettings(to: &diagnosis, sweep, inventory)
    diagnosis.examineRuns(
      try Transaction(in: root, context.workplace.transactions).interruption, in: root, place)
    diagnosis.examineLeftovers(sweep)
    AgentRounds(in: context.workplace, call: place.call).add(to: &diagnosis)
    return diagnosis
  }

  // MARK: Plugins

  /// Adds the plugins, each with whether a host loads it.
  private func addPlugins(to diagnosis: inout Diagnosis, _ sweep: ProjectSweep) -> PluginInventory? {
    guard var inventory = try? PluginInventory(forgivingIn: context.workplace) else { return nil }
    inventory.addSkillChecks(in: context.workplace)
    let problems = load(inventory, &diagnosis)
    for (number, plugin) in inventory.plugins.enumerated() {
      let reason = problems[number]
      diagnosis.add(
        Part(
          .plugins, plugin.descriptor.id, at: plugin.library.isEmpty ? nil : plugin.library.string,
          counts: reason == nil,
          why: reason.map { "not used: \($0)" } ?? "\(origin(of: plugin)), \(plugin.descriptor.version), "
            + "\(plugin.descriptor.checks.count) checks"))
    }
    for refused in inventory.refused {
      diagnosis.add(
        Part(
          .plugins, refused.library.lastComponent?.string ?? "", at: refused.library.string, counts: false,
          why: "not used: \(refused.reason)"))
      addRefused(refused.library, refused.reason, to: &diagnosis)
    }
    for complaint in inventory.complaints { diagnosis.remark(complaint) }
    addUntrusted(sweep, inventory, to: &diagnosis)
    return inventory
  }

  private func origin(of plugin: HostedPlugin) -> String {
    plugin.declared != nil ? "declared by skills" : plugin.isBundled ? "came with swiftkit" : "trusted"
  }

  /// Why plugins were not loaded, by their number.
  private func load(_ inventory: PluginInventory, _ diagnosis: inout Diagnosis) -> [Int: String] {
    // A host that is missing is told of already.
    guard FileStatus(inventory.host)?.kind == .file else { return [:] }
    var reasons: [Int: String] = [:]
    do {
      // On a busy machine that has not read a library before, loading one is not a matter of a moment.
      let limits = HostLimits(time: .seconds(3), loading: .seconds(12))
      let outcome = try inventory.pool(of: inventory.plugins, limits: limits).loadAll()
      for problem in outcome.problems where problem.check == nil { reasons[problem.plugin] = problem.reason }
      for (number, plugin) in inventory.plugins.enumerated() {
        guard reasons[number] == nil, let said = outcome.plugins[number] else { continue }
        for sentence in plugin.descriptor.disagreements(with: said) {
          diagnosis.remark("the plugin '\(plugin.descriptor.id)': \(sentence)")
        }
      }
      for (number, reason) in reasons.sorted(by: { $0.key < $1.key }) {
        addRefused(inventory.plugins[number].library, reason, to: &diagnosis)
      }
    } catch {
      diagnosis.addHostFailure("\(error)", content: context.installed, place)
    }
    return reasons
  }

  /// Adds a plugin that is not used, unless what keeps it away is known better already.
  private func addRefused(_ library: FilePath, _ reason: String, to diagnosis: inout Diagnosis) {
    if diagnosis.troubles.contains(where: { $0.sentence.contains("'\(library)'") }) { return }
    if library.lastComponent?.string == TrustStore.fileName { return }
    let isBundled = context.installed?.plugins.contains { $0.library == library } ?? false
    diagnosis.addRefusal(of: library, isBundled: isBundled, reason: reason, place)
  }

  /// Adds plugins that lie in the project and that nobody trusts.
  private func addUntrusted(_ sweep: ProjectSweep, _ inventory: PluginInventory, to diagnosis: inout Diagnosis) {
    let known = Set((inventory.plugins.map(\.library) + inventory.refused.map(\.library)))
    for library in sweep.libraries {
      let real = ProcessEnvironment.resolved(library) ?? library
      guard !known.contains(real),
        let descriptor = try? PluginInventory.strangersDescriptor(at: PluginInventory.descriptorPath(besides: real)),
        !inventory.plugins.contains(where: { $0.descriptor.id == descriptor.id && $0.isBundled })
      else { continue }
      diagnosis.addUntrusted(library, place)
    }
  }

  // MARK: Documents and templates

  private func addSkills(to diagnosis: inout Diagnosis) {
    let bundled = context.installed?.skills
    let own = context.workplace.configurationFolder?.appending("skills")
    let found = SkillRoots.found(in: context.workplace)
    for root in found.roots {
      let count = ((try? Folder.names(in: root)) ?? []).count {
        FileStatus(root.appending($0).appending("SKILL.md")) != nil
      }
      let origin =
        root == bundled.flatMap { ProcessEnvironment.resolved($0) }
        ? "came with swiftkit"
        : root == own.flatMap { ProcessEnvironment.resolved($0) } ? "yours" : "of this project"
      diagnosis.add(
        Part(.skills, root.lastComponent?.string ?? "", at: root.string, why: "\(origin), \(count) skills"))
    }
    for fault in found.leftOut {
      diagnosis.add(
        Part(
          .skills, fault.path.lastComponent?.string ?? "", at: fault.path.string, counts: false,
          why: "not used: \(fault.reason)"))
    }
  }

  private func addTemplates(to diagnosis: inout Diagnosis) {
    let entries = TemplateLibrary(for: root, in: context.workplace).entries()
    let groups = Dictionary(grouping: entries) { $0.folder.removingLastComponent() }
    for (folder, entries) in groups.sorted(by: { $0.key.string < $1.key.string }) {
      let hidden = entries.reduce(0) { $0 + $1.shadows.count }
      diagnosis.add(
        Part(
          .templates, entries[0].origin.rawValue, at: folder.string,
          why: "\(entries.count) templates" + (hidden > 0 ? ", hiding \(hidden) others" : "")))
    }
  }

  // MARK: Settings

  private func addSettings(to diagnosis: inout Diagnosis, _ sweep: ProjectSweep, _ inventory: PluginInventory?) {
    let nearest = CheckSettings.folder(around: context.workingFolder, in: context.workplace)
    let catalogue = inventory.map { CheckCatalogue(of: $0.plugins) }
    var folders = sweep.settings.map { $0.removingLastComponent() }
    if let nearest, !folders.contains(nearest) { folders.insert(nearest, at: 0) }
    for folder in folders.prefix(100) {
      let file = folder.appending(CheckSettings.fileName)
      var why = folder == nearest ? "applies in the working folder" : "applies in its own folder"
      do {
        let settings = try CheckSettings.read(in: folder, context.workplace)
        if let catalogue { try settings.requireKnown(in: catalogue) }
        if folder == nearest { try ChosenSkills.requireKnown(settings, in: context.workplace) }
        why += ", \(settings.places.count) settings"
        diagnosis.add(Part(.settings, CheckSettings.fileName, at: file.string, why: why))
      } catch {
        diagnosis.add(
          Part(.settings, CheckSettings.fileName, at: file.string, counts: false, why: "not used: it has an error"))
        if let error = error as? SettingsError {
          diagnosis.examineSettings(error, in: context.resolve(error.file))
        } else {
          diagnosis.remark("\(error)")
        }
      }
    }
    for file in CheckSettings.foreign(around: context.workingFolder, in: context.workplace) {
      diagnosis.add(
        Part(
          .settings, CheckSettings.fileName, at: file.string, counts: false,
          why: "not used: its folder belongs to another user, or others can write to it"))
    }
    if folders.isEmpty {
      diagnosis.remark("no \(CheckSettings.fileName) here; the defaults apply ('swiftkit init' writes one)")
    }
  }
}
