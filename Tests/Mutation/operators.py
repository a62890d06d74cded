"""The Swift that a mutated operator becomes: one of the same precedence that chooses when it runs."""
import places

#: A file of flags that every process of a test maps: which mutants are active, and which were reached.
SIZE, REACHED = 8192, 4096

HEAD = """// Made by Tests/Mutation: which mutant is active is read from a mapped file, in every process that a test starts.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

nonisolated(unsafe) private let mutantFlags: UnsafeMutablePointer<UInt8> = {
  let before = errno
  defer { errno = before }
  let descriptor = open("@FILE@", O_RDWR | O_CLOEXEC)
  if descriptor >= 0 {
    let map = mmap(nil, @SIZE@, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    close(descriptor)
    if let map, Int(bitPattern: map) != -1 { return map.assumingMemoryBound(to: UInt8.self) }
  }
  let none = UnsafeMutablePointer<UInt8>.allocate(capacity: @SIZE@)
  none.initialize(repeating: 0, count: @SIZE@)
  return none
}()

private func isActive(_ mutant: Int) -> Bool {
  mutantFlags[@REACHED@ + mutant] = 1
  return mutantFlags[mutant] != 0
}
"""

EQUALITY = """
infix operator @NEW@: ComparisonPrecedence
func @NEW@ <T: Equatable>(a: T, b: T) -> Bool { isActive(@ID@) ? a @MADE@ b : a @OLD@ b }
func @NEW@ <T>(a: T?, b: _OptionalNilComparisonType) -> Bool { isActive(@ID@) ? a @MADE@ b : a @OLD@ b }
func @NEW@ <T>(a: _OptionalNilComparisonType, b: T?) -> Bool { isActive(@ID@) ? a @MADE@ b : a @OLD@ b }
func @NEW@ (a: Any.Type?, b: Any.Type?) -> Bool { isActive(@ID@) ? a @MADE@ b : a @OLD@ b }
func @NEW@ <A: Equatable, B: Equatable>(a: (A, B), b: (A, B)) -> Bool { isActive(@ID@) ? a @MADE@ b : a @OLD@ b }
@_disfavoredOverload
func @NEW@ <A: BinaryInteger, B: BinaryInteger>(a: A, b: B) -> Bool { isActive(@ID@) ? a @MADE@ b : a @OLD@ b }
@_disfavoredOverload
func @NEW@ <A: StringProtocol, B: StringProtocol>(a: A, b: B) -> Bool { isActive(@ID@) ? a @MADE@ b : a @OLD@ b }
"""

ORDER = """
infix operator @NEW@: ComparisonPrecedence
func @NEW@ <T: Comparable>(a: T, b: T) -> Bool { isActive(@ID@) ? a @MADE@ b : a @OLD@ b }
func @NEW@ <A: Comparable, B: Comparable>(a: (A, B), b: (A, B)) -> Bool { isActive(@ID@) ? a @MADE@ b : a @OLD@ b }
func @NEW@ <A: Comparable, B: Comparable, C: Comparable>(a: (A, B, C), b: (A, B, C)) -> Bool {
  isActive(@ID@) ? a @MADE@ b : a @OLD@ b
}
@_disfavoredOverload
func @NEW@ <A: BinaryInteger, B: BinaryInteger>(a: A, b: B) -> Bool { isActive(@ID@) ? a @MADE@ b : a @OLD@ b }
@_disfavoredOverload
func @NEW@ <A: StringProtocol, B: StringProtocol>(a: A, b: B) -> Bool { isActive(@ID@) ? a @MADE@ b : a @OLD@ b }
"""

LOGIC = """
infix operator @NEW@: @PRECEDENCE@
func @NEW@ (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {
  if isActive(@ID@) { return try a @MADE@ b() }
  return try a @OLD@ b()
}
"""

# What is joined and cannot be taken away loses its right side.
SUM = """
infix operator @NEW@: AdditionPrecedence
func @NEW@ <T: AdditiveArithmetic>(a: T, b: T) -> T { isActive(@ID@) ? a @MADE@ b : a @OLD@ b }
@_disfavoredOverload
func @NEW@ <T: Strideable>(a: T, b: T.Stride) -> T { a.advanced(by: isActive(@ID@) ? 0 @MADE@ b : 0 @OLD@ b) }
"""
JOINING = """
func @NEW@ <C: RangeReplaceableCollection>(a: C, b: C) -> C { isActive(@ID@) ? a : a + b }
@_disfavoredOverload
func @NEW@ <C: RangeReplaceableCollection, S: Sequence>(a: C, b: S) -> C where S.Element == C.Element {
  isActive(@ID@) ? a : a + b
}
"""

