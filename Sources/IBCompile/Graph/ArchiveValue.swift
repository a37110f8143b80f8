/// What an archived object has for a key.
package enum ArchiveValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// Takes the least bytes that hold it (Measurements/NibArchive.md#values).
  case integer(Int64)
  case float(Float)
  case double(Double)
  case data([UInt8])
  case object(ObjectHandle)

  /// Points, sizes, rects, insets and transforms: a 7 and numbers of eight bytes (Measurements/NibArchive.md#values).
  static func numbers(_ numbers: [Double]) -> Self {
    var bytes: [UInt8] = [7]
    for number in numbers {
      for row in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(8 * row))) }
    }
    return .data(bytes)
  }
}
