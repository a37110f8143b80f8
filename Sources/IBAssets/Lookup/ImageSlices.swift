package import IBModel

/// The parts of an image whose middle fills the remaining space. All lengths are in points of the image.
package struct ImageSlices: Hashable, Sendable {
  /// The size of the whole file.
  package let source: Size
  /// The sizes of the parts at the edges, which do not stretch.
  package let caps: Insets
  /// The size of the part of the middle that is stretched. The rest of the middle is not drawn.
  package let center: Size

  /// Nil if the image is not cut on any axis.
  ///
  /// - Parameters:
  ///   - slicing: lengths in pixels of the file.
  ///   - header: the size of the file in pixels.
  ///   - scale: pixels per point.
  init?(_ slicing: AssetSlicing, header: ImageHeader, scale: Double) {
    guard slicing.centerWidth != nil || slicing.centerHeight != nil, !header.isVector, scale > 0 else { return nil }
    source = Size(width: header.width / scale, height: header.height / scale)
    var caps = Insets.zero
    if slicing.centerWidth != nil { (caps.left, caps.right) = (slicing.caps.left / scale, slicing.caps.right / scale) }
    if slicing.centerHeight != nil { (caps.top, caps.bottom) = (slicing.caps.top / scale, slicing.caps.bottom / scale) }
    self.caps = caps
    center = Size(
      width: slicing.centerWidth.map { $0 / scale } ?? source.width,
      height: slicing.centerHeight.map { $0 / scale } ?? source.height)
  }

  /// A part of the image and its position on the screen.
  package struct Piece: Hashable, Sendable {
    /// The part in the image.
    package let source: Rect
    package let target: Rect
  }

  /// The pieces that fill a rectangle, row by row. Caps shrink if the rectangle is too small for them.
  package func pieces(in frame: Rect) -> [Piece] {
    let columns = Self.bands(
      source: source.width, caps: (caps.left, caps.right), center: center.width, in: frame.x, frame.width)
    let rows = Self.bands(
      source: source.height, caps: (caps.top, caps.bottom), center: center.height, in: frame.y, frame.height)
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          source: Rect(x: column.from, y: row.from, width: column.length, height: row.length),
          target: Rect(x: column.to, y: row.to, width: column.room, height: row.room))
      }
    }
  }

  private typealias Band = (from: Double, length: Double, to: Double, room: Double)

  /// The bands of the first cap, the middle and the last cap; empty ones are left out.
  private static func bands(
    source: Double, caps: (Double, Double), center: Double, in start: Double, _ room: Double
  ) -> [Band] {
    let kept = caps.0 + caps.1
    let share = kept > room && kept > 0 ? room / kept : 1
    let (first, last) = (caps.0 * share, caps.1 * share)
    let all: [Band] = [
      (0, caps.0, start, first), (caps.0, center, start + first, room - first - last),
      (source - caps.1, caps.1, start + room - last, last),
    ]
    return all.filter { $0.length > 0 && $0.room > 0 }
  }
}
