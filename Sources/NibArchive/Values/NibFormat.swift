import IBSource

/// The constants of the NIBArchive format. Source: Measurements/NibArchive.md#container.
package enum NibFormat {
  /// The first bytes of every file.
  package static let magic = Array("NIBArchive".utf8)
  /// The version of the container. No other one is known.
  package static let version: UInt32 = 1
  /// The coder version that is written today.
  package static let newestCoder: UInt32 = 10
  /// The length of the header in bytes: the magic, two versions, and a count and an offset for each of the four
  /// sections.
  package static let headerLength = 50
  /// The largest size of a file in bytes. The largest measured file has less than a hundredth of it.
  package static let mostBytes = 64 << 20

  static func tooMany(_ place: Int) -> NibFailure {
    NibFailure(place, "the file has more than \(ReadingBudget.elements) objects and values, the limit")
  }

  /// The type of a value, from the byte after its key. Source: Measurements/NibArchive.md#values.
  package enum ValueType: UInt8 {
    case int8 = 0
    case int16 = 1
    case int32 = 2
    case int64 = 3
    case no = 4
    case yes = 5
    case float = 6
    case double = 7
    case data = 8
    case null = 9
    case object = 10
  }

  /// The smallest number of bytes for one element of each section.
  enum LeastBytes {
    static let object = 3
    static let key = 1
    static let value = 2
    static let `class` = 3
  }
}
