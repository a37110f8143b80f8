/// Splits a generated table, lines of decimal numbers separated by spaces, into its rows.
///
/// Compiling a table of numbers as text takes a fraction of the time of an array, and scanning it once takes well below
/// a millisecond.
func integerRecords(_ table: StaticString) -> [[Int]] {
  var rows: [[Int]] = []
  var row: [Int] = []
  var number: Int?
  var sign = 1
  for byte in UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount) {
    switch byte {
    case UInt8(ascii: "-"):
      sign = -1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
    default:
      if let complete = number { row.append(sign * complete) }
      number = nil
      sign = 1
      if byte == UInt8(ascii: "\n"), !row.isEmpty {
        rows.append(row)
        row.removeAll(keepingCapacity: true)
      }
    }
  }
  if let complete = number { row.append(sign * complete) }
  return row.isEmpty ? rows : rows + [row]
}
