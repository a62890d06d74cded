extension AskDocument {
  /// "X or Y": what the documents say about the choice, and about each alternative.
  package struct Decision: Encodable, Sendable {
    package var alternatives: [Alternative]
    package var verdict: Part?

    package init(alternatives: [Alternative], verdict: Part?) {
      self.alternatives = alternatives
      self.verdict = verdict
    }

    package struct Alternative: Encodable, Sendable {
      package var name: String
      package var when: [Part]

      package init(name: String, when: [Part]) {
        self.name = name
        self.when = when
      }
    }

    package struct Part: Encodable, Sendable {
      package var text: String
      package var key: String
      package var strength: String
      package var source: Source

      package init(text: String, key: String, strength: String, source: Source) {
        self.text = text
        self.key = key
        self.strength = strength
        self.source = source
      }
    }
  }

  package struct Checklist: Encodable, Sendable {
    package var title: String
    package var source: Source
    package var items: [Item]

    package init(title: String, source: Source, items: [Item]) {
      self.title = title
      self.source = source
      self.items = items
    }

    package struct Item: Encodable, Sendable {
      package var statement: String
      package var key: String
      package var source: Source
      /// The check that decides it.
      package var check: String?
      /// The section of the list that it is in.
      package var part: String?

      package init(statement: String, key: String, source: Source, check: String?, part: String?) {
        self.statement = statement
        self.key = key
        self.source = source
        self.check = check
        self.part = part
      }
    }
  }

  /// A token that a document defines; `tokens --json` lists them in the same shape.
  package struct Value: Encodable, Sendable {
    package var name: String
    package var value: String
    package var kind: String
    package var number: Double?
    package var unit: String?
    package var usage: String?
    package var skill: String
    package var source: Source

    package init(
      name: String, value: String, kind: String, number: Double?, unit: String?, usage: String?, skill: String,
      source: Source
    ) {
      self.name = name
      self.value = value
      self.kind = kind
      self.number = number
      self.unit = unit
      self.usage = usage
      self.skill = skill
      self.source = source
    }
  }
}
