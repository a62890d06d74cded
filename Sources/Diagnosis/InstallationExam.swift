import BundledContent
import ByteText
import POSIXSupport

extension Diagnosis {
  /// Looks at the program and at what came with it.
  package mutating func examineInstallation(_ place: Surroundings) {
    guard let executable = place.executable, let content = InstalledContent(executable: executable) else {
      add(
        Trouble(
          .contentMissing,
          "swiftkit's folders Skills and Templates were not found near "
            + (place.executable.map { "'\($0)'" } ?? "the program") + "; no command can work",
          repair: Repair("make install PREFIX=PREFIX", note: "in swiftkit's sources, or unpack its archive again"))
      )
      return
    }
    let repair = Reinstallation(of: content, executable: executable).repair
    add(Part(.programs, "swiftkit", at: executable.string, why: "\(place.version), \(sentence(for: content.layout))"))
    examineHost(at: content.pluginHost, repair)
    for (name, folder) in [("skills", content.skills), ("templates", content.templates), ("data", content.data)] {
      let names = (try? Folder.names(in: folder)) ?? []
      add(Part(.content, name, at: folder.string, counts: !names.isEmpty, why: "came with swiftkit"))
      if names.isEmpty {
        add(Trouble(.contentMissing, "the folder '\(folder)' is missing or empty", repair: repair))
      }
    }
    examinePlugins(of: content, repair)
  }

  /// Tells of a table of SwiftUI's declarations that cannot be used.
  package mutating func examineDeclarations(_ flaw: (any Error)?, _ place: Surroundings) {
    guard let flaw, let executable = place.executable, let content = InstalledContent(executable: executable) else {
      return
    }
    let repair = Reinstallation(of: content, executable: executable).repair
    add(Trouble(.contentMissing, "\(flaw); 'check' and 'api' cannot work", repair: repair))
  }

  private func sentence(for layout: InstalledContent.Layout) -> String {
    switch layout {
    case .checkout: "built in its sources"
    case .installed: "installed under a prefix"
    case .portable: "all in one folder"
    }
  }

  private mutating func examineHost(at host: FilePath, _ repair: Repair) {
    let isThere = FileStatus(host)?.kind == .file
    let mayRun = isThere && host.withPlatformString { access($0, X_OK) } == 0
    add(
      Part(
        .programs, "plugin host", at: host.string, counts: mayRun,
        why: mayRun ? "runs the plugins" : isThere ? "not used: it is not executable" : "not used: it is missing"))
    if !isThere {
      add(Trouble(.hostMissing, "the plugin host '\(host)' is missing; nothing can be checked", repair: repair))
    } else if !mayRun {
      add(
        Trouble(
          .permissions, "the plugin host '\(host)' is not executable; nothing can be checked",
          repair: Repair("chmod +x \(ShellWord.quoted(host.string))")))
    }
  }

  private mutating func examinePlugins(of content: InstalledContent, _ repair: Repair) {
    for plugin in content.plugins where FileStatus(plugin.library)?.kind != .file {
      add(
        Trouble(
          .pluginMissing,
          "the library '\(plugin.library)' of the plugin '\(plugin.name)' is missing; nothing can be checked",
          repair: repair))
    }
    // In a checkout the descriptors lie among the sources, and say what there is.
    guard content.layout != .checkout, let folder = content.plugins.first?.library.removingLastComponent() else {
      if content.plugins.isEmpty {
        add(Trouble(.pluginMissing, "no plugin came with this swiftkit; it has no checks", repair: repair))
      }
      return
    }
    let known = Set(content.plugins.map(\.library))
    for name in (try? Folder.names(in: folder)) ?? [] {
      let library = folder.appending(name)
      // The libraries of a runtime may lie beside them; a plugin is known by what it exports.
      guard ["so", "dylib"].contains(library.extension), !known.contains(library),
        (try? FileContents.bytes(of: library))?.contains(bytesOf: "swiftkit_plugin_entry") == true
      else { continue }
      add(
        Trouble(
          .pluginMissing, "the descriptor of the plugin '\(library)' is missing, so it is not used", repair: repair))
    }
  }
}
