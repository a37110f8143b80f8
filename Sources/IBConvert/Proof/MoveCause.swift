import IBModel

/// Why a view is elsewhere on one configuration.
package enum MoveCause: Hashable, Sendable {
  /// The tree does not show it.
  case missing
  /// Its superview, by its place in the scene, moved on the same configuration.
  case superview(Int)
  /// A view beside it, by its place in the scene, has another size there.
  case sibling(Int)
  /// Nothing proves its place: it is that of the first configuration, at the edges that it is nearest to.
  case approximation
  /// The tree was inferred without the configuration.
  case unseen
  /// The arrangement puts it there.
  case arrangement
}

/// Finds why views of a scene are elsewhere.
package struct MoveCauses {
  private struct Key: Hashable {
    let view: Int
    let configuration: Int
  }

  private let scene: ConvertibleScene
  /// Views that moved, each with whether its size is another one.
  private var moved: [Key: Bool] = [:]
  /// The first view with another size among the views in a superview.
  private var resized: [Key: Int] = [:]

  package init(_ verdicts: [ViewVerdict], of scene: ConvertibleScene) {
    self.scene = scene
    for verdict in verdicts {
      for move in verdict.moves {
        let isResized = Self.isResized(move)
        moved[Key(view: verdict.view, configuration: move.configuration)] = isResized
        guard isResized, let parent = scene.views[verdict.view].parent else { continue }
        let key = Key(view: parent, configuration: move.configuration)
        resized[key] = min(verdict.view, resized[key] ?? verdict.view)
      }
    }
  }

  package func cause(of verdict: ViewVerdict, _ move: ViewVerdict.Move) -> MoveCause {
    guard move.swiftUI != nil else { return .missing }
    if verdict.isCopied { return .approximation }
    if let parent = scene.views[verdict.view].parent {
      let key = Key(view: parent, configuration: move.configuration)
      if moved[key] != nil { return .superview(parent) }
      if !Self.isResized(move), let sibling = resized[key] { return .sibling(sibling) }
    }
    return move.configuration < scene.seenCount ? .arrangement : .unseen
  }

  private static func isResized(_ move: ViewVerdict.Move) -> Bool {
    guard let other = move.swiftUI else { return false }
    return abs(other.width - move.uiKit.width) > Constant.proven
      || abs(other.height - move.uiKit.height) > Constant.proven
  }
}
