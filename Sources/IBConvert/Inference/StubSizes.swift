import IBModel

/// The stubs for views while a container is arranged, and for leaves when the tree is proven.
struct StubSizes {
  let scene: ConvertibleScene

  /// The stub for a view in the container that is being arranged.
  func stub(_ view: SceneView, _ rects: [Rect], _ horizontal: LengthRule, _ vertical: LengthRule, _ index: Int)
    -> HostedLeaf
  {
    HostedLeaf(
      width: length(view, .horizontal, horizontal, rects[index].width, index),
      height: length(view, .vertical, vertical, rects[index].height, index))
  }

  private func length(
    _ view: SceneView, _ axis: Axis, _ rule: LengthRule, _ length: Double, _ index: Int
  ) -> HostedLeaf.Length {
    switch rule {
    case .fill: HostedLeaf.Length(intrinsic: view.naturals(axis)[index], hugging: 0, resistance: 0)
    case .natural:
      HostedLeaf.Length(
        intrinsic: natural(view, axis, length, index), hugging: 1000, resistance: gives(view, axis) ? 0 : 1000)
    case .fixed, .hug: HostedLeaf.Length(intrinsic: length, hugging: 1000, resistance: 1000)
    }
  }

  /// The stub for the leaf itself, in its frames.
  func leaf(_ view: SceneView, _ horizontal: LengthRule, _ vertical: LengthRule, _ index: Int) -> HostedLeaf {
    var leaf = HostedLeaf(
      width: leafLength(view, .horizontal, horizontal, index), height: leafLength(view, .vertical, vertical, index))
    if view.isStaticText {
      leaf.width.intrinsic = leaf.width.intrinsic.map { max(0, $0 - StaticText.taken(.horizontal)) }
      leaf.height.intrinsic = leaf.height.intrinsic.map { max(0, $0 - StaticText.taken(.vertical)) }
    }
    return leaf
  }

  private func leafLength(_ view: SceneView, _ axis: Axis, _ rule: LengthRule, _ index: Int) -> HostedLeaf.Length {
    let natural = view.naturals(axis)[index]
    func own(_ length: Double?, resistance: Double) -> HostedLeaf.Length {
      HostedLeaf.Length(intrinsic: length, hugging: 1000, resistance: resistance)
    }
    switch rule {
    case .natural:
      let length = view.frames[index].map { self.natural(view, axis, $0.length(axis), index) }
      return own(length ?? natural, resistance: gives(view, axis) ? 0 : 1000)
    default: return HostedLeaf.Length(intrinsic: natural, hugging: 0, resistance: 0)
    }
  }

  /// What a view wants, which is more than it has where its text is cut off.
  private func natural(_ view: SceneView, _ axis: Axis, _ length: Double, _ index: Int) -> Double {
    guard gives(view, axis), let natural = view.naturals(axis)[index], natural > length + Tolerance.candidate else {
      return length
    }
    return natural
  }

  /// Whether the view is shorter where less is offered: text that is cut off or wraps.
  private func gives(_ view: SceneView, _ axis: Axis) -> Bool { view.isTextual && axis == .horizontal }
}
