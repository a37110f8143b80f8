import IBContent
package import IBModel
import IBSource

/// Texts and controls that extend beyond an edge of the screen, where no view scrolls them into sight.
///
/// A screen in a sheet or a container ends where its root view does, and a row of a table has sides. Only the text of a
/// label counts, not its frame. The rule that reports these views compares the screens: a view beyond an edge of every
/// screen is meant to be there, for example until an animation moves it.
struct OffScreen {
  let diagnosis: SceneDiagnosis

  /// In points. People hardly notice a smaller cut. Chosen, not measured.
  static let tolerance = 8.0
  /// In points. On a screen on which less is beyond the edge, only the space around the letters is. Chosen, not measured.
  private static let leastSeen = 4.0
  /// The tolerance for pickers: the height of a row, which scrolls. Chosen, not measured.
  private static let pickerTolerance = 32.0
  private static let pickers: Set<ViewKind> = [.datePicker, .pickerView]

  func issues() -> [LayoutIssue] {
    guard isOnScreen, let root = diagnosis.layouts[0].inWindow else { return [] }
    // The root view begins below an opaque navigation bar and ends above an opaque tab bar.
    let below = diagnosis.islands.first?.input.context.opaqueBottom ?? 0
    let screen = Rect(x: root.x, y: min(0, root.y), width: root.width, height: root.height + max(0, root.y) + below)
    let untitled = diagnosis.scene.views.indices.filter(isUntitledControl)
    return (diagnosis.seen(and: Self.pickers) + untitled).sorted().compactMap { view in
      let isPicker = Self.pickers.contains(diagnosis.scene.views[view].kind)
      let tolerance = isPicker ? Self.pickerTolerance : Self.tolerance
      guard let frame = diagnosis.layouts[view].inWindow, frame.width > 0, frame.height > 0,
        let (bounds, row) = bounds(of: view, frame, on: screen), let part = beyond(view, frame, bounds),
        !diagnosis.layers.cover(view, frame), !isCropped(view, frame, bounds)
      else { return nil }
      var issue = issue(
        view, part.reach, beyond: part.edge, of: row, isSlight: part.reach <= tolerance || !part.isSeen)
      // The frame of a button counts on all screens if it counts on one.
      let isSeen = part.isSeen || diagnosis.scene.views[view].kind == .button
      issue.isUnseen = !isSeen || part.reach <= Self.leastSeen
      return issue
    }
  }

  /// Whether a picture exceeds the screen on both sides: it is meant to be cut.
  private func isCropped(_ view: Int, _ frame: Rect, _ bounds: Rect) -> Bool {
    guard diagnosis.scene.views[view].kind == .imageView else { return false }
    let beyond = frame.distances(beyond: bounds)
    return min(beyond.left, beyond.right) > Self.tolerance || min(beyond.top, beyond.bottom) > Self.tolerance
  }

  /// The edge that a view exceeds, and whether people see it: whether its visible part does. The frame of a button counts,
  /// because people touch it, and that of another view if only the frame exceeds the edge.
  private func beyond(
    _ view: Int, _ frame: Rect, _ bounds: Rect
  ) -> (edge: ScreenEdge, reach: Double, isSeen: Bool)? {
    guard let whole = frame.edgeBeyond(bounds, by: SceneDiagnosis.tolerance) else { return nil }
    let area = diagnosis.shownArea(of: view, frame, anyClass: true).edgeBeyond(bounds, by: SceneDiagnosis.tolerance)
    guard let area, diagnosis.scene.views[view].kind != .button else { return (whole.edge, whole.reach, area != nil) }
    return (area.edge, area.reach, true)
  }

  /// Whether the root fills the window: the view of a controller, or in a xib a view as high as a screen.
  private var isOnScreen: Bool {
    let root = diagnosis.scene.views[0]
    if case .root = root.role { return true }
    return root.role == .topLevel && !root.kind.isCell && diagnosis.islands.first?.isStoredSize == false
      && root.storedFrame?.height ?? 0 >= Self.leastHeight
  }

  /// In points: the height of the smallest phone, 480, without a status bar of 20 and a navigation bar of 44.
  private static let leastHeight = 416.0

