/// `offset`: the view is shown elsewhere; its neighbors do not notice. See step 15 of ProposalLayout.md.
package struct Offset: Hashable, Sendable {
  /// In points.
  package var x: Double
  package var y: Double

  package init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

extension Offset: WrapperLayout {
  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] { [ChildPlacement(child: 0, origin: Point(x: x, y: y), proposal: proposal)] }

  /// Guides stay where the view would be.
  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    view.child.explicitGuide(guide, for: proposal)
  }
}

/// `position`: takes all that is offered, with the view's center at a point of it. See step 15 of ProposalLayout.md.
package struct Position: Hashable, Sendable {
  /// In points from the leading top corner of the offered area.
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Position: WrapperLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    proposal.replacingUnspecified(by: view.child.size(for: proposal))
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    let child = view.child.size(for: proposal)
    return [
      ChildPlacement(
        child: 0, origin: Point(x: x - child.width / 2, y: y - child.height / 2), proposal: proposal)
    ]
  }
}

/// `alignmentGuide`: the view sets the position of a guide. See step 29 of ProposalLayout.md.
package struct GuideValue: Hashable, Sendable {
  /// What the value is computed from.
  package enum Base: Hashable, Sendable {
    case width, height
    case guide(Guide)
  }

  package var guide: Guide
  package var base: Base
  package var multiplier: Double
  /// In points.
  package var constant: Double

  package init(_ guide: Guide, _ base: Base, times multiplier: Double = 1, plus constant: Double = 0) {
    self.guide = guide
    self.base = base
    self.multiplier = multiplier
    self.constant = constant
  }
}

extension GuideValue: WrapperLayout {
  var guideScope: GuideScope { GuideScope(guide) }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    guard guide == self.guide else { return view.child.explicitGuide(guide, for: proposal) }
    let dimensions = view.child.dimensions(for: proposal)
    let value =
      switch base {
      case .width: dimensions.size.width
      case .height: dimensions.size.height
      case .guide(let other): dimensions[other]
      }
    return value * multiplier + constant
  }
}
