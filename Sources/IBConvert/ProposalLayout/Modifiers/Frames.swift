/// A frame, in which the view is aligned. On the axes that it sets, the edges have the spacing preference of a plain view.
protocol FrameLayout: WrapperLayout {
  var alignment: Alignment { get }
  func isSet(_ axis: Axis) -> Bool
  /// The final offer to the view in a frame of this size.
  func placed(_ proposal: ProposedSize, _ size: Size) -> ProposedSize
}

extension FrameLayout {
  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    let child = view.child.dimensions(for: placed(proposal, size))
    return [ChildPlacement(child: 0, origin: alignment.origin(of: child, in: size), proposal: child.proposal)]
  }

  func spacing(in view: NodeContext) -> SpacingPreference {
    view.child.spacing.reset(EdgeSet { isSet($0.axis) })
  }
}

/// `frame(width:height:alignment:)`: a frame around a view that may be larger or smaller. See step 8 of
/// ProposalLayout.md.
struct FixedFrame: Hashable, Sendable, FrameLayout {
  var width: Double?
  var height: Double?
  var alignment = Alignment.center

  subscript(_ axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  private func length(_ axis: Axis) -> Double? { self[axis].flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
  }

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    if let width = length(.horizontal), let height = length(.vertical) {
      return Size(width: width, height: height)
    }
    let child = view.child.size(for: inner(proposal))
    return Size(width: length(.horizontal) ?? child.width, height: length(.vertical) ?? child.height)
  }

  func isSet(_ axis: Axis) -> Bool { self[axis] != nil }

  func placed(_ proposal: ProposedSize, _ size: Size) -> ProposedSize { inner(proposal) }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`. See step 9 of ProposalLayout.md.
struct FlexibleFrame: Hashable, Sendable, FrameLayout {
  /// The lengths in one direction in points; nil for missing ones.
  struct Limits: Hashable, Sendable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// The limits in order: the minimum is not negative, the ideal length is at least the minimum, and the maximum is
    /// at least the ideal length.
    ///
    /// Source: Measurements/SwiftUI.md#flexible-frame-limits.
    var ordered: Limits {
      let least = minimum.flatMap { $0.isNaN ? nil : max(0, $0) }
      let usual = ideal.flatMap { $0.isNaN ? nil : max($0, least ?? 0) }
      let most = maximum.flatMap { $0.isNaN ? nil : max($0, usual ?? least ?? 0) }
      return Limits(minimum: least, ideal: usual, maximum: most)
    }

    func inner(_ offered: Double?) -> Double? {
      guard let length = offered ?? ideal else { return nil }
      return min(max(length, minimum ?? 0), maximum ?? .infinity)
    }

    /// The final offer to the view in the frame. Without an offer to the frame, it is the length of the frame if a
    /// limit determined that.
    ///
    /// Source: Measurements/SwiftUI.md#flexible-frame-placement.
    func placed(_ offered: Double?, _ length: Double) -> Double? {
      if let inner = inner(offered) { return inner }
      return length <= minimum ?? -.infinity || length >= maximum ?? .infinity ? length : nil
    }

    /// The length of the frame around a view with the length `child`.
    func length(_ offered: Double?, child: Double) -> Double {
      guard let offered else { return min(max(ideal ?? child, minimum ?? 0), maximum ?? .infinity) }
      switch (minimum, maximum) {
      case (let least?, let most?): return min(max(offered, least), most)
      case (let least?, nil): return max(least, min(offered, child))
      case (nil, let most?): return min(most, max(offered, child))
      case (nil, nil): return child
      }
    }
  }

  var width = Limits()
  var height = Limits()
  var alignment = Alignment.center

  subscript(_ axis: Axis) -> Limits {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width.ordered.inner(proposal.width), height: height.ordered.inner(proposal.height))
  }

  func placed(_ proposal: ProposedSize, _ size: Size) -> ProposedSize {
    ProposedSize(
      width: width.ordered.placed(proposal.width, size.width),
      height: height.ordered.placed(proposal.height, size.height))
  }

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    let child = view.child.size(for: inner(proposal))
    return Size(
      width: width.ordered.length(proposal.width, child: child.width),
      height: height.ordered.length(proposal.height, child: child.height))
  }

  func isSet(_ axis: Axis) -> Bool { !self[axis].isEmpty }
}
