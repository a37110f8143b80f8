import IBModel

/// The first and last baselines of views, as distances from their top.
///
/// A stack view uses the baselines of its first and last arranged subviews, at any depth
/// (Measurements/StackViews.md#baseline-relative: 71 of 71). For a view without text, UIKit uses the top as the first
/// and the bottom as the last baseline.
struct BaselineDistances<Frames: ItemFrames> {
  let scene: ResolvedScene
  let intrinsics: IntrinsicContext
  let frames: Frames

  typealias Scalar = Frames.Scalar

  func first(of view: Int) -> Scalar {
    descend(from: view, own: \.first, arranged: \.first) { _ in Scalar(0) }
  }

  func last(of view: Int) -> Scalar {
    descend(from: view, own: \.last, arranged: \.last) { frames.length(of: $0, .vertical) }
  }

  /// Whether a view has a first or last baseline other than its edge.
  func has(_ end: KeyPath<[Int], Int?>, of view: Int) -> Bool {
    scene.views[path(from: view, end).last ?? view].control.baselines(in: intrinsics) != nil
  }

  /// A view and, for a stack view, its first or last arranged subview, at any depth.
  private func path(from view: Int, _ end: KeyPath<[Int], Int?>) -> [Int] {
    var path = [view]
    var current = view
    while scene.views[current].kind == .stackView, let child = scene.arranged(of: current)[keyPath: end] {
      path.append(child)
      current = child
    }
    return path
  }

  /// The baseline of a view with text. A stack view uses its first or last arranged subview, at any depth.
  private func descend(
    from view: Int, own part: KeyPath<Baselines, Baseline>, arranged end: KeyPath<[Int], Int?>,
    otherwise: (Int) -> Scalar
  ) -> Scalar {
    let path = path(from: view, end)
    let current = path.last ?? view
    let offset = zip(path, path.dropFirst()).reduce(Scalar(0)) { sum, pair in
      sum + frames.position(of: pair.1, .vertical, in: pair.0)
    }
    guard let baseline = scene.views[current].control.baselines(in: intrinsics)?[keyPath: part] else {
      return offset + otherwise(current)
    }
    return offset + frames.length(of: current, .vertical) * baseline.ofHeight + baseline.constant
  }
}
