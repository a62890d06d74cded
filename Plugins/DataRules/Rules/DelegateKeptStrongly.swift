import SwiftKitSDK

/// The owner keeps the child and the child its delegate, so neither is freed.
struct DelegateKeptStrongly: Check {
  let id = "strong-delegate"
  let rules = ["data/ownership/strong-delegate"]
  let severity = Severity.warning
  let title = "a delegate that is kept strongly"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|class|", "|actor|"].beside("elegate|", "|dataSource|")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    let path = file.path.lowercased()
    if file.isOfTests || path.hasSuffix(".generated.swift") || path.contains(bytesOf: "generated/") { return }
    // A mock keeps what it was given.
    for type in file.nodes(.class, .actor)
    where !Self.doubles.contains(where: { type.name?.contains(bytesOf: $0) == true }) && !type.isInPreview {
      for property in type.children(.variable) where isPlain(property) && keepsSeveral(property, in: type) {
        report(
          property,
          "`\(property.name ?? "delegates")` holds strong references, so these and \(type.name.code(or: "this")) may never be freed; hold each by a `weak` reference"
        )
      }
      for property in type.children(.variable) where isPlain(property) {
        guard property.isNamed("delegate", "dataSource") || property.name?.hasSuffix("Delegate") == true,
          let written = property.child(.type), !written.source.contains("->"),
          ["?", "!"].contains(where: written.source.hasSuffix) && !property.flags.contains(.constant)
            || isHandedOver(property, in: type),
          let kind = protocolName(written),
          kind.hasSuffix("Delegate") || kind.hasSuffix("DataSource") || kind.hasSuffix("Delegating"),
          isOfClasses(kind, in: file), !isOwn(property, kind)
        else { continue }
        report(
          property,
          "`\(property.name ?? "delegate")` is a strong reference, so it and \(type.name.code(or: "this")) may never be freed; make it `weak`"
        )
      }
    }
  }

  /// `var delegates: [ScannerDelegate] = []`, out of which this class takes nobody.
  private func keepsSeveral(_ property: Node, in type: Node) -> Bool {
    guard let name = property.name, name.hasSuffix("elegates"), !property.flags.contains(.constant),
      property.child(.initial)?.firstChild?.firstChild == nil, let written = property.child(.type)?.source,
      written.hasPrefix("["), written.hasSuffix("]"), !written.contains(":"), !written.contains("->"),
      case let element = written.dropFirst().dropLast().filter({ !"() ".contains($0) }),
      case let kind = element.hasPrefix("any") && element.dropFirst(3).first?.isUppercase == true
        ? String(element.dropFirst(3)) : element, kind.hasSuffix("Delegate"),
      !property.file.nodes(.protocol, named: [kind]).isEmpty, isOfClasses(kind, in: property.file)
    else { return false }
    return !property.uses(ofMember: name, in: type).contains { use in
      use.chain?.parts.contains {
        ["remove", "pop", "drop", "filter", "swap"].contains($0.nameWords.first)
      } == true
        || use.chain?.parts.last == use && use.isAssigned
    }
  }

  /// A constant that is given from outside, of a protocol of this file: whoever makes the object gives itself.
  private func isHandedOver(_ property: Node, in type: Node) -> Bool {
    property.flags.contains(.constant) && property.child(.initial) == nil
      && property.child(.type).flatMap(protocolName).map { !property.file.nodes(.protocol, named: [$0]).isEmpty }
        == true
  }

  /// What the class makes and keeps itself, by another name than that of the role, `private var menuDelegate: NSMenuDelegate?`, and
  /// what a comment calls strong.
  private func isOwn(_ property: Node, _ kind: String) -> Bool {
    if property.isNamed("delegate", "dataSource") {
      let start = property.range.lowerBound
      return property.file.source(max(0, start - 200)..<start).split(separator: "\n").suffix(3)
        .contains { $0.contains("//") && $0.contains("strong") }
    }
    return property.file.nodes(.protocol, named: [kind]).isEmpty && !property.file.project.declares(kind)
  }

  private static let doubles = ["Mock", "Stub", "Fake", "Spy"]

  private func isPlain(_ property: Node) -> Bool {
    !property.flags.contains(.static) && property.child(.body) == nil
      && property.child(.attribute) == nil && !property.hasModifier(keyword: "weak", "unowned", "override", "lazy")
      && !property.children(.modifier).contains { $0.isNamed("weak", "unowned") }
      && !property.children(.accessor).contains { $0.isNamed("get") }
  }

  /// `ScannerDelegate` of `ScannerDelegate?` and of `(any ScannerDelegate)?`.
  private func protocolName(_ written: Node) -> String? {
    let text = written.source.filter { !"()?! ".contains($0) }
    let name = text.hasPrefix("any") && text.dropFirst(3).first?.isUppercase == true ? String(text.dropFirst(3)) : text
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? name : nil
  }

  /// Whether only classes can be that: only those can be weak. Of a protocol of the system that is taken for granted.
  private func isOfClasses(_ name: String, in file: SourceFile) -> Bool {
    let own = file.nodes(.protocol, named: [name])
    let bounds = own.flatMap { $0.children(.inherited).compactMap(\.name) } + file.project.inherited(by: name)
    if own.isEmpty, !file.project.declares(name) { return true }
    guard !own.isEmpty || file.project.kinds(of: name) == ["protocol"] else { return false }
    return bounds.contains { ["AnyObject", "NSObjectProtocol", "class"].contains($0) || $0.hasSuffix("Delegate") }
      || own.contains { $0.hasAttribute("objc") }
  }
}
