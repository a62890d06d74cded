import POSIXSupport
import SwiftKitABI
import SwiftSourceModel
import TestSupport
import Testing

/// The plugin that people copy works: in C, built by the package, loaded as a host loads it.
@Suite struct TemplatePluginTests {
  private func plugin(forHost major: UInt32 = UInt32(SWIFTKIT_ABI_MAJOR)) throws -> swiftkit_plugin? {
    #if os(macOS)
      let name = "libTemplatePlugin.dylib"
    #else
      let name = "libTemplatePlugin.so"
    #endif
    typealias Entry = @convention(c) (UInt32, UInt32) -> UnsafePointer<swiftkit_plugin>?
    let path = PackageFolder.products.appending(name).string
    let library: UnsafeMutableRawPointer = try #require(dlopen(path, RTLD_NOW | RTLD_LOCAL))
    let symbol: UnsafeMutableRawPointer = try #require(dlsym(library, "swiftkit_plugin_entry"))
    return unsafeBitCast(symbol, to: Entry.self)(major, 0)?.pointee
  }

  @Test func reportsCallsOfPrint() throws {
    let plugin = try #require(try plugin())
    let places = Places()
    var host = swiftkit_host()
    host.struct_size = UInt32(MemoryLayout<swiftkit_host>.size)
    host.context = Unmanaged.passUnretained(places).toOpaque()
    host.report = { context, finding in
      guard let context, let finding = finding?.pointee else { return }
      Unmanaged<Places>.fromOpaque(context).takeUnretainedValue().starts.append(Int(finding.start))
    }
    let marked = MarkedSource(
      "1️⃣print(x)\nlogger.print(x)\nprinter()\n// print(x)\nf { 2️⃣print(\"print(x)\") }\nlet print = 1")
    SourceModel(parsing: marked.source, path: "x.swift").withCFile { plugin.check(&host, $0, 0) }
    withExtendedLifetime(places) { #expect(places.starts == marked.marks) }
  }

  @Test func refusesAnotherMajor() throws {
    #expect(try plugin(forHost: 2) == nil)
  }

  @Test func descriptorSaysTheSame() throws {
    let plugin = try #require(try plugin())
    let check = try #require(plugin.checks).pointee
    let descriptor = try FileContents.text(of: PackageFolder.root.appending("Plugins/Template/Template.json"))
    for text in [plugin.id, plugin.version, check.id, check.title] {
      let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.length)
      #expect(descriptor.contains("\"\(String(decoding: bytes, as: UTF8.self))\""))
    }
    #expect(plugin.check_count == 1 && plugin.answer == nil)
  }

  private final class Places { var starts: [Int] = [] }
}
