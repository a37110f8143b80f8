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
    alignment[axis] = spot.place.guide(axis)
    if spot.overflows { overflowing.insert(AxisSet(axis)) }
  }

  func around(_ node: ViewNode, in region: ContainerSpace) -> ViewNode {
    var node = node.padded(insets)
    let margins = [Edge.leading, .trailing].filter { references[$0] == .margin }
    if let first = margins.first {
      node = node.neutral(
        margins.count == 2 ? SceneMargin.both : first == .leading ? SceneMargin.leading : SceneMargin.trailing)
    }
    node = node.filling(filled, alignment, overflowing: overflowing)
    let ignored = EdgeSet { edge in references[edge] == .bounds && region.safe.contains { $0[edge] != 0 } }
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
    var frame = FlexibleFrame()
    for axis in Axis.allCases where axes.contains(axis) {
      frame[axis] = FlexibleFrame.Limits(minimum: overflowing.contains(axis) ? 0 : nil, maximum: .infinity)
      frame.alignment[axis] = alignment[axis]
    }
    return modified(.flexibleFrame(frame))
  }

  /// Adds a frame with a length on one axis.
  func frame(_ axis: Axis, _ length: Double, _ guide: Guide? = nil) -> ViewNode {
    var frame = FixedFrame()
    (frame[axis], frame.alignment[axis]) = (length, guide ?? Alignment.center[axis])
    return modified(.frame(frame))
  }
}
