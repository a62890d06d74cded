import HostMessages
import JSON
import PluginHosting
package import SourceChecking

/// A JSON schema of `.swiftkit.yml` for editors, from the same list of names that the reader goes by.
package struct SettingsSchema {
  private let catalogue: CheckCatalogue

  /// - Parameter catalogue: the checks whose names and options it knows; further ones are let pass, since projects bring their own.
  package init(of catalogue: CheckCatalogue) { self.catalogue = catalogue }

  /// The document, of draft 7, which editors understand.
  package var text: String {
    JSONValue.members([
      "$schema": .string("http://json-schema.org/draft-07/schema#"),
      "title": .string("Settings of swiftkit (.swiftkit.yml)"),
      "type": .string("object"), "additionalProperties": .bool(false),
      "properties": .object(SettingDescription.all.map { .init(name: $0.name, value: schema(of: $0)) }),
    ]).document
  }

  private func schema(of setting: SettingDescription) -> JSONValue {
    guard case .object(let members) = shape(setting.shape) else { return .null }
    return .object([.init(name: "description", value: .string(setting.about))] + members)
  }

  private func shape(_ shape: SettingDescription.Shape) -> JSONValue {
    switch shape {
    case .word(let words): choice(words)
    case .truth: .members(["type": .string("boolean")])
    case .count: .members(["type": .string("integer"), "minimum": .integer(0)])
    case .version:
      .members(["type": .strings(["string", "number"]), "pattern": .string(#"^[0-9]+(\.[0-9]+)*$"#)])
    case .path: .members(["type": .string("string"), "minLength": .integer(1)])
    case .patterns: list(of: .members(["type": .string("string")]))
    case .presets: list(of: choice(["default", "all"] + CheckTraits.groups))
    case .checks: list(of: suggestion(catalogue.entries.map(\.name) + CheckTraits.groups))
    case .severities: lines(of: severity)
    case .options: options
    case .overrides:
      .members([
        "type": .string("array"),
        "items": .members([
          "type": .string("object"), "additionalProperties": .bool(false), "required": .strings(["paths", "checks"]),
          "properties": .members([
            "paths": list(of: .members(["type": .string("string")])), "checks": lines(of: severity),
          ]),
        ]),
      ])
    case .api:
      .members([
        "type": .string("object"), "additionalProperties": .bool(false),
        "properties": .members([
          "extra": list(of: .members(["type": .string("string")])),
          "checkouts": list(of: .members(["type": .string("string")])),
          "seen-in": choice(APISettings.wordsOfSeenIn),
        ]),
      ])
    case .skills:
      .members([
        "type": .string("object"), "additionalProperties": .bool(false),
        "properties": .object(
          SkillChoice.names.map { .init(name: $0, value: list(of: .members(["type": .string("string")]))) }),
      ])
    }
  }

  private var severity: JSONValue { choice(["error", "warning", "info", "off"]) }

  private func choice(_ words: [String]) -> JSONValue { .members(["enum": .strings(words)]) }

  /// Known words are offered and others let pass.
  private func suggestion(_ words: [String]) -> JSONValue {
    .members(["anyOf": .array([choice(words), .members(["type": .string("string")])])])
  }

  /// A list, or one in place of it.
  private func list(of item: JSONValue) -> JSONValue {
    .members([
      "anyOf": .array([item, .members(["type": .string("array"), "items": item]), .members(["type": .string("null")])])
    ])
  }

  /// A line for each check; those of the catalogue are offered with what they find.
  private func lines(of value: JSONValue) -> JSONValue {
    .members([
      "type": .string("object"), "additionalProperties": value,
      "properties": .object(
        catalogue.entries.map { described($0.name, $0.check.title, value) }
          + CheckTraits.groups.map { described($0, "all checks in the group that are not listed themselves", value) }),
    ])
  }

  private func described(_ name: String, _ text: String, _ value: JSONValue) -> JSONValue.Member {
    .init(name: name, value: .members(["description": .string(text), "allOf": .array([value])]))
  }

  private var options: JSONValue {
    let number = JSONValue.members(["type": .string("number"), "minimum": .integer(0)])
    return .members([
      "type": .string("object"), "additionalProperties": .members(["type": .string("object")]),
      "properties": .object(
        catalogue.entries.filter { !$0.traits.options.isEmpty }.map { entry in
          .init(
            name: entry.name,
            value: .members([
              "type": .string("object"), "additionalProperties": .bool(false),
              "properties": .object(
                entry.traits.options.map { option in
                  let about = "\(option.about) Default: \(option.standard)."
                  return .init(
                    name: option.name,
                    value: option.kind == .number
                      ? .members(["description": .string(about), "allOf": .array([number])])
                      : .members([
                        "description": .string(about), "type": .string("array"), "minItems": .integer(1),
                        "items": number,
                      ]))
                }),
            ]))
        }),
    ])
  }
}
