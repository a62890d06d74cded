/// The version that `swiftkit --version` prints and that caches are keyed by.
package enum Version {
  package static let current = "0.1.0"
}
