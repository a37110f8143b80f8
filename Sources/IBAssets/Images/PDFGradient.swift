/// An axial or radial shading (PDF Reference 1.7, 4.6.3).
struct PDFGradient {
  /// The transformation from the gradient's coordinates to those of the page.
  let matrix: PDFMatrix
  /// The SVG element and its attributes.
  private let head: String
  private let isRadial: Bool
  private let stops: String

  /// The number of equal distances between the computed colors. A color on a line between others is left out.
  private static let steps = 128
  /// Half a step of a color's byte.
  private static let tolerance = 0.5 / 255

  /// Nil for a shading of another kind, such as a mesh, and for a cone.
  init?(_ object: PDFObject?, matrix: PDFMatrix, _ resources: [String: PDFObject], of file: PDFFile) {
    guard let fields = file.resolved(object)?.fields, let kind = file.resolved(fields["ShadingType"])?.whole,
      let coordinates = file.numbers(fields["Coords"]), coordinates.count == (kind == 3 ? 6 : 4),
      kind == 2 || kind == 3,
      PDFColor.isPlain(space: fields["ColorSpace"], in: resources, of: file), fields["BBox"] == nil,
      let function = PDFFunction(fields["Function"], of: file)
    else { return nil }
    let domain = file.numbers(fields["Domain"]) ?? [0, 1]
    guard domain.count == 2 else { return nil }
    var extends = file.resolved(fields["Extend"])?.elements?.map { $0.isTrue } ?? [false, false]
    var colors: [[Double]] = (0...Self.steps).compactMap { step in
      function(domain[0] + (domain[1] - domain[0]) * Double(step) / Double(Self.steps), file.budget)
    }
    guard extends.count == 2, colors.count == Self.steps + 1, let width = colors.first?.count,
      colors.allSatisfy({ $0.count == width })
    else { return nil }
    var circles = coordinates
    if kind == 3, coordinates[2] > coordinates[5] {
      circles = Array(coordinates[3...] + coordinates[..<3])
      colors.reverse()
      extends.reverse()
    }
    guard let head = kind == 2 ? Self.line(coordinates) : Self.circles(circles),
      let stops = Self.stops(colors, extends: extends)
    else { return nil }
    (self.head, self.stops, self.matrix, isRadial) = (head, stops, matrix, kind == 3)
  }

  /// The definition in the coordinates of the painted path; nil if these are degenerate.
  func svg(id: String, in coordinates: PDFMatrix) -> String? {
    guard let inverse = coordinates.inverse else { return nil }
    let name = isRadial ? "radialGradient" : "linearGradient"
    return "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(head) "
      + "gradientTransform=\"\((matrix * inverse).text)\">\(stops)</\(name)>"
  }

  private static func attributes(_ names: [String], _ values: [Double]) -> String {
    zip(names, values).map { "\($0)=\"\(PDFPicture.number($1))\"" }.joined(separator: " ")
  }

  private static func line(_ ends: [Double]) -> String { attributes(["x1", "y1", "x2", "y2"], ends) }

  /// The circles from the smaller to the larger one; nil if the smaller one is not inside, because SVG has no cones.
  private static func circles(_ values: [Double]) -> String? {
    let (x, y, room) = (values[3] - values[0], values[4] - values[1], values[5] - values[2])
    guard room > 0, x * x + y * y <= room * room else { return nil }
    return attributes(["fx", "fy", "fr", "cx", "cy", "r"], values)
  }

  /// The stops of the gradient. Without an extension, it is transparent before its first or after its last color.
  private static func stops(_ colors: [[Double]], extends: [Bool]) -> String? {
    var text = extends[0] ? "" : #"<stop stop-opacity="0"/>"#
    for index in places(of: colors) {
      guard let color = PDFColor(colors[index]) else { return nil }
      let offset = PDFPicture.number(Double(index) / Double(steps))
      text += "<stop offset=\"\(offset)\" stop-color=\"\(color.text)\"/>"
    }
    return extends[1] ? text : text + #"<stop offset="1" stop-opacity="0"/>"#
  }

  /// The indices of the colors that remain; all others are on lines between them.
  private static func places(of colors: [[Double]]) -> [Int] {
    var places = [0]
    for end in colors.indices.dropFirst(2) {
      let start = places[places.count - 1]
      let isStraight = (start + 1..<end).allSatisfy { index in
        let share = Double(index - start) / Double(end - start)
        return colors[index].indices.allSatisfy {
          abs(colors[start][$0] + share * (colors[end][$0] - colors[start][$0]) - colors[index][$0]) <= tolerance
        }
      }
      if !isStraight { places.append(end - 1) }
    }
    return places + [colors.count - 1]
  }
}

/// The color or gradient that fills or strokes a path.
enum PDFPaint {
  case color(PDFColor)
  case gradient(PDFGradient)
}

extension PDFObject {
  fileprivate var isTrue: Bool { if case .flag(true) = self { true } else { false } }
}
