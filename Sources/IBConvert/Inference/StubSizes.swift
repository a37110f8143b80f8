/// The stubs for views while a container is arranged, and for leaves while the tree is proven.
enum StubSizes {
  static func stub(_ view: SceneView, _ rects: [Rect], _ horizontal: LengthRule, _ vertical: LengthRule, _ index: Int)
    -> HostedLeaf
  {
    func length(_ axis: Axis, _ rule: LengthRule) -> HostedLeaf.Length {
      let length = rects[index].length(axis)
      return switch rule {
      case .fixed, .hug: .rigid(length)
      case .fill, .natural: leafLength(view, axis, rule, length, index)
      }
    }
    return HostedLeaf(width: length(.horizontal, horizontal), height: length(.vertical, vertical))
  }

  /// The stub for the leaf itself inside its frames.
  static func leaf(_ view: SceneView, _ horizontal: LengthRule, _ vertical: LengthRule, _ index: Int) -> HostedLeaf {
    func length(_ axis: Axis, _ rule: LengthRule) -> HostedLeaf.Length {
      var length = leafLength(view, axis, rule, view.frames[index]?.length(axis), index)
      if view.isStaticText { length.intrinsic = length.intrinsic.map { max(0, $0 - StaticText.taken(axis)) } }
      return length
    }
    return HostedLeaf(width: length(.horizontal, horizontal), height: length(.vertical, vertical))
  }

  /// The length that a leaf requests: that of the view, or its intrinsic length if its text is cut off. A text shrinks
  /// if it is offered less.
  private static func leafLength(
    _ view: SceneView, _ axis: Axis, _ rule: LengthRule, _ length: Double?, _ index: Int
  ) -> HostedLeaf.Length {
    let natural = view.naturals(axis)[index]
    guard rule == .natural else { return .open(natural) }
    let gives = view.isTextual && axis == .horizontal
    let isCutOff = gives && (natural ?? 0) > (length ?? 0) + Tolerance.candidate
    return HostedLeaf.Length(
      intrinsic: isCutOff ? natural : length ?? natural, hugging: 1000, resistance: gives ? 0 : 1000)
  }
}
