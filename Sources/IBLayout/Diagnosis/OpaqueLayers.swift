import IBContent
import IBModel

/// The opaque views that are drawn over others and take at least half of their superview, such as a table over a screen
/// that waits for data.
struct OpaqueLayers {
  private let scene: ResolvedScene
  private let screen: Rect?
  /// By superview; the last ones, with their frames in the window.
  private var layers: [Int: [(view: Int, frame: Rect)]] = [:]

  /// A part of the superview. Chosen, not measured.
  private static let leastShare = 0.5
  /// The most layers of a superview. More would be compared with each view that they may cover.
  private static let most = 8

  /// - Parameter layouts: by local index, like the views of the scene.
  init(_ scene: ResolvedScene, _ layouts: [ViewLayout]) {
    self.scene = scene
    screen = layouts.first?.inWindow
    for view in scene.views.indices.reversed() where scene.views[view].isOpaque && scene.isShown(view) {
      guard let parent = scene.views[view].parent, layers[parent]?.count ?? 0 < Self.most,
        let frame = layouts[view].inWindow, let outer = layouts[parent].inWindow,
        frame.width * frame.height >= Self.leastShare * outer.width * outer.height
      else { continue }
      layers[parent, default: []].append((view, frame))
    }
  }

  var isEmpty: Bool { layers.isEmpty }

  /// Whether a layer that is drawn after a view covers the part of its frame that is on the screen.
  func cover(_ view: Int, _ frame: Rect) -> Bool {
    guard !isEmpty, let screen, !frame.isBeyond(screen) else { return false }
    let seen = frame.intersection(screen)
    var current = view
    while let parent = scene.views[current].parent {
      let covers = layers[parent]?.contains { $0.view > current && $0.frame.contains(seen, within: 1) }
      if covers == true { return true }
      current = parent
    }
    return false
  }
}
