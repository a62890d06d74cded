package import POSIXSupport
import RuleModel
package import Scaffolding
import YAMLSubset

extension ImportedSettings {
  /// What `.swiftlint.yml` and `.swift-format` at the root of a project say; what is not there says nothing.
  package init(at root: FilePath) {
    self.init()
    for name in [".swiftlint.yml", ".swift-format"] where FileStatus(root.appending(name))?.kind == .file {
      files.append(name)
      do throws(FileFault) {
        let bytes = try OpenFolder(root).bytes(of: FilePath(name), links: .inside, limit: 1 << 20)
        // JSON is YAML, too.
        let (node, problems) = YAMLReader.read(bytes)
        if let first = problems.first {
          remarks.append("\(name):\(first.place.line) was not understood and is skipped: \(first)")
        }
        guard let node else { continue }
        if name == ".swiftlint.yml" { readSwiftLint(node) } else { readSwiftFormat(node) }
      } catch {
        remarks.append("\(name) cannot be read: \(error.reason)")
      }
    }
    (enabled, disabled) = (ordered(enabled.filter { !disabled.contains($0) }), ordered(disabled))
  }

  private func ordered(_ names: [String]) -> [String] { Set(names).sorted() }

  private mutating func readSwiftLint(_ node: YAMLNode) {
    let name = ".swiftlint.yml"
    var rules: [String] = []
    var keys: [String] = []
    for entry in node.entries {
      switch entry.name {
      case "included": included += patterns(entry.value)
      case "excluded": excluded += patterns(entry.value)
      case "disabled_rules":
        disabled += entry.value.texts.compactMap { LintRules.swiftLint[$0] }
        rules += entry.value.texts.filter { LintRules.swiftLint[$0] == nil }
      case "opt_in_rules", "only_rules", "analyzer_rules":
        enabled += entry.value.texts.compactMap { LintRules.swiftLint[$0] }
        rules += entry.value.texts.filter { LintRules.swiftLint[$0] == nil }
      case "warning_threshold":
        // There, as many are too many; here, one more is.
        if let number = entry.value.text.flatMap({ Int($0) }), number > 0 { mostWarnings = number - 1 }
      case "strict": remarks.append("\(name): not needed, since warnings already make a run fail")
      default:
        if let check = LintRules.swiftLint[entry.name] {
          let word = entry.value["severity"]?.text ?? entry.value.text ?? entry.value.texts.last
          if let word, ["warning", "error"].contains(word) { severities[check] = word }
        } else if case .map = entry.value.content {
          rules.append(entry.name)
        } else {
          keys.append(entry.name)
        }
      }
    }
    tell(name, "settings", keys)
    tell(name, "rules", rules)
  }

  private mutating func readSwiftFormat(_ node: YAMLNode) {
    let name = ".swift-format"
    var others: [String] = []
    for entry in node["rules"]?.entries ?? [] {
      if let check = LintRules.swiftFormat[entry.name] {
        if entry.value.text == "true" { enabled.append(check) }
      } else {
        others.append(entry.name)
      }
    }
    let heeded = node.entries.map(\.name).filter { ["indentation", "lineLength", "tabWidth"].contains($0) }
    if !heeded.isEmpty {
      remarks.append("\(name): templates already follow \(heeded.sorted().joined(separator: " and "))")
    }
    tell(name, "settings", node.entries.map(\.name).filter { !heeded.contains($0) && $0 != "rules" && $0 != "version" })
    tell(name, "rules", others)
  }

  private mutating func tell(_ file: String, _ what: String, _ names: [String]) {
    guard !names.isEmpty else { return }
    let shown = Set(names).sorted()
    let more = shown.count > 12 ? " and \(shown.count - 12) more" : ""
    remarks.append(
      "\(file): swiftkit has no equivalent for the \(what) \(shown.prefix(12).joined(separator: ", "))\(more)"
    )
  }

  /// Paths from the root, as patterns that mean the same; those that nobody looks into anyway are left out.
  private func patterns(_ node: YAMLNode) -> [String] {
    let never = [".build", "Carthage", "Pods", "DerivedData", "checkouts", "node_modules"]
    return node.texts.compactMap { path in
      var path = path[...]
      while path.hasPrefix("./") { path = path.dropFirst(2) }
      while path.hasSuffix("/") { path.removeLast() }
      guard !path.isEmpty, path != ".", !path.hasPrefix("../"), !path.hasPrefix("${") else { return nil }
      let parts = path.split(separator: "/").map(String.init)
      if parts.contains(where: { never.contains($0) || $0.hasPrefix(".") }) { return nil }
      return path.hasPrefix("/") || path.hasPrefix("**") ? String(path) : "/" + path
    }
  }
}
