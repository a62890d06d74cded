import POSIXSupport
import SwiftSourceModel

/// Prints what plugins see of the Swift file at `path`.
func dumpModel(of path: FilePath) -> Int32 {
  do {
    let model = SourceModel(parsing: try FileContents.bytes(of: path), path: path.string)
    StandardStream.output.write(SourceModelDump(model).description)
    return 0
  } catch {
    StandardStream.error.write("\(error)\n")
    return 2
  }
}
