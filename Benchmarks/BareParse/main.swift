import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

// The floor of every checker: reads and parses all Swift files of a folder on two threads, and looks at nothing.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: bare-parse FOLDER\n".utf8))
  exit(64)
}
let folder = CommandLine.arguments[1]
let files = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [])
  .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
let next = Atomic(0)
let bytes = Atomic(0)
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  while true {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    guard index < files.count else { return }
    guard let data = FileManager.default.contents(atPath: files[index]) else { continue }
    let tree = data.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
    bytes.wrappingAdd(tree.totalLength.utf8Length, ordering: .relaxed)
  }
}
print("\(files.count) files, \(bytes.load(ordering: .relaxed)) bytes")
