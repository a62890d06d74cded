import ArgumentParser
import POSIXSupport
import Reports

/// A file that findings are written to beside what a run prints: `sarif=findings.sarif`.
struct CheckOutput: ExpressibleByArgument {
  let format: CheckFormat
  let file: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let format = CheckFormat(rawValue: String(parts[0])) else { return nil }
    (self.format, file) = (format, String(parts[1]))
  }

  /// The file that two of `outputs` name, so that the one would be written over by the other.
  static func twice(in outputs: [CheckOutput], _ context: CommandContext) -> String? {
    var taken: Set<FilePath> = []
    return outputs.first { !taken.insert(context.resolve($0.file).lexicallyNormalized()).inserted }?.file
  }

  /// Writes the findings, whole or not at all.
  func write(_ report: CheckReport, in context: CommandContext) throws {
    let text = try report.text(as: format, in: context, isColoured: false)
    try AtomicFile.write(Array(text.utf8), to: context.resolve(file))
  }
}
