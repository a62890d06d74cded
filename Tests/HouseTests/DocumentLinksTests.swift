import POSIXSupport
import TestSupport
import Testing

/// Links between our documents lead to files and headings that exist, and every manual is listed.
@Suite struct DocumentLinksTests {
  private static let root = PackageFolder.root

  @Test func everyLinkLeadsSomewhere() throws {
    var count = 0
    var anchors: [FilePath: Set<String>] = [:]
    for page in try Self.pages() {
      for link in Self.links(in: try FileContents.text(of: page)) where !link.contains(":") {
        count += 1
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let folder = page.removingLastComponent()
        let target = parts[0].isEmpty ? page : folder.pushing(FilePath(parts[0])).lexicallyNormalized()
        guard FileStatus(target) != nil else {
          Issue.record("\(page): the link '\(link)' leads to no file")
          continue
        }
        guard parts.count == 2 else { continue }
        let known = try anchors[target] ?? Set(Self.anchors(in: try FileContents.text(of: target)))
        anchors[target] = known
        #expect(known.contains(parts[1]), "\(page): the link '\(link)' leads to no heading")
      }
    }
    #expect(count > 100)
  }

  @Test func everyManualIsListed() throws {
    let list = Set(Self.links(in: try FileContents.text(of: Self.root.appending("docs/README.md"))))
    let pages = try FileTree.files(below: Self.root.appending("docs")).filter {
      $0.extension == "md" && $0.removingLastComponent().lastComponent?.string == "docs" && $0.stem != "README"
    }
    for page in pages {
      let name = page.lastComponent?.string ?? ""
      #expect(list.contains(name), "docs/README.md does not list '\(name)'")
    }
  }

  @Test func whatIsALink() {
    let text = "[a](b.md#c) `[d](e)` ![p](q.svg)\n<img src=\"r.svg\"> \n```\n[f](g)\n```\n[h](https://i)"
    #expect(Self.links(in: text) == ["b.md#c", "q.svg", "https://i", "r.svg"])
    #expect(Self.anchors(in: "# A `b` --c, d\n```\n# no\n```\n## A b\n## A b") == ["a-b---c-d", "a-b", "a-b-1"])
  }

  private static func pages() throws -> [FilePath] {
    let manuals = try FileTree.files(below: root.appending("docs")).filter { $0.extension == "md" }
    let top = ["README", "CONTRIBUTING", "CONVENTIONS", "ARCHITECTURE", "SECURITY", "CHANGELOG"]
    return manuals + top.map { root.appending("\($0).md") } + [root.appending("Plugins/Template/README.md")]
  }

  /// The lines that are not in a block of code.
  private static func prose(_ text: String) -> [Substring] {
    var fence: Substring?
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let ticks = line.prefix { $0 == "`" }
      if let open = fence {
        if ticks.count >= open.count, ticks.count == line.count { fence = nil }
        return false
      }
      if ticks.count >= 3 { fence = ticks }
      return ticks.count < 3
    }
  }

  private static func links(in text: String) -> [String] {
    let plain = prose(text).joined(separator: "\n").replacing(#/`[^`\n]*`/#, with: "`")
    let written = plain.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
    return written + plain.matches(of: #/(?:src|srcset|href)="([^"]+)"/#).map { String($0.1) }
  }

  /// The names of headings, as GitHub makes them.
  private static func anchors(in text: String) -> [String] {
    var counts: [String: Int] = [:]
    return prose(text).filter { $0.hasPrefix("#") }.map { line in
      let title = line.drop { $0 == "#" }.dropFirst().lowercased()
      let name = String(title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 })
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return count == 0 ? name : "\(name)-\(count)"
    }
  }
}
