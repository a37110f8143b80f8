package import IBAssets
package import IBModel

/// The resolved layout of one scene, or one top-level view of a xib, in one configuration.
///
/// All lengths are points. This is the end of the pipeline: emitters print it and compute nothing about layout.
package struct SceneLayout: Sendable {
  package struct Identity: Hashable, Sendable {
    /// The scene's `sceneID`; for a xib, the object id of the top-level view.
    package var id: String
    /// The controller's object id; nil in a xib.
    package var controller: String?
    /// The controller's (in a xib, the view's) custom class.
    package var customClass: String?
    package var title: String?
    /// Other names for people, the best first: the title of the scene's bar, the storyboard identifier, the class; in a
    /// xib, the class of the File's Owner.
    package var otherNames: [String] = []

    package init(id: String, controller: String?, customClass: String?, title: String?) {
      self.id = id
      self.controller = controller
      self.customClass = customClass
      self.title = title
    }
  }

  package var scene: Identity
  package var configuration: TraitConfiguration
  /// The traits inside the scene; a container or a presentation may change the configuration's.
  package var traits: TraitConfiguration
  /// The size classes inside the scene if the app pushes a controller that the layout assumes a show segue presents.
  /// Nil if the file shows whether the controller is pushed.
  package var otherClasses: SizeClasses?
  /// The source of the root view's size. If the file gives no size, the frames assume one.
  package var sizeSource = SizeSource.window
  /// Whether the scene shows a device's screen instead of only a view.
  package var fillsScreen: Bool {
    scene.controller != nil || sizeSource == .window && configuration.canvasEra == nil
  }
  /// The safe area of the scene's root view, including the bars of containers.
  package var safeArea: Insets
  /// In document order; a view comes before its subviews.
  package var views: [ViewLayout]
  package var issues: [LayoutIssue]
  /// The document's items of the scene's bars, in document order.
  package var barItems: [BarItemLayout] = []
  /// The installed constraints as lines, in document order; empty without the detail of an arrangement.
  package var constraints: [ConstraintLine] = []
  /// The bars that containers put around the scene; empty without the detail of a picture.
  package var bars: [BarAppearance] = []
  /// Whether the app's property list makes the status bar white in this scene.
  package var hasLightStatusBar = false
  /// The sheet that the scene is in, in the window's coordinates; nil for a scene that fills the window. Without the
  /// detail of a picture, it is nil too, and the scene's rectangles begin at the sheet's corner.
  package var sheet: Rect?
  /// The active constraints, which are installed and whose views are too, as indices of the document's constraints, in
  /// document order.
  package var activeConstraints: [Int] = []

  /// Shares the memory of large values with the layout of the same scene in another configuration.
  mutating func share(_ other: SceneLayout) {
    guard scene.id == other.scene.id else { return }
    // Layouts with the same geometry have the same list of views, which a change would copy.
    for index in views.indices.prefix(other.views.count) where !views[index].sharesAll(of: other.views[index]) {
      views[index].share(other.views[index])
    }
  }

  package init(
    scene: Identity, configuration: TraitConfiguration, safeArea: Insets, views: [ViewLayout], issues: [LayoutIssue]
  ) {
    self.scene = scene
    self.configuration = configuration
    traits = configuration
    self.safeArea = safeArea
    self.views = views
    self.issues = issues
  }
}

