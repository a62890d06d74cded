import RuleModel
import YAMLSubset

// Says what the reader makes of YAML texts, for the comparison with PyYAML: each line of the input is a text in
// hexadecimal, each line of the output a JSON array of its node, its problems, and its first problem for a strict reader.

func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

func shown(_ place: SourcePosition) -> String { "[\(place.line),\(place.column)]" }

func shown(_ node: YAMLNode?) -> String {
  guard let node else { return "null" }
  let head = "\(shown(node.place)),\"\(node.style)\""
  switch node.content {
  case .text(let text):
    let type =
      switch node.type {
      case .null: "null"
      case .boolean(let isTrue): isTrue ? "true" : "false"
      case .integer: "int"
      case .float: "float"
      case nil: "str"
      }
    return "[\"text\",\(head),\(quoted(text)),\"\(type)\"]"
  case .list(let items): return "[\"list\",\(head),[\(items.map { shown($0) }.joined(separator: ","))]]"
  case .map(let entries):
    let shownEntries = entries.map { "[\(quoted($0.name)),\(shown($0.place)),\(shown($0.value))]" }
    return "[\"map\",\(head),[\(shownEntries.joined(separator: ","))]]"
  }
}

func shown(_ problem: YAMLProblem?) -> String {
  problem.map { "[\(shown($0.place)),\(quoted($0.description))]" } ?? "null"
}

while let line = readLine() {
  var bytes: [UInt8] = []
  var high: UInt8?
  for digit in line.utf8 {
    let value = digit < UInt8(ascii: "a") ? digit - UInt8(ascii: "0") : digit - UInt8(ascii: "a") + 10
    if let first = high {
      bytes.append(first << 4 | value)
      high = nil
    } else {
      high = value
    }
  }
  let (node, problems) = YAMLReader.read(bytes)
  var strict = "null"
  var strictNode: YAMLNode?
  do throws(YAMLProblem) { strictNode = try YAMLReader.read(strictly: bytes) } catch { strict = shown(error) }
  print(
    "[\(shown(node)),[\(problems.map { shown($0) }.joined(separator: ","))],\(strict),\(strict == "null" && strictNode != node)]"
  )
}
