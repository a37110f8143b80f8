import IBModel

/// The ways to arrange the views of a container, the cheapest first.
package enum CandidateKind: String, Hashable, Sendable, CaseIterable {
  case single, stack, nestedStacks, background, approximate
}

/// One view: padding and a frame that aligns it.
enum SingleCandidate {
  /// - Parameter isLoose: whether a view whose distances change keeps those of the first configuration to the nearest
  ///   edges. The result is unproven, and reported as such.
  static func node(_ item: ArrangedItem, in region: ContainerSpace, isLoose: Bool = false) -> ViewNode? {
    var surround = FrameWrapper()
    var node = item.node
    for axis in Axis.allCases {
      let (start, end) = (Edge.start(of: axis), Edge.end(of: axis))
      let from = (region.reference(start, of: [item]), region.reference(end, of: [item]))
      let starts = region.insets(of: item.rects, start, from: from.0)
      let ends = region.insets(of: item.rects, end, from: from.1)
      let hugs = region.contentSizedAxes.contains(axis)
      if let spot = AxisSpot.of(item, axis, starts, ends, hugs: hugs) {
        surround.set(axis, spot, fills: !item.fills(axis) && !hugs, from: from)
      } else if let (spot, reference) = centered(item, axis, in: region) {
        surround.set(axis, spot, fills: true, from: (reference, reference))
      } else if isLoose {
        // In a region that is as long as its content, a view that fills the region needs a fixed length.
        if hugs, item.fills(axis) {
          node = node.frame(axis, max(0, item.rects.first?.length(axis) ?? 0))
        }
        // If the view has less space than it needs, it overflows without moving the others.
        AxisSpot.of(item, axis, starts, ends, hugs: hugs, isLoose: true).map {
          surround.set(axis, $0, fills: !hugs, from: from)
        }
      } else {
        return nil
      }
    }
    return surround.around(node, in: region)
  }

  /// A view near the middle, which is measured from the same reference on both sides.
  private static func centered(
    _ item: ArrangedItem, _ axis: Axis, in region: ContainerSpace
  ) -> (spot: AxisSpot, reference: ContainerSpace.Reference)? {
    guard !item.fills(axis), !region.contentSizedAxes.contains(axis) else { return nil }
    for reference in [ContainerSpace.Reference.safe, .bounds] {
      let starts = region.insets(of: item.rects, .start(of: axis), from: reference)
      let ends = region.insets(of: item.rects, .end(of: axis), from: reference)
      let spot = AxisSpot.of(item, axis, starts, ends, hugs: false)
      if let spot, spot.place == .center { return (spot, reference) }
    }
    return nil
  }
}
