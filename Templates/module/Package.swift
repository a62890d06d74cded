// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "__Name__",
//% if iOS == 16
  platforms: [.iOS(.v16), .macOS(.v13)],
//% else
  platforms: [.iOS(.v__iOS__), .macOS(.v14)],
//% end
  products: [.library(name: "__Name__", targets: ["__Name__"])],
  targets: [
    .target(name: "__Name__"),
    .testTarget(name: "__Name__Tests", dependencies: ["__Name__"]),
  ])
