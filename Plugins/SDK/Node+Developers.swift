extension Node {
  /// Whether only developers see this, as the name of a type around it, of its file or of the file's folder says: `KeysDebugView`,
  /// `struct ButtonSample`, `Playground/Keys.swift`.
  public var isForDevelopers: Bool {
    let types = ([self] + ancestors).filter { Kind.types.contains($0.kind) || $0.kind == .extension }
    if types.contains(where: { type in
      let words = type.nameWords
      return words.contains(where: Self.wordsOfDevelopers.contains) || Self.isSample(words)
    }) {
      return true
    }
    return file.path.split(separator: "/").suffix(2).contains { part in
      words(of: String(part.hasSuffix(".swift") ? part.dropLast(6) : part)).contains(
        where: Self.wordsOfDevelopers.contains)
    }
  }

  /// `ButtonSamples` and `SampleView`; a `SampleRateSlider` is for those who make music.
  private static func isSample(_ words: [String]) -> Bool {
    let last = words.last { $0 != "view" && $0 != "screen" }
    return last == "sample" || last == "samples"
  }

  private static let wordsOfDevelopers: Set = ["debug", "debugging", "playground"]
}
