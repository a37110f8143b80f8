/// The lines around a conflict, as git writes them.
package struct MergeMarkers: Sendable {
  /// Characters of a marker; git's own number is 7.
  package let size: Int
  /// What the sides are called.
  package let labels: ThreeWay<String>

  /// - Parameter size: nil for 7.
  package init(size: Int? = nil, labels: ThreeWay<String> = ThreeWay(base: "base", ours: "ours", theirs: "theirs")) {
    self.size = max(1, size ?? 7)
    self.labels = labels
  }

  /// The line that begins ours or ends theirs, without a line end.
  func line(_ side: MergeSide) -> [UInt8] {
    let sign = UInt8(ascii: side == .ours ? "<" : ">")
    let label = labels[side].isEmpty ? "" : " \(labels[side])"
    return [UInt8](repeating: sign, count: size) + Array(label.utf8)
  }

  /// The line between both sides.
  var separator: [UInt8] { [UInt8](repeating: UInt8(ascii: "="), count: size) }
}
