import ProposalLayout

/// The source of a scroll view whose content is at least as long as itself: a geometry reader around it provides that
/// length.
enum ViewportSource {
  /// The reader's parameter in its closure.
  static let name = "viewport"
  static let opening = "GeometryReader { \(name) in"

  /// The frame around the content, as it is written after the dot.
  static func frame(_ axes: AxisSet) -> String {
    var limits: [String] = []
    if axes.contains(.horizontal) { limits.append("minWidth: \(name).size.width") }
    if axes.contains(.vertical) { limits.append("minHeight: \(name).size.height") }
    return "frame(\(limits.joined(separator: ", ")))"
  }

  /// The axes of such a frame; nil for another modifier.
  static func axes(_ source: String) -> AxisSet? {
    [.vertical, .horizontal, .both].first { frame($0) == source }
  }
}
