/// A transformation of a PDF page. A point is a row vector, multiplied by the matrix on its right (PDF Reference 1.7,
/// 4.2.3).
struct PDFMatrix {
  private let a, b, c, d, e, f: Double

  static let identity = PDFMatrix(1, 0, 0, 1, 0, 0)

  /// Nil unless there are six numbers.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  private init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  /// Applies the left transformation first, then the right one.
  static func * (l: PDFMatrix, r: PDFMatrix) -> PDFMatrix {
    PDFMatrix(
      l.a * r.a + l.b * r.c, l.a * r.b + l.b * r.d, l.c * r.a + l.d * r.c, l.c * r.b + l.d * r.d,
      l.e * r.a + l.f * r.c + r.e, l.e * r.b + l.f * r.d + r.f)
  }

  /// The inverse; nil if the transformation maps the plane to a line or a point.
  var inverse: PDFMatrix? {
    let area = a * d - b * c
    guard area != 0, area.isFinite else { return nil }
    return PDFMatrix(d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area)
  }

  /// The matrix in the notation of SVG.
  var text: String { "matrix(\([a, b, c, d, e, f].map(PDFPicture.number).joined(separator: " ")))" }
}
