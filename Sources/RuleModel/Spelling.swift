/// Near misses: what somebody may have meant who wrote something else.
package enum Spelling {
  /// In bytes.
  private static let longest = 256

  /// The candidate with the smallest edit distance to `word`, if it is near enough to be a slip of the fingers.
  ///
  /// Near enough is a third of the word's length, at least one edit; of equals the first in the list wins. Nothing is near
  /// to a text that is longer than names are: to compare those takes time without end.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= longest else { return nil }
    let word = word.lowercased()
    let limit = max(1, word.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= longest && abs(candidate.count - word.count) <= limit {
      let distance = editDistance(word, candidate.lowercased())
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The number of single-character insertions, deletions, replacements and swaps of neighbours between two words.
  package static func editDistance(_ left: String, _ right: String) -> Int {
    let a = Array(left), b = Array(right)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
