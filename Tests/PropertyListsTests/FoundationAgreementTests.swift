import Foundation
import IBTestSupport
import PropertyLists
import Testing

/// Lists that Foundation writes mean the same here. Foundation only writes, because its decoders for these two forms may
/// end the process.
@Suite struct FoundationAgreementTests {
  private func value(_ depth: Int, _ random: inout SplitMix) -> Any {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: return ["", "a & <b>", "é ✓ 😀", " spaced \n", "]]>"].randomElement(using: &random) ?? ""
    case 1: return Int.random(in: -3_000_000_000...3_000_000_000, using: &random)
    case 2: return Double(Int.random(in: -999...999, using: &random)) / 8 + 0.0625
    case 3: return Bool.random(using: &random)
    case 4: return Data((0..<Int.random(in: 0...40, using: &random)).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    case 5:
      return Date(
        timeIntervalSinceReferenceDate: Double(Int.random(in: -2_000_000_000...2_000_000_000, using: &random)))
    case 6: return (0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth - 1, &random) }
    default:
      let keys = (0..<Int.random(in: 0...4, using: &random)).map { "key \($0) & é" }
      return Dictionary(uniqueKeysWithValues: keys.map { ($0, value(depth - 1, &random)) })
    }
  }

  /// Whether a value that was read is the one that was written.
  private func isEqual(_ list: PropertyList, _ value: Any) -> Bool {
    switch list.content {
    case .text(let text): return text == value as? String
    case .integer(let number): return Int(number) == value as? Int
    case .real(let number): return number == value as? Double
    case .flag(let flag): return flag == value as? Bool
    case .data(let bytes): return Data(bytes) == value as? Data
    case .date(let seconds): return seconds == (value as? Date)?.timeIntervalSinceReferenceDate
    case .array(let elements):
      guard let values = value as? [Any], values.count == elements.count else { return false }
      return zip(elements, values).allSatisfy { isEqual($0, $1) }
    case .dictionary(let entries):
      guard let values = value as? [String: Any], values.count == entries.count else { return false }
      return entries.allSatisfy { entry in values[entry.key].map { isEqual(entry.value, $0) } ?? false }
    }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func whatFoundationWritesIsReadTheSame(format: PropertyListSerialization.PropertyListFormat) throws {
    var random = SplitMix(seed: 11)
    for number in 0..<300 {
      let written: [String: Any] = ["value": value(3, &random)]
      let data = try PropertyListSerialization.data(fromPropertyList: written, format: format, options: 0)
      let file = PropertyListFile(Array(data))
      #expect(file.problem == nil, "\(number)")
      #expect(file.root.map { isEqual($0, written) } == true, "\(number): \(written)")
    }
  }
}
