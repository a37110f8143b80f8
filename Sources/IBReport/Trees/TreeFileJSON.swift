import ProposalLayout

/// A tree in the language of `keyline swiftui`, which `keyline schema swiftui-tree` describes.
enum TreeFileJSON {
  static func write(_ node: ViewNode, to writer: inout JSONWriter) {
    writer.object { writer in
      write(node.content, to: &writer)
      if let id = node.id { writer.field("id", id) }
      if !node.children.isEmpty {
        writer.key("children")
        write(node.children, to: &writer)
      }
      guard !node.modifiers.isEmpty else { return }
      writer.key("modifiers")
      writer.array { writer in
        for modifier in node.modifiers { write(modifier, to: &writer) }
      }
    }
  }

  private static func write(_ nodes: [ViewNode], to writer: inout JSONWriter) {
    writer.array { writer in
      for node in nodes { write(node, to: &writer) }
    }
  }

  private static func words(_ axes: AxisSet) -> [String] { Axis.allCases.filter { axes.contains($0) }.map(\.rawValue) }

  // MARK: - Views

  /// A converted tree has no groups: a group is laid out as its content.
  private static func write(_ content: ViewContent, to writer: inout JSONWriter) {
    switch content {
    case .stack(let stack):
      writer.field("view", stack.axis == .horizontal ? "HStack" : "VStack")
      if let spacing = stack.spacing { writer.field("spacing", spacing) }
      writer.field("alignment", stack.alignment.standard.rawValue)
    case .layers(let layers):
      writer.field("view", "ZStack")
      write(layers.alignment, to: &writer)
    case .scroll(let scroll):
      writer.field("view", "ScrollView")
      writer.field("axes", words(scroll.axes))
      if !scroll.filled.isEmpty { writer.field("filled", words(scroll.filled)) }
    case .spacer(let spacer):
      writer.field("view", "Spacer")
      if let length = spacer.minimumLength { writer.field("minLength", length) }
    case .flexible(let leaf):
      writer.field("view", "Color")
      if let color = leaf.color { writer.field("color", color) }
    case .hosted(let leaf): write(leaf, to: &writer)
    case .custom(let container):
      writer.field("view", "Layout")
      writer.key("rules")
      writer.array { writer in
        for rule in (container.layout as? AnchoredLayout)?.rules ?? [] { write(rule, to: &writer) }
      }
      write(ends: (container.layout as? AnchoredLayout)?.ends ?? [:], to: &writer)
    default: writer.field("view", "Group")
    }
  }

  private static func write(_ leaf: HostedLeaf, to writer: inout JSONWriter) {
    writer.field("view", "Hosted")
    if let name = leaf.className { writer.field("class", name) }
    writer.key("width")
    write(leaf.width, to: &writer)
    writer.key("height")
    write(leaf.height, to: &writer)
    if let baselines = leaf.baselines { writer.field("baselines", baselines.first, baselines.last) }
  }

  private static func write(_ length: HostedLeaf.Length, to writer: inout JSONWriter) {
    writer.object { writer in
      if let intrinsic = length.intrinsic { writer.field("intrinsic", intrinsic) }
      writer.field("hugging", length.hugging)
      writer.field("resistance", length.resistance)
    }
  }

