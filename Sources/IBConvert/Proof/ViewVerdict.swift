package import IBModel

/// The result for one view of a converted scene.
package struct ViewVerdict: Sendable {
  package enum Status: Hashable, Sendable {
    /// Its frame is the same on every configuration, within `Tolerance.proof`.
    case same
    case moved
    /// Its frame is that of another view, or nothing that a tree decides.
    case notCompared(Reason)
    /// It is not in the tree.
    case dropped(Reason)
  }

  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Laid out only on some configurations, by variations of size classes.
    case variation
    case hiddenInStack
    /// Kept by its superview: a cell, a bar's item, a background.
    case laidOutElsewhere
    /// Deeper than `ConversionLimits.deepest`.
    case tooDeep
    /// No view of an edited file shows it.
    case missing
    /// It shows nothing of its own; the views inside are compared.
    case drawsNothing
    /// An edited file shows it in a list, whose rows have places that are not known.
    case inList
    /// An edited file leaves it to the app whether it is shown.
    case conditional
  }

  package enum Doubt: String, Hashable, Sendable, CaseIterable {
    /// The tree was laid out in one size only.
    case oneSize
    /// Its size or its place is only copied from a layout.
    case copied
    /// It depends on `scenePadding`, whose length on iOS is not documented.
    case scenePadding
  }

  /// A frame that differs, in points from the corner of the scene.
  package struct Move: Hashable, Sendable {
    /// The place of the configuration.
    package let configuration: Int
    package let uiKit: Rect
    /// Nil where the tree does not show the view.
    package let swiftUI: Rect?
  }

  /// The place of the view in the scene.
  package let view: Int
  package let status: Status
  /// Why its frame is not known to be right, although it is the same; nil if it is.
  package let doubt: Doubt?
  package let moves: [Move]
}

extension ViewVerdict {
  package var lacksProof: Bool { doubt != nil }
}

/// Why a view is elsewhere on one configuration.
package enum MoveCause: Hashable, Sendable {
  /// The tree does not show it.
  case missing
  /// Its superview, by its place in the scene, moved on the same configuration.
  case superview(Int)
  /// A sibling, by its place in the scene, has another size there.
  case sibling(Int)
  /// Its place is unproven: it keeps its distances of the first configuration to the nearest edges.
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
    if verdict.doubt == .copied { return .approximation }
    if let parent = scene.views[verdict.view].parent {
      let key = Key(view: parent, configuration: move.configuration)
      if moved[key] != nil { return .superview(parent) }
      if !Self.isResized(move), let sibling = resized[key] { return .sibling(sibling) }
    }
    return move.configuration < scene.seenCount ? .arrangement : .unseen
  }

  private static func isResized(_ move: ViewVerdict.Move) -> Bool {
    guard let other = move.swiftUI else { return false }
    return abs(other.width - move.uiKit.width) > Tolerance.proof
      || abs(other.height - move.uiKit.height) > Tolerance.proof
  }
}
