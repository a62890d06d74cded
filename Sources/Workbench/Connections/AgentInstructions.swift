import POSIXSupport

/// The file with what every agent of a client is told first, and our section in it.
enum AgentInstructions {
  private static let marks = MarkedSection(opening: "<!-- swiftkit:begin -->", closing: "<!-- swiftkit:end -->")

  private static var section: [String] {
    ["## SwiftUI with swiftkit", ""]
      + AgentStep.all.map { step in
        "- \(step.text)" + (step.command.map { " Without the server: `\($0)`." } ?? "")
      }
  }

  static func edited(_ text: [UInt8]?, in file: String, removing: Bool) throws(AgentFileFault) -> AgentFileEdit {
    do throws(MarkedSection.Unpaired) {
      return removing ? try marks.removed(section, from: text) : try marks.placed(section, in: text)
    } catch {
      if removing { return .kept(reason: "\(error)") }
      throw AgentFileFault(file: file, reason: "\(error)")
    }
  }

  /// The path of the file in the project; a link is followed where it leads to a Markdown file of the project, since
  /// CLAUDE.md often is a link to AGENTS.md.
  static func place(
    of path: String, in folder: borrowing OpenFolder, below project: FilePath
  ) throws -> String {
    guard try folder.status(of: FilePath(path))?.kind == .symbolicLink else { return path }
    guard var real = ProcessEnvironment.resolved(project.appending(path)), real.removePrefix(project) else {
      throw AgentFileFault(file: path, reason: "it is a symbolic link that points outside the project, or nowhere")
    }
    let isHidden = real.components.contains { [".git", ".swiftkit"].contains($0.string.lowercased()) }
    guard !isHidden, real.extension?.lowercased() == "md" else {
      throw AgentFileFault(
        file: path, reason: "it is a symbolic link to '\(real)', which is not a Markdown file of the project")
    }
    return real.string
  }
}
