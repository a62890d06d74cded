import JSON

extension DesignTokenList {
  /// The tokens as JSON on one line; an empty design has an empty map of colours and the palette that it shows.
  ///
  /// - Parameter schemaVersion: that of the document, where it stands for itself.
  package func json(schemaVersion: Int? = nil) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      if let schemaVersion { writer.number("schemaVersion", Double(schemaVersion)) }
      writer.object("colors") { list in
        for color in colors { list.string(color.name, color.color.description) }
      }
      writer.object("swift") { list in
        for color in colors {
          if let expression = SystemColor.expression(for: color.color, named: color.name, use: .area) {
            list.string(color.name, expression)
          }
        }
      }
      writer.array("fonts") { list in
        for font in fonts {
          list.object { object in
            if !font.name.isEmpty { object.string("name", font.name) }
            object.string("family", font.family)
            object.number("size", font.size)
            object.number("weight", Double(font.weight))
            object.string("style", TypeStyle(size: font.size, weight: Double(font.weight)).description)
            object.number("uses", Double(font.uses))
          }
        }
      }
      for (key, numbers) in [("spacing", spacing), ("radii", radii)] {
        writer.array(key) { list in
          for number in numbers {
            list.object { object in
              object.number("value", number.value)
              object.number("uses", Double(number.uses))
            }
          }
        }
      }
      writer.array("palette") { list in
        for color in palette.prefix(24) {
          list.object { object in
            object.string("color", color.color.description)
            object.number("uses", Double(color.uses))
            if let expression = SystemColor.expression(for: color.color, use: .area) {
              object.string("swift", expression)
            }
          }
        }
      }
      if let variables {
        writer.array("variables") { list in for variable in variables { variable.write(to: &list) } }
      }
    }
    return writer.text + "\n"
  }

  /// The tokens as aligned lines for people.
  package func lines() -> [String] {
    var rows: [[String]] = []
    for color in colors {
      rows.append([
        "color", PlainText.name(color.name), color.color.description,
        SystemColor.expression(for: color.color, named: color.name, use: .area) ?? "",
      ])
    }
    for color in palette.prefix(24) {
      rows.append([
        "palette", "\(color.uses)x", color.color.description,
        SystemColor.expression(for: color.color, use: .area) ?? "",
      ])
    }
    for font in fonts {
      rows.append([
        "font", font.name.isEmpty ? "\(font.uses)x" : PlainText.name(font.name),
        "\(font.family) \(JSONWriter.digits(font.size)) \(font.weight)",
        TypeStyle(size: font.size, weight: Double(font.weight)).description,
      ])
    }
    for number in spacing { rows.append(["spacing", "\(number.uses)x", JSONWriter.digits(number.value), ""]) }
    for number in radii { rows.append(["radius", "\(number.uses)x", JSONWriter.digits(number.value), ""]) }
    for variable in variables ?? [] {
      let values = variable.settings.map { "\(PlainText.name($0.mode)) \($0.value)" }
      rows.append([
        "variable", PlainText.name(variable.name), values.joined(separator: ", "), PlainText.name(variable.collection),
      ])
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { index, cell in
        index < 3 ? cell + String(repeating: " ", count: widths[index] - cell.count) : cell
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension DesignVariable {
  fileprivate func write(to list: inout JSONWriter) {
    list.object { object in
      object.string("name", name)
      object.string("collection", collection)
      object.array("values") { values in
        for setting in settings {
          values.object { value in
            value.string("mode", setting.mode)
            switch setting.value {
            case .color(let color): value.string("color", color.description)
            case .number(let number): value.number("number", number)
            }
          }
        }
      }
    }
  }
}

extension DesignVariable.Value: CustomStringConvertible {
  package var description: String {
    switch self {
    case .color(let color): color.description
    case .number(let number): JSONWriter.digits(number)
    }
  }
}
