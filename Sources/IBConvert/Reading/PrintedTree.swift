import ProposalLayout

extension ViewNode {
  /// The tree as its source describes it: without ids, with the source of each leaf, lengths in thousandths.
  var asPrinted: ViewNode {
    var result = ViewNode(content.asPrinted, children: children.map(\.asPrinted))
    result.modifiers = modifiers.map {
      AppliedModifier($0.modifier.asPrinted, content: $0.content.map(\.asPrinted))
    }
    return result
  }
}

extension ViewContent {
  fileprivate var asPrinted: ViewContent {
    switch self {
    case .flexible(let leaf): Self.leaf(leaf.color)
    case .hosted(let leaf): Self.leaf(leaf.className)
    case .spacer(let spacer): .spacer(SpacerLeaf(minimumLength: (spacer.minimumLength ?? 0).asPrinted))
    case .stack(let stack):
      .stack(LinearStack(stack.axis, alignment: stack.alignment, spacing: (stack.spacing ?? 0).asPrinted))
    default: self
    }
  }

  private static func leaf(_ source: String?) -> ViewContent {
    .hosted(HostedLeaf(source ?? "Color.clear", width: .init(), height: .init()))
  }
}

extension ViewModifier {
  fileprivate var asPrinted: ViewModifier {
    switch self {
    case .padding(let padding):
      var insets = EdgeInsets.zero
      for edge in Edge.allCases { insets[edge] = padding.insets[edge].asPrinted }
      return .padding(Padding(insets))
    case .frame(let frame):
      return .frame(
        FixedFrame(
          width: frame.width?.asPrinted, height: frame.height?.asPrinted, alignment: frame.alignment))
    case .flexibleFrame(let frame):
      return .flexibleFrame(
        FlexibleFrame(width: frame.width.asPrinted, height: frame.height.asPrinted, alignment: frame.alignment))
    case .aspectRatio(let ratio): return .aspectRatio(AspectRatio(ratio.ratio?.asPrinted, ratio.mode))
    default: return self
    }
  }
}

extension FlexibleFrame.Limits {
  fileprivate var asPrinted: Self {
    Self(minimum: minimum?.asPrinted, ideal: ideal?.asPrinted, maximum: maximum?.asPrinted)
  }
}

extension Double {
  /// Whole numbers up to here are printed as they are.
  private static let longestWhole = 1e9

  fileprivate var asPrinted: Double {
    if self == rounded(), abs(self) < Self.longestWhole { return self }
    return SourceWords.number(SwiftText.number(self)) ?? self
  }
}
