import IBLayout
package import IBModel

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
  /// The frames in the superview's coordinates, in points; nil in a configuration in which the view is not installed.
  package internal(set) var frames: [Rect?]
  /// How far it extends beyond the safe area, by configuration.
  var safeAreas: [EdgeInsets]
  /// The leading margin, from the safe area, in points.
  var margins: [Double]
  var contentSizes: [Size?]
  /// The intrinsic content size in points, by configuration.
  var naturalWidths: [Double?]
  var naturalHeights: [Double?]
  /// The image that it shows, with its size in points; nil for one of unknown size too.
  let image: (name: String, size: Size)?
  package let isHidden: Bool
  /// Whether it is a text view that is written as a `Text`.
  let isStaticText: Bool
  /// Kept by its superview: a part of a built-in cell, a background.
  let isAttached: Bool
  let rule: ViewPlacement.Rule?
  var horizontal = AxisEvidence()
  var vertical = AxisEvidence()

  /// Shares the memory of values that equal those of another view in all configurations.
  mutating func share(_ other: SceneView) {
    if frames == other.frames { frames = other.frames }
    if safeAreas == other.safeAreas { safeAreas = other.safeAreas }
    if margins == other.margins { margins = other.margins }
    if contentSizes == other.contentSizes { contentSizes = other.contentSizes }
    if naturalWidths == other.naturalWidths { naturalWidths = other.naturalWidths }
    if naturalHeights == other.naturalHeights { naturalHeights = other.naturalHeights }
  }

  /// The width of its image by the height. If only code knows the image, the ratio is one that no real view has, so a
  /// frame that depends on it cannot be right by chance.
  var imageRatio: Double {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return 1.37 }
    return size.width / size.height
  }

  func naturals(_ axis: Axis) -> [Double?] { axis == .horizontal ? naturalWidths : naturalHeights }

  subscript(_ axis: Axis) -> AxisEvidence {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  var isArranged: Bool { if case .stackView = rule { true } else { false } }

  /// The suffix that turns the id of a view into the id of its leaf.
  static let leafSign = "#"

  var leafID: String { id + Self.leafSign }

  var isTextual: Bool { kind == .label || kind == .button || isStaticText }

  /// Whether SwiftUI's view takes all that it is offered on an axis.
  func fills(_ axis: Axis) -> Bool { !isStaticText && kind.fills(axis) }

  /// Whether the scene lays out its content, rather than a table, a bar or code.
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