  /// Whether a view without a text reacts to touches: a button with only a background, or an image view that takes touches,
  /// which Xcode switches off for a new one.
  private func isUntitledControl(_ view: Int) -> Bool {
    let resolved = diagnosis.scene.views[view]
    guard resolved.role != .barItem, diagnosis.scene.isShown(view) else { return false }
    switch resolved.kind {
    case .button:
      return (resolved.control.showsCatalogImage || resolved.hasBackground) && resolved.control.image == nil
        && resolved.control.label?.isEmpty != false
    case .imageView: return resolved.control.image != nil && resolved.style.takesTouches != false
    default: return false
    }
  }

  /// The bounds that a view should not exceed: the screen, or for a view in a table row, which does not scroll
  /// sideways, the sides of the row. Nil for other views that scroll.
  private func bounds(of view: Int, _ frame: Rect, on screen: Rect) -> (bounds: Rect, row: Int?)? {
    guard let scroller = diagnosis.scroller(of: view) else { return (screen, nil) }
    guard diagnosis.scene.views[scroller].kind == .tableViewCell, let row = diagnosis.layouts[scroller].inWindow else {
      return nil
    }
    return (Rect(x: row.x, y: frame.y, width: row.width, height: frame.height), scroller)
  }

  private func issue(
    _ view: Int, _ reach: Double, beyond edge: ScreenEdge, of row: Int?, isSlight: Bool
  ) -> LayoutIssue {
    let id = diagnosis.scene.views[view].id
    let verb = edge == .bottom || edge == .right ? "ends" : "begins"
    let place = "\(edge.direction) \(row == nil ? "the screen" : "its row")"
    var issue = LayoutIssue(
      .offScreen, view: id, axis: edge.axis.position,
      words: "\(id, named: diagnosis.scene.document.name(of: id)) \(verb) \(points: reach, "beyond") points \(place)"
        + (edge == .bottom ? ", and no scroll view contains it" : ""))
    issue.brief = "\(verb) \(points: reach, "beyond") pt \(place)\(edge == .bottom ? ", no view scrolls" : "")"
    // One fix would correct all views beyond the same edge.
    let outer = row.flatMap { diagnosis.scene.views[$0].parent } ?? 0
    issue.parties = [LayoutIssue.Party(id: diagnosis.scene.views[outer].id, words: "", isOfFile: true, edge: edge)]
    issue.isPartial = isSlight
    issue.isDoubtful =
      !diagnosis.isCertain(view, edge.axis.position, within: row ?? 0)
      || edge == .bottom && dependsOnLines(of: view, reach)
    return issue
  }

  /// Whether only the lower part of a text is below the screen, and the number of its lines is unknown on this screen
  /// because its font is.
  private func dependsOnLines(of view: Int, _ reach: Double) -> Bool {
    guard let context = diagnosis.islands.first?.input.intrinsics,
      let label = diagnosis.scene.views[view].control as? Label, label.content.maximumLines != 1,
      label.isEstimated(in: context)
    else { return false }
    return reach < diagnosis.layouts[view].frame?.height ?? 0
  }
}

extension Rect {
  /// The edge of an outer rectangle that this one exceeds most, and by how many points; nil if by `tolerance` or less.
  func edgeBeyond(_ outer: Rect, by tolerance: Double) -> (edge: ScreenEdge, reach: Double)? {
    let beyond = distances(beyond: outer)
    let edges: [(edge: ScreenEdge, reach: Double)] = [
      (.left, beyond.left), (.top, beyond.top), (.right, beyond.right), (.bottom, beyond.bottom),
    ]
    return edges.max { $0.reach < $1.reach }.flatMap { $0.reach > tolerance ? $0 : nil }
  }

  /// The number of points by which this rectangle extends beyond each edge of an outer one; negative inside it.
  func distances(beyond outer: Rect) -> Insets {
    Insets(top: outer.y - y, left: outer.x - x, bottom: maxY - outer.maxY, right: maxX - outer.maxX)
  }

  /// Whether this rectangle is entirely outside the other.
  package func isBeyond(_ outer: Rect) -> Bool {
    maxX <= outer.x || maxY <= outer.y || x >= outer.maxX || y >= outer.maxY
  }
}
