package import POSIXSupport

/// Places in the package that tests read.
package enum PackageFolder {
  /// The folder of Package.swift.
  package static let root: FilePath = {
    var folder = FilePath(#filePath)
    while folder.removeLastComponent(), !folder.isEmpty {
      if FileStatus(folder.appending("Package.swift")) != nil { return folder }
    }
    return folder
  }()

  /// Reference material that lies beside some checkouts; nil where it does not, and then its tests are skipped.
  package static func shared(_ name: String) -> FilePath? {
    let path = root.removingLastComponent().appending("shared").appending(name)
    return FileStatus(path) == nil ? nil : path
  }

  /// The folder that holds the built programs and libraries: where the running test bundle lies.
  package static let products: FilePath = {
    guard let bundle = CommandLine.arguments.first(where: { $0.hasSuffix(".xctest") }) else {
      return root.appending(".build/debug")
    }
    return FilePath(bundle).removingLastComponent()
  }()

  package static var program: FilePath { products.appending("swiftkit") }
}
