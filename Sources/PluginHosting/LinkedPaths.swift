/// Where a library sends the system's loader to look for others, read from its bytes; nothing is loaded.
///
/// A path that does not begin at the root is looked for in whatever folder swiftkit runs: there lies what nobody trusted.
package enum LinkedPaths {
  /// The paths of `library` (ELF or Mach-O) that depend on the working folder.
  package static func relative(in library: [UInt8]) -> [String] {
    let bytes = LibraryBytes(library)
    switch bytes.word(at: 0) {
    case 0x464c_457f: return elf(bytes)
    case 0xfeed_facf, 0xfeed_face: return machO(bytes, at: 0)
    // Several machines in one file, described in the other byte order.
    case 0xbeba_feca:
      let count = min(Int(bytes.swappedWord(at: 4) ?? 0), 64)
      return (0..<count).flatMap { machO(bytes, at: Int(bytes.swappedWord(at: 8 + 20 * $0 + 8) ?? .max)) }
    default: return []
    }
  }

  /// An entry of a list of folders, or a name with a folder in it, that is not fixed.
  private static func isRelative(_ path: String, beginnings: [String]) -> Bool {
    !path.hasPrefix("/") && !beginnings.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  // MARK: ELF

  private static func elf(_ bytes: LibraryBytes) -> [String] {
    // Class 2 has words of 64 bits; the byte order of the machines that we run on is the little one.
    guard let kind = bytes.byte(at: 4), kind == 1 || kind == 2, bytes.byte(at: 5) == 1 else { return [] }
    let isWide = kind == 2
    func number(_ place: Int) -> Int? { isWide ? bytes.long(at: place) : bytes.word(at: place).map { Int($0) } }
    guard let table = number(isWide ? 32 : 28), let size = bytes.half(at: isWide ? 54 : 42),
      let count = bytes.half(at: isWide ? 56 : 44)
    else { return [] }
    var loads: [(address: Int, offset: Int, size: Int)] = []
    var dynamic: (offset: Int, size: Int)?
    for index in 0..<Int(count) {
      guard let place = table.adding(index * Int(size)), let type = bytes.word(at: place),
        let offset = number(place + (isWide ? 8 : 4)), let address = number(place + (isWide ? 16 : 8)),
        let length = number(place + (isWide ? 32 : 16))
      else { return [] }
      if type == 1 { loads.append((address, offset, length)) }
      if type == 2 { dynamic = (offset, length) }
    }
    guard let dynamic else { return [] }
    let step = isWide ? 16 : 8
    var (needed, folders): ([Int], [Int]) = ([], [])
    var texts: Int?
    for index in 0..<min(dynamic.size / step, 65_536) {
      guard let place = dynamic.offset.adding(index * step), let tag = number(place),
        let value = number(place + step / 2), tag != 0
      else { break }
      switch tag {
      case 1: needed.append(value)
      case 5:
        texts = loads.first { value >= $0.address && value - $0.address < $0.size }
          .flatMap { ($0.offset).adding(value - $0.address) }
      case 15, 29: folders.append(value)
      default: break
      }
    }
    guard let texts else { return [] }
    let beginnings = ["$ORIGIN", "${ORIGIN}"]
    let lists = folders.compactMap { texts.adding($0).flatMap(bytes.text(at:)) }
    let names = needed.compactMap { texts.adding($0).flatMap(bytes.text(at:)) }
    // An empty entry means the working folder, too.
    return lists.flatMap { $0.split(separator: ":", omittingEmptySubsequences: false).map(String.init) }
      .filter { isRelative($0, beginnings: beginnings) }
      // A name alone is looked for in the system's folders.
      + names.filter { $0.contains("/") && isRelative($0, beginnings: beginnings) }
  }

  // MARK: Mach-O

  private static func machO(_ bytes: LibraryBytes, at start: Int) -> [String] {
    guard let magic = bytes.word(at: start), magic == 0xfeed_facf || magic == 0xfeed_face,
      let countPlace = start.adding(16), let count = bytes.word(at: countPlace)
    else { return [] }
    var place = start + (magic == 0xfeed_facf ? 32 : 28)
    var found: [String] = []
    for _ in 0..<min(Int(count), 65_536) {
      guard let command = bytes.word(at: place), let sizePlace = place.adding(4), let size = bytes.word(at: sizePlace),
        size >= 8
      else { break }
      // Libraries that are needed, weakly, again, lazily or upwards, and folders to look in.
      if [0xc, 0x8000_0018, 0x8000_001f, 0x20, 0x8000_0023, 0x8000_001c].contains(command),
        let offset = place.adding(8),
        let distance = bytes.word(at: offset), let text = place.adding(Int(distance)).flatMap(bytes.text(at:)),
        isRelative(text, beginnings: ["@rpath", "@loader_path", "@executable_path"])
      {
        found.append(text)
      }
      guard let next = place.adding(Int(size)) else { break }
      place = next
    }
    return found
  }
}

/// Numbers and texts of a file that somebody else made: what lies outside is not there.
private struct LibraryBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(at place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }
  func half(at place: Int) -> UInt16? { integer(at: place) }
  func word(at place: Int) -> UInt32? { integer(at: place) }
  func swappedWord(at place: Int) -> UInt32? { word(at: place)?.byteSwapped }
  func long(at place: Int) -> Int? { (integer(at: place) as UInt64?).flatMap { Int(exactly: $0) } }

  /// The text that ends with a zero.
  func text(at place: Int) -> String? {
    guard bytes.indices.contains(place) else { return nil }
    return String(decoding: bytes[place...].prefix { $0 != 0 }.prefix(65_536), as: UTF8.self)
  }

  private func integer<Value: FixedWidthInteger>(at place: Int) -> Value? {
    let size = Value.bitWidth / 8
    guard place >= 0, place <= bytes.count - size else { return nil }
    return bytes[place..<place + size].reversed().reduce(0) { $0 << 8 | Value($1) }
  }
}

extension Int {
  /// The sum, or nil where there is none.
  fileprivate func adding(_ other: Int) -> Int? {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? nil : sum
  }
}
