import IBModel

/// A view without views inside: its leaf, and frames on the axes on which the leaf does not fill by itself.
enum LeafNode {
  static func node(_ view: SceneView, _ rules: AxisPair<LengthRule>, _ source: LeafSource?) -> ViewNode {
    let isOpen = Axis.allCases.contains { !rules[$0].isFixed && !rules[$0].stretchesContent }
    let source = source.map { $0.isImageOfCode && isOpen ? $0.overColor : $0 }
    let leaf = HostedLeaf(className: source?.expression ?? view.customClass)
    var node = ViewNode(.hosted(leaf), id: view.leafID)
    let isNatural = Axis.allCases.allSatisfy { rules[$0] == .natural }
    for modifier in source?.modifiers ?? [] where !isNatural || !resizing.contains(modifier) {
      node = node.neutral(modifier)
    }
    // A resizable image would fill the axis on which the view is as long as its image.
    let natural = AxisSet { rules[$0] == .natural }
    if source?.modifiers.first == "resizable()", source?.keepsRatio == false,
      [.horizontal, .vertical].contains(natural)
    {
      node = node.neutral(ModifierSource.calls(.fixedSize(FixedSize(axes: natural)))[0])
    }
    // An image that keeps its aspect ratio or its size does not fill its frame, and may be larger.
    let keepsRatio = !isNatural && source?.keepsRatio == true
    let filled = AxisSet { rules[$0].stretchesContent && (keepsRatio || !view.fills($0)) }
    node = node.filling(filled, alignment(of: view, source), overflowing: source?.mayOverflow == true ? filled : [])
    return view.isStaticText ? node.padded(StaticText.insets) : node
  }

  /// The alignment of a text in a larger frame, as its view sets it; center for other views.
  static func alignment(of view: SceneView, _ source: LeafSource?) -> Alignment {
    if let alignment = source?.alignment { return alignment }
    guard view.kind == .label || view.isStaticText, let source else { return .center }
    // A text view begins at the top.
    return Alignment(source.textGuide, view.isStaticText ? .top : .verticalCenter)
  }

  /// The modifiers that an image with its own size does not need.
  private static let resizing: Set<String> = [
    "resizable()", ImageScaling.fit.rawValue, ImageScaling.fill.rawValue,
  ]
}

extension LeafSource {
  /// An image over a color, so that it does not affect the size of its view.
  fileprivate var overColor: LeafSource {
    var result = self
    let place = alignment.flatMap { $0 == .center ? nil : "(alignment: \(GuideSource.text($0)))" } ?? ""
    let shown = ([expression] + modifiers).joined(separator: ".")
    (result.expression, result.modifiers, result.alignment) = ("Color.clear", ["overlay\(place) {\n  \(shown)\n}"], nil)
    return result
  }

  fileprivate var mayOverflow: Bool { alignment != nil || modifiers.contains(ImageScaling.fill.rawValue) }

  fileprivate var keepsRatio: Bool {
    alignment != nil || modifiers.contains { ImageScaling(rawValue: $0) != nil }
  }
}

extension ViewKind {
  /// Whether the UIKit view is hosted, because SwiftUI has no such view.
  ///
  /// If so, its intrinsic length is the same in UIKit and SwiftUI (Measurements/SwiftUI.md#hosted-bars).
  var isHosted: Bool {
    switch self {
    case .navigationBar, .toolbar, .tabBar, .searchBar: true
    default: false
    }
  }

  /// Whether the SwiftUI view takes the whole length that it is offered on an axis.
  func fills(_ axis: Axis) -> Bool {
    switch self {
    case .label, .button, .switch, .stepper, .activityIndicatorView, .datePicker, .pageControl: false
    case .textField, .slider, .progressView, .segmentedControl, .searchBar: axis == .horizontal
    default: true
    }
  }
}

extension ViewNode {
  /// The tree with each stub replaced by the node for its id. The node gets the modifiers of the stub. On the axes on
  /// which the stub has a fixed size, the node does not fill.
  func replacingLeaves(_ nodes: [String: ViewNode]) -> ViewNode {
    var result = mapChildren { $0.replacingLeaves(nodes) }
    if case .hosted = content, children.isEmpty, let id, let node = nodes[id] {
      var node = node
      if case .fixedSize(let fixed)? = result.modifiers.first?.modifier {
        result.removeModifier(at: 0)
        for axis in Axis.allCases where fixed.axes.contains(axis) {
          for place in node.modifiers.indices.reversed() where node.modifiers[place].fills(axis) {
            node.openFrame(at: place, axis)
          }
        }
      }
      (result.content, result.id, result.children) = (node.content, node.id, node.children)
      result.modifiers = node.modifiers + result.modifiers
    }
    return result
  }

  var outerID: String? { modifiers.isEmpty ? id : modifiers[modifiers.count - 1].id }
}
