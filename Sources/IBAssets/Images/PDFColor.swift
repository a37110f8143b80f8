/// A color of a PDF page in the notation of SVG.
///
/// One component is gray, three are red, green and blue. Four are cyan, magenta, yellow and black, and are converted
/// without a profile.
struct PDFColor {
  let text: String

  static let black = PDFColor(gray: 0)

  private init(gray: Double) { text = Self.text([gray, gray, gray]) }

  /// Nil unless the operands are one, three or four numbers; a pattern has others.
  init?(_ operands: [PDFObject]) {
    let numbers = operands.compactMap(\.number)
    guard numbers.count == operands.count else { return nil }
    self.init(numbers)
  }

  init?(_ numbers: [Double]) {
    switch numbers.count {
    case 1: text = Self.text([numbers[0], numbers[0], numbers[0]])
    case 3: text = Self.text(numbers)
    case 4: text = Self.text(numbers.prefix(3).map { (1 - $0) * (1 - numbers[3]) })
    default: return nil
    }
  }

  private static func text(_ components: [Double]) -> String {
    let bytes = components.map { String(Int(min(max($0, 0), 1) * 255 + 0.5)) }
    return "rgb(\(bytes.joined(separator: ",")))"
  }

  /// Whether a color space is that of gray, of red, green and blue, or of four inks.
  ///
  /// - Parameter space: the name or the definition of a space.
  static func isPlain(space: PDFObject?, in resources: [String: PDFObject], of file: PDFFile) -> Bool {
    var space = file.resolved(space)
    if let name = space?.name, !plain.contains(name) {
      space = file.resolved(file.resolved(resources["ColorSpace"])?.fields?[name])
    }
    let family = file.resolved(space?.elements?.first)?.name ?? space?.name
    return family.map(plain.contains) ?? false
  }

  private static let plain: Set<String> = [
    "DeviceGray", "DeviceRGB", "DeviceCMYK", "CalGray", "CalRGB", "ICCBased",
  ]
}
