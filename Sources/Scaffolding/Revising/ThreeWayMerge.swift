import ByteText

/// Two changes of one text, brought together line by line; where both changed the same lines, both are shown.
package struct ThreeWayMerge: Hashable, Sendable {
  package let bytes: [UInt8]
  /// How many places hold both versions between markers.
  package let conflicts: Int

  /// Names of the versions, as the markers show them.
  package struct Labels: Hashable, Sendable {
    package var ours = "yours"
    package var base = "generated before"
    package var theirs = "generated now"
    package init() {}
  }

  /// Merges `ours` and `theirs`, both made from `base`.
  ///
  /// Conflicts are written with the markers of diff3, which editors and `git` know.
  package init(base: [UInt8], ours: [UInt8], theirs: [UInt8], labels: Labels = Labels()) {
    let (b, o, t) = (LineChange.lines(of: base), LineChange.lines(of: ours), LineChange.lines(of: theirs))
    let inOurs = Dictionary(uniqueKeysWithValues: LineDiff.matches(b, o).map { ($0.old, $0.new) })
    let inTheirs = Dictionary(uniqueKeysWithValues: LineDiff.matches(b, t).map { ($0.old, $0.new) })
    var merged: [UInt8] = []
    var conflicts = 0
    var (i, j, k) = (0, 0, 0)
    while i < b.count || j < o.count || k < t.count {
      // A stable line stands in all three, right here; otherwise everything up to the next one is a changed place.
      let anchor = (i..<b.count).first { inOurs[$0] != nil && inTheirs[$0] != nil }
      let end =
        anchor.map { (base: $0, ours: inOurs[$0] ?? j, theirs: inTheirs[$0] ?? k) }
        ?? (base: b.count, ours: o.count, theirs: t.count)
      let place = Place(base: b[i..<end.base], ours: o[j..<end.ours], theirs: t[k..<end.theirs])
      conflicts += place.append(to: &merged, labels)
      (i, j, k) = end
      if let anchor {
        merged += b[anchor]
        (i, j, k) = (i + 1, j + 1, k + 1)
      }
    }
    bytes = merged
    self.conflicts = conflicts
  }

  /// Lines between two stable ones, in each version.
  private struct Place {
    let base: ArraySlice<Line>
    let ours: ArraySlice<Line>
    let theirs: ArraySlice<Line>

    /// Appends what the place becomes; 1 when it is a conflict.
    func append(to bytes: inout [UInt8], _ labels: Labels) -> Int {
      if ours == theirs || theirs == base {
        bytes += ours.joined()
      } else if ours == base {
        bytes += theirs.joined()
      } else {
        for (marker, lines) in [
          ("<<<<<<< \(labels.ours)", ours), ("||||||| \(labels.base)", base), ("=======", theirs),
        ] {
          bytes += Array("\(marker)\n".utf8) + lines.joined()
          if let last = lines.last, last.last != lineFeed { bytes.append(lineFeed) }
        }
        bytes += Array(">>>>>>> \(labels.theirs)\n".utf8)
        return 1
      }
      return 0
    }
  }
}

private let lineFeed = UInt8(ascii: "\n")
