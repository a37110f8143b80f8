/// The graphics state: the settings that a page's operators make for later painting operators.
struct PDFState {
  /// The transformation from the page's own coordinates.
  private(set) var matrix = PDFMatrix.identity
  var fill = PDFPaint.color(.black)
  var stroke = PDFPaint.color(.black)
  var fillAlpha = 1.0
  var strokeAlpha = 1.0
  var lineWidth = 1.0
  /// The line cap: 0 butt, 1 round, 2 square.
  var cap = 0
  /// The line join: 0 miter, 1 round, 2 bevel.
  var join = 0
  var miterLimit = 10.0
  var dashes: [Double] = []
  /// The numbers of the clips, the outermost first.
  var clips: [Int] = []
  /// The number of the soft mask; nil without one.
  var mask: Int?

  mutating func concatenate(_ other: PDFMatrix) { matrix = other * matrix }

  /// The attributes of the groups around everything that is painted.
  ///
  /// Clips are nested groups, because librsvg ignores the clip of a clip.
  var groups: [String] {
    clips.map { "clip-path=\"url(#c\($0))\"" } + (mask.map { ["mask=\"url(#m\($0))\""] } ?? [])
  }

  /// The attributes of a path.
  ///
  /// - Parameters:
  ///   - fill: the fill in the notation of SVG; nil for none.
  ///   - stroke: the stroke in the notation of SVG; nil for none.
  func paint(fill: String?, rule: String, stroke: String?) -> String {
    var text = " fill=\"\(fill ?? "none")\""
    if fill != nil, rule != "nonzero" { text += " fill-rule=\"\(rule)\"" }
    if fill != nil, fillAlpha < 1 { text += " fill-opacity=\"\(PDFPicture.number(fillAlpha))\"" }
    guard let stroke else { return text }
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
