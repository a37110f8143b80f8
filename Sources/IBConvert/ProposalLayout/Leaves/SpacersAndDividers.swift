/// Space that grows: step 16 of ProposalLayout.md.
struct SpacerLeaf: Hashable, Sendable, NodeLayout {
  var minimumLength: Double?

  /// The minimum length in points. Source: Measurements/SwiftUI.md#spacer.
  static let standardLength = 8.0

  private var length: Double {
    guard let minimumLength, minimumLength.isFinite else { return Self.standardLength }
    return max(0, minimumLength)
  }

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    func taken(_ axis: Axis) -> Double {
      if let stackAxis = view.stackAxis, stackAxis != axis { return 0 }
      return max(length, proposal[axis] ?? length)
    }
    return Size(width: taken(.horizontal), height: taken(.vertical))
  }

  func spacing(in view: NodeContext) -> SpacingPreference {
    view.stackAxis.map { .touching(along: $0) }
      ?? .union([.touching(along: .horizontal), .touching(along: .vertical)])
  }

  /// A spacer comes after all views, whatever their priorities.
  func priority(in view: NodeContext) -> Double { -.infinity }
}

/// A line between the views of a stack, across its axis. Outside stacks, the line is horizontal.
struct DividerLeaf: Hashable, Sendable, NodeLayout {
  /// The thickness with one of the larger text sizes, in points. Source: Measurements/SwiftUI.md#divider.
  private static let accessibleThickness = 1.0

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    let thickness = view.environment.isAccessibilitySize ? Self.accessibleThickness : view.environment.pixel
    let axis = view.stackAxis ?? .vertical
    let across = proposal[axis.other] ?? FlexibleLeaf.ideal[axis.other]
    return Size(along: axis, thickness, across: across)
  }
}
