import ByteText
import RuleModel

extension RuleBuilder {
  /// Adds rules for tokens that code defines, each beside the rule of its code.
  mutating func add(_ tokens: [Token]) {
    guard !tokens.isEmpty else { return }
    var additions: [Rule] = []
    for token in tokens {
      guard let home = rule(around: token.lines.first) else { continue }
      let use = token.usage.map { " \u{2014} \($0)" } ?? ""
      var interfaces = InterfaceRoles()
      interfaces.add(token.name, .subject)
      for part in token.namespace.split(separator: ".") where !part.contains(" ") {
        interfaces.add(String(part), .subject)
      }
      interfaces.read(code: token.value.utf8, role: .mention)
      var rule = home
      let separator = token.namespace.utf8.contains(Ascii.space) ? " " : "."
      rule.statement = "\(token.namespace)\(separator)\(token.name): \(token.value)\(use)"
      rule.key = keys.make(
        section: home.section.last.map(RuleKeys.section), statement: "\(token.namespace).\(token.name)")
      rule.kind = .token
      rule.strength = .must
      rule.polarity = .requires
      rule.interfaces = interfaces.uses
      rule.quantities = token.number.map { [Quantity(lower: $0, upper: $0, unit: token.unit)] } ?? []
      rule.lines = token.lines
      rule.examples = []
      rule.sourceHash = source.hash(of: token.lines)
      rule.estimatedTokens = (rule.statement.utf8.count * 10 + 35) / 36
      additions.append(rule)
    }
    insert(additions)
  }
}
