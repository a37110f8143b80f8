import IBLayout
package import IBModel

/// A view of a scene in all configurations.
package struct SceneView: Sendable {
  package let id: String
  package let kind: ViewKind
  /// The index among the document's views; nil for a view that is not in the document.
  package let index: Int?
  /// The app's own class; nil for a standard view.
  package let customClass: String?
  package let parent: Int?
  package internal(set) var children: [Int] = []
  /// The frames in points in the superview's coordinates; nil in a configuration in which the view is not installed.
  package internal(set) var frames: [Rect?]
  /// The lengths by which the view extends beyond the safe area, one for each configuration.
  var safeAreas: [EdgeInsets]
  /// The leading margins from the safe area in points.
  var margins: [Double]
  var contentSizes: [Size?]
  /// The intrinsic content sizes in points, one for each configuration.
  var naturals: AxisPair<[Double?]>
  /// The image that the view shows, with its size in points; nil without one, and if the size is unknown.
  let image: (name: String, size: Size)?
  package let isHidden: Bool
  /// Whether it is a text view that is written as a `Text`.
  let isStaticText: Bool
  /// Whether the superview keeps the view: it is a part of a built-in cell, or a background.
  let isAttached: Bool
  /// Whether UIKit places the label in a cell of a built-in style.
  let isBuiltInText: Bool
  /// Whether it is the header or the footer of a table.
  let isTableEnd: Bool
  /// Whether the view neither draws anything nor has views inside, and no connection of the document names it.
  var isBlank: Bool
  let rule: ViewPlacement.Rule?
  /// The axis of a stack view; nil for any other view.
  let stackAxis: Axis?
  var evidence = AxisPair { _ in AxisEvidence() }
  /// The width divided by the height, if a constraint sets it.
  var ratio: Double?

  /// The width of the image divided by its height.
  ///
  /// If only code knows the image, the ratio is one that real views do not have, so that a frame that depends on it
  /// cannot be right by chance.
  var imageRatio: Double {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return 1.37 }
    return size.width / size.height
  }

  /// The axes on which the document has a placeholder for the length. Only Xcode uses it.
  let placeholderAxes: AxisSet

  /// Whether constraints, and not a stored frame, determine the view's own frame.
  var hasConstraints: Bool { rule == .constraints || isArranged }

  var isArranged: Bool { if case .stackView = rule { true } else { false } }

  /// The suffix that turns the id of a view into the id of its leaf.
  static let leafSign = "#"

  var leafID: String { id + Self.leafSign }

  var isTextual: Bool { kind == .label || kind == .button || isStaticText }

  /// Whether the SwiftUI view takes the whole length that it is offered on an axis.
  func fills(_ axis: Axis) -> Bool { !isStaticText && kind.fills(axis) }

  /// Whether the scene lays out the content of the view, and not a table, a bar or code.
  var holdsViews: Bool {
    switch kind {
    case .view, .stackView, .scrollView, .visualEffectView, .tableViewCellContentView, .collectionViewCellContentView,
      .window, .unknown:
      true
    case .collectionReusableView, .collectionViewCell: true
    default: false
    }
  }
}

extension [SceneView] {
  /// The indices of the views around a view, the innermost first.
  func ancestors(of view: Int) -> some Sequence<Int> { sequence(first: view) { self[$0].parent }.dropFirst() }
}

/// A value for each axis.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ value: (Axis) -> Value) { (horizontal, vertical) = (value(.horizontal), value(.vertical)) }

  subscript(_ axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension AxisPair: Sendable where Value: Sendable {}