CHANGE = """
infix operator @NEW@: AssignmentPrecedence
func @NEW@ <T: AdditiveArithmetic>(a: inout T, b: T) { if isActive(@ID@) { a @MADE@ b } else { a @OLD@ b } }
"""
APPENDING = """
func @NEW@ <C: RangeReplaceableCollection>(a: inout C, b: C) { if !isActive(@ID@) { a += b } }
@_disfavoredOverload
func @NEW@ <C: RangeReplaceableCollection, S: Sequence>(a: inout C, b: S) where S.Element == C.Element {
  if !isActive(@ID@) { a += b }
}
"""

HALF_OPEN = """
infix operator @NEW@: RangeFormationPrecedence
func @NEW@ <T: Strideable>(a: T, b: T) -> Range<T> where T.Stride: SignedInteger {
  a..<(isActive(@ID@) ? b.advanced(by: 1) : b)
}
"""
# A closed range cannot be empty: where one is not asked for, the mutant's is half open.
CLOSED = """
infix operator @NEW@: RangeFormationPrecedence
func @NEW@ <T: Strideable>(a: T, b: T) -> Range<T> where T.Stride: SignedInteger {
  a..<(isActive(@ID@) ? b : b.advanced(by: 1))
}
@_disfavoredOverload
func @NEW@ <T: Strideable>(a: T, b: T) -> ClosedRange<T> where T.Stride: SignedInteger {
  a...(isActive(@ID@) ? b.advanced(by: -1) : b)
}
"""

NOT = """
prefix operator @NEW@
prefix func @NEW@ (a: Bool) -> Bool { isActive(@ID@) ? a : !a }
"""
EMPTY = """
postfix operator @NEW@
postfix func @NEW@ (a: Bool) -> Bool { isActive(@ID@) ? !a : a }
@_disfavoredOverload
postfix func @NEW@ (a: Bool?) -> Bool? { isActive(@ID@) ? a.map { !$0 } : a }
"""
CHOICE = """
func @NEW@ <T: Comparable>(_ a: T, _ b: T) -> T { isActive(@ID@) ? Swift.@MADE@(a, b) : Swift.@OLD@(a, b) }
"""
BOOL = """
func @NEW@ (_ a: Bool) -> Bool { isActive(@ID@) ? !a : a }
"""
NUMBER = """
func @NEW@ <T: ExpressibleByIntegerLiteral & AdditiveArithmetic>(_ a: T) -> T { isActive(@ID@) ? a + 1 : a }
"""
EARLY_RETURN = """
func @NEW@ () -> Bool { isActive(@ID@) }
"""

FORMS = {
    "==": EQUALITY, "!=": EQUALITY, "<": ORDER, "<=": ORDER, ">": ORDER, ">=": ORDER, "&&": LOGIC, "||": LOGIC,
    "+": SUM + JOINING, "-": SUM, "+=": CHANGE + APPENDING, "-=": CHANGE, "..<": HALF_OPEN, "...": CLOSED,
}
KINDS = {"not": NOT, "empty": EMPTY, "choice": CHOICE, "bool": BOOL, "number": NUMBER, "early return": EARLY_RETURN}


def spelling(place):
    """The operator, or the function, that stands for a mutant: the old one and a sign that is this mutant's alone."""
    sign = chr(0x2190 + place.id)
    if place.kind in ("binary", "range", "not"):
        return place.text + sign
    return "∴" + sign if place.kind == "empty" else f"mutant{place.id}"


def replacement(place):
    """What the place's text becomes."""
    new = spelling(place)
    return {
        "bool": f"{new}({place.text})", "number": f"{new}({place.text})", "empty": place.text + new,
        "early return": f", !{new}()",
    }.get(place.kind, new)


def declared(place):
    """The Swift that the mutant needs once in its module."""
    form = KINDS.get(place.kind) or FORMS[place.text]
    precedence = "LogicalConjunctionPrecedence" if place.text == "&&" else "LogicalDisjunctionPrecedence"
    words = {
        "NEW": spelling(place), "ID": str(place.id), "OLD": place.text, "MADE": places.TURNED.get(place.text, ""),
        "PRECEDENCE": precedence,
    }
    for word, value in words.items():
        form = form.replace(f"@{word}@", value)
    return form


def support(mutants, flags):
    """The file that a module with these mutants gets."""
    head = HEAD.replace("@FILE@", str(flags)).replace("@SIZE@", str(SIZE)).replace("@REACHED@", str(REACHED))
    return head + "".join(map(declared, mutants))