  private static func write(_ rule: AnchoredLayout.Rule, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("horizontal")
      write(rule.horizontal, to: &writer)
      writer.key("vertical")
      write(rule.vertical, to: &writer)
    }
  }

  private static func write(ends: [Axis: [AnchoredLayout.End]], to writer: inout JSONWriter) {
    if ends.isEmpty { return }
    writer.key("ends")
    writer.object { writer in
      for axis in Axis.allCases {
        guard let ends = ends[axis] else { continue }
        writer.key(named: axis.rawValue)
        writer.array { writer in
          for end in ends {
            writer.object { writer in
              writer.field("view", end.view)
              writer.field("plus", end.constant)
            }
          }
        }
      }
    }
  }

  private static func write(_ anchor: AnchoredLayout.Anchor, to writer: inout JSONWriter) {
    writer.object { writer in
      if let view = anchor.line.view { writer.field("view", view) }
      writer.field("guide", anchor.line.guide.rawValue)
      writer.field("times", anchor.multiplier)
      writer.field("plus", anchor.constant)
    }
  }

  private static func write(_ positions: AnchoredLayout.Positions, to writer: inout JSONWriter) {
    writer.object { writer in
      for guide in StandardGuide.allCases {
        guard let anchor = positions.anchors[guide] else { continue }
        writer.key(named: guide.rawValue)
        write(anchor, to: &writer)
      }
      if let length = positions.length { writer.field("length", length) }
      if let extent = positions.extent {
        writer.key("extent")
        writer.object { writer in
          if case .view(let view) = extent.side { writer.field("view", view) }
          if extent.side == .own { writer.field("own", true) }
          writer.field("axis", extent.axis.rawValue)
          writer.field("times", extent.multiplier)
          writer.field("plus", extent.constant)
        }
      }
    }
  }

  // MARK: - Modifiers

  private static func write(_ applied: AppliedModifier, to writer: inout JSONWriter) {
    writer.object { writer in
      switch applied.modifier {
      case .padding(let padding):
        writer.key("padding")
        writer.object { writer in
          for edge in Edge.allCases where padding.insets[edge] != 0 {
            writer.key(named: edge.rawValue)
            writer.value(padding.insets[edge])
          }
        }
      case .frame(let frame):
        writer.key("frame")
        write([("width", frame.width), ("height", frame.height)], frame.alignment, to: &writer)
      case .flexibleFrame(let frame):
        let lengths = [
          ("minWidth", frame.width.minimum), ("idealWidth", frame.width.ideal), ("maxWidth", frame.width.maximum),
          ("minHeight", frame.height.minimum), ("idealHeight", frame.height.ideal),
          ("maxHeight", frame.height.maximum),
        ]
        writer.key("frame")
        write(lengths, frame.alignment, to: &writer)
      case .fixedSize(let size):
        writer.key("fixedSize")
        writer.object { writer in
          writer.field("horizontal", size.axes.contains(.horizontal))
          writer.field("vertical", size.axes.contains(.vertical))
        }
      case .aspectRatio(let ratio):
        writer.key("aspectRatio")
        writer.object { writer in
          if let value = ratio.ratio { writer.field("ratio", value) }
          writer.field("mode", ratio.mode.rawValue)
        }
      case .ignoresSafeArea(let ignored):
        writer.key("ignoresSafeArea")
        writer.object { $0.field("edges", Edge.allCases.filter { ignored.edges.contains($0) }.map(\.rawValue)) }
      case .backdrop(let backdrop):
        writer.key(named: backdrop.side.rawValue)
        writer.object { writer in
          writer.key("content")
          write(applied.content, to: &writer)
          write(backdrop.alignment, to: &writer)
        }
      case .hidden: writer.field("hidden", true)
      case .neutral(let neutral): writer.field("neutral", neutral.source)
      default: writer.field("neutral", applied.modifier.name)
      }
      if let id = applied.id { writer.field("id", id) }
    }
  }

  private static func write(
    _ lengths: [(name: String, value: Double?)], _ alignment: Alignment, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      for (name, value) in lengths {
        guard let value else { continue }
        writer.key(named: name)
        if value == .infinity { writer.value("infinity") } else { writer.value(value) }
      }
      write(alignment, to: &writer)
    }
  }

  private static func write(_ alignment: Alignment, to writer: inout JSONWriter) {
    writer.key("alignment")
    writer.object { writer in
      writer.field("horizontal", alignment.horizontal.standard.rawValue)
      writer.field("vertical", alignment.vertical.standard.rawValue)
    }
  }
}
