/// Something the layout engine found out about a scene in one configuration.
package struct LayoutIssue: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// Required constraints that cannot all hold.
    case conflict
    /// Nothing determines where a view is on an axis, or how long it is there.
    case ambiguous
    /// Views with equal content priorities compete for the same length.
    case tie
    /// Nothing determines the size of a scroll view's content.
    case scrollContent = "scroll-content"
    /// A view is stored elsewhere than where the layout puts it on the document's own canvas.
    case misplaced
    /// A text needs more than its frame.
    case clipped
    /// A view is beyond what could show it.
    case outside
    /// A control is outside the safe area.
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

  /// Something that has a share in an issue, such as one of the constraints that cannot all hold.
  package struct Party: Hashable, Sendable {
    /// The object id of the constraint or view.
    package var id: String
    /// What it is, with the id, such as `constraint 'a'` or `the content size of 'b'`.
    package var words: String
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
  /// All that have a share in it, in the order of the constraint system; empty where the view is all there is to tell.
  package var parties: [Party] = []
  /// Of the parties the one that the layout does without.
  package var rejected: Party?
  /// Whether only a part of the view is concerned, so that most of it can be seen or touched.
  package var isPartial = false
  /// Whether it rests on something that the file does not settle, such as the size that an app gives a cell or a class
  /// of its own: worth knowing beside a layout, not worth a warning.
  package var isDoubtful = false

  /// Whether it shows because of what a screen is like that an app need not support: how much room it has, or a status
  /// bar that the controller is drawn without.
  package var restsOnScreen = false

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
