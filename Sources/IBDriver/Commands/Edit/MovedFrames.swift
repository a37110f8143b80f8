import IBContent
import IBLayout
import IBModel

/// The stored frames that an edit makes stale, because their views move on the document's own canvas.
///
/// A stored coordinate is updated only if the layout computes it from the document, and the old value was right.
/// Otherwise, Keyline does not know which value Xcode would store. All coordinates are stored for new views, and for
/// views in another superview. Xcode stores frames of the canvas when it saves (Measurements/Editing.md#frames).
struct MovedFrames {
  private let old: Document
  private let new: Document
  private let plan: LayoutPlan

  init(from old: Document, to new: Document, _ environments: LayoutEnvironments) {
    self.old = old
    self.new = new
    plan = LayoutPlan(RequestedConfigurations(fixed: []), environments)
  }

  /// For each object id, the coordinates to store by their names, in points.
  var frames: [String: [String: Double]] {
    guard new.flavor.runtime == .uiKit, let canvas = ConfigurationSet.canvas(of: new) else { return [:] }
    let before = Self.placed(old, canvas, plan)
    var frames: [String: [String: Double]] = [:]
    for (id, view) in Self.placed(new, canvas, plan) where view.isComputed {
      guard let stored = view.stored else { continue }
      let earlier = before[id].flatMap { $0.parent == view.parent ? $0 : nil }
      let moved = FrameCoordinate.allCases.filter { coordinate in
        guard !isSame(stored[coordinate], view.frame[coordinate]) else { return false }
        guard let earlier else { return true }
        return !isSame(earlier.frame[coordinate], view.frame[coordinate])
          && earlier.stored.map { isSame($0[coordinate], earlier.frame[coordinate]) } ?? false
      }
      for coordinate in moved { frames[id, default: [:]][coordinate.rawValue] = view.frame[coordinate] }
    }
    return frames
  }

  /// Whether two coordinates are equal. Xcode computes thirds of a point in another order, so they may differ slightly.
  private func isSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.001 }

  private struct PlacedView {
    let parent: String?
    let frame: Rect
    /// Whether the layout computes all coordinates, and takes none from the stored frame.
    let isComputed: Bool
    /// The stored frame; nil for a view without one.
    let stored: Rect?
  }

  private static func placed(_ document: Document, _ canvas: TraitConfiguration, _ plan: LayoutPlan)
    -> [String: PlacedView]
  {
    let layouts = plan.engine(for: document).layouts(for: [LayoutRequest(canvas, diagnosis: .none)]).first ?? []
    var placed: [String: PlacedView] = [:]
    for view in layouts.flatMap(\.views) {
      guard let frame = view.frame, let index = view.index else { continue }
      placed[view.id] = PlacedView(
        parent: view.parent, frame: frame, isComputed: view.kept.isEmpty,
        stored: Rect(frameOf: document.views[index].element))
    }
    return placed
  }
}
