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
    if let bundle = CommandLine.arguments.first(where: { $0.hasSuffix(".xctest") }) {
      return FilePath(bundle).removingLastComponent()
    }
    #if canImport(Darwin)
      // There the tests are a library in the bundle, which some other program loads: ask where this very code lies.
      var image = Dl_info()
      if dladdr(#dsohandle, &image) != 0, let name = image.dli_fname,
        let folder = bundleFolder(of: FilePath(platformString: name))
      {
        return folder
      }
    #endif
    return root.appending(".build/debug")
  }()

  /// The folder that holds the test bundle around a file, as `X.xctest/Contents/MacOS/X` on a Mac.
  package static func bundleFolder(of image: FilePath) -> FilePath? {
    var path = image
    while let last = path.lastComponent {
      path.removeLastComponent()
      if last.extension == "xctest" { return path }
    }
    return nil
  }

  /// The folder of the packages' sources: beside the products, where SwiftPM was told to build; nil where it is not.
  package static let checkouts: FilePath? = {
    var folder = products
    while folder.removeLastComponent(), folder != root {
      let checkouts = folder.appending("checkouts")
      if FileStatus(checkouts) != nil { return checkouts }
    }
    return nil
  }()

  /// The program that was built with the tests.
  package static var program: FilePath { products.appending("swiftkit") }
}
