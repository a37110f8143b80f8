@_exported public import Geometry

/// The size that is offered to a view in points. See step 2 of ProposalLayout.md.
///
/// Nil asks for the ideal length, 0 for the smallest, and infinity for the largest one.
struct ProposedSize: Hashable, Sendable {
  var width: Double?
  var height: Double?
}

extension ProposedSize {
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  init(along axis: Axis, _ length: Double?, across: Double?) {
    self =
      axis == .horizontal
      ? ProposedSize(width: length, height: across) : ProposedSize(width: across, height: length)
  }

  static let zero = ProposedSize(width: 0, height: 0)
  /// No length is proposed, so the view returns its ideal size.
  static let unspecified = ProposedSize(width: nil, height: nil)

  subscript(_ axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The offered size, with `lengths` on the axes without an offer.
  func replacingUnspecified(by lengths: Size) -> Size {
    Size(width: width ?? lengths.width, height: height ?? lengths.height)
  }

  /// The size that remains inside the insets, never negative; nil on the axes without an offer.
  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.length(along: .horizontal)) },
      height: height.map { max(0, $0 - insets.length(along: .vertical)) })
  }
}

enum Pixels {
  /// The distance at which a length counts as being on a pixel, as a fraction of a pixel. Sums of lengths are not
  /// exact.
  private static let tolerance = 1e-6

  /// The smallest multiple of `pixel` that is at least a length, in points; without a pixel, the length itself.
  static func ceiling(_ length: Double, _ pixel: Double) -> Double {
    guard pixel > 0, length.isFinite else { return length }
    return (length / pixel - tolerance).rounded(.up) * pixel
  }
}
