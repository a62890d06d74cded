// The Swift half of macOS' C library: what C has as functions with a changing number of arguments, or as macros that Swift
// cannot read. Manual pages: open(2), fcntl(2), ioctl(2), intro(2), stat(2), mmap(2), signal(3), clock_gettime(3), tty(4).
// The names are C's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Darwin

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { fatalError() }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  fatalError()
}
public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { fatalError() }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { fatalError() }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ place: UnsafeMutableRawPointer) -> Int32 { fatalError() }
public func ioctl(_ descriptor: CInt, _ request: UInt, _ value: CInt) -> CInt { fatalError() }
public func ioctl(_ descriptor: CInt, _ request: UInt, _ place: UnsafeMutableRawPointer) -> CInt { fatalError() }
public func ioctl(_ descriptor: CInt, _ request: UInt) -> CInt { fatalError() }

public var errno: Int32 {
  get { fatalError() }
  set { fatalError() }
}
public var TIOCGWINSZ: UInt { fatalError() }
public var S_IFMT: mode_t { fatalError() }
public var S_IFDIR: mode_t { fatalError() }
public var S_IFREG: mode_t { fatalError() }
public var S_IFLNK: mode_t { fatalError() }
public var MAP_FAILED: UnsafeMutableRawPointer! { fatalError() }
public var SIG_DFL: sig_t? { fatalError() }
public var SIG_IGN: sig_t { fatalError() }
public var CLOCK_REALTIME: clockid_t { _CLOCK_REALTIME }
public var CLOCK_MONOTONIC: clockid_t { _CLOCK_MONOTONIC }
public var CLOCK_THREAD_CPUTIME_ID: clockid_t { _CLOCK_THREAD_CPUTIME_ID }
