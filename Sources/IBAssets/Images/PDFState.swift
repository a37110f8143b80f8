/// The graphics state: the settings that a page's operators make for later painting operators.
struct PDFState {
  /// The matrix from the page's own coordinates, as a, b, c, d, e, f.
  private(set) var matrix = [1.0, 0, 0, 1, 0, 0]
  var fill = PDFColor.black.text
  var stroke = PDFColor.black.text
  var fillAlpha = 1.0
  var strokeAlpha = 1.0
  var lineWidth = 1.0
  /// 0 butt, 1 round, 2 square.
  var cap = 0
  /// 0 miter, 1 round, 2 bevel.
  var join = 0
  var miterLimit = 10.0
  var dashes: [Double] = []
  /// The number of the clip; nil without one.
  var clip: Int?

  /// Multiplies this matrix by another from the left; operands that are not six numbers are ignored.
  mutating func concatenate(_ other: [Double]) {
    guard other.count == 6 else { return }
    let (a, m) = (other, matrix)
    matrix = [
      a[0] * m[0] + a[1] * m[2], a[0] * m[1] + a[1] * m[3], a[2] * m[0] + a[3] * m[2], a[2] * m[1] + a[3] * m[3],
      a[4] * m[0] + a[5] * m[2] + m[4], a[4] * m[1] + a[5] * m[3] + m[5],
    ]
  }

  var transform: String { "matrix(\(matrix.map(PDFPicture.number).joined(separator: " ")))" }

  /// The attributes of a path.
  ///
  /// - Parameter rule: the fill rule; nil for a path that is not filled.
  func paint(fill rule: String?, strokes: Bool) -> String {
    var text = " fill=\"\(rule == nil ? "none" : fill)\""
    if let rule, rule != "nonzero" { text += " fill-rule=\"\(rule)\"" }
    if rule != nil, fillAlpha < 1 { text += " fill-opacity=\"\(PDFPicture.number(fillAlpha))\"" }
    guard strokes else { return text }
    text += " stroke=\"\(stroke)\" stroke-width=\"\(PDFPicture.number(lineWidth))\""
    if strokeAlpha < 1 { text += " stroke-opacity=\"\(PDFPicture.number(strokeAlpha))\"" }
    if cap == 1 { text += " stroke-linecap=\"round\"" }
    if cap == 2 { text += " stroke-linecap=\"square\"" }
    if join == 1 { text += " stroke-linejoin=\"round\"" }
    if join == 2 { text += " stroke-linejoin=\"bevel\"" }
    if join == 0 { text += " stroke-miterlimit=\"\(PDFPicture.number(miterLimit))\"" }
    if !dashes.isEmpty {
      text += " stroke-dasharray=\"\(dashes.map(PDFPicture.number).joined(separator: " "))\""
    }
    return text
  }
}
