import ProposalLayout

/// How a scroll view is written whose content is at least as long as itself: a geometry reader around it says how long
/// that is.
enum ViewportSource {
  /// What the reader is called inside of its braces.
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
