/// Puts a view's guides on the standard ones of a larger or smaller place.
struct AlignedChild {
  let alignment: Alignment

  init(_ alignment: Alignment) { self.alignment = alignment }

  /// The view's leading top corner in the place, in points.
  func origin(of view: ViewDimensions, in place: ViewSize) -> ViewPoint {
    ViewPoint(
      x: alignment.horizontal.standard.standard(in: place) - view[alignment.horizontal],
      y: alignment.vertical.standard.standard(in: place) - view[alignment.vertical])
  }
}
