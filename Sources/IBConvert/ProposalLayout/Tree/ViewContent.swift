/// A view without its modifiers: a leaf, or a container of the node's children.
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

  var layout: any NodeLayout {
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
    }
  }

  var stackAxis: Axis? {
    switch self {
    case .stack(let stack): stack.axis
    case .scroll: .vertical
    default: nil
    }
  }
}
