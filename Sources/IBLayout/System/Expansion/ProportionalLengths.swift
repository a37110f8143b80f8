import IBContent

/// The lengths from which a proportional stack view computes the shares of its views: the intrinsic length, or for a
/// stack view the length of its content, or the length that a constraint sets
/// (Measurements/StackViews.md#proportional-nested). Nil for a view without these.
struct ProportionalLengths {
  private let sizes: [IntrinsicSize]
  /// The lengths of stack views by their content; empty if no stack view is proportional.
  private var widths: [Int: Double] = [:]
  private var heights: [Int: Double] = [:]
  private let content: SceneContent

  /// - Parameters:
  ///   - members: the views of an island; a view comes before its subviews.
  ///   - sizes: the intrinsic size of each view of the scene.
  init(_ members: [Int], in scene: ResolvedScene, sizes: [IntrinsicSize]) {
    self.sizes = sizes
    content = scene.content
    let stacks = members.filter { scene.views[$0].stack != nil }
    guard stacks.contains(where: scene.fillsProportionally) else { return }
    // From the innermost outwards, so each nested stack view is visited only once.
    for stack in stacks.reversed() {
      guard let arrangement = scene.views[stack].stack else { continue }
      let views = scene.arranged(of: stack)
      for isVertical in [false, true] {
        let lengths = views.compactMap { fixed($0, isVertical: isVertical) ?? asked($0, isVertical: isVertical) }
        let isAlong = arrangement.isVertical == isVertical
        let sum = lengths.reduce(arrangement.spacing * Double(views.count - 1), +)
        let length = isAlong && !lengths.isEmpty ? sum : lengths.max()
        if isVertical { heights[stack] = length } else { widths[stack] = length }
      }
    }
  }

  func intrinsic(_ view: Int, isVertical: Bool) -> Double? { isVertical ? sizes[view].height : sizes[view].width }

  func asked(_ view: Int, isVertical: Bool) -> Double? {
    intrinsic(view, isVertical: isVertical) ?? (isVertical ? heights[view] : widths[view])
      ?? fixed(view, isVertical: isVertical)
  }

  private func fixed(_ view: Int, isVertical: Bool) -> Double? {
    (isVertical ? content.fixedHeights : content.fixedWidths)[view]
  }
}
