import IBSource
import IBSyntax

/// The bytes between elements: indentation, line ends and comments.
struct Trivia {
  let table: NodeTable

  /// The bytes between a node and the element or tag before it.
  ///
  /// They come from our file, except for comments that only their side changed.
  func before(_ node: Int) -> (bytes: ArraySlice<UInt8>, side: MergeSide) {
    choose(ThreeWay(base: before(node, .base), ours: before(node, .ours), theirs: before(node, .theirs)))
  }

  /// The bytes before a node in one file; empty if the file does not have the node.
  func before(_ node: Int, in side: MergeSide) -> ArraySlice<UInt8> { before(node, side) ?? [] }

  /// The bytes before the end tag; nil if the node contains no elements in any file.
  func beforeEnd(_ node: Int) -> (bytes: ArraySlice<UInt8>, side: MergeSide)? {
    let versions = ThreeWay(
      base: beforeEnd(node, .base), ours: beforeEnd(node, .ours), theirs: beforeEnd(node, .theirs))
    if versions.base == nil, versions.ours == nil, versions.theirs == nil { return nil }
    return choose(versions)
  }

  private func choose(_ versions: ThreeWay<ArraySlice<UInt8>?>) -> (ArraySlice<UInt8>, MergeSide) {
    guard let ours = versions.ours else {
      if let theirs = versions.theirs { return (theirs, .theirs) }
      return (versions.base ?? [], .base)
    }
    guard let theirs = versions.theirs, let base = versions.base, theirs != base else { return (ours, .ours) }
    return Self.words(ours) == Self.words(base) && Self.words(theirs) != Self.words(base)
      ? (theirs, .theirs) : (ours, .ours)
  }

  /// The bytes without white space.
  private static func words(_ bytes: ArraySlice<UInt8>) -> [UInt8] { bytes.filter { $0 > Byte.blank } }

  private func before(_ node: Int, _ side: MergeSide) -> ArraySlice<UInt8>? {
    guard let element = table.element(node, side) else { return nil }
    let bytes = element.tree.source.bytes
    guard element.parent != nil else { return bytes[..<element.range.lower] }
    let start = table.extents[side].ends[element.index]
    return bytes[start..<element.range.lower]
  }

  private func beforeEnd(_ node: Int, _ side: MergeSide) -> ArraySlice<UInt8>? {
    guard let element = table.element(node, side), element.firstChild != nil else { return nil }
    let start = table.extents[side].lastEnds[element.index]
    return element.tree.source.bytes[start..<element.contentRange.upper]
  }
}

/// Bytes that have a meaning outside tags.
enum Byte {
  static let blank = UInt8(ascii: " ")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  static func isLineEnd(_ byte: UInt8?) -> Bool { byte == lineFeed || byte == carriageReturn }
}
