import POSIXSupport

/// The output did not arrive where it was sent.
struct OutputFault: Error, CustomStringConvertible {
  let code: Errno

  var description: String { "cannot write the output: \(code); it is incomplete" }
}
