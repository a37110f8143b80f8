import IBLayout
import IBModel

extension SceneColumns {
  /// The views that keep their distances neither to the safe area nor to their superview.
  func movements() -> [SceneComparison.Movement] {
    let areas = layouts.map { layout in
      layout.views.first?.inWindow?.inset(by: layout.safeArea) ?? Rect.zero
    }
    return (0..<viewCount).dropFirst().compactMap { index in
      let frames = relativeFrames(of: index) { areas[$0] }
      guard !Self.isSteady(frames) else { return nil }
      if let outer = layouts[0].views[index].parent.flatMap({ indexes[$0] }) {
        let inner = relativeFrames(of: index) { layouts[$0].views[outer].inWindow ?? areas[$0] }
        if Self.isSteady(inner) { return nil }
      }
      return .init(object: object(index), frames: frames)
    }
  }

  private func relativeFrames(of index: Int, in area: (Int) -> Rect) -> [RelativeFrame?] {
    layouts.indices.map { column in
      layouts[column].views[index].inWindow.map {
        RelativeFrame($0, in: area(column), layouts[column].configuration.direction)
      }
    }
  }

  private static func isSteady(_ frames: [RelativeFrame?]) -> Bool {
    let placed = frames.compactMap(\.self)
    return RelativeFrame.Span.isSteady(placed.map(\.horizontal)) && RelativeFrame.Span.isSteady(placed.map(\.vertical))
  }
}
