import IBModel
import LinearSolver

/// A priority for each axis, from 1 to 1000.
struct AxisPriorities: Sendable {
  var horizontal: Double
  var vertical: Double

  /// Whether the priority is required on one axis, so that the system may not violate it.
  var hasRequired: Bool { max(horizontal, vertical) >= Solver.required }
}

/// Margins in the file, with the sides as written.
enum ExplicitMargins: Sendable {
  case absolute(Insets)
  /// `left` is leading and `right` trailing.
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
/// Indices are local to the resolved scene; `parent` of the scene's root is nil. A class: shared far more often than
/// created.
final class ResolvedView: Sendable {
  let id: String
  let kind: ViewKind
  let role: Document.Role
  /// The name of its element.
  let tag: String
  let parent: Int?
  let children: [Int]
  /// Also false if a superview is not installed.
  let isInstalled: Bool
  let isHidden: Bool
  /// Whether its simulated metrics have a freeform size.
  let hasFreeformMetrics: Bool
  /// The stored frame, in the superview's coordinates; nil if the file has none.
  let storedFrame: Rect?
  /// Laid out by constraints alone: `translatesAutoresizingMaskIntoConstraints` is NO, or a stack view arranges it.
  let usesConstraints: Bool
  /// Xcode's mark for a view without any constraint, which keeps its stored frame.
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
  /// The label in Xcode's outline that a user entered; nil for none.
  let userLabel: String?
  let style: ViewStyle
  /// Replacements of the control's intrinsic content size.
  let sizeReplacement: SizeReplacement
  /// The insets of its content; nil for a view that does not scroll.
  let scroll: ScrollContent?
  /// The content of the kind of view.
  let control: any Control

  init(
    id: String, kind: ViewKind, role: Document.Role, tag: String, parent: Int?,
    children: [Int], isInstalled: Bool, isHidden: Bool, hasFreeformMetrics: Bool,
    storedFrame: Rect?, usesConstraints: Bool, isFixedFrame: Bool,
    autoresizing: AutoresizingMask, hugging: AxisPriorities, compression: AxisPriorities, margins: ExplicitMargins?,
    preservesSuperviewMargins: Bool, insetsMarginsFromSafeArea: Bool, followsReadableWidth: Bool,
    direction: LayoutDirection, customClass: String?, userLabel: String?, style: ViewStyle,
    sizeReplacement: SizeReplacement, scroll: ScrollContent?, control: any Control
  ) {
    self.id = id
    self.kind = kind
    self.role = role
    self.tag = tag
    self.parent = parent
    self.children = children
    self.isInstalled = isInstalled
    self.isHidden = isHidden
    self.hasFreeformMetrics = hasFreeformMetrics
    self.storedFrame = storedFrame
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
    self.style = style
    self.sizeReplacement = sizeReplacement
    self.scroll = scroll
    self.control = control
  }
}
