/// Parts of schemas that several tools share.
enum ToolSchema {
  static let source = #"""
    {"type":"object","required":["path","firstLine","lastLine"],"properties":{"path":{"type":"string"},
    "firstLine":{"type":"integer"},"lastLine":{"type":"integer"}}}
    """#

  static let example = #"""
    {"type":"object","required":["verdict","code","firstLine","lastLine"],
    "properties":{"verdict":{"enum":["good","bad","neutral"]},"code":{"type":"string"},
    "firstLine":{"type":"integer"},"lastLine":{"type":"integer"}}}
    """#

  static let position = #"""
    {"type":"object","required":["claim","source"],"properties":{"claim":{"type":"string"},
    "source":\#(source),"sources":{"type":"array","items":\#(source)},"holds":{"type":"string"}}}
    """#

  static let conflict = #"""
    {"type":"object","required":["id","title","status","positions","resolution"],
    "properties":{"id":{"type":"string"},"title":{"type":"string"},"status":{"enum":["open","settled"]},
    "positions":{"type":"array","items":\#(position)},"resolution":{"type":"string"}}}
    """#

  static let token = #"""
    {"type":"object","required":["name","value","kind","skill","source"],
    "properties":{"name":{"type":"string"},"value":{"type":"string"},"kind":{"type":"string"},
    "number":{"type":"number"},"unit":{"type":"string"},"usage":{"type":"string"},"skill":{"type":"string"},
    "source":\#(source)}}
    """#

  static let answer = #"""
    {"type":"object","required":["key","strength","statement","section","score","examples","conflicts"],
    "properties":{"key":{"type":"string"},"strength":{"enum":["never","must","always","prefer","avoid",
    "may","info"]},"statement":{"type":"string"},"section":{"type":"array","items":{"type":"string"}},
    "source":\#(source),"sources":{"type":"array","items":\#(source)},"score":{"type":"number"},
    "examples":{"type":"array","items":\#(example)},"check":{"type":"string"},"conflicts":{"type":"array",
    "items":{"type":"string"}},"via":{"type":"string"},"basis":{"type":"object","required":["kind"],
    "properties":{"kind":{"type":"string"},"evidence":{"type":"string"}}}}}
    """#

  static let answers = #"""
    {"type":"object","required":["query","covered","answers","conflicts","tokens"],
    "properties":{"query":{"type":"string"},"covered":{"type":"boolean"},"answers":{"type":"array",
    "items":\#(answer)},"conflicts":{"type":"array","items":\#(conflict)},"tokens":{"type":"integer"},
    "leftOut":{"type":"array","items":{"type":"object","required":["key","tokens"],
    "properties":{"key":{"type":"string"},"tokens":{"type":"integer"}}}},"decision":{"type":"object"},
    "checklists":{"type":"array","items":{"type":"object"}},"values":{"type":"array","items":\#(token)},
    "nearest":{"type":"boolean"},"facts":{"type":"array","items":{"type":"object"}}}}
    """#
}
