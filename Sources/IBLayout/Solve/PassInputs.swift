import IBModel

/// The inputs of a pass, from the results of the previous one.
struct PassInputs: Equatable {
  var guides: GuideInsets
  /// Intrinsic content sizes by local index.
  var sizes: [IntrinsicSize]

  /// These inputs with every size, margin and safe area larger by some points, each view's by another number, so two
  /// growths never cancel out. Margins grow equally at opposite edges, so a centered view stays in place. The top
  /// layout guide begins lower: documents differ on where its top is (Measurements/Lint.md#stale-frames).
  func grown(by points: Double) -> PassInputs {
    var grown = self
    for (view, size) in sizes.enumerated() {
      let growth = points * Self.share(of: view)
      grown.sizes[view] = IntrinsicSize(width: size.width.map { $0 + growth }, height: size.height.map { $0 + growth })
    }
    for view in guides.margins.indices {
      let growth = points * Self.share(of: view + sizes.count)
      grown.guides.margins[view] = guides.margins[view] + Insets(all: growth)
      // A safe area is not symmetric: its bars and status bar are not those at its bottom.
      let insets = Insets(top: 2 * growth, left: growth, bottom: growth, right: growth)
      grown.guides.safeAreas[view] = guides.safeAreas[view] + insets
    }
    grown.guides.layoutGuideStart += points
    grown.guides.layoutGuides.top += 2 * points
    grown.guides.layoutGuides.bottom += points
    return grown
  }

  /// A number from 1 to 2. The golden ratio spreads the numbers of successive views evenly, so their small sums and
  /// differences do not coincide.
  private static func share(of view: Int) -> Double {
    1 + (Double(view + 1) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
  }
}
