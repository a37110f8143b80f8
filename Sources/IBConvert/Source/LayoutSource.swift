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
    var horizontal = Span(rule.horizontal, .horizontal, index)
    var vertical = Span(rule.vertical, .vertical, index)
    // A length by the one in the other direction comes after that.
    if rule.horizontal.extent?.side == .own {
      vertical.measure(by: rule.vertical.extent, nil)
      horizontal.measure(by: rule.horizontal.extent, vertical.length)
    } else {
      horizontal.measure(by: rule.horizontal.extent, nil)
      vertical.measure(by: rule.vertical.extent, horizontal.length)
    }
    var lines =
      rule.horizontal.extent?.side == .own ? vertical.lines + horizontal.lines : horizontal.lines + vertical.lines
    if horizontal.length == nil || vertical.length == nil {
      let proposal = "ProposedViewSize(width: \(horizontal.length ?? "nil"), height: \(vertical.length ?? "nil"))"
      lines.append("let size\(index) = subviews[\(index)].sizeThatFits(\(proposal))")
    }
    lines += [
      "let frame\(index) = CGRect(",
      "  x: \(horizontal.origin("size\(index).width")),",
      "  y: \(vertical.origin("size\(index).height")),",
      "  width: \(horizontal.length ?? "size\(index).width"),",
      "  height: \(vertical.length ?? "size\(index).height"))",
      "subviews[\(index)].place(at: frame\(index).origin, proposal: ProposedViewSize(frame\(index).size))",
    ]
    return lines.map { "    " + $0 }
  }

  private static func text(_ extent: AnchoredLayout.Extent, _ own: String?) -> String {
    let dimension = extent.axis == .horizontal ? "width" : "height"
    var text =
      switch extent.side {
      case .container: "bounds.\(dimension)"
      case .view(let view): "frame\(view).\(dimension)"
      case .own: own ?? "0"
      }
    if extent.multiplier != 1 { text += " * \(SwiftText.share(extent.multiplier))" }
    if extent.constant == 0 { return text }
    let sign = extent.constant < 0 ? "-" : "+"
    text += " \(sign) \(SwiftText.number(abs(extent.constant)))"
    return extent.constant < 0 ? "max(0, \(text))" : text
  }

  /// The anchors of one direction as constants of the view's number.
  private struct Span {
    private let names: (start: String, center: String, end: String, length: String)
    private var start: String?
    private var center: String?
    private var end: String?
    /// The name of the length; nil for the view's own.
    private(set) var length: String?
    /// What declares the names.
    private(set) var lines: [String] = []

    init(_ positions: AnchoredLayout.Positions, _ axis: Axis, _ index: Int) {
      let isHorizontal = axis == .horizontal
      names =
        isHorizontal
        ? ("left\(index)", "centerX\(index)", "right\(index)", "width\(index)")
        : ("top\(index)", "centerY\(index)", "bottom\(index)", "height\(index)")
      start = declare(names.start, positions.anchors[isHorizontal ? .leading : .top], axis)
      center = declare(names.center, positions.anchors[isHorizontal ? .horizontalCenter : .verticalCenter], axis)
      end = declare(names.end, positions.anchors[isHorizontal ? .trailing : .bottom], axis)
    }

    private mutating func declare(_ name: String, _ anchor: AnchoredLayout.Anchor?, _ axis: Axis) -> String? {
      guard let anchor else { return nil }
      lines.append("let \(name) = \(Self.text(anchor, axis))")
      return name
    }

    /// Declares the length where anchors or another length say it.
    mutating func measure(by extent: AnchoredLayout.Extent?, _ other: String?) {
      let text: String? =
        if let extent {
          LayoutSource.text(extent, other)
        } else if let start, let end {
          "max(0, \(end) - \(start))"
        } else if let start, let center {
          "max(0, 2 * (\(center) - \(start)))"
        } else if let center, let end {
          "max(0, 2 * (\(end) - \(center)))"
        } else { nil }
      guard let text else { return }
      lines.append("let \(names.length) = \(text)")
      length = names.length
    }

    func origin(_ own: String) -> String {
      let length = length ?? own
      if let start { return start }
      if let center { return "\(center) - \(length) / 2" }
      return end.map { "\($0) - \(length)" } ?? "0"
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
