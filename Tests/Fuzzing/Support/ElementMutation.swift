/// Changes of a document that keep its tags in pairs, so that the stages after the reader see them: elements moved,
/// repeated, nested and taken from another document.
package struct ElementMutation {
  private let bytes: [UInt8]
  /// Whole elements, in the order of their start tags.
  private let elements: [Range<Int>]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    elements = Self.elements(of: bytes)
  }

  /// - Parameter donor: elements may come from there.
  /// - Returns: nil for a document without elements.
  package func mutant(
    with donor: ElementMutation, limit: Int, using random: inout some RandomNumberGenerator
  ) -> [UInt8]? {
    guard let element = elements.randomElement(using: &random),
      let other = elements.randomElement(using: &random),
      let foreign = donor.elements.randomElement(using: &random)
    else { return nil }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return replacing(element, with: [])
    case 1: return replacing(element, with: bytes[other])
    case 2: return replacing(element, with: donor.bytes[foreign])
    case 3: return replacing(element.upperBound..<element.upperBound, with: donor.bytes[foreign])
    case 4: return nested(element, limit: limit, using: &random)
    default: return repeated(element, limit: limit, using: &random)
    }
  }

  private func replacing(_ range: Range<Int>, with piece: some Collection<UInt8>) -> [UInt8] {
    var result = bytes
    result.replaceSubrange(range, with: piece)
    return result
  }

  /// An element many times after itself, its ids numbered anew or not.
  private func repeated(
    _ element: Range<Int>, limit: Int, using random: inout some RandomNumberGenerator
  ) -> [UInt8] {
    let most = max(1, (limit - bytes.count) / max(1, element.count))
    let wanted = [2, 8, 100, 100_000].randomElement(using: &random) ?? 1
    let count = min(most, Int.random(in: 1...wanted, using: &random))
    let keepsIDs = Bool.random(using: &random)
    var copies: [UInt8] = []
    copies.reserveCapacity(count * element.count)
    for number in 0..<max(0, count) {
      copies += keepsIDs ? Array(bytes[element]) : Self.renumbered(bytes[element], number)
    }
    return replacing(element.upperBound..<element.upperBound, with: copies)
  }

  /// An element inside of copies of its own tags.
  private func nested(_ element: Range<Int>, limit: Int, using random: inout some RandomNumberGenerator) -> [UInt8] {
    let piece = Array(bytes[element])
    guard let end = piece.firstIndex(of: UInt8(ascii: ">")), piece[end - 1] != UInt8(ascii: "/"),
      let tail = piece.lastIndex(of: UInt8(ascii: "<")), tail > end
    else { return replacing(element, with: piece + piece) }
    let most = max(1, (limit - bytes.count) / max(1, end + 1 + piece.count - tail))
    let wanted = [3, 40, 600].randomElement(using: &random) ?? 1
    let depth = min(most, Int.random(in: 1...wanted, using: &random))
    let heads = (0..<depth).flatMap { Self.renumbered(piece[...end], $0) }
    let tails = (0..<depth).flatMap { _ in piece[tail...] }
    return replacing(element, with: heads + piece + tails)
  }

  /// A copy whose ids end in a number.
  private static func renumbered(_ piece: ArraySlice<UInt8>, _ number: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(piece.count + 16)
    var index = piece.startIndex
    while index < piece.endIndex {
      result.append(piece[index])
      if piece[index...].starts(with: idStart) {
        result += idStart.dropFirst() + Array("n\(number)".utf8)
        index += idStart.count
      } else {
        index += 1
      }
    }
    return result
  }

  private static let idStart = Array(" id=\"".utf8)

  /// Ranges from a start tag to the end tag that closes it; what is not closed is none.
  private static func elements(of bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open: [Int] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      index = end + 1
      guard start + 1 < end else { continue }
      switch bytes[start + 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): continue
      case UInt8(ascii: "/"): if let begin = open.popLast() { found.append(begin..<index) }
      case _ where bytes[end - 1] == UInt8(ascii: "/"): found.append(start..<index)
      default: open.append(start)
      }
    }
    return found
  }
}
