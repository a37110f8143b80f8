import IBModel

/// The frames of a layout, in the window's coordinates, in points.
struct PlacedFrames: ItemFrames {
  let scene: ResolvedScene
  /// By local index.
  let views: [ViewLayout]

  func contains(_ view: Int) -> Bool { views[view].inWindow != nil }

  func position(of view: Int, _ axis: Axis, in reference: Int?) -> Double {
    let position = alignmentRect(of: view)[axis.position]
    return reference.map { position - alignmentRect(of: $0)[axis.position] } ?? position
  }

  func length(of view: Int, _ axis: Axis) -> Double { alignmentRect(of: view)[axis.length] }

  func contentLength(of view: Int, _ axis: Axis) -> Double? {
    views[view].contentSize.map { axis == .horizontal ? $0.width : $0.height }
  }

  func contentStart(of view: Int, _ axis: Axis) -> Double {
    views[view].adjustedContentInset.map { axis == .horizontal ? $0.left : $0.top } ?? 0
  }

  private func alignmentRect(of view: Int) -> Rect {
    (views[view].inWindow ?? .zero).inset(by: scene.views[view].control.alignmentInsets(in: scene.configuration))
  }
}
