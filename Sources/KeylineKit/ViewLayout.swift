import IBLayout

/// The layout of one view. All lengths are points.
public struct ViewLayout: Hashable, Sendable, Codable {
  /// One coordinate of a frame.
  public enum Coordinate: String, Hashable, Sendable, CaseIterable, Codable {
    case x, y, width, height
  }

  /// The object id.
  public let id: String
  /// The element's name in the file, such as `label`.
  public let element: String
  /// The custom class in the file; nil for a system view.
  public let customClass: String?
  /// The Xcode label, otherwise the text or title that the view shows.
  public let label: String?
  /// The object id of the superview; nil for a root.
  public let superview: String?
  /// The frame in the superview's coordinates, rounded to the configuration's pixels; nil for a view that is not
  /// installed.
  public let frame: Rect?
  /// The same rectangle in the window's coordinates.
  public let frameInWindow: Rect?
  /// The distances from the edges of the view to its margins, including the safe area if the view respects it.
  public let layoutMargins: Insets
  /// The view's own safe area insets.
  public let safeArea: Insets
  /// Whether the view is in the hierarchy of this configuration.
  public let isInstalled: Bool
  /// Whether the view is hidden in this configuration. A hidden view keeps its frame, except in a stack view.
  public let isHidden: Bool
  /// The coordinates of `frame` that the model does not determine and that come from the frame stored in the file.
  public let keptCoordinates: Set<Coordinate>
  /// The size of a scroll view's content; nil for other views.
  public let contentSize: Size?

  init(_ view: IBLayout.ViewLayout) {
    id = view.id
    element = view.element
    customClass = view.customClass
    label = view.label
    superview = view.parent
    frame = view.frame.map(Rect.init)
    frameInWindow = view.inWindow.map(Rect.init)
    layoutMargins = Insets(view.margins)
    safeArea = Insets(view.safeArea)
    isInstalled = view.installed
    isHidden = view.hidden
    keptCoordinates = Set(view.kept.compactMap { Coordinate(rawValue: $0.rawValue) })
    contentSize = view.contentSize.map(Size.init)
  }
}