package struct ViewLayout: Sendable {
  /// The parts that all layouts of a view share. Each view has one layout in each configuration.
  package final class Identity: Sendable {
    /// The object id, as in the file.
    package let id: String
    /// The index among the document's views; nil for a view that is not in the document.
    let index: Int?
    /// The element's name, such as `label`.
    package let element: String
    package let customClass: String?
    /// The user label, else its text or title.
    package let label: String?
    /// The object id of the superview; nil for a root.
    package let parent: String?

    package init(
      id: String, index: Int? = nil, element: String, customClass: String? = nil, label: String? = nil,
      parent: String? = nil
    ) {
      self.id = id
      self.index = index
      self.element = element
      self.customClass = customClass
      self.label = label
      self.parent = parent
    }
  }

  /// The properties of a scroll view besides its frame.
  package struct Scrolling: Hashable, Sendable {
    /// Nil if no constraint determines it.
    package var contentSize: Size?
    /// The inset after the system's adjustment.
    package var adjustedInset: Insets?

    /// Nil if both are nil.
    package init?(contentSize: Size?, adjustedInset: Insets?) {
      if contentSize == nil, adjustedInset == nil { return nil }
      (self.contentSize, self.adjustedInset) = (contentSize, adjustedInset)
    }
  }

  package var identity: Identity
  package var id: String { identity.id }
  package var index: Int? { identity.index }
  package var element: String { identity.element }
  package var customClass: String? { identity.customClass }
  package var label: String? { identity.label }
  package var parent: String? { identity.parent }
  // The stored properties are in the order that leaves the fewest unused bytes, because each view has one layout in
  // each configuration.
  /// The frame in the superview, and its corner in the window; nil for a view that is not installed.
  private var place: (frame: Rect, corner: Point)?
  package var installed: Bool
  package var hidden: Bool
  /// In the superview's coordinates, rounded to pixels; nil for a view that is not installed.
  package var frame: Rect? {
    get { place?.frame }
    set { place = newValue.map { ($0, place?.corner ?? $0.origin) } }
  }
  /// The frame in the window's coordinates, with scroll views at rest, where their content begins at the adjusted
  /// inset.
  package var inWindow: Rect? {
    get { place.map { Rect(origin: $0.corner, size: $0.frame.size) } }
    set { place = newValue.map { (Rect(origin: place?.frame.origin ?? $0.origin, size: $0.size), $0.origin) } }
  }
  /// Nil for a view without insets.
  @Boxed package var insets: ViewInsets?
  package var margins: Insets { insets?.margins ?? .zero }
  package var safeArea: Insets { insets?.safeArea ?? .zero }
  /// The coordinates that no rule determines. Keyline copied them from the stored frame.
  package var kept: [FrameCoordinate]
  /// The axes on which the frame depends on the broken constraint of a conflict, which UIKit does not document.
  package var contested: AxisSet = []
  /// Nil for a view that does not scroll.
  @Boxed package var scrolling: Scrolling?
  package var contentSize: Size? { scrolling?.contentSize }
  package var adjustedContentInset: Insets? { scrolling?.adjustedInset }
  /// The line between a table row and the next one, in the row's coordinates; nil without a line.
  @Boxed package var separator: Rect?
  /// The image that the view shows; nil for a view without one.
  @Boxed package var image: ResolvedImage?
  /// The name of the image with its size in points; nil if either is unknown.
  package var sizedImage: (name: String, size: Size)? {
    image.flatMap { image in image.size.map { (image.name, $0) } }
  }
  /// The font of the first text that the view shows; nil for a view without text.
  @Boxed package var font: Font?
  /// Nil without the detail of a picture, and for a view that is not installed.
  @Boxed package var appearance: ViewAppearance?
  /// Nil without the detail of an arrangement, and for a view that is not installed.
  @Boxed package var placement: ViewPlacement?

  package init(_ identity: Identity) {
    self.identity = identity
    installed = true
    hidden = false
    kept = []
  }

  mutating func place(_ frame: Rect, corner: Point) { place = (frame, corner) }

  /// Sets insets that may share memory with other views.
  mutating func share(_ insets: Boxed<ViewInsets>) { _insets = insets }
  /// Sets an appearance that may share memory with other views.
  mutating func share(_ appearance: Boxed<ViewAppearance>) { _appearance = appearance }

  /// Whether the layout of the same view in another configuration has the same large values in memory.
  fileprivate func sharesAll(of other: ViewLayout) -> Bool {
    _insets.isShared(with: other._insets) && _scrolling.isShared(with: other._scrolling)
      && _separator.isShared(with: other._separator) && _image.isShared(with: other._image)
      && _font.isShared(with: other._font) && _appearance.isShared(with: other._appearance)
      && _placement.isShared(with: other._placement)
  }

  /// Shares the memory of large values with the layout of the same view in another configuration.
  fileprivate mutating func share(_ other: ViewLayout) {
    _insets.share(other._insets)
    _scrolling.share(other._scrolling)
    _separator.share(other._separator)
    _image.share(other._image)
    _font.share(other._font)
    _appearance.share(other._appearance)
    _placement.share(other._placement)
  }
}
