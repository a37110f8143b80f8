/// Modifiers by SwiftUI's names. Lengths are in points.
extension ViewNode {
  package func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ViewNode {
    modified(.frame(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  package func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> ViewNode {
    modified(
      .flexibleFrame(
        FlexibleFrame(
          width: FlexibleFrame.Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
          height: FlexibleFrame.Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
          alignment: alignment)))
  }

  package func padding(_ insets: EdgeInsets) -> ViewNode { modified(.padding(Padding(insets))) }

  package func padding(_ length: Double) -> ViewNode { padding(EdgeInsets(length)) }

  package func padding(_ edges: EdgeSet = .all, _ length: Double = Padding.standard) -> ViewNode {
    padding(EdgeInsets(length, on: edges))
  }

  package func fixedSize(_ axes: AxisSet = .both) -> ViewNode { modified(.fixedSize(FixedSize(axes))) }

  package func aspectRatio(_ ratio: Double? = nil, _ mode: AspectRatio.Mode) -> ViewNode {
    modified(.aspectRatio(AspectRatio(ratio, mode)))
  }

  package func layoutPriority(_ value: Double) -> ViewNode { modified(.layoutPriority(LayoutPriority(value))) }

  package func alignmentGuide(
    _ guide: Guide, _ base: GuideValue.Base, times multiplier: Double = 1, plus constant: Double = 0
  ) -> ViewNode {
    modified(.alignmentGuide(GuideValue(guide, base, times: multiplier, plus: constant)))
  }

  package func background(
    alignment: Alignment = .center, ignoring edges: EdgeSet = [], _ content: [ViewNode]
  ) -> ViewNode {
    modified(.backdrop(Backdrop(.background, alignment: alignment, ignoredEdges: edges)), content: content)
  }

  package func overlay(alignment: Alignment = .center, _ content: [ViewNode]) -> ViewNode {
    modified(.backdrop(Backdrop(.overlay, alignment: alignment)), content: content)
  }

  package func offset(x: Double = 0, y: Double = 0) -> ViewNode { modified(.offset(Offset(x: x, y: y))) }

  package func position(x: Double, y: Double) -> ViewNode { modified(.position(Position(x: x, y: y))) }

  package func hidden() -> ViewNode { modified(.hidden(Hidden())) }

  package func ignoresSafeArea(_ edges: EdgeSet = .all) -> ViewNode {
    modified(.ignoresSafeArea(SafeAreaIgnoring(edges)))
  }

  package func safeAreaInset(
    edge: Edge, alignment: Guide? = nil, spacing: Double? = nil, _ content: [ViewNode]
  ) -> ViewNode {
    modified(.safeAreaBar(SafeAreaBar(edge, alignment: alignment, spacing: spacing)), content: content)
  }

  package func safeAreaPadding(_ insets: EdgeInsets) -> ViewNode { modified(.safeAreaPadding(SafeAreaPadding(insets))) }

  package func containerRelativeFrame(
    _ axes: AxisSet, count: Int = 1, span: Int = 1, spacing: Double = 0, alignment: Alignment = .center
  ) -> ViewNode {
    modified(
      .relativeFrame(ContainerShare(axes, count: count, span: span, spacing: spacing, alignment: alignment)))
  }

  package func layoutDirection(_ direction: LayoutDirection) -> ViewNode {
    modified(.layoutDirection(DirectionChange(direction)))
  }

  package func gridCell(_ cell: GridCell) -> ViewNode { modified(.gridCell(GridCellSettings(cell))) }

  package func neutral(_ source: String) -> ViewNode { modified(.neutral(Neutral(source))) }
}
