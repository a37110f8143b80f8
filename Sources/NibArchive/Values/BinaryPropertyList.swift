/// The content of a binary property list, such as the `Info.plist` of a compiled storyboard.
///
/// Containers store the numbers of their members, so an object that occurs twice or inside itself does not make the
/// value endless.
package struct BinaryPropertyList: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    /// Seconds since the beginning of 2001 (UTC).
    case date(Double)
    case data([UInt8])
    case string(String)
    /// The number of an object in a keyed archive.
    case reference(UInt64)
    case array([Int])
    case set([Int])
    /// The numbers of keys and values, in the order of the file.
    case dictionary([Entry])
  }

  package struct Entry: Hashable, Sendable {
    package let key: Int
    package let value: Int
  }

  /// The values, in the order of the file's table.
  package let values: [Value]
  /// The bytes of each value, without those of its elements.
  package let ranges: [Range<Int>]
  /// The number of the top value.
  package let top: Int
}
