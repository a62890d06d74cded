package import JSON

/// Something to read, under a URI.
package struct AgentResource: Hashable, Sendable {
  package let uri: String
  package let name: String
  package var title: String?
  package var description: String?
  package let mediaType: String
  package var size: Int?

  package init(
    uri: String, name: String, title: String? = nil, description: String? = nil, mediaType: String, size: Int? = nil
  ) {
    self.uri = uri
    self.name = name
    self.title = title
    self.description = description
    self.mediaType = mediaType
    self.size = size
  }

  package var value: JSONValue {
    .members([
      "uri": .string(uri), "name": .string(name), "title": title.map { .string($0) },
      "description": description.map { .string($0) }, "mimeType": .string(mediaType), "size": size.map { .integer($0) },
    ])
  }

  /// The same as a part of a tool's answer.
  package var link: JSONValue {
    .object([.init(name: "type", value: .string("resource_link"))] + (value.members ?? []))
  }
}

/// A family of resources.
package struct AgentResourceTemplate: Sendable {
  package let pattern: String
  package let name: String
  package let title: String
  package let description: String
  package let mediaType: String
  /// By the name of a variable: the values that begin with what was typed, when others are chosen already.
  package let complete: @Sendable (String, String, [String: String]) throws -> [String]?

  package init(
    pattern: String, name: String, title: String, description: String, mediaType: String,
    complete: @escaping @Sendable (String, String, [String: String]) throws -> [String]?
  ) {
    self.pattern = pattern
    self.name = name
    self.title = title
    self.description = description
    self.mediaType = mediaType
    self.complete = complete
  }

  var value: JSONValue {
    .members([
      "uriTemplate": .string(pattern), "name": .string(name), "title": .string(title),
      "description": .string(description), "mimeType": .string(mediaType),
    ])
  }
}
