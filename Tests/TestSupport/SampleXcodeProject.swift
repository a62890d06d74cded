/// Makes the text of a `project.pbxproj` from a few words.
package struct SampleXcodeProject {
  package struct Target {
    var name: String
    var type = "application"
    /// Paths of synchronized folders.
    var folders: [String] = []
    /// Paths below a classic group `App`.
    var files: [String] = []
    var settings: [String: String] = [:]
    /// Exceptions of this target in a synchronized folder.
    var exceptions: [String: [String]] = [:]
    /// Frameworks of other projects; one of the system is linked beside them.
    var links: [String] = []

    package init(
      name: String, type: String = "application", folders: [String] = [], files: [String] = [],
      settings: [String: String] = [:], exceptions: [String: [String]] = [:], links: [String] = []
    ) {
      (self.name, self.type, self.folders, self.files) = (name, type, folders, files)
      (self.settings, self.exceptions, self.links) = (settings, exceptions, links)
    }
  }

  var targets: [Target]
  var settings: [String: String] = [:]
  var configurationFile: String?

  package init(targets: [Target], settings: [String: String] = [:], configurationFile: String? = nil) {
    (self.targets, self.settings, self.configurationFile) = (targets, settings, configurationFile)
  }

  /// The name of the object for a folder, which must have no slash.
  private static func id(_ folder: String) -> String { "S" + folder.replacing("/", with: "_") }

  /// The text of the project file.
  package var text: String {
    var objects: [String] = []
    var children: [String] = []
    var classic: [String] = []
    var folders: [String: [String]] = [:]
    for target in targets { for folder in target.folders { folders[folder, default: []] += [] } }
    for (index, target) in targets.enumerated() {
      var builds: [String] = []
      for (number, file) in target.files.enumerated() {
        let id = "F\(index)_\(number)"
        objects.append("\(id) = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\"; };")
        objects.append("B\(id) = {isa = PBXBuildFile; fileRef = \(id); };")
        builds.append("B\(id)")
        classic.append(id)
      }
      for (folder, names) in target.exceptions {
        let id = "E\(index)_\(Self.id(folder))"
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        objects.append(
          "\(id) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T\(index); "
            + "membershipExceptions = (\(list)); };")
        folders[folder, default: []].append(id)
      }
      objects.append("P\(index) = {isa = PBXSourcesBuildPhase; files = (\(builds.joined(separator: ", "))); };")
      let links = target.links.isEmpty ? [] : linkPhase("K\(index)", target.links)
      objects += links
      objects.append(
        "T\(index) = {isa = PBXNativeTarget; name = \"\(target.name)\"; buildPhases = (P\(index)\(links.isEmpty ? "" : ", K\(index)")); "
          + "productType = \"com.apple.product-type.\(target.type)\"; buildConfigurationList = L\(index); "
          + "fileSystemSynchronizedGroups = (\(target.folders.map(Self.id).joined(separator: ", "))); };")
      // As Xcode makes them, tests of units run in an app; an empty setting leaves it out.
      let host = target.type == "bundle.unit-test" ? ["TEST_HOST": "App.app/App"] : [:]
      objects += configuration("\(index)", host.merging(target.settings) { $1 }, file: nil)
    }
    for (folder, exceptions) in folders {
      objects.append(
        "\(Self.id(folder)) = {isa = PBXFileSystemSynchronizedRootGroup; path = \"\(folder)\"; sourceTree = \"<group>\"; "
          + "exceptions = (\(exceptions.joined(separator: ", "))); };")
      children.append(Self.id(folder))
    }
    if configurationFile != nil { children.append("XC") }
    objects += configuration("R", settings, file: configurationFile)
    objects.append(
      "G1 = {isa = PBXGroup; path = App; sourceTree = \"<group>\"; children = (\(classic.joined(separator: ", "))); };")
    objects.append(
      "G0 = {isa = PBXGroup; sourceTree = \"<group>\"; children = (G1, G0, \(children.joined(separator: ", "))); };")
    let all = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    objects.append("R = {isa = PBXProject; mainGroup = G0; buildConfigurationList = LR; targets = (\(all)); };")
    return "// !$*UTF8*$!\n{ objects = {\n\(objects.joined(separator: "\n"))\n}; rootObject = R; }\n"
  }

  private func linkPhase(_ id: String, _ links: [String]) -> [String] {
    let trees = links.map { ($0, "BUILT_PRODUCTS_DIR") } + [("System/Library/Frameworks/Charts", "SDKROOT")]
    var objects: [String] = []
    for (place, (path, tree)) in trees.enumerated() {
      objects.append("B\(id)_\(place) = {isa = PBXBuildFile; fileRef = \(id)_\(place); };")
      objects.append(
        "\(id)_\(place) = {isa = PBXFileReference; path = \"\(path).framework\"; sourceTree = \(tree); };")
    }
    let files = trees.indices.map { "B\(id)_\($0)" }.joined(separator: ", ")
    return objects + ["\(id) = {isa = PBXFrameworksBuildPhase; files = (\(files)); };"]
  }

  private func configuration(_ id: String, _ settings: [String: String], file: String?) -> [String] {
    let lines = settings.map { "\"\($0.key)\" = \"\($0.value)\";" }.joined(separator: " ")
    var objects = ["L\(id) = {isa = XCConfigurationList; buildConfigurations = (C\(id)); };"]
    objects.append(
      "C\(id) = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(lines)}; "
        + (file == nil ? "" : "baseConfigurationReference = XC; ") + "};")
    if let file {
      objects.append("XC = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\"; };")
    }
    return objects
  }
}
