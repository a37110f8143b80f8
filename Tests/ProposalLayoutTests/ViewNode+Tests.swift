@testable import IBConvert

extension ViewNode {
  /// A color of a fixed size.
  static func box(_ id: String, _ width: Double, _ height: Double) -> ViewNode {
    .color().frame(width: width, height: height).id(id)
  }

  func aspectRatio(_ ratio: Double? = nil, _ mode: AspectRatio.Mode) -> ViewNode {
    modified(.aspectRatio(AspectRatio(ratio: ratio, mode: mode)))
  }

  /// Laid out in a host of this size, in points.
  func layout(
    _ width: Double, _ height: Double, safeArea: EdgeInsets = .zero,
    _ change: (inout ViewEnvironment) -> Void = { _ in }
  ) -> TreeLayout {
    var environment = ViewEnvironment()
    environment.text = FixedPitch()
    change(&environment)
    return TreeLayout(
      self,
      in: TreeRequest(
        size: Size(width: width, height: height), safeAreaInsets: safeArea, environment: environment))
  }
}

/// Views and modifiers by SwiftUI's names. Lengths are in points.
extension ViewNode {
  static func text(_ text: String, font: TextFont = .body, lineLimit: Int? = nil) -> ViewNode {
    ViewNode(.text(TextLeaf(text: text, font: font, lineLimit: lineLimit)))
  }

  static func image(_ size: Size, resizable: Bool = false) -> ViewNode {
    ViewNode(.image(ImageLeaf(size: size, isResizable: resizable)))
  }

  static func zStack(alignment: Alignment = .center, _ children: [ViewNode]) -> ViewNode {
    ViewNode(.layers(LayeredStack(alignment: alignment)), children: children)
  }

  static func scrollView(axes: AxisSet = .vertical, _ children: [ViewNode]) -> ViewNode {
    ViewNode(.scroll(ScrollContainer(axes: axes)), children: children)
  }

  /// A geometry reader takes the proposed size, or 10, and puts its views into the top leading corner.
  static func geometryReader(_ children: [ViewNode]) -> ViewNode {
    zStack(alignment: .topLeading, children).frame(
      minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity,
      alignment: .topLeading)
  }

  static var divider: ViewNode { ViewNode(.divider(DividerLeaf())) }

  func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> ViewNode {
    modified(.frame(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> ViewNode {
    let width = FlexibleFrame.Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    let height = FlexibleFrame.Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    return modified(.flexibleFrame(FlexibleFrame(width: width, height: height, alignment: alignment)))
  }

  func offset(x: Double = 0, y: Double = 0) -> ViewNode { modified(.offset(Offset(x: x, y: y))) }

  func padding(_ length: Double) -> ViewNode { padding(EdgeInsets(length)) }

  func padding(_ edges: EdgeSet = .all, _ length: Double = Padding.standard) -> ViewNode {
    padding(EdgeInsets(length, on: edges))
  }
}

extension TreeLayout {
  func frame(of id: String) -> Rect? { views.first { $0.id == id }?.frame }
}

extension Alignment {
  static let top = Alignment(.horizontalCenter, .top)
  static let leading = Alignment(.leading, .verticalCenter)
  static let topTrailing = Alignment(.trailing, .top)
}
