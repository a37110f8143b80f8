/// What a view is before its modifiers: a leaf, or a container of the node's children.
enum ViewContent: Hashable, Sendable {
  case flexible(FlexibleLeaf)
  case text(TextLeaf)
  case image(ImageLeaf)
  case hosted(HostedLeaf)
  case spacer(SpacerLeaf)
  case divider(DividerLeaf)
  case stack(LinearStack)
  case layers(LayeredStack)
  case scroll(ScrollContainer)
  case geometry(GeometryReader)
  /// One of the node's two children.
  case choice(SizeClassChoice)
  /// Several views where one is written, or none; its modifiers are those of each of them.
  case group

  /// The layout that computes its size; nil for content that is not a view.
  var layout: (any NodeLayout)? {
    switch self {
    case .flexible(let leaf): leaf
    case .text(let leaf): leaf
    case .image(let leaf): leaf
    case .hosted(let leaf): leaf
    case .spacer(let leaf): leaf
    case .divider(let leaf): leaf
    case .stack(let container): container
    case .layers(let container): container
    case .scroll(let container): container
    case .geometry(let container): container
    case .choice(let choice): choice
    case .group: nil
    }
  }

  /// The stack that the views inside are in; nil for none.
  var stackAxis: Axis? {
    switch self {
    case .stack(let stack): stack.axis
    case .scroll: .vertical
    default: nil
    }
  }
}

/// `if` over the size classes: the first of two views in the classes that are named, else the second. See step 26 of
/// ProposalLayout.md.
struct SizeClassChoice: Hashable, Sendable {
  /// Whether the horizontal size class must be regular, or compact; nil if either is accepted.
  var isRegularWidth: Bool?
  var isRegularHeight: Bool?

  /// Whether the first of the views is shown.
  func holds(in environment: ViewEnvironment) -> Bool {
    (isRegularWidth ?? environment.isRegularWidth) == environment.isRegularWidth
      && (isRegularHeight ?? environment.isRegularHeight) == environment.isRegularHeight
  }

  /// The place of the view that is shown, 0 or 1.
  func chosen(in environment: ViewEnvironment) -> Int { holds(in: environment) ? 0 : 1 }
}

extension SizeClassChoice: WrapperLayout {}
