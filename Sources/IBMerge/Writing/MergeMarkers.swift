import IBSource
import IBSyntax

/// The lines around a conflict, in the form that git uses.
package struct MergeMarkers: Sendable {
  /// The number of characters of a marker; git's default is 7.
  package let size: Int
  /// The names of the sides, which follow the markers.
  package let labels: ThreeWay<String>

  /// - Parameter size: the number of characters; nil for 7.
  package init(size: Int? = nil, labels: ThreeWay<String> = ThreeWay(base: "base", ours: "ours", theirs: "theirs")) {
    self.size = max(1, size ?? 7)
    self.labels = labels
  }

  /// The same markers, made longer if lines of a version begin like them.
  func distinct(in trees: ThreeWay<SyntaxTree>) -> MergeMarkers {
    let longest = MergeSide.allCases.map { Self.longestRun(in: trees[$0].source.bytes) }.max() ?? 0
    return longest < size ? self : MergeMarkers(size: longest + 1, labels: labels)
  }

  /// The largest number of marker characters at the beginning of a line.
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

  /// The characters of markers to look for. Less-than signs are left out, because they are markup in a document.
  private static let signs = [UInt8(ascii: "="), UInt8(ascii: ">")]

  /// The line that begins our side or ends their side, without a line end.
  func line(_ side: MergeSide) -> [UInt8] {
    let sign = UInt8(ascii: side == .ours ? "<" : ">")
    let label = labels[side].isEmpty ? "" : " \(labels[side])"
    return [UInt8](repeating: sign, count: size) + Array(label.utf8)
  }

  /// The line between the two sides.
  var separator: [UInt8] { [UInt8](repeating: UInt8(ascii: "="), count: size) }
}
