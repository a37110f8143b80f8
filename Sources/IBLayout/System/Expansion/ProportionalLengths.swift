import IBContent
import IBModel

/// The lengths for which views have shares of a stack view that is filled in proportion: the intrinsic one, or for a
/// stack view the one that its content asks for (Measurements/StackViews.md#proportional-nested). Nil where nothing asks
/// for one.
struct ProportionalLengths {
  private let sizes: [IntrinsicSize]
  /// Of the stack views without an intrinsic length that are in others; none where no stack view needs them.
  private var widths: [Int: Double] = [:]
  private var heights: [Int: Double] = [:]

  /// - Parameters:
  ///   - members: the views of an island, each before those inside.
  ///   - sizes: the intrinsic size of each view of the scene.
  init(_ members: [Int], in scene: ResolvedScene, sizes: [IntrinsicSize]) {
    self.sizes = sizes
    let stacks = members.filter { scene.views[$0].stack != nil }
    guard stacks.contains(where: { scene.views[$0].stack?.distribution == .fillProportionally }) else { return }
    // From the inside to the outside, each once: stack views inside of each other would be walked through once a level.
    for stack in stacks.reversed() {
      guard let content = scene.views[stack].stack else { continue }
      let views = scene.arranged(of: stack)
      for isVertical in [false, true] {
        let fixed = isVertical ? scene.content.fixedHeights : scene.content.fixedWidths
        let lengths = views.compactMap { fixed[$0] ?? asked($0, isVertical: isVertical) }
        let isAlong = content.isVertical == isVertical
        let sum = lengths.reduce(content.spacing * Double(views.count - 1), +)
        let length = isAlong && !lengths.isEmpty ? sum : lengths.max()
        if isVertical { heights[stack] = length } else { widths[stack] = length }
      }
    }
  }

  func intrinsic(_ view: Int, isVertical: Bool) -> Double? { isVertical ? sizes[view].height : sizes[view].width }

  func asked(_ view: Int, isVertical: Bool) -> Double? {
    intrinsic(view, isVertical: isVertical) ?? (isVertical ? heights[view] : widths[view])
  }
}
