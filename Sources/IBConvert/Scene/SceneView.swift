import IBLayout
package import IBModel
import ProposalLayout

/// A view of a scene on every configuration.
package struct SceneView: Sendable {
  package let id: String
  package let kind: ViewKind
  /// Its place among the document's views; nil for one that is not the document's.
  package let index: Int?
  /// The class of the app's own; nil for a standard view.
  package let customClass: String?
  package let parent: Int?
  package internal(set) var children: [Int] = []
  /// In the superview's coordinates, in points; nil where the view is not installed.
  package let frames: [Rect?]
  let safeAreas: [Insets]
  /// The leading margin beside the safe area, in points.
  let margins: [Double]
  let contentSizes: [Size?]
  /// The intrinsic content size in points, by configuration.
  let naturalWidths: [Double?]
  let naturalHeights: [Double?]
  package let isHidden: Bool
  /// Kept by its superview: a part of a built-in cell, a background.
  let isAttached: Bool
  let rule: ViewPlacement.Rule?
  var horizontal = AxisEvidence()
  var vertical = AxisEvidence()

  func naturals(_ axis: Axis) -> [Double?] { axis == .horizontal ? naturalWidths : naturalHeights }

  subscript(_ axis: Axis) -> AxisEvidence {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  var isArranged: Bool { if case .stackView = rule { true } else { false } }

  /// Whether its text yields where less is offered.
  var isTextual: Bool { kind == .label || kind == .button }

  /// Whether what is inside of it is laid out by the scene: not by a table, a bar or code.
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
