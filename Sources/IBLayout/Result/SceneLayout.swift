package import IBModel

/// One coordinate of a frame.
package enum FrameCoordinate: String, Hashable, Sendable, CaseIterable {
  case x, y, width, height
}

/// The resolved layout of one scene, or one top-level view of a xib, in one configuration.
///
/// All lengths are points. This is the end of the pipeline: emitters print it and compute nothing about layout.
package struct SceneLayout: Sendable {
  /// Who the scene is, in the words of the file.
  package struct Identity: Hashable, Sendable {
    /// The scene's `sceneID`; of a xib, the object id of the top-level view.
    package var id: String
    /// The controller's object id; nil in a xib.
    package var controller: String?
    /// The controller's (in a xib, the view's) custom class.
    package var customClass: String?
    package var title: String?

    package init(id: String, controller: String?, customClass: String?, title: String?) {
      self.id = id
      self.controller = controller
      self.customClass = customClass
      self.title = title
    }
  }

  package var scene: Identity
  package var configuration: TraitConfiguration
  /// The safe area of the scene's root view, bars of containers included.
  package var safeArea: Insets
  /// In document order, a view before its subviews.
  package var views: [ViewLayout]
  package var issues: [LayoutIssue]
  /// The installed constraints as lines, in document order; empty unless the layout was asked for to be drawn.
  package var constraints: [ConstraintLine] = []
  /// The bars that containers put around the scene; as `constraints`.
  package var bars: [BarAppearance] = []

  package init(
    scene: Identity, configuration: TraitConfiguration, safeArea: Insets, views: [ViewLayout], issues: [LayoutIssue]
  ) {
    self.scene = scene
    self.configuration = configuration
    self.safeArea = safeArea
    self.views = views
    self.issues = issues
  }
}

/// The resolved layout of one view.
package struct ViewLayout: Sendable {
  /// The object id, as in the file.
  package var id: String
  /// The element's name, such as `label`.
  package var element: String
  package var customClass: String?
  /// The user label, else the text or title it shows.
  package var label: String?
  /// The object id of the superview; nil for a root.
  package var parent: String?
  /// In the superview's coordinates, rounded to pixels; nil for a view that is not installed.
  package var frame: Rect?
  /// The same rectangle in the window's coordinates.
  package var inWindow: Rect?
  package var margins: Insets
  package var safeArea: Insets
  package var installed: Bool
  package var hidden: Bool
  /// The coordinates that no rule determines, so that the frame drawn in the file was used.
  package var kept: [FrameCoordinate]
  /// A scroll view's content size; nil for other views.
  package var contentSize: Size?
  /// A scroll view's inset after the system's adjustment; nil for other views.
  package var adjustedContentInset: Insets?
  /// Nil unless the layout was asked for to be drawn, and for a view that is not installed.
  package var appearance: ViewAppearance?
  /// As `appearance`.
  package var placement: ViewPlacement?

  package init(id: String, element: String) {
    self.id = id
    self.element = element
    margins = .zero
    safeArea = .zero
    installed = true
    hidden = false
    kept = []
  }
}

/// Something the layout engine found out about a scene in one configuration.
package struct LayoutIssue: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// Required constraints that cannot all hold.
    case conflict
    /// Nothing determines where a view lies on an axis, or how long it is there.
    case ambiguous
    /// Views with equal content priorities compete for the same length.
    case tie
    /// Nothing determines the size of a scroll view's content.
    case scrollContent = "scroll-content"
    /// A view is drawn elsewhere than where the layout puts it on the document's own canvas.
    case misplaced
    /// A text needs more than its frame.
    case clipped
    /// A view lies beyond what could show it.
    case outside
    /// A control lies outside the safe area.
    case unsafe
    /// The layout rests on something we do not know, such as the size of a custom view.
    case unsupported
    /// A scene without any view to lay out.
    case empty
    /// A scene that several containers lead to, laid out in the first of them.
    case containers
    /// A named limit of ours was reached.
    case limit
  }

  /// A change of the app's surroundings.
  package enum Condition: Hashable, Sendable {
    /// None: it shows as the document is.
    case none
    /// A larger content size category.
    case largerText
    /// A language whose words are longer.
    case translation
  }

  package var kind: Kind
  /// The object id of the view or scene it is about.
  package var view: String?
  package var axis: FrameCoordinate?
  /// Object ids of the constraints involved, in document order.
  package var constraints: [String]
  package var message: String
  /// Whether another issue of the same layout is the cause, so that putting that one right is enough.
  package var isConsequence = false
  /// What has to change for the issue to show.
  package var condition = Condition.none

  package init(
    _ kind: Kind, view: String?, axis: FrameCoordinate? = nil, constraints: [String] = [], message: String
  ) {
    self.kind = kind
    self.view = view
    self.axis = axis
    self.constraints = constraints
    self.message = message
  }
}
