import IBModel

/// The stubs for views while a container is arranged, and for leaves while the tree is proven.
enum StubSizes {
  static func stub(_ view: SceneView, _ rects: [Rect], _ rules: AxisPair<LengthRule>, _ index: Int) -> HostedLeaf {
    leaf { axis in
      let length = rects[index].length(axis)
      return switch rules[axis] {
      case .fixed, .hug, .least, .ratio: .rigid(length)
      case .most(let most): HostedLeaf.Length(intrinsic: most, hugging: 1000, resistance: 0)
      case .fill, .natural: leafLength(view, axis, rules[axis], length, index)
      }
    }
  }

  /// The stub for the leaf itself inside its frames.
  static func leaf(_ view: SceneView, _ rules: AxisPair<LengthRule>, _ index: Int) -> HostedLeaf {
    leaf { axis in
      // Only the frame around a text fills, and not the text.
      let rule = view.kind == .label && axis == .horizontal ? .natural : rules[axis]
      var length = leafLength(view, axis, rule, view.frames[index]?.length(axis), index)
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
    switch rule {
    case .natural, .least:
      let isText = view.isTextual
      // Frames are rounded to pixels.
      let isExact = abs((natural ?? 0) - (length ?? 0)) <= Tolerance.candidate
      let own = (isText || rule != .natural) && !isExact ? natural ?? length : length ?? natural
      return HostedLeaf.Length(intrinsic: own, hugging: 1000, resistance: isText && axis == .horizontal ? 0 : 1000)
    default: return .open(natural)
    }
  }
}
