import IBSource
import IBSyntax

/// The lines around a conflict, as git writes them.
package struct MergeMarkers: Sendable {
  /// Characters of a marker; git's own number is 7.
  package let size: Int
  /// The names of the sides after the markers.
  package let labels: ThreeWay<String>

  /// - Parameter size: nil for 7.
  package init(size: Int? = nil, labels: ThreeWay<String> = ThreeWay(base: "base", ours: "ours", theirs: "theirs")) {
    self.size = max(1, size ?? 7)
    self.labels = labels
  }

  /// The same markers, made longer if a text in a version has lines that begin like them.
  func distinct(in trees: ThreeWay<SyntaxTree>) -> MergeMarkers {
    let longest = MergeSide.allCases.map { Self.longestRun(in: trees[$0].source.bytes) }.max() ?? 0
    return longest < size ? self : MergeMarkers(size: longest + 1, labels: labels)
  }

  /// The most characters of a marker that a line begins with.
  private static func longestRun(in bytes: [UInt8]) -> Int {
    var longest = 0
    var start = 0
    while start < bytes.count {
      let first = bytes[start]
      var end = start
      while end < bytes.count, bytes[end] == first { end += 1 }
      if signs.contains(first) { longest = max(longest, end - start) }
      while end < bytes.count, bytes[end] != Byte.lineFeed { end += 1 }
      start = end + 1
    }
    return longest
  }

  /// Less-than signs are markup in a document.
  private static let signs = [UInt8(ascii: "="), UInt8(ascii: ">")]

  /// The line that begins ours or ends theirs, without a line end.
  func line(_ side: MergeSide) -> [UInt8] {
    let sign = UInt8(ascii: side == .ours ? "<" : ">")
    let label = labels[side].isEmpty ? "" : " \(labels[side])"
    return [UInt8](repeating: sign, count: size) + Array(label.utf8)
  }

  /// The line between both sides.
  var separator: [UInt8] { [UInt8](repeating: UInt8(ascii: "="), count: size) }
}
