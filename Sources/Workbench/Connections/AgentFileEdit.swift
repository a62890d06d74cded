/// What becomes of a client's file.
enum AgentFileEdit: Hashable {
  case unchanged
  case changed([UInt8])
  /// What could be taken out was; something of ours stays.
  case partly([UInt8], reason: String)
  case removed
  /// Something of ours, or under our name, stays in it.
  case kept(reason: String)
}

/// A client's file that is not touched, because what is in it is not understood or not ours.
struct AgentFileFault: Error, CustomStringConvertible {
  let file: String
  let reason: String
  var description: String { "'\(file)' was not changed: \(reason); add the command 'swiftkit mcp' by hand" }
}
