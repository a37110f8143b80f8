/// A text, which is as wide as its longest line and as high as all its lines. See step 5 of ProposalLayout.md.
struct TextLeaf: Hashable, Sendable, NodeLayout {
  var text: String
  var font = TextFont.body
  var lineLimit: Int?

  private func lines(_ proposal: ProposedSize, in view: NodeContext) -> MeasuredLines? {
    view.environment.text.map { MeasuredLines(self, proposal, $0, pixel: view.environment.pixel) }
  }

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size { lines(proposal, in: view)?.size ?? .zero }

  func explicitGuide(_ guide: Guide, for proposal: ProposedSize, in view: NodeContext) -> Double? {
    switch guide {
    case .firstTextBaseline: lines(proposal, in: view)?.firstBaseline
    case .lastTextBaseline: lines(proposal, in: view)?.lastBaseline
    default: nil
    }
  }

  func spacing(in view: NodeContext) -> SpacingPreference {
    let environment = view.environment
    let spacing = environment.text?.metrics(of: font).spacing
    return spacing?.preference(environment.generation, pixel: environment.pixel) ?? .plain
  }
}

/// The lines of a text for a proposal: step 5 of ProposalLayout.md.
struct MeasuredLines {
  let widths: [Double]
  private let offered: Double?
  private let metrics: LineMetrics
  private let pixel: Double

  init(_ leaf: TextLeaf, _ proposal: ProposedSize, _ measurer: any TextSizing, pixel: Double) {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let metrics = measurer.metrics(of: leaf.font)
    let ownLimit = leaf.lineLimit.map { max(1, $0) }
    var widths = measurer.lineWidths(of: leaf.text, font: leaf.font, width: width, limit: ownLimit)
    if let limit = Self.limit(height: proposal.height, isZero: proposal == .zero, metrics), limit < widths.count {
      widths = measurer.lineWidths(of: leaf.text, font: leaf.font, width: width, limit: limit)
    }
    self.widths = widths
    self.metrics = metrics
    self.pixel = pixel
    offered = width
  }

  /// The number of lines that fit into a height, at least one; nil for no limit, as for the smallest size.
  private static func limit(height: Double?, isZero: Bool, _ metrics: LineMetrics) -> Int? {
    guard let height, !isZero, metrics.pitch > 0 else { return nil }
    let lines = (height / metrics.pitch + tolerance).rounded(.down)
    return lines < Double(Int32.max) ? max(1, Int(lines)) : nil
  }

  /// The tolerance as a part of a line, because heights are sums of lines and not exact.
  private static let tolerance = 1e-6

  var size: Size {
    let width = Pixels.ceiling(widths.max() ?? 0, pixel)
    return Size(width: min(width, offered ?? width), height: height(lines: widths.count))
  }

  var firstBaseline: Double { metrics.baseline }
  var lastBaseline: Double { metrics.baseline + Double(max(0, widths.count - 1)) * metrics.pitch }

  private func height(lines: Int) -> Double {
    guard lines > 0 else { return 0 }
    return Pixels.ceiling(metrics.lineHeight + Double(lines - 1) * metrics.pitch, pixel)
  }
}
