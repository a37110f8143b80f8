import IBContent
package import IBModel

/// The rule that determines a view's frame besides the constraints that refer to it.
package struct ViewPlacement: Hashable, Sendable {
  package enum Rule: Hashable, Sendable {
    /// The window or a container, for the scene's root.
    case container
    /// Only the view's constraints.
    case constraints
    /// The stored frame and the autoresizing mask, whose flexible parts are named as in the file.
    case autoresizing(flexible: [String])
    /// A stack view, by object id.
    case stackView(String)
    /// The table or collection that the row or item is in, by object id.
    case collection(String?)
    /// The cell that the view, its content view, fills.
    case cell
    /// A bar, which shows the view at its stored frame.
    case bar
    /// The stored frame, unchanged.
    case storedFrame
  }

  /// The intrinsic size and its priorities on both axes. Priorities are from 1 to 1000.
  package struct Priorities: Hashable, Sendable {
    package var hugging: Double
    package var compression: Double
  }

  package var rule: Rule
  /// In points; nil on an axis without an intrinsic length.
  package var intrinsicWidth: Double?
  package var intrinsicHeight: Double?
  /// How far the frame extends beyond the rectangle from which constraints measure, in points.
  package var alignmentInsets: Insets
  package var horizontal: Priorities
  package var vertical: Priorities
}

extension ViewPlacement {
  /// - Parameter width: the view's width, in points, at which text wraps.
  init(of index: Int, width: Double, in scene: ResolvedScene, intrinsics: IntrinsicContext) {
    let view = scene.views[index]
    rule = Self.rule(of: view, in: scene)
    let wraps = view.control.wraps
    let intrinsic = view.intrinsicSize(wrapWidth: wraps ? width : nil, in: intrinsics)
    intrinsicWidth = intrinsic.width
    intrinsicHeight = intrinsic.height
    alignmentInsets = view.control.alignmentInsets(in: scene.configuration)
    horizontal = Priorities(hugging: view.hugging.horizontal, compression: view.compression.horizontal)
    vertical = Priorities(hugging: view.hugging.vertical, compression: view.compression.vertical)
  }

  private static func rule(of view: ResolvedView, in scene: ResolvedScene) -> Rule {
    switch view.role {
    case .root, .topLevel: return .container
    case .arranged: return view.parent.map { Rule.stackView(scene.views[$0].id) } ?? .constraints
    case .cell: return .collection(view.parent.map { scene.views[$0].id })
    case .contentView: return .cell
    case .barItem: return .bar
    case .attached: return .storedFrame
    case .subview, .tableHeader, .tableFooter:
      if view.isFixedFrame { return .storedFrame }
      return view.usesConstraints ? .constraints : .autoresizing(flexible: view.autoresizing.flexibleParts)
    }
  }
}

extension AutoresizingMask {
  /// The names in the file.
  fileprivate var flexibleParts: [String] {
    [
      (flexibleLeft, "flexibleMinX"), (flexibleWidth, "widthSizable"), (flexibleRight, "flexibleMaxX"),
      (flexibleTop, "flexibleMinY"), (flexibleHeight, "heightSizable"), (flexibleBottom, "flexibleMaxY"),
    ].filter(\.0).map(\.1)
  }
}
