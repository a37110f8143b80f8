/// The modifiers that place an arrangement in a region: padding, a frame that fills, and edges at which it ignores the
/// safe area.
struct FrameWrapper {
  var insets = EdgeInsets.zero
  /// The axes on which the frame takes the whole offered length.
  var filled: AxisSet = []
  /// The filled axes on which the content may be longer than the offered length. It then stays at its edge.
  var overflowing: AxisSet = []
  var alignment = Alignment.center
  var references = Edges(repeating: ContainerSpace.Reference.safe)

  mutating func set(
    _ axis: Axis, _ spot: AxisSpot, fills: Bool, from references: (ContainerSpace.Reference, ContainerSpace.Reference)
  ) {
    if spot.place != .end { self.references[.start(of: axis)] = references.0 }
    if spot.place != .start { self.references[.end(of: axis)] = references.1 }
    insets[.start(of: axis)] += spot.before
    insets[.end(of: axis)] += spot.after
    guard fills else { return }
    filled.insert(AxisSet(axis))
    align(axis, spot.place.guide(axis))
    if spot.overflows { overflowing.insert(AxisSet(axis)) }
  }

  mutating func align(_ axis: Axis, _ guide: Guide) {
    if axis == .horizontal { alignment.horizontal = guide } else { alignment.vertical = guide }
  }

  func around(_ node: ViewNode, in region: ContainerSpace) -> ViewNode {
    var node = node.padded(insets)
    let margins = [Edge.leading, .trailing].filter { references[$0] == .margin }
    if let first = margins.first {
      node = node.neutral(
        margins.count == 2 ? SceneMargin.both : first == .leading ? SceneMargin.leading : SceneMargin.trailing)
    }
    node = node.filling(filled, alignment, overflowing: overflowing)
    var ignored: EdgeSet = []
    for edge in Edge.allCases where references[edge] == .bounds && region.safe.contains(where: { $0[edge] != 0 }) {
      ignored.insert(EdgeSet(edge))
    }
    return ignored.isEmpty ? node : node.ignoresSafeArea(ignored)
  }
}

/// The padding of the system's margins, as code after the dot.
enum SceneMargin {
  static let both = "scenePadding(.horizontal)"
  static let leading = "scenePadding(.leading)"
  static let trailing = "scenePadding(.trailing)"

  /// The insets that a modifier adds for a margin in points; nil for any other modifier.
  static func insets(_ source: String, _ margin: Double) -> EdgeInsets? {
    switch source {
    case both: EdgeInsets(leading: margin, trailing: margin)
    case leading: EdgeInsets(leading: margin)
    case trailing: EdgeInsets(trailing: margin)
    default: nil
    }
  }
}

extension ViewNode {
  func padded(_ insets: EdgeInsets) -> ViewNode { insets == .zero ? self : padding(insets) }

  /// Adds a frame that takes the offered length on some axes. On the overflowing ones, content may be longer.
  func filling(_ axes: AxisSet, _ alignment: Alignment = .center, overflowing: AxisSet = []) -> ViewNode {
    guard !axes.isEmpty else { return self }
    let alignment = Alignment(
      axes.contains(.horizontal) ? alignment.horizontal : .horizontalCenter,
      axes.contains(.vertical) ? alignment.vertical : .verticalCenter)
    let least = axes.intersection(overflowing)
    return frame(
      minWidth: least.contains(.horizontal) ? 0 : nil, maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      minHeight: least.contains(.vertical) ? 0 : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment)
  }
}
