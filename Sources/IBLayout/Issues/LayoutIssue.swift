import IBModel
package import IBSource

/// An issue that the layout engine found in a scene in one configuration.
package struct LayoutIssue: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// Required constraints that contradict each other.
    case conflict
    /// The position or the length of a view on an axis is ambiguous.
    case ambiguous
    /// Views with equal content priorities compete for the same length.
    case tie
    /// The size of a scroll view's content is ambiguous.
    case scrollContent = "scroll-content"
    /// The stored frame of a view differs from the layout on the document's own canvas.
    case misplaced
    /// A text does not fit into its frame.
    case clipped
    /// A view is outside the screen or the view that clips it.
    case outside
    /// A control is outside the safe area.
    case unsafe
    /// A control is smaller than a finger needs.
    case smallTarget = "small-target"
    /// Text has too little contrast with its background.
    case contrast
    /// VoiceOver reads columns of text row by row.
    case readingOrder = "reading-order"
    /// A text or a control extends beyond an edge of the screen, and no view scrolls.
    case offScreen = "off-screen"
    /// A text, a control or an image has no width or no height.
    case squeezed
    /// Two texts or controls cover each other.
    case overlap
    /// A control is much wider than people need.
    case stretched
    /// A line of text is longer than the readable width.
    case longLine = "long-line"
    /// The layout depends on something unknown, such as the size of a custom view.
    case unsupported
    /// A scene without any view to lay out.
    case empty
    /// A scene that can be reached through several containers, laid out in the first of them.
    case containers
    /// A named limit of the layout engine was reached.
    case limit
  }

  /// A change of the environment in which the app runs.
  package enum Condition: Hashable, Sendable {
    /// No change: the issue occurs with the document as it is.
    case none
    /// A larger content size category.
    case largerText
    /// A content size category that is an accessibility size.
    case accessibilityText
    /// A language whose words are longer.
    case translation
  }

  /// A constraint or another participant of an issue, such as one of several contradictory constraints.
  package struct Party: Hashable, Sendable {
    package var id: String
    /// The party's description, such as `constraint Title.width = 50` or `the intrinsic content size of label "Total"`.
    package var words: String
    /// Whether the file contains the party for these views (a constraint or a stack view), unlike a size or a rule for
    /// all views.
    package var isOfFile = false
    /// The edge of the view that the issue concerns; nil if it concerns the whole view.
    package var edge: ScreenEdge?
  }

  package var kind: Kind
  /// The object id of the view or scene that the issue is about.
  package var view: String?
  package var axis: FrameCoordinate?
  /// Object ids of the constraints involved, in document order.
  package var constraints: [String]
  package var words: Message
  package var message: String { words.text }
  /// The issue in one clause about the view, such as `cannot keep its height of 250: the other constraints leave 361 pt`,
  /// the best one first; empty if `words` are short enough. The same conflict may not have the best one on another screen.
  package var briefs: [Finding.Layout.Brief] = []
  package var brief: Message? {
    get { briefs.first?.words }
    set { briefs = newValue.map { [Finding.Layout.Brief($0)] } ?? [] }
  }
  /// The id of the view that the first brief begins with, otherwise `view`.
  package var subject: String? { brief?.subject ?? view }
  /// Whether another issue of the same layout is the cause, so fixing that one is enough.
  package var isConsequence = false
  /// Whether people do not see the issue. For a conflict: opaque views cover its views, a constraint hides a view by a
  /// length of zero, or only the frame of a button changes that shows nothing but a title. For a text that is cut off: an
  /// opaque view covers it. For a view beyond the screen: only an empty part of its frame or a few points
  /// are beyond it.
  package var isUnseen = false
  /// Whether all the views of a conflict are hidden, or the one that loses its length or place, so that people see it only
  /// if code shows them.
  package var isHidden = false
  /// The condition under which the issue occurs.
  package var condition = Condition.none
  /// All participants, in the order of the constraint system; empty if the view is the only one.
  package var parties: [Party] = []
  /// The ids of the containers around the views of an overlap that cover each other in the file, too; empty without any.
  package var statesInFile: [String] = []
  /// The ids of the neighbors that get no length at all where views share too little.
  package var neighborsWithout: [String] = []
  package var rejected: Party?
  /// The same for all conflicts in which the same views and distances need more or less than the same container has,
  /// whichever constraint breaks; nil for another issue.
  package var chain: String?
  /// Whether the issue affects only a part of the view, so most of it is visible or can be touched.
  package var isPartial = false
  /// Whether the issue depends on something that the file does not determine, such as the size that an app gives a cell
  /// or a custom class. It is shown with a layout, but not reported as a warning.
  package var isDoubtful = false

  /// Whether people do not see that the layout breaks the constraint of a conflict, because it is missed by a point at most.
  package var isSlight = false

  /// The edge of the screen whose inset covers the view; nil for an issue of another kind.
  package var edge: ScreenEdge?

  /// Whether the issue depends on a property of the screen that an app need not support: its available size, or a
  /// status bar that the controller does not have on the canvas.
  package var restsOnScreen = false

  package init(
    _ kind: Kind, view: String?, axis: FrameCoordinate? = nil, constraints: [String] = [], message: String
  ) {
    self.init(kind, view: view, axis: axis, constraints: constraints, words: Message([.words(message)]))
  }

  package init(
    _ kind: Kind, view: String?, axis: FrameCoordinate? = nil, constraints: [String] = [], words: Message
  ) {
    self.kind = kind
    self.view = view
    self.axis = axis
    self.constraints = constraints
    self.words = words
  }
}

/// An edge of a screen, or of another rectangle.
package enum ScreenEdge: String, Sendable, CaseIterable {
  case left, top, right, bottom

  var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  /// The edge, or `side` for the left and right edges, which turning the device exchanges.
  package var place: String { axis == .horizontal ? "side" : rawValue }

  /// The position of a view that is beyond the edge.
  var direction: String {
    switch self {
    case .left: "beyond the left edge of"
    case .top: "above"
    case .right: "beyond the right edge of"
    case .bottom: "below"
    }
  }
}
