/// What a view is before its modifiers: a leaf, or a container of the node's children. It is `indirect`, because a tree
/// has many small ones and the largest takes hundreds of bytes.
package indirect enum ViewContent: Hashable, Sendable {
  case flexible(FlexibleLeaf)
  case text(TextLeaf)
  case image(ImageLeaf)
  case control(ControlLeaf)
  case hosted(HostedLeaf)
  case spacer(SpacerLeaf)
  case divider(DividerLeaf)
  case stack(LinearStack)
  case layers(LayeredStack)
  case grid(GridContainer)
  case gridRow(GridRow)
  case lazyGrid(LazyGrid)
  case scroll(ScrollContainer)
  case list(ListContainer)
  case section(SectionContainer)
  case geometry(GeometryReader)
  case fitting(ViewThatFits)
  case custom(CustomContainer)
  /// One of the node's two children.
  case choice(SizeClassChoice)
  /// Several views where one is written; its modifiers are those of each of them.
  case group
  /// No view at all.
  case empty

  /// The layout that computes its size; nil for content that is not a view.
  var layout: (any NodeLayout)? {
    switch self {
    case .flexible(let leaf): leaf
    case .text(let leaf): leaf
    case .image(let leaf): leaf
    case .control(let leaf): leaf
    case .hosted(let leaf): leaf
    case .spacer(let leaf): leaf
    case .divider(let leaf): leaf
    case .stack(let container): container
    case .layers(let container): container
    case .grid(let container): container
    case .lazyGrid(let container): container
    case .scroll(let container): container
    case .list(let container): container
    case .geometry(let container): container
    case .fitting(let container): container
    case .custom(let container): container
    case .choice(let choice): choice
    case .gridRow, .section, .group, .empty: nil
    }
  }

  /// SwiftUI's name of the view.
  package var name: String {
    switch self {
    case .flexible(let leaf): leaf.shape.map { $0.rawValue.capitalizedFirst } ?? "Color"
    case .text: "Text"
    case .image: "Image"
    case .control(let leaf): leaf.kind.viewName
    case .hosted(let leaf): leaf.className ?? "Hosted"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .stack(let stack): (stack.isLazy ? "Lazy" : "") + (stack.axis == .horizontal ? "HStack" : "VStack")
    case .layers: "ZStack"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .lazyGrid(let grid): grid.axis == .vertical ? "LazyVGrid" : "LazyHGrid"
    case .scroll: "ScrollView"
    case .list(let list): list.isForm ? "Form" : "List"
    case .section: "Section"
    case .geometry: "GeometryReader"
    case .fitting: "ViewThatFits"
    case .custom: "Layout"
    case .choice: "if"
    case .group: "Group"
    case .empty: "EmptyView"
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

extension String {
  /// With an upper case letter in front.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
