import IBContent
import IBModel
import IBSource

/// Controls under a bar, the sensor housing or the home indicator, where touches may not reach them.
///
/// A control is covered if it extends beyond the safe area of its screen (Apple's Human Interface Guidelines, Layout:
/// keep controls within the safe area). At a side, which is that of a phone in landscape, only the sensor housing and
/// the corners cover anything (Measurements/Lint.md#sensor-housing). Not reported are controls that extend under two
/// opposite edges, because they fill the screen on purpose, controls that scroll, and controls that extend beyond an
/// edge of the screen, which `OffScreen` reports. A control is hard to touch if its center or much of its width is
/// covered; otherwise, people can touch the rest.
struct UnsafeControls {
  let diagnosis: SceneDiagnosis

  func issues() -> [LayoutIssue] {
    let scene = diagnosis.scene
    // People see only a part of a view that is larger than the window, such as that of an embedded scene.
    let window = scene.configuration.size
    guard case .root = scene.views[0].role, let screen = diagnosis.layouts[0].inWindow,
      screen.width <= window.width + SceneDiagnosis.tolerance, screen.height <= window.height + SceneDiagnosis.tolerance
    else { return [] }
    return scene.views.indices.compactMap { view in
      guard Self.kinds.contains(scene.views[view].kind), scene.views[view].style.takesTouches != false,
        scene.isShown(view), !diagnosis.scrolls(view), !diagnosis.isBelowFixedHeight(view),
        let frame = diagnosis.layouts[view].inWindow, frame.width > 0, frame.height > 0,
        frame.edgeBeyond(screen, by: OffScreen.tolerance) == nil,
        !diagnosis.layers.cover(view, frame)
      else { return nil }
      return issue(view, frame, on: screen, safeArea: safeArea)
    }
  }

  /// The insets that cover controls: at the top only those of the device. An author whose navigation bar covers a control sees
  /// that at once, so code hides the bar.
  private var safeArea: Insets {
    var insets = diagnosis.layouts[0].safeArea
    insets.top = min(insets.top, diagnosis.scene.configuration.safeArea.top)
    return insets
  }

  private static let kinds: [ViewKind] = [.button, .switch, .textField, .slider, .segmentedControl, .stepper]

  /// A control at a side is hard to touch if at least this many points and this share of its width are covered. Chosen,
  /// not measured.
  private static let (leastWidth, leastShare) = (40.0, 0.2)

  /// Whether a control is hard to touch if `depth` points of it are covered.
  private static func hides(_ depth: Double, _ axis: FrameCoordinate, of size: Size) -> Bool {
    if axis == .y { return depth * 2 > size.height }
    return depth * 2 > size.width || depth >= leastWidth && depth >= leastShare * size.width
  }

  /// In points, along the side: half of the widest sensor housing. Chosen: no phone has one of more than 240 points.
  private static let halfHousing = 120.0
  /// In points: a rounded corner reaches as far from both edges that meet in it. Source: a radius of 55 points.
  private static let corner = 16.0

  /// Whether something is in front of a control that is outside the safe area at a side.
  private func isUnderHousingOrCorner(_ frame: Rect) -> Bool {
    let window = diagnosis.scene.configuration.size
    let middle = window.height / 2
    if frame.y < middle + Self.halfHousing, frame.y + frame.height > middle - Self.halfHousing { return true }
    let isAtSide = frame.x < Self.corner || frame.x + frame.width > window.width - Self.corner
    return isAtSide && (frame.y < Self.corner || frame.y + frame.height > window.height - Self.corner)
  }

  private struct Edge: Sendable {
    let edge: ScreenEdge
    let coordinate: FrameCoordinate
    let side: any KeyPath<Insets, Double> & Sendable
    let opposite: any KeyPath<Insets, Double> & Sendable
  }

  private static let edges = [
    Edge(edge: .top, coordinate: .y, side: \.top, opposite: \.bottom),
    Edge(edge: .left, coordinate: .x, side: \.left, opposite: \.right),
    Edge(edge: .bottom, coordinate: .y, side: \.bottom, opposite: \.top),
    Edge(edge: .right, coordinate: .x, side: \.right, opposite: \.left),
  ]

  private func issue(_ view: Int, _ frame: Rect, on screen: Rect, safeArea: Insets) -> LayoutIssue? {
    // An edge without an inset is the screen's edge, which covers nothing.
    func depth(_ area: Rect, _ side: KeyPath<Insets, Double>) -> Double {
      safeArea[keyPath: side] > 0 ? area.distances(beyond: screen)[keyPath: side] + safeArea[keyPath: side] : 0
    }
    let size = frame.size
    let covered = Self.edges.filter { depth(frame, $0.opposite) <= SceneDiagnosis.tolerance }
      .map { (edge: $0.edge, coordinate: $0.coordinate, side: $0.side, depth: depth(frame, $0.side)) }
      .filter { $0.depth > SceneDiagnosis.tolerance && ($0.coordinate == .y || isUnderHousingOrCorner(frame)) }
    guard let edge = covered.first(where: { Self.hides($0.depth, $0.coordinate, of: size) }) ?? covered.first else {
      return nil
    }
    let id = diagnosis.scene.views[view].id
    let place = "outside the safe area at the \(edge.edge.rawValue)"
    var issue = LayoutIssue(
      .unsafe, view: id, axis: edge.coordinate,
      words: "\(id, named: diagnosis.scene.document.name(of: id)) is \(points: edge.depth, "covered") points \(place)")
    let length = edge.coordinate == .x ? size.width : size.height
    let whole: Message = "is \(place), by \(points: edge.depth, "covered") pt"
    let part: Message = "has \(points: min(edge.depth, length), "covered") of \(points: length, "has") pt \(place)"
    // On another screen, only a part may be covered.
    issue.briefs = (edge.depth >= length ? [whole, part] : [part]).map { Finding.Layout.Brief($0) }
    // People aim at the title of a button that shows nothing else.
    let title = diagnosis.shownArea(of: view, frame, anyClass: true)
    let showsTitle = title.width > 0 && depth(title, edge.side) <= SceneDiagnosis.tolerance
    issue.isPartial = showsTitle || !Self.hides(edge.depth, edge.coordinate, of: size)
    issue.edge = edge.edge
    // Code probably moves a control that the document's navigation bar would cover.
    let isUnderBar = edge.edge == .top && diagnosis.layouts[0].safeArea.top > safeArea.top
    issue.isDoubtful = isUnderBar || !diagnosis.isCertain(view, edge.coordinate, within: 0)
    return issue
  }
}
