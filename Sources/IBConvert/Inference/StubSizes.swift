/// The stubs for views while a container is arranged, and for leaves while the tree is proven.
enum StubSizes {
  static func stub(_ view: SceneView, _ rects: [Rect], _ rules: AxisPair<LengthRule>, _ index: Int) -> HostedLeaf {
    leaf { axis in
      let length = rects[index].length(axis)
      return switch rules[axis] {
      case .fixed, .hug: .rigid(length)
      case .fill, .natural: leafLength(view, axis, rules[axis], length, index)
      }
    }
  }

  /// The stub for the leaf itself inside its frames.
  static func leaf(_ view: SceneView, _ rules: AxisPair<LengthRule>, _ index: Int) -> HostedLeaf {
    leaf { axis in
      var length = leafLength(view, axis, rules[axis], view.frames[index]?.length(axis), index)
      if view.isStaticText { length.intrinsic = length.intrinsic.map { max(0, $0 - StaticText.taken(axis)) } }
      return length
    }
  }

  private static func leaf(_ length: (Axis) -> HostedLeaf.Length) -> HostedLeaf {
    HostedLeaf(width: length(.horizontal), height: length(.vertical))
  }

  /// The length that a leaf requests: that of the view, or its intrinsic length if its text is cut off. A text shrinks
  /// if it is offered less.
  private static func leafLength(
    _ view: SceneView, _ axis: Axis, _ rule: LengthRule, _ length: Double?, _ index: Int
  ) -> HostedLeaf.Length {
    let natural = view.naturals[axis][index]
    guard rule == .natural else { return .open(natural) }
    let gives = view.isTextual && axis == .horizontal
    let isCutOff = gives && (natural ?? 0) > (length ?? 0) + Tolerance.candidate
    return HostedLeaf.Length(
      intrinsic: isCutOff ? natural : length ?? natural, hugging: 1000, resistance: gives ? 0 : 1000)
  }
}
