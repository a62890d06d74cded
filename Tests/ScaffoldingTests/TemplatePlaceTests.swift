import Testing

/// A complaint stands where the word is that it is about, and not where the same word stands first in the file.
@Suite struct TemplatePlaceTests {
  @Test(
    arguments: [
      ([("1.0.0", "typename"), ("typeName", "typename")], "7:31: error: 'typename' is not a variable type"),
      ([("\"feature\"", "\"thing\"")], "10:42: error: 'thing' is not a place"),
      ([("\"view\"", "\"view\", \"when\": \"thing\"")], "10:77: error: 'thing' is not a variable of this template"),
      ([("\"view\"", "\"view\", \"to\": \"ab__Nam__.swift\"")], "10:78: error: 'Nam' is not a variable"),
      ([("A thing.", "A\\u001b thing.")], "5:14: error: a text contains a control character"),
      ([("\"feature\",", "\"feature\"")], "10:52: error: it is not valid JSON"),
      ([("\"view\"", "3")], "10:53: error: the value is of the wrong kind at 'files[0].role'"),
      ([(", \"role\": \"view\"", "")], "10:5: error: 'role' is missing at 'files[0]'"),
      ([("\"role\"", "\"place\": \"feature\", \"rolle\"")], "10:73: error: 'rolle' is not a known key"),
      (
        [("A thing.", "\\ud83d\\ude00 Name\", \"needs\": \"Name"), ("argument", "Name")],
        "7:51: error: 'Name' is not a known source"
      ),
    ] as [([(String, String)], String)])
  func complaintsStandWhereTheirWordIs(changes: [(String, String)], expected: String) throws {
    let folder = try TemplateFolder()
    for (original, broken) in changes { try folder.change("template.json", original, broken) }
    #expect(folder.complaint.hasPrefix("template.json:\(expected)"), "\(folder.complaint)")
  }
}
