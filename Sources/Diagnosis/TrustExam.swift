import POSIXSupport
import PluginHosting

extension Diagnosis {
  /// Looks at the libraries that the user trusts, and whether they still are what was trusted.
  package mutating func examineTrust(_ place: Surroundings) {
    guard let folder = place.configuration else { return }
    let file = folder.appending(TrustStore.fileName)
    let store: TrustStore
    do throws(TrustError) {
      store = try TrustStore(in: folder)
    } catch {
      add(Trouble(.trustUnusable, "no third-party plugin is trusted: \(error)", repair: repair(of: file, error, place)))
      return
    }
    for entry in store.entries {
      let again = Repair("\(place.call) plugin trust \(ShellWord.quoted(entry.library.string))")
      let never = Repair("\(place.call) plugin untrust \(ShellWord.quoted(entry.library.string))")
      do throws(TrustError) {
        try TrustStore.inspect(entry.library)
        guard TrustStore.isAsTrusted(entry.library, digest: entry.digest) else {
          add(
            Trouble(
              .pluginChanged, "the plugin '\(entry.library)' has changed since it was trusted, so it is not used",
              repair: again.noting("if you know who changed it; '\(never.command)' forgets it")))
          continue
        }
        for descriptor in PluginDescriptor.paths(besides: entry.library) {
          guard let digest = store.digest(of: descriptor) else { continue }
          try TrustStore.inspect(descriptor)
          guard !TrustStore.isAsTrusted(descriptor, digest: digest) else { continue }
          add(
            Trouble(
              .pluginChanged,
              "the descriptor '\(descriptor)' of the plugin '\(entry.library)' has changed since it was trusted",
              repair: again.noting("if you know who changed it; '\(never.command)' forgets it")))
        }
      } catch {
        examine(error, of: entry.library, never)
      }
    }
  }

  private mutating func examine(_ error: TrustError, of library: FilePath, _ never: Repair) {
    switch error {
    case .missing(let path):
      add(Trouble(.pluginMissing, "'\(path)', which the plugin '\(library)' needs, is missing", repair: never))
    case .writableByOthers(let path):
      add(
        Trouble(
          .pluginUnsafe, "'\(path)' is writable by others, so the plugin '\(library)' is not used",
          repair: Repair("chmod go-w \(ShellWord.quoted(path.string))")))
    case .notAFile, .ownedByAnother, .strangeName, .unreadable, .unwritable, .malformed, .relativePath:
      add(Trouble(.pluginUnsafe, "the plugin '\(library)' is not used: \(error)", repair: never))
    }
  }

  private func repair(of file: FilePath, _ error: TrustError, _ place: Surroundings) -> Repair {
    let path = ShellWord.quoted(file.string)
    switch error {
    case .malformed(_, let line): return Repair("sed -i.bak \(line)d \(path)", note: "removes the line")
    case .writableByOthers(let path): return Repair("chmod go-w \(ShellWord.quoted(path.string))")
    case .ownedByAnother: return Repair("\(place.privilege(over: file))chown \"$(id -un)\" \(path)")
    case .missing, .notAFile, .strangeName, .unreadable, .unwritable, .relativePath:
      guard FileStatus(file)?.kind == .file else {
        return Repair("mv \(path) \(ShellWord.quoted(file.string + ".old"))", note: "then trust your plugins again")
      }
      return Repair("chmod u+rw \(path)")
    }
  }
}

extension Repair {
  func noting(_ note: String) -> Repair { Repair(command, note: note) }
}
