import ProposalLayout

/// A layout of anchors as a struct that conforms to `Layout`.
struct LayoutSource {
  let name: String
  let layout: AnchoredLayout

  var lines: [String] {
    [
      "/// Places views by lines of the container and of views before them.",
      "private struct \(name): Layout {",
      "  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {",
      "    proposal.replacingUnspecifiedDimensions()",
      "  }",
      "",
      "  func placeSubviews(",
      "    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()",
      "  ) {",
      "    guard subviews.count == \(layout.rules.count) else { return }",
    ] + layout.rules.indices.flatMap(place) + ["  }", "}"]
  }

  /// From the brace that opens the struct to the one that closes it.
  var braces: String {
    let text = lines.joined(separator: "\n")
    return String(text[(text.firstIndex(of: "{") ?? text.startIndex)...])
  }

  private func place(_ index: Int) -> [String] {
    let rule = layout.rules[index]
    var horizontal = Span(rule.horizontal, .horizontal)
    var vertical = Span(rule.vertical, .vertical)
    if let extent = rule.horizontal.extent { horizontal.length = Self.text(extent, vertical.length) }
    if let extent = rule.vertical.extent { vertical.length = Self.text(extent, horizontal.length) }
    if let extent = rule.horizontal.extent, extent.side == .own {
      horizontal.length = Self.text(extent, vertical.length)
    }
    return [
      "    let size\(index) = subviews[\(index)].sizeThatFits(",
      "      ProposedViewSize(width: \(horizontal.length ?? "nil"), height: \(vertical.length ?? "nil")))",
      "    let frame\(index) = CGRect(",
      "      x: \(horizontal.origin("size\(index).width")),",
      "      y: \(vertical.origin("size\(index).height")),",
      "      width: \(horizontal.length ?? "size\(index).width"),",
      "      height: \(vertical.length ?? "size\(index).height"))",
      "    subviews[\(index)].place(at: frame\(index).origin, proposal: ProposedViewSize(frame\(index).size))",
    ]
  }

  private static func text(_ extent: AnchoredLayout.Extent, _ own: String?) -> String {
    let (dimension, box) = (extent.axis == .horizontal ? "width" : "height", "bounds")
    var text =
      switch extent.side {
      case .container: "\(box).\(dimension)"
      case .view(let view): "frame\(view).\(dimension)"
      case .own: own ?? "0"
      }
    if extent.multiplier != 1 { text += " * \(SwiftText.share(extent.multiplier))" }
    if extent.constant == 0 { return text }
    let sign = extent.constant < 0 ? "-" : "+"
    text += " \(sign) \(SwiftText.number(abs(extent.constant)))"
    return extent.constant < 0 ? "max(0, \(text))" : text
  }

  /// The anchors of one direction as expressions.
  private struct Span {
    var start: String?
    var center: String?
    var end: String?
    var length: String?

    init(_ positions: AnchoredLayout.Positions, _ axis: Axis) {
      func expression(_ guide: StandardGuide) -> String? { positions.anchors[guide].map { Self.text($0, axis) } }
      start = expression(axis == .horizontal ? .leading : .top)
      center = expression(axis == .horizontal ? .horizontalCenter : .verticalCenter)
      end = expression(axis == .horizontal ? .trailing : .bottom)
      if let start, let end {
        length = "max(0, (\(end)) - (\(start)))"
      } else if let start, let center {
        length = "max(0, 2 * ((\(center)) - (\(start))))"
      } else if let center, let end {
        length = "max(0, 2 * ((\(end)) - (\(center))))"
      }
    }

    func origin(_ own: String) -> String {
      let length = length ?? own
      if let start { return start }
      if let center { return "\(center) - (\(length)) / 2" }
      return end.map { "\($0) - (\(length))" } ?? "0"
    }

    /// Multiples count from the container's near edge, which is where `bounds` begins.
    private static func text(_ anchor: AnchoredLayout.Anchor, _ axis: Axis) -> String {
      let (near, middle, far) = axis == .horizontal ? ("minX", "midX", "maxX") : ("minY", "midY", "maxY")
      let place =
        switch anchor.line.guide {
        case .leading, .top: near
        case .horizontalCenter, .verticalCenter: middle
        default: far
        }
      let box = anchor.line.view.map { "frame\($0)" } ?? "bounds"
      var text = "\(box).\(place)"
      if anchor.multiplier != 1 {
        text = "bounds.\(near) + \(SwiftText.share(anchor.multiplier)) * (\(text) - bounds.\(near))"
      }
      if anchor.constant == 0 { return text }
      let sign = anchor.constant < 0 ? "-" : "+"
      return "\(text) \(sign) \(SwiftText.number(abs(anchor.constant)))"
    }
  }
}
