import ProposalLayout

/// A layout of anchors as a struct that conforms to `Layout`.
struct LayoutSource {
  let name: String
  let layout: AnchoredLayout

  var lines: [String] {
    [
      "/// Places views by lines of the container and of views before them.",
      "private struct \(name): Layout {",
    ] + (layout.ends.isEmpty ? filling : reaching) + ["}"]
  }

  /// A layout that takes the offered size.
  private var filling: [String] {
    [
      "  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {",
      "    proposal.replacingUnspecifiedDimensions()",
      "  }",
      "",
      "  func placeSubviews(",
      "    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()",
      "  ) {",
      "    guard subviews.count == \(layout.rules.count) else { return }",
    ]
      + layout.rules.indices.flatMap { index in
        frame(index) + [
          "    subviews[\(index)].place(at: frame\(index).origin, proposal: ProposedViewSize(frame\(index).size))"
        ]
      } + ["  }"]
  }

  /// A layout that reaches as far as its views do.
  private var reaching: [String] {
    let lengths = Axis.allCases.compactMap { axis in
      layout.ends[axis].map { "    size.\(axis == .horizontal ? "width" : "height") = \(Self.reach($0, axis))" }
    }
    return [
      "  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {",
      "    var size = proposal.replacingUnspecifiedDimensions()",
      "    let frames = frames(of: subviews, in: CGRect(origin: .zero, size: size))",
      "    guard frames.count == \(layout.rules.count) else { return size }",
    ] + lengths + [
      "    return size",
      "  }",
      "",
      "  func placeSubviews(",
      "    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()",
      "  ) {",
      "    for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds)) {",
      "      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))",
      "    }",
      "  }",
      "",
      "  private func frames(of subviews: Subviews, in bounds: CGRect) -> [CGRect] {",
      "    guard subviews.count == \(layout.rules.count) else { return [] }",
    ] + layout.rules.indices.flatMap(frame) + [
      "    return [\(layout.rules.indices.map { "frame\($0)" }.joined(separator: ", "))]",
      "  }",
    ]
  }

  /// The farthest of some ends, in bounds that begin at zero.
  private static func reach(_ ends: [AnchoredLayout.End], _ axis: Axis) -> String {
    let texts = ends.map { end in
      let place = "frames[\(end.view)].\(axis == .horizontal ? "maxX" : "maxY")"
      if end.constant == 0 { return place }
      return "\(place) \(end.constant < 0 ? "-" : "+") \(SwiftText.number(abs(end.constant)))"
    }
    return texts.count == 1 ? texts[0] : "max(\(texts.joined(separator: ", ")))"
  }

  /// From the brace that opens the struct to the one that closes it.
  var braces: String {
    let text = lines.joined(separator: "\n")
    return String(text[(text.firstIndex(of: "{") ?? text.startIndex)...])
  }

  /// What declares the frame of a view.
  private func frame(_ index: Int) -> [String] {
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

    /// Declares the length if anchors or another length determine it.
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
