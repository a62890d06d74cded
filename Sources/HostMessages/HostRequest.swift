/// What swiftkit asks of a plugin host.
package enum HostRequest: Hashable, Sendable {
  /// What holds until the next of these; one comes before the first file, question or edit.
  case configure(HostConfiguration)
  /// Loads one library; answered by `.loaded` or `.refused`.
  case load(LibraryRequest)
  /// Checks one file; answered by `.checked`.
  case check(FileRequest)
  /// Puts a question to every loaded plugin that answers any; answered by `.answered`.
  case ask(QuestionRequest)
  /// Runs that check no more.
  case exclude(CheckReference)
  /// What the files of the run declare, as `SourceFacts.bytes` has it; at most once, before the first file.
  case know([UInt8])
  /// Takes checks that are data and no library; answered by `.loaded`.
  case declare(DeclarationRequest)
  /// Puts something into a Swift file, or takes it out; answered by `.edited`. The host touches no file.
  case edit(EditRequest)
  /// From now on each `.checked` and `.loaded` has a `.timed` before it. Sent only when somebody wants to know, so that a host
  /// that has never heard of it is asked nothing that it does not know.
  case time
}

/// One check of one library: where it stands in the library's table.
package struct CheckReference: Hashable, Sendable, Comparable {
  package let library: UInt16
  package let check: UInt16

  package init(library: UInt16, check: UInt16) {
    self.library = library
    self.check = check
  }

  package static func < (left: CheckReference, right: CheckReference) -> Bool {
    (left.library, left.check) < (right.library, right.check)
  }
}

/// What holds for a run, or for some of its files.
package struct HostConfiguration: Hashable, Sendable {
  /// What plugins may ask for by name, such as `deployment-target`.
  package let settings: [Setting]
  /// How many findings one check may report in one file.
  package let findingLimit: UInt32
  /// Files with more bytes are not read.
  package let fileSizeLimit: UInt64

  package struct Setting: Hashable, Sendable {
    /// The name of the setting that says where the table of `SWIFTKIT_API` lies.
    package static let apiTable = "api-table"

    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(settings: [Setting] = [], findingLimit: UInt32 = 1_000, fileSizeLimit: UInt64 = 8 << 20) {
    self.settings = settings
    self.findingLimit = findingLimit
    self.fileSizeLimit = fileSizeLimit
  }
}

extension [HostConfiguration.Setting] {
  /// A text that is another one for other settings.
  package var text: String { map { "\($0.name)=\($0.value)" }.joined(separator: "\u{0}") }
}

/// A library to load.
package struct LibraryRequest: Hashable, Sendable {
  package let library: UInt16
  package let path: String
  /// The SHA-256 that the file must have, or nil for a library that came with swiftkit.
  package let digest: String?
  /// Ids of the checks to run.
  package let checks: [String]

  package init(library: UInt16, path: String, digest: String?, checks: [String]) {
    self.library = library
    self.path = path
    self.digest = digest
    self.checks = checks
  }
}

/// Checks that rule files declare, under the number of a library that is none.
package struct DeclarationRequest: Hashable, Sendable {
  package let library: UInt16
  /// What a library would say of itself; it has as many checks as there are declarations, in their order.
  package let plugin: PluginDescription
  package let declared: [DeclaredCheck]
  /// Ids of the checks to run.
  package let checks: [String]

  package init(library: UInt16, plugin: PluginDescription, declared: [DeclaredCheck], checks: [String]) {
    self.library = library
    self.plugin = plugin
    self.declared = declared
    self.checks = checks
  }

  /// The same as bytes, for a name that changes with it.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.put(self)
    return writer.bytes
  }
}

/// A file to check.
package struct FileRequest: Hashable, Sendable {
  /// The caller's number for the work, given back in the reply.
  package let task: UInt32
  /// Where the host reads it.
  package let path: String
  /// What plugins and people see.
  package let shownPath: String
  /// The bytes to check in place of those on disk; they are parsed in any case.
  package let source: Source?
  /// Checks that are left out for this file.
  package let excluding: [CheckReference]

  package struct Source: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) { self.bytes = bytes }
  }

  package init(task: UInt32, path: String, shownPath: String, source: Source? = nil, excluding: [CheckReference] = []) {
    self.task = task
    self.path = path
    self.shownPath = shownPath
    self.source = source
    self.excluding = excluding
  }
}

/// A question for the plugins.
package struct QuestionRequest: Hashable, Sendable {
  package let task: UInt32
  package let text: String

  package init(task: UInt32, text: String) {
    self.task = task
    self.text = text
  }
}
