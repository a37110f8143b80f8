import IBModel

/// The inputs of a pass, from the results of the previous one.
struct PassInputs: Equatable {
  var guides: GuideInsets
  /// Intrinsic content sizes by local index.
  var sizes: [IntrinsicSize]

  /// These inputs with every size, margin and safe area larger by some points.
  func grown(by points: Double) -> PassInputs {
    var grown = self
    grown.sizes = sizes.map { size in
      IntrinsicSize(width: size.width.map { $0 + points }, height: size.height.map { $0 + points })
    }
    grown.guides.margins = guides.margins.map { $0 + Insets(all: points) }
    grown.guides.safeAreas = guides.safeAreas.map { $0 + Insets(all: points) }
    grown.guides.layoutGuides.top += points
    grown.guides.layoutGuides.bottom += points
    return grown
  }
}
