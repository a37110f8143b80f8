/// Views by SwiftUI's names.
extension ViewNode {
  package static func color(_ name: String? = nil) -> ViewNode { ViewNode(.flexible(FlexibleLeaf(color: name))) }

  package static func shape(_ shape: FlexibleLeaf.Shape, color: String? = nil) -> ViewNode {
    ViewNode(.flexible(FlexibleLeaf(shape, color: color)))
  }

  package static func text(_ text: String, font: TextFont = .body, lineLimit: Int? = nil) -> ViewNode {
    ViewNode(.text(TextLeaf(.string(text), font: font, lineLimit: lineLimit)))
  }

  package static func image(_ size: Size, name: String? = nil, resizable: Bool = false) -> ViewNode {
    ViewNode(.image(ImageLeaf(name, size: size, isResizable: resizable)))
  }

  package static func spacer(minLength: Double? = nil) -> ViewNode {
    ViewNode(.spacer(SpacerLeaf(minimumLength: minLength)))
  }

  package static var divider: ViewNode { ViewNode(.divider(DividerLeaf())) }

  package static func hStack(
    alignment: Guide = .verticalCenter, spacing: Double? = nil, _ children: [ViewNode]
  ) -> ViewNode {
    ViewNode(.stack(LinearStack(.horizontal, alignment: alignment, spacing: spacing)), children: children)
  }

  package static func vStack(
    alignment: Guide = .horizontalCenter, spacing: Double? = nil, _ children: [ViewNode]
  ) -> ViewNode {
    ViewNode(.stack(LinearStack(.vertical, alignment: alignment, spacing: spacing)), children: children)
  }

  package static func zStack(alignment: Alignment = .center, _ children: [ViewNode]) -> ViewNode {
    ViewNode(.layers(LayeredStack(alignment: alignment)), children: children)
  }

  package static func grid(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    _ children: [ViewNode]
  ) -> ViewNode {
    let grid = GridContainer(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    return ViewNode(.grid(grid), children: children)
  }

  package static func gridRow(alignment: Guide? = nil, _ children: [ViewNode]) -> ViewNode {
    ViewNode(.gridRow(GridRow(alignment: alignment)), children: children)
  }

  package static func scrollView(axes: AxisSet = .vertical, _ children: [ViewNode]) -> ViewNode {
    ViewNode(.scroll(ScrollContainer(axes)), children: children)
  }

  package static func geometryReader(_ children: [ViewNode]) -> ViewNode {
    ViewNode(.geometry(GeometryReader()), children: children)
  }

  package static func viewThatFits(in axes: AxisSet = .both, _ children: [ViewNode]) -> ViewNode {
    ViewNode(.fitting(ViewThatFits(in: axes)), children: children)
  }

  package static func group(_ children: [ViewNode]) -> ViewNode { ViewNode(.group, children: children) }
}
