import IBModel
import IBSyntax

/// A priority for each axis, from 1 to 1000.
struct AxisPriorities: Sendable {
  var horizontal: Double
  var vertical: Double
}

/// Which distances and sizes a view that uses autoresizing lets change with its superview.
struct AutoresizingMask: Sendable {
  var flexibleLeft = false
  var flexibleWidth = false
  var flexibleRight = false
  var flexibleTop = false
  var flexibleHeight = false
  var flexibleBottom = false

  /// Reads an `<autoresizingMask>`; an absent element is a mask without any flexibility.
  init(_ element: XMLElement?) {
    guard let element else { return }
    flexibleLeft = element.flag(.flexibleMinX) ?? false
    flexibleWidth = element.flag(.widthSizable) ?? false
    flexibleRight = element.flag(.flexibleMaxX) ?? false
    flexibleTop = element.flag(.flexibleMinY) ?? false
    flexibleHeight = element.flag(.heightSizable) ?? false
    flexibleBottom = element.flag(.flexibleMaxY) ?? false
  }
}

/// Margins that the file sets, with the sides as written.
enum ExplicitMargins: Sendable {
  case absolute(Insets)
  /// `left` holds leading and `right` trailing.
  case directional(Insets)

  /// The margins on the sides of the screen.
  func insets(_ direction: LayoutDirection) -> Insets {
    switch self {
    case .absolute(let insets): return insets
    case .directional(let insets):
      guard direction == .rightToLeft else { return insets }
      return Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    }
  }
}

/// One view with a configuration's variations applied and every default explicit.
///
/// Indices are local to the resolved scene; `parent` of the scene's root is nil. A class, because it is handed about
/// far more often than it is made.
final class ResolvedView: Sendable {
  let id: String
  let kind: ViewKind
  let role: Document.Role
  let element: XMLElement
  let overlay: VariationOverlay
  let parent: Int?
  let children: [Int]
  /// False also where an ancestor is not installed.
  let isInstalled: Bool
  let isHidden: Bool
  /// Whether its alpha is 0.
  let isTransparent: Bool
  /// Whether its simulated metrics ask for a freeform size.
  let hasFreeformMetrics: Bool
  /// The frame drawn in the file, in the superview's coordinates; nil where the file has none.
  let drawn: Rect?
  /// Laid out by constraints alone: `translatesAutoresizingMaskIntoConstraints` is NO, or a stack view arranges it.
  let usesConstraints: Bool
  /// Xcode's mark for a view without any constraint, which keeps the frame it was drawn with.
  let isFixedFrame: Bool
  let autoresizing: AutoresizingMask
  let hugging: AxisPriorities
  let compression: AxisPriorities
  let margins: ExplicitMargins?
  let preservesSuperviewMargins: Bool
  let insetsMarginsFromSafeArea: Bool
  let followsReadableWidth: Bool
  let direction: LayoutDirection
  let customClass: String?
  /// The label that Xcode's outline shows for the view, typed by a person; nil for none.
  let userLabel: String?
  /// What takes the place of the control's intrinsic content size.
  let sizeReplacement: SizeReplacement
  /// What is particular to the kind.
  let control: any Control

  init(
    id: String, kind: ViewKind, role: Document.Role, element: XMLElement, overlay: VariationOverlay, parent: Int?,
    children: [Int], isInstalled: Bool, isHidden: Bool, isTransparent: Bool, hasFreeformMetrics: Bool,
    drawn: Rect?, usesConstraints: Bool, isFixedFrame: Bool,
    autoresizing: AutoresizingMask, hugging: AxisPriorities, compression: AxisPriorities, margins: ExplicitMargins?,
    preservesSuperviewMargins: Bool, insetsMarginsFromSafeArea: Bool, followsReadableWidth: Bool,
    direction: LayoutDirection, customClass: String?, userLabel: String?, sizeReplacement: SizeReplacement,
    control: any Control
  ) {
    self.id = id
    self.kind = kind
    self.role = role
    self.element = element
    self.overlay = overlay
    self.parent = parent
    self.children = children
    self.isInstalled = isInstalled
    self.isHidden = isHidden
    self.isTransparent = isTransparent
    self.hasFreeformMetrics = hasFreeformMetrics
    self.drawn = drawn
    self.usesConstraints = usesConstraints
    self.isFixedFrame = isFixedFrame
    self.autoresizing = autoresizing
    self.hugging = hugging
    self.compression = compression
    self.margins = margins
    self.preservesSuperviewMargins = preservesSuperviewMargins
    self.insetsMarginsFromSafeArea = insetsMarginsFromSafeArea
    self.followsReadableWidth = followsReadableWidth
    self.direction = direction
    self.customClass = customClass
    self.userLabel = userLabel
    self.sizeReplacement = sizeReplacement
    self.control = control
  }

  /// An attribute, from the variations first.
  subscript(_ attribute: Name) -> String? {
    overlay.element(with: attribute)?[attribute] ?? element[attribute]
  }

  /// A number, from the variations first; nil if absent or malformed.
  func number(_ attribute: Name) -> Double? {
    (overlay.element(with: attribute) ?? element).number(attribute)
  }

  /// A YES or NO, from the variations first; nil if absent or neither.
  func flag(_ attribute: Name) -> Bool? {
    (overlay.element(with: attribute) ?? element).flag(attribute)
  }

  /// The child with a key, from the variations first.
  func child(key: String) -> XMLElement? {
    overlay.child(key: key) ?? element.child(key: key)
  }

  /// A string that stands in an attribute or, when it is long or has line breaks, in a `<string>` child.
  /// Source: facts/format/CANONICAL.md, Layout rules 6.
  func text(_ attribute: Name, key: String) -> String? {
    self[attribute] ?? child(key: key)?.text
  }
}
