// What is asked of Foundation on macOS, where FoundationEssentials is not a module of its own: JSON. The names at the end
// are Foundation's too and would clash with types of ours of the same name.
@_exported import Darwin

public struct Data: RandomAccessCollection, Sendable {
  public init(_ bytes: some Sequence<UInt8>) {}
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> UInt8 { fatalError() }
}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  public init() {}
  open var outputFormatting: OutputFormatting {
    get { fatalError() }
    set {}
  }
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}

open class JSONDecoder {
  public init() {}
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

// Asked for by the argument parser.
public protocol LocalizedError: Error { var errorDescription: String? { get } }
open class NSError: Error, @unchecked Sendable {
  public init(domain: String, code: Int) {}
  public var localizedDescription: String { fatalError() }
}
extension Error { public var localizedDescription: String { fatalError() } }
extension String {
  public struct Encoding: Sendable { public static let utf8 = Encoding() }
  public init?(data: Data, encoding: Encoding) { fatalError() }
}

public class Bundle {}
public class Dimension {}
public class Formatter {}
public class Host {}
public class Operation {}
public class Pipe {}
public class Port {}
public class Process {}
public class Progress {}
public class Scanner {}
public class Stream {}
public class Thread {}
public class Timer {}
public class Unit {}
public struct Calendar {}
public struct CharacterSet {}
public struct Date {}
public struct Decimal {}
public struct IndexPath {}
public struct IndexSet {}
public struct Locale {}
public struct Measurement {}
public struct Notification {}
public struct Predicate {}
public struct URL {}
public struct UUID {}
