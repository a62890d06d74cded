import ByteText

/// Which files may say a name: of thousands of names some are asked for, so that none gets a text of its own.
struct NameTable: Equatable {
  private var hashes: [UInt64] = []
  private var files: [Int32] = []

  mutating func add(_ name: UnsafeRawBufferPointer, _ file: Int) {
    hashes.append(NameTable.hash(of: name))
    files.append(Int32(truncatingIfNeeded: file))
  }

  /// The files that may say `name`, in the order in which they were added: another name may have the same hash.
  func files(saying name: String) -> [Int] {
    let wanted = NameTable.hash(of: name)
    return hashes.indices.filter { hashes[$0] == wanted }.map { Int(files[$0]) }
  }

  /// Those of `names` that some file may say: the table is gone through once.
  func said(among names: [String]) -> [String] {
    let wanted = names.map { NameTable.hash(of: $0) }.sorted()
    let said = hashes.filter { hash in
      let place = wanted.partitioningIndex { $0 >= hash }
      return place < wanted.count && wanted[place] == hash
    }
    return said.isEmpty ? [] : names.filter { said.contains(NameTable.hash(of: $0)) }
  }

  private static func hash(of name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { hash(of: UnsafeRawBufferPointer($0)) }
  }

  private static func hash(of name: UnsafeRawBufferPointer) -> UInt64 {
    var hash = FNV1a()
    for byte in name { hash.combine(byte) }
    return hash.value
  }
}
