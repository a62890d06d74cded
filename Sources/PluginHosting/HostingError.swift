package import POSIXSupport

/// Why plugins could not be run at all.
package enum HostingError: Error, CustomStringConvertible {
  case hostMissing(FilePath, repair: String)
  case otherHost(FilePath, version: UInt32, repair: String)
  case hostFails(FilePath, reason: String)
  case system(FileFault)
  case stopped

  package var description: String {
    switch self {
    case .hostMissing(let path, let repair): "the plugin host '\(path)' is missing; \(repair)"
    case .otherHost(let path, let version, let repair):
      "'\(path)' belongs to a different swiftkit (message version \(version)); \(repair)"
    case .hostFails(let path, let reason): "'\(path)' crashes repeatedly: \(reason)"
    case .system(let fault): fault.description
    case .stopped: "the run was stopped"
    }
  }
}
