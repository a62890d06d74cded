package import ArgumentParser
import Diagnosis
import POSIXSupport
import RuleModel
import WireFormats
import Workbench

/// `swiftkit doctor`: what is installed where, what counts and why, what is broken and how to repair it.
package struct DoctorCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "doctor",
    abstract: "Show what is installed, which settings apply here, what is broken and how to repair it.",
    discussion: """
      Each problem comes with a command that repairs it. Plugins are test-loaded in a separate process. The exit code is \
      0 if nothing is broken, 1 if something is, and 2 if doctor itself failed.
      """)

  @Flag(help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    guard FileStatus(context.workingFolder)?.kind == .folder else {
      throw FileFault("look at", context.workingFolder, code: .noSuchFileOrDirectory)
    }
    let facts = VersionReport.facts(in: context)
    let diagnosis = try DoctorRounds(in: context).diagnosis()
    if json {
      context.output.write(try JSONText.report(DoctorDocument(diagnosis, facts)))
    } else {
      context.show(DoctorText(diagnosis, facts, in: context).text)
    }
    return diagnosis.troubles.isEmpty ? .done : .findings
  }
}

extension DoctorDocument {
  init(_ diagnosis: Diagnosis, _ facts: VersionFacts) {
    self.init(
      versions: Versions(
        swiftkit: facts.swiftkit, commit: facts.commit, swift: facts.swift, sqlite: facts.sqlite,
        indexLayout: facts.indexLayout, pluginABI: facts.pluginABI, hostMessages: facts.hostMessages,
        mcp: facts.protocols, facts: facts.facts.map { .init(name: $0.name, lines: $0.lines, sha256: $0.digest) }),
      parts: Diagnosis.Order.parts(of: diagnosis).map {
        Part(section: $0.section.rawValue, name: $0.name, path: $0.path, counts: $0.counts, why: $0.why)
      },
      troubles: diagnosis.troubles.map {
        Trouble(kind: $0.kind.rawValue, sentence: $0.sentence, repair: $0.repair.command, note: $0.repair.note)
      }, remarks: diagnosis.remarks)
  }
}

extension Diagnosis {
  /// The order in which parts are told.
  enum Order {
    static func parts(of diagnosis: Diagnosis) -> [Part] {
      Part.Section.allCases.flatMap { diagnosis.parts(in: $0) }
    }
  }
}
