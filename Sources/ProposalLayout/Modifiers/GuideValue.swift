/// `alignmentGuide`: the view says where a guide is. See step 29 of ProposalLayout.md.
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
