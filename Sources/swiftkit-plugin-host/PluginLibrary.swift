import HostMessages
import POSIXSupport
import SwiftKitABI

/// A loaded plugin. Libraries stay loaded until the process ends; this is the one file that calls `dlopen`.
struct PluginLibrary {
  let description: PluginDescription
  private let plugin: swiftkit_plugin

  /// Loads the library at `path` and reads its description.
  ///
  /// A damaged library can end the process here; swiftkit then knows who it was.
  /// - Parameter digest: the SHA-256 that the file must have; the very bytes that have it are loaded. Nil for a library
  ///   that came with swiftkit.
  init(at path: FilePath, digest: String?) throws(LibraryFault) {
    let bytes = try PluginLibrary.inspect(path, digest: digest)
    let handle: UnsafeMutableRawPointer
    if digest == nil {
      handle = try PluginLibrary.open(path)
    } else {
      let copy = try PrivateCopy(of: bytes)
      defer { copy.forgetName() }
      handle = try PluginLibrary.open(copy.path)
    }
    guard let symbol = dlsym(handle, "swiftkit_plugin_entry") else { throw .noEntry }
    typealias Entry = @convention(c) (UInt32, UInt32) -> UnsafeRawPointer?
    let entry = unsafeBitCast(symbol, to: Entry.self)
    guard let place = entry(UInt32(SWIFTKIT_ABI_MAJOR), UInt32(SWIFTKIT_ABI_MINOR)) else { throw .declined }
    // Until the versions are known to agree, only the fields in front of them may be read.
    let head = place.loadUnaligned(as: Head.self)
    guard head.major == UInt32(SWIFTKIT_ABI_MAJOR) else { throw .otherABI(head.major, head.minor) }
    guard let plugin = swiftkit_plugin(copying: place) else {
      throw .malformed("its description has \(head.size) bytes; \(swiftkit_plugin.firstSize) are expected")
    }
    description = try PluginDescription(reading: plugin)
    self.plugin = plugin
  }

  /// What every major version has in front.
  private struct Head: BitwiseCopyable {
    let size: UInt32
    let major: UInt32
    let minor: UInt32
  }

  /// Runs one check; the desk takes its findings.
  func check(_ index: UInt16, in file: UnsafePointer<swiftkit_file>, host: UnsafePointer<swiftkit_host>) {
    plugin.check?(host, file, UInt32(index))
  }

  /// Puts a question; the desk takes the answers.
  func answer(_ question: UnsafePointer<swiftkit_question>, host: UnsafePointer<swiftkit_host>) {
    plugin.answer?(host, question)
  }

  private static func open(_ path: FilePath) throws(LibraryFault) -> UnsafeMutableRawPointer {
    guard let handle = path.withPlatformString({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }) else {
      throw LibraryFault(loaderMessage: dlerror().map { String(cString: $0) } ?? "no reason was given", path: path)
    }
    return handle
  }

  /// The bytes that were looked at: all of them when there is a digest, else the first few.
  private static func inspect(_ path: FilePath, digest: String?) throws(LibraryFault) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try digest == nil ? FileContents.start(of: path, count: 4) : FileContents.bytes(of: path)
    } catch {
      throw error.isMissing ? .missing : .unreadable(error.reason)
    }
    let magics: [[UInt8]] = [
      [0x7f, 0x45, 0x4c, 0x46],  // ELF
      [0xcf, 0xfa, 0xed, 0xfe],  // Mach-O
      [0xca, 0xfe, 0xba, 0xbe], [0xca, 0xfe, 0xba, 0xbf],  // universal, of 32 and 64 bit offsets
    ]
    guard magics.contains(where: { bytes.starts(with: $0) }) else { throw .notALibrary }
    if let digest, SHA256.hexadecimal(of: bytes) != digest { throw .changed }
    return bytes
  }
}
