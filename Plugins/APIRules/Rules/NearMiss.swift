import RuleModel

/// The name that somebody meant who wrote `name`, if one is near enough to be a slip of the fingers.
func nearMiss(of name: String, in names: some Sequence<String>) -> String? { Spelling.nearest(to: name, in: names) }

/// The same, one slip of the fingers away or two: so near that nobody else will have taken the name.
func slip(of name: String, in names: some Sequence<String>) -> String? {
  SlipTable(names).slip(of: name, isStrict: false)
}

extension String {
  /// `on`, `tap` of `onTap`.
  var camelCaseWords: [String] {
    split { $0 == "_" }.flatMap { part -> [String] in
      part.reduce(into: [String]()) { words, letter in
        if words.isEmpty || letter.isUppercase { words.append("") }
        words[words.count - 1] += letter.lowercased()
      }
    }
  }
}

extension String {
  /// False where the other name has a word more: `environment` for `ceEnvironment`.
  func isSlip(for name: String) -> Bool {
    name.count { $0.isUppercase } <= count { $0.isUppercase } || lowercased() == name.lowercased()
  }
}

/// Names as bytes, by their lengths, so that many names can be held against them.
struct SlipTable {
  private struct Entry {
    let name: [UInt8]
    let letters: Letters

    func isReachable(from written: [UInt8], _ letters: Letters, within most: Int) -> Bool {
      letters.mayReach(self.letters, within: most) && name != written
        && APIRules.isReachable(written[...], name[...], within: most)
    }
  }

  private var namesByLength: [Int: [Entry]] = [:]

  init(_ names: some Sequence<String>) {
    for name in names {
      let name = Array(name.utf8)
      namesByLength[name.count, default: []].append(Entry(name: name, letters: Letters(name)))
    }
  }

  /// The names that are one slip of the fingers away from `name`, then those that are two away.
  func all(around name: String) -> [String] {
    let written = Array(name.utf8)
    let letters = Letters(written)
    var found: [String] = []
    for most in 1...2 {
      for length in (written.count - most)...(written.count + most) {
        for entry in namesByLength[length] ?? [] where entry.isReachable(from: written, letters, within: most) {
          let near = String(decoding: entry.name, as: UTF8.self)
          if !found.contains(near) { found.append(near) }
        }
      }
    }
    return found
  }

  /// The name that is one slip of the fingers away from `name`, else one that is two away.
  ///
  /// - Parameter isStrict: two only in long names.
  func slip(of name: String, isStrict: Bool) -> String? {
    slip(of: name, twoFrom: isStrict ? 10 : 7)
  }

  /// - Parameter least: how long a name is at least in which two slips are looked for. In one that is shorter by two letters at most
  ///   they are as well, where hardly a letter is lost or added: `padng`, `paidng`.
  func slip(of name: String, twoFrom least: Int) -> String? {
    let written = Array(name.utf8)
    let letters = Letters(written)
    for most in 1...(written.count < least - 2 ? 1 : 2) {
      for length in (written.count - most)...(written.count + most) {
        let near = namesByLength[length]?.first {
          $0.isReachable(from: written, letters, within: most)
            && (most == 1 || written.count >= least
              || $0.name.count >= least - 2 && changedLetters(from: written, to: $0.name) <= 2)
        }
        if let near { return String(decoding: near.name, as: UTF8.self) }
      }
    }
    return nil
  }
}

/// How many letters one name has that the other lacks, both ways; what only stands in another place does not count.
func changedLetters(from left: [UInt8], to right: [UInt8]) -> Int {
  var counts: [UInt8: Int] = [:]
  for letter in left { counts[letter, default: 0] += 1 }
  for letter in right { counts[letter, default: 0] -= 1 }
  return counts.values.reduce(0) { $0 + abs($1) }
}

/// Which letters a name has: most pairs of names need no closer look.
private struct Letters {
  private let bits: UInt64

  init(_ name: [UInt8]) {
    bits = name.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// One slip takes one letter away and brings one at most.
  func mayReach(_ other: Letters, within most: Int) -> Bool { (bits ^ other.bits).nonzeroBitCount <= 2 * most }
}

/// Whether so many insertions, deletions, replacements and swaps of neighbours, or fewer, lead from one to the other.
///
/// Most pairs differ at once, so this is hundreds of times cheaper than a distance.
private func isReachable(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, within most: Int) -> Bool {
  guard abs(left.count - right.count) <= most else { return false }
  var (i, j) = (left.startIndex, right.startIndex)
  while i < left.endIndex, j < right.endIndex, left[i] == right[j] { (i, j) = (i + 1, j + 1) }
  let (left, right) = (left[i...], right[j...])
  if left.isEmpty || right.isEmpty { return max(left.count, right.count) <= most }
  if most == 0 { return false }
  let less = most - 1
  if isReachable(left.dropFirst(), right.dropFirst(), within: less) { return true }
  if isReachable(left.dropFirst(), right, within: less) || isReachable(left, right.dropFirst(), within: less) {
    return true
  }
  return areCrossed(left, right, 1, 1, within: most)
    // With a letter between the two, on one side: `afme` for `frame`.
    || areCrossed(left, right, 1, 2, within: most) || areCrossed(left, right, 2, 1, within: most)
}

/// Whether the first letter of each is that which stands `leftStep` or `rightStep` behind the first of the other, and the rest is reachable.
private func areCrossed(
  _ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, _ leftStep: Int, _ rightStep: Int, within most: Int
) -> Bool {
  let cost = leftStep + rightStep - 1
  guard cost <= most, left.count > leftStep, right.count > rightStep,
    left.first == right[right.startIndex + rightStep], right.first == left[left.startIndex + leftStep]
  else { return false }
  return isReachable(left.dropFirst(leftStep + 1), right.dropFirst(rightStep + 1), within: most - cost)
}
