import IBContent
import IBModel
import LinearSolver

extension AxisPriorities {
  /// Whether the priority is required on one axis, so the system may not violate it.
  var hasRequired: Bool { max(horizontal, vertical) >= Solver.required }
}

/// One view with a configuration's variations applied and every default explicit.
///
/// Indices are local to the resolved scene; `parent` of the scene's root is nil. It is a class, because it is shared
/// far more often than created.
final class ResolvedView: Sendable {
  let id: String
  let kind: ViewKind
  let role: Document.Role
  let tag: String
  let parent: Int?
  let children: [Int]
  /// False also if a superview is not installed.
  let isInstalled: Bool
  let isHidden: Bool
  /// Whether the view keeps its stored frame, and moves with its superview according to its mask.
  let isFixedFrame: Bool
  /// Whether an outlet names the view.
  let isOutlet: Bool
  /// Whether only constraints lay out the view: `translatesAutoresizingMaskIntoConstraints` is NO, or a stack view
  /// arranges it.
  let usesConstraints: Bool
  let layout: LayoutAttributes
  let direction: LayoutDirection
  let customClass: String?
  /// The label that a user entered in Xcode's outline; nil for none.
  let userLabel: String?
  let style: ViewStyle
  /// Replacements of the control's intrinsic content size.
  let sizeReplacement: SizeReplacement
  /// The insets of the view's content; nil for a view that does not scroll.
  let scroll: ScrollContent?
  let control: any Control

  init(
    _ view: Document.View, _ content: ViewProperties, control: any Control, parent: Int?, children: [Int],
    isInstalled: Bool, isHidden: Bool, isFixedFrame: Bool, isOutlet: Bool
  ) {
    id = view.id
    kind = view.kind
    role = view.role
    tag = content.tag
    self.parent = parent
    self.children = children
    self.isInstalled = isInstalled
    self.isHidden = isHidden
    self.isFixedFrame = isFixedFrame
    self.isOutlet = isOutlet
    usesConstraints = view.role == .arranged || content.layout.ignoresAutoresizing
    layout = content.layout
    direction = content.direction
    customClass = content.customClass
    userLabel = content.userLabel
    style = content.style
    sizeReplacement = content.sizeReplacement
    scroll = content.scroll
    self.control = control
  }

  var hasFreeformMetrics: Bool { layout.hasFreeformMetrics }
  var isInNotificationCenter: Bool { layout.isInNotificationCenter }
  var storedFrame: Rect? { layout.storedFrame }
  var autoresizing: AutoresizingMask { layout.autoresizing }
  var hugging: AxisPriorities { layout.hugging }
  var compression: AxisPriorities { layout.compression }
  var margins: ExplicitMargins? { layout.margins }
  var preservesSuperviewMargins: Bool { layout.preservesSuperviewMargins }
  var insetsMarginsFromSafeArea: Bool { layout.insetsMarginsFromSafeArea }
  var followsReadableWidth: Bool { layout.followsReadableWidth }
}
