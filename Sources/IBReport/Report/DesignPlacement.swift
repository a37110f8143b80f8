import IBLayout
import IBModel

/// Where on the screen a view keeps its place while the windows of one kind differ in their size.
struct DesignPlacement: Hashable {
  /// What a view keeps on one axis.
  private enum Side: Int {
    /// The distance to the left or upper edge.
    case near
    /// The distance to the right or lower edge.
    case far
    /// The distances to both edges.
    case both
    /// The distance to the middle.
    case middle
  }

  private let across: Side?
  private let along: Side?

  /// Nil in a single window, and for a view that a window lacks.
  ///
  /// - Parameter layouts: those in the windows.
  init?(of view: String, in layouts: [SceneLayout]) {
    let places = layouts.compactMap { layout -> (frame: Rect, size: Size, safeArea: Insets)? in
      guard let root = layout.views.first?.inWindow else { return nil }
      let frame = layout.views.first { $0.id == view && $0.installed }?.inWindow
      return frame.map { ($0, Size(width: root.width, height: root.height), layout.safeArea) }
    }
    guard places.count == layouts.count, places.count > 1 else { return nil }
    across = Self.side(
      places.map { ($0.frame.x, $0.size.width - $0.frame.maxX, ($0.safeArea.left, $0.safeArea.right)) },
      lengths: places.map(\.size.width))
    along = Self.side(
      places.map { ($0.frame.y, $0.size.height - $0.frame.maxY, ($0.safeArea.top, $0.safeArea.bottom)) },
      lengths: places.map(\.size.height))
  }

  /// - Parameters:
  ///   - distances: for each window, to the near and the far edge, with the insets of the safe area there.
  ///   - lengths: of the windows.
  private static func side(
    _ distances: [(near: Double, far: Double, insets: (near: Double, far: Double))], lengths: [Double]
  ) -> Side? {
    func isFixed(_ edge: ((near: Double, far: Double, insets: (near: Double, far: Double))) -> Double) -> Bool {
      let lengths = distances.map(edge)
      return (lengths.max() ?? 0) - (lengths.min() ?? 0) <= slack
    }
    let isNear = isFixed { $0.near } || isFixed { $0.near - $0.insets.near }
    let isFar = isFixed { $0.far } || isFixed { $0.far - $0.insets.far }
    if isNear && isFar { return .both }
    // A view that fills most of a window is at no side of it.
    let isAside = zip(distances, lengths).allSatisfy { abs($0.far - $0.near) > leastShift * $1 }
    if isNear || isFar { return !isAside ? nil : isNear ? .near : .far }
    // A view next to one in the middle moves with it.
    return !isAside && isFixed { $0.near - $0.far } ? .middle : nil
  }

  /// In points. Chosen, not measured.
  private static let slack = 1.0
  /// The share of a window by which the distances to its edges differ for a view at one of them. Chosen, not measured.
  private static let leastShift = 0.1

  /// The words for two different places: of the corners and edges of the screen, or of what the view keeps on one axis; nil
  /// if there are none.
  func words(besides other: DesignPlacement) -> (own: String, other: String)? {
    // Only a view at an edge in the windows of both kinds, or of neither, has places on that axis to compare.
    let hasRow = (along == nil) == (other.along == nil)
    let hasColumn = (across == nil) == (other.across == nil)
    if let own = words(hasRow, hasColumn), let others = other.words(hasRow, hasColumn) {
      return own == others ? nil : (own, others)
    }
    let axes = [
      (along, other.along, ["at the top", "at the bottom", "from top to bottom", "centered vertically"]),
      (across, other.across, ["at the left", "at the right", "from left to right", "centered horizontally"]),
    ]
    for (own, others, words) in axes {
      guard let own, let others, own != others else { continue }
      return (words[own.rawValue], words[others.rawValue])
    }
    return nil
  }

  /// Such as `at the top right` or `at the bottom`; nil for a view that is at no edge, and for one at three or more.
  private func words(_ hasRow: Bool, _ hasColumn: Bool) -> String? {
    let row = !hasRow ? nil : along == .near ? "top" : along == .far ? "bottom" : nil
    let column = !hasColumn ? nil : across == .near ? "left" : across == .far ? "right" : nil
    let edges = [row, column].compactMap(\.self)
    if !edges.isEmpty { return "at the \(edges.joined(separator: " "))" }
    return across == .middle && along == .middle ? "in the middle" : nil
  }
}
