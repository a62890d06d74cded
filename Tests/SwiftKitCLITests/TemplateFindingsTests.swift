import POSIXSupport
import TestSupport
import Testing

private let canCheck = FileStatus(PackageFolder.products.appending("swiftkit-plugin-host")) != nil

/// What the bundled templates write has no findings: all checks, with the real host and plugins, for the iOS and the
/// palette that each combination is for.
@Suite(.enabled(if: canCheck, "needs the plugin host and the plugins"))
struct TemplateFindingsTests {
  @Test func nothingThatTemplatesWriteHasFindings() throws {
    let folder = try TemporaryFolder()
    let made = try ProgramRun.swiftkit("template", "test", "--output", folder.path.string, in: folder.path)
    #expect(made.exitCode == 0, "\(made)")
    var groups: [Group: [String]] = [:]
    var slips: [String: FilePath] = [:]
    for template in try Folder.names(in: folder.path) {
      for label in try Folder.names(in: folder.path.appending(template)) {
        // What asks for no iOS or no palette is fit for each of them.
        let (own, versions) = systems(of: template, label)
        let profiles = asked("profile", ["system", "tokens"], of: template, label)
        for ios in versions {
          for profile in profiles {
            // The first of each is what a template that does not ask is for.
            let isAsked = (versions.count == 1 || ios == own) && (profiles.count == 1 || profile == "system")
            let group = Group(settings: "profile: \(profile)\ndeployment-target: \(ios).0\n", isAsked: isAsked)
            groups[group, default: []].append("\(template)/\(label)")
          }
        }
        slips[template] = slips[template] ?? folder.path.appending(template).appending(label)
      }
    }
    #expect(Set(groups.keys.map(\.settings)).count == 10 && slips.count > 30)
    let older = [15, 16].map { ios in
      let labels = groups.filter { $0.key.settings.contains("target: \(ios).0") }.flatMap(\.value)
      return Set(labels.filter { $0.contains("ios=\(ios)") }.map { String($0.prefix { $0 != "/" }) })
    }
    #expect(older[0] == ["call-recorder", "feature", "paging", "viewmodel"] && older[1].count > 20)
    for (group, paths) in groups.sorted(by: { $0.key.settings < $1.key.settings }) {
      let (settings, asking) = (group.settings, group.isAsked)
      // A template that asks for no palette writes the system's steps as numbers, and one that asks for no iOS writes
      // what every iOS has: there these would ask for names and for a role that the file cannot know of, and for Tab.
      // Two opinions are not followed: a view of its own for each part of a few lines is more than reviewers wish, and
      // distances have the type that SwiftUI gives them. A key of the environment is written out, since @Entry is a macro,
      // and what templates write is type-checked where no macro of Apple's can be expanded.
      let open =
        (asking ? [] : ["magic-number-layout", "toolbar-confirm-role", "api-deprecated"])
        + ["computed-view-part", "cgfloat-property", "api-dated"]
      let disabled = "checks: all\ndisable: [\(open.joined(separator: ", "))]\n"
      try folder.write(settings + disabled, to: ".swiftkit.yml")
      let run = try ProgramRun(
        PackageFolder.program, ["check", "--no-cache", "--fail-on", "info"] + paths, in: folder.path)
      #expect(run.exitCode == 0 && run.output.isEmpty, "\(settings)\(run.output)\(run.errors)")
    }

    // One slip in what each template writes, and each is found: a note, as the modifier still works.
    try folder.write("checks: all\n", to: ".swiftkit.yml")
    for path in slips.values {
      guard let file = try FileTree.files(below: path).first(where: { $0.string.hasSuffix(".swift") }) else { continue }
      let text = try FileContents.text(of: file)
      try AtomicFile.write(Array((text + "\nfunc slip(_ v: Text) -> some View { v.cornerRadius(4) }\n").utf8), to: file)
    }
    let run = try ProgramRun(
      PackageFolder.program, ["check", "--no-cache", "--fail-on", "info"] + slips.values.map(\.string).sorted(),
      in: folder.path)
    #expect(run.exitCode == 1)
    for template in slips.keys {
      #expect(
        run.output.split(separator: "\n").contains {
          $0.contains("/\(template)/") && $0.hasSuffix("[corner-radius-modifier]")
        },
        "\(template)")
    }
  }

  private struct Group: Hashable {
    let settings: String
    /// Whether the files were written for these settings, not only for use with them.
    let isAsked: Bool
  }

  /// The values of an answer that a combination was written for: the one in its label, the default, or all of them.
  private func asked(_ name: String, _ values: [String], of template: String, _ label: String) -> [String] {
    if let value = values.first(where: { label.contains("\(name)=\($0)") }) { return [value] }
    return description(of: template).contains("\"name\": \"\(name)\"") ? [values[0]] : values
  }

  /// The iOS that a combination was written for, and those of the projects that get it: up to the next one that the template
  /// has code for, and the default below the first.
  private func systems(of template: String, _ label: String) -> (own: Int, versions: [Int]) {
    let all = [15, 16, 17, 18, 26]
    let choices = Self.choices(in: description(of: template))
    let standard = choices.isEmpty || choices.contains(17) ? 17 : choices[choices.count - 1]
    let own = all.first { label.contains("ios=\($0)") } ?? standard
    // What is written is refused where there is no SwiftData, and for iOS 15 unless there is code for it; the app that a
    // feature is put into has none.
    let isForFifteen = choices.contains(15) && !["route", "tab"].contains(template)
    let lowest = isForFifteen ? 15 : template == "swiftdata-list" ? 17 : 16
    let fit = choices.isEmpty ? all : all.filter { version in (choices.last { $0 <= version } ?? standard) == own }
    return (own, fit.filter { $0 >= lowest })
  }

  /// What `template.json` has as choices of its variable `ios`.
  private static func choices(in description: String) -> [Int] {
    let parts = description.split(separator: "\"name\": \"ios\"", omittingEmptySubsequences: false).dropFirst()
    let list = parts.first?.split(separator: "\"choices\": [", omittingEmptySubsequences: false).dropFirst().first
    return list?.prefix { $0 != "]" }.split { !$0.isNumber }.compactMap { Int($0) } ?? []
  }

  /// What `template.json` says, with that of the template that it extends.
  private func description(of template: String) -> String {
    let folder = PackageFolder.root.appending("Templates")
    let text = (try? FileContents.text(of: folder.appending(template).appending("template.json"))) ?? ""
    return text.contains("\"extends\": \"feature\"") ? text + description(of: "feature") : text
  }
}
