/// The lines of a text for a proposal: step 5 of ProposalLayout.md.
struct TextLines {
  /// In points, not rounded.
  let widths: [Double]
  /// What the text is offered, in points; nil for any width.
  private let offered: Double?
  private let metrics: LineMetrics
  private let reserved: Int
  private let pixel: Double

  init(_ leaf: TextLeaf, _ text: String, _ proposal: ProposedSize, _ measurer: any TextSizing, pixel: Double) {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let metrics = measurer.metrics(of: leaf.font)
    let ownLimit = leaf.lineLimit.map { max(1, $0) }
    var widths = measurer.lineWidths(of: text, font: leaf.font, width: width, limit: ownLimit)
    if let limit = Self.limit(height: proposal.height, isZero: proposal == .zero, metrics), limit < widths.count {
      widths = measurer.lineWidths(of: text, font: leaf.font, width: width, limit: limit)
    }
    self.widths = widths
    self.metrics = metrics
    self.pixel = pixel
    offered = width
    reserved = leaf.reservesSpace ? ownLimit ?? 0 : 0
  }

  /// How many lines a height has room for, at least one. The question for the smallest size has no limit.
  private static func limit(height: Double?, isZero: Bool, _ metrics: LineMetrics) -> Int? {
    guard let height, !isZero, metrics.pitch > 0 else { return nil }
    let lines = (height / metrics.pitch + tolerance).rounded(.down)
    return lines < Double(Int32.max) ? max(1, Int(lines)) : nil
  }

  /// Heights are sums of lines, which are not exact, as a part of a line.
  private static let tolerance = 1e-6

  /// In points, up to the next pixel and never wider than what is offered.
  var size: ViewSize {
    let width = Pixels.ceiling(widths.max() ?? 0, pixel)
    return ViewSize(width: min(width, offered ?? width), height: height(lines: max(widths.count, reserved)))
  }

  var firstBaseline: Double { metrics.baseline }
  var lastBaseline: Double { metrics.baseline + Double(max(0, widths.count - 1)) * metrics.pitch }

  private func height(lines: Int) -> Double {
    guard lines > 0 else { return 0 }
    return Pixels.ceiling(metrics.lineHeight + Double(lines - 1) * metrics.pitch, pixel)
  }
}
