import POSIXSupport
import SwiftKitABI

/// Why a library is not used; the sentence follows "'libglass.so' was not loaded: ".
enum LibraryFault: Error, CustomStringConvertible {
  case missing
  case unreadable(String)
  case notALibrary
  case changed
  case notCopied(FilePath, Errno)
  case missingDependency(String)
  case undefinedSymbol(String)
  case brokenSignature
  case loader(String)
  case noEntry
  case declined
  case otherABI(UInt32, UInt32)
  case malformed(String)

  /// Finds the cause in what the system's loader says.
  init(loaderMessage message: String, path: FilePath) {
    self =
      switch LoaderMessage(message, about: path) {
      case .missingDependency(let name): .missingDependency(name)
      case .undefinedSymbol(let name): .undefinedSymbol(name)
      case .brokenSignature: .brokenSignature
      case .other(let text): .loader(text)
      }
  }

  var description: String {
    switch self {
    case .missing: "there is no such file"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .notALibrary: "it is not a dynamic library"
    case .notCopied(let folder, let code): "it could not be copied to '\(folder)': \(code)"
    case .changed: "it has changed since it was trusted; 'swiftkit plugin trust' trusts it as it is now"
    case .missingDependency(let name): "it needs '\(name)', which is not on this machine"
    case .undefinedSymbol(let name): "it uses '\(name)', which nothing on this machine provides"
    case .brokenSignature: "its signature does not match its contents; try 'codesign --force --sign - LIBRARY'"
    case .loader(let text): text
    case .noEntry: "it does not export 'swiftkit_plugin_entry', so it is not a swiftkit plugin"
    case .declined: "it declines to run with plugin ABI \(SWIFTKIT_ABI_MAJOR).\(SWIFTKIT_ABI_MINOR)"
    case .otherABI(let major, let minor):
      "it was built for plugin ABI \(major).\(minor); this swiftkit supports \(SWIFTKIT_ABI_MAJOR)"
    case .malformed(let reason): reason
    }
  }
}
