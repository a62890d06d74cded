/// The cores of the machine.
package enum Processors {
  /// How many this process may use at a time, at least one.
  package static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
