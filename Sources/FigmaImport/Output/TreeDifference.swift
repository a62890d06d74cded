import JSON

/// What changed between two versions of a screen, in the words of their slim trees.
package enum TreeDifference {
  /// Lines with `+`, `-` and the unchanged way to them; empty where nothing changed.
  package static func lines(from old: SlimTree, to new: SlimTree) -> [String] {
    let before = old.outline().split(separator: "\n").map(String.init)
    let after = new.outline().split(separator: "\n").map(String.init)
    guard before != after else { return [] }
    let changes = after.difference(from: before)
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for change in changes {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var lines: [String] = []
    var left = 0
    var right = 0
    var path: [String] = []
    var shownPath: [String] = []
    while left < before.count || right < after.count {
      if let line = removed[left], left < before.count {
        lines += way(path, to: line, &shownPath)
        lines.append("- " + line)
        left += 1
      } else if let line = inserted[right], right < after.count {
        lines += way(path, to: line, &shownPath)
        lines.append("+ " + line)
        right += 1
      } else if left < before.count, right < after.count {
        let line = after[right]
        path = path.filter { depth($0) < depth(line) } + [line]
        left += 1
        right += 1
      } else {
        break
      }
    }
    return lines
  }

  /// The names of the sections, the parts directly below the root, that have to be written again.
  package static func changedSections(from old: SlimTree, to new: SlimTree) -> [String] {
    func sections(_ tree: SlimTree) -> [(name: String, text: String)] {
      ScreenParts(tree.root).content.map { node in
        var copy = tree
        copy.root = node
        return (node.name.isEmpty ? node.texts.first ?? node.kind.rawValue : node.name, copy.root.fingerprint)
      }
    }
    let before = Set(sections(old).map { $0.name + $0.text })
    return sections(new).filter { !before.contains($0.name + $0.text) }.map { PlainText.name($0.name) }
  }

  private static func way(_ path: [String], to line: String, _ shown: inout [String]) -> [String] {
    let above = path.filter { depth($0) < depth(line) }
    let fresh = above.filter { !shown.contains($0) }
    shown = above
    return fresh.map { "  " + $0 }
  }

  private static func depth(_ line: String) -> Int { line.prefix { $0 == " " }.count }
}

extension SlimNode {
  fileprivate var fingerprint: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }
}
