import ByteText

/// A line as its bytes: two spellings of an accented letter are two lines here, so that a merge changes nothing unseen.
typealias Line = ArraySlice<UInt8>

/// The longest common lines of two texts, by Myers' greedy algorithm.
enum LineDiff {
  /// Pairs of equal lines, in order: index in `old`, index in `new`.
  static func matches(_ old: [Line], _ new: [Line]) -> [(old: Int, new: Int)] {
    // What both begin and end with is most of the text, and costs nothing to find.
    var head = 0
    while head < old.count, head < new.count, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < old.count - head, tail < new.count - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    let middle = snake(Array(old[head..<old.count - tail]), Array(new[head..<new.count - tail]))
    return (0..<head).map { ($0, $0) } + middle.map { ($0.old + head, $0.new + head) }
      + (0..<tail).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
  }

  /// The lines that two texts have in common.
  static func common(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    let lines = LineChange.lines(of: left)
    return matches(lines, LineChange.lines(of: right)).flatMap { lines[$0.old] }
  }

  private static func snake(_ old: [Line], _ new: [Line]) -> [(old: Int, new: Int)] {
    if old.isEmpty || new.isEmpty { return [] }
    let limit = old.count + new.count
    var furthest = [Int](repeating: 0, count: 2 * limit + 2)
    var history: [[Int]] = []
    search: for distance in 0...limit {
      history.append(furthest)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let index = diagonal + limit
        let goesDown = diagonal == -distance || diagonal != distance && furthest[index - 1] < furthest[index + 1]
        var x = goesDown ? furthest[index + 1] : furthest[index - 1] + 1
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        furthest[index] = x
        if x >= old.count, x - diagonal >= new.count { break search }
      }
    }
    return backtrack(history, old.count, new.count, limit)
  }

  private static func backtrack(_ history: [[Int]], _ width: Int, _ height: Int, _ limit: Int) -> [(old: Int, new: Int)]
  {
    var matches: [(old: Int, new: Int)] = []
    var (x, y) = (width, height)
    for (distance, furthest) in history.enumerated().reversed() {
      let diagonal = x - y
      let index = diagonal + limit
      let goesDown = diagonal == -distance || diagonal != distance && furthest[index - 1] < furthest[index + 1]
      let before = diagonal + (goesDown ? 1 : -1)
      let startX = distance == 0 ? 0 : furthest[before + limit]
      let startY = startX - (distance == 0 ? 0 : before)
      while x > max(startX, 0), y > max(startY, 0), x > 0, y > 0 {
        // The diagonal part of this step: equal lines.
        if x - 1 < startX || y - 1 < startY { break }
        matches.append((x - 1, y - 1))
        (x, y) = (x - 1, y - 1)
      }
      (x, y) = (startX, startY)
    }
    return matches.reversed()
  }
}
