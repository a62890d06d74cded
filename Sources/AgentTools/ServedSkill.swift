import AgentServer
import JSON
import POSIXSupport
import RuleIndex
import RuleModel
import SkillDocuments
import Workbench
import YAMLSubset

/// A skill as agents get it: always a folder with a SKILL.md that has a name and a description.
///
/// Where the skill's own file lacks them, or is a document without a folder, its SKILL.md is a copy that has them.
struct ServedSkill {
  /// The limits of the Skills extension.
  private static let most = (files: 512, bytes: 16 << 20)

  struct File {
    let path: String
    fileprivate let place: FilePath
    fileprivate let root: ReadingRoot
    /// What stands in place of the front matter; nil where the file is served as it is.
    fileprivate let head: String?
    fileprivate let body: Int

    /// The file as it is served: text is always UTF-8, whatever it was.
    func bytes() throws -> [UInt8] {
      let raw = try root.bytes(of: place, limit: ServedSkill.most.bytes)
      guard isText else { return raw }
      let bytes = Array(String(decoding: raw, as: UTF8.self).utf8)
      guard let head else { return bytes }
      let lines = Lines.ranges(in: bytes)
      return Array(head.utf8) + bytes[(body < lines.count ? lines[body].lowerBound : bytes.count)...]
    }

    private var isText: Bool {
      ["text/", "application/json", "application/yaml", "image/svg"].contains { mediaType.hasPrefix($0) }
    }

    var mediaType: String {
      switch place.extension?.lowercased() {
      case "md", "markdown": "text/markdown"
      case "json": "application/json"
      case "yml", "yaml": "application/yaml"
      case "swift": "text/x-swift"
      case "png", "gif", "webp": "image/\(place.extension?.lowercased() ?? "")"
      case "jpg", "jpeg": "image/jpeg"
      case "svg": "image/svg+xml"
      case "pdf": "application/pdf"
      case nil, "txt", "sh", "py", "rb", "js", "csv", "tsv", "toml", "html", "css", "strings": "text/plain"
      default: "application/octet-stream"
      }
    }
  }

  let name: String
  /// Whose skill it is.
  let origin: LoadedSkill.Root
  let files: [File]
  private let summary: String
  private let frontMatter: JSONValue

  /// - Parameters:
  ///   - reach: what the skill is read through.
  ///   - other: a name in place of its own, where that is taken.
  init?(_ stored: StoredSkill, in reach: SkillReach, from origin: LoadedSkill.Root, named other: String? = nil) {
    self.origin = origin
    let path = FilePath(stored.path)
    let isFolder = FileStatus(path)?.kind == .folder
    let main = isFolder ? path.appending("SKILL.md") : path
    guard let root = reach.root(of: path, isFolder: isFolder),
      let bytes = try? root.bytes(of: main, limit: Self.most.bytes)
    else { return nil }
    let document = SkillReader.read(bytes: bytes, path: main.string)
    let entries = document.frontMatter?.entries ?? []
    let given = document.frontMatter?["name"]?.text
    let wanted = isFolder ? path.lastComponent?.string ?? stored.id : given ?? stored.id
    name = ServedSkill.name(other ?? wanted)
    let description = document.frontMatter?["description"]?.text
    summary = description ?? ServedSkill.sentence(stored.summary.isEmpty ? stored.title : stored.summary)
    let isWhole = given == name && description != nil
    if isWhole {
      frontMatter = .object(entries.map { .init(name: $0.name, value: JSONValue($0.value)) })
    } else {
      frontMatter = .members(["name": .string(name), "description": .string(summary)])
    }
    // The other fields are not carried over: what is wrong with them is why there is a copy.
    let head = isWhole ? nil : "---\nname: \(name)\ndescription: \(ServedSkill.quoted(summary))\n---\n"
    var files = [
      File(path: "SKILL.md", place: main, root: root, head: head, body: document.frontMatter?.lines.last ?? 0)
    ]
    if isFolder {
      for file in (try? FileTree.files(below: path, in: root)) ?? [] where file != main {
        var inside = file
        guard inside.removePrefix(path) else { continue }
        files.append(File(path: inside.string, place: file, root: root, head: nil, body: 0))
      }
    }
    self.files = Array(files.prefix(Self.most.files))
  }

  var uri: String { "skill://\(name)" }

  var resources: [AgentResource] {
    files.map { file in
      let isMain = file.path == "SKILL.md"
      return AgentResource(
        uri: "\(uri)/\(file.path)", name: isMain ? name : file.path, title: isMain ? name : nil,
        description: isMain ? summary : nil, mediaType: file.mediaType)
    }
  }

  /// The entry of the Skills extension: what it says of itself, and the digest of every file.
  func entry() throws -> JSONValue {
    let resources = try files.map { file in
      let bytes = try file.bytes()
      return JSONValue.members([
        "uri": .string("\(uri)/\(file.path)"), "digest": .string("sha256:" + SHA256.hexadecimal(of: bytes)),
        "size": .integer(bytes.count),
      ])
    }
    return .members([
      "uri": .string("\(uri)/SKILL.md"), "frontmatter": frontMatter, "resources": .array(resources),
    ])
  }

  /// What lies in a folder of the skill; nil when it has no such folder.
  func children(of folder: String) -> [AgentResource]? {
    let prefix = folder.isEmpty ? "" : folder + "/"
    var folders: Set<String> = []
    var children: [AgentResource] = []
    for file in files where file.path.hasPrefix(prefix) {
      let rest = file.path.dropFirst(prefix.count)
      if let slash = rest.firstIndex(of: "/") {
        let name = String(rest[..<slash])
        if folders.insert(name).inserted {
          children.append(AgentResource(uri: "\(uri)/\(prefix)\(name)", name: name, mediaType: "inode/directory"))
        }
      } else {
        children.append(
          AgentResource(uri: "\(uri)/\(file.path)", name: String(rest), mediaType: file.mediaType))
      }
    }
    return children.isEmpty ? nil : children
  }

  /// `text` as the format wants names: lower-case letters and digits with single hyphens between, at most 64.
  private static func name(_ text: String) -> String {
    let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var name = words.joined(separator: "-").prefix(64)
    while name.last == "-" { name.removeLast() }
    return name.isEmpty ? "skill" : String(name)
  }

  private static func sentence(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.isEmpty ? "A skill document." : String(line.prefix(1024))
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ") + "\""
  }
}

extension JSONValue {
  /// A value of front matter, of the type that YAML gives it.
  fileprivate init(_ value: YAMLNode) {
    switch value.content {
    case .list(let items): self = .array(items.map { JSONValue($0) })
    case .map(let entries): self = .object(entries.map { .init(name: $0.name, value: JSONValue($0.value)) })
    case .text:
      let text = value.scalar ?? ""
      switch value.type {
      case nil: self = .string(text)
      case .null: self = .null
      case .boolean(let isTrue): self = .bool(isTrue)
      case .integer, .float:
        let number = try? JSONValue(json: Array(text.utf8))
        self = number?.double == nil ? .string(text) : number ?? .string(text)
      }
    }
  }
}
