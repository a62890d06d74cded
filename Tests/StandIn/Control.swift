// Wrong code for macOS, each piece as somebody with Linux in mind would write it. The stand-in must complain of every line
// that ends in a comment; Golden/control.txt in HouseTests holds what the compiler says.
import POSIXSupport

#if os(macOS)
  let place: Int = "mac"  // this branch is looked at
#endif

#if os(Linux)
  let other: Int = "linux"
#endif

func environment() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  _NSGetEnviron().pointee  // optional, since nothing says otherwise
}

func times(_ status: stat) -> Int {
  status.st_mtim.tv_sec  // st_mtimespec
}

func thread() -> pthread_t {
  0  // a pointer
}

func start() {
  var actions = posix_spawn_file_actions_t()  // an optional pointer
  posix_spawn_file_actions_init(&actions)
}

func list(_ folder: OpaquePointer) -> Int32 {
  closedir(folder)  // DIR is a complete type
}

func limits() -> Int32 {
  var most = rlimit(rlim_cur: 0, rlim_max: 0)
  return setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &most)  // a plain number
}

func mode(_ status: stat) -> UInt32 {
  status.st_mode  // 16 bits
}

func device(_ status: stat) -> UInt64 {
  status.st_dev  // 32 bits, with a sign
}

func wait(_ id: pid_t) -> Int32 {
  var information = siginfo_t()
  return waitid(P_PID, id, &information, WEXITED)  // its number has no sign
}

func program() -> String {
  String(cString: program_invocation_name)  // of glibc
}

func span(_ bytes: [UInt8]) -> Int {
  bytes.span.count  // macOS 26
}

func newer() -> Int {
  let few: InlineArray<2, Int> = [1, 2]  // macOS 26
  return few.count  // its count too
}
