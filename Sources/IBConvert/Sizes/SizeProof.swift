import IBLayout
import IBModel
import ProposalLayout

/// A tree laid out once more, with the sizes that SwiftUI gives its own views, and compared with the same layouts.
package struct SizeProof: Sendable {
  /// On the views that the first proof compares, in its order.
  package let verdicts: [SizeVerdict]
  /// How many more layouts of the tree it took.
  package let layoutCount: Int
  /// Whether a view has another size than UIKit's, or one that is not known; without one both proofs are the same.
  package let hasOtherSizes: Bool

  package init(_ tree: InferredTree, of scene: ConvertibleScene, after proof: Proof) {
    let sizes = SwiftUISizeDifferences(tree, of: scene)
    if sizes.leaves.isEmpty {
      self.init(same: proof)
      return
    }
    var trials = scene.configurations.indices.map { MoveAttribution(sizes, proof.frames, $0) }
    guard trials.contains(where: { !$0.difference.isEmpty }) else {
      self.init(same: proof)
      return
    }
    var frames = FrameTable(tree, of: scene)
    for index in trials.indices { frames.add(trials[index].frames) }
    let second = Proof(frames)
    var verdicts: [SizeVerdict] = []
    for (first, moved) in zip(proof.verdicts, second.verdicts) where first.isCompared {
      verdicts.append(Self.verdict(first, moved, scene, proof.scrolled[first.view], &trials))
    }
    self.init(verdicts, trials.reduce(0) { $0 + $1.layoutCount }, hasOtherSizes: true)
  }

  /// The place in the verdicts, by the place of the view.
  private let places: [Int: Int]

  /// Nil for a view that the first proof does not compare.
  package subscript(view: Int) -> SizeVerdict? { places[view].map { verdicts[$0] } }

  private init(_ verdicts: [SizeVerdict], _ layoutCount: Int, hasOtherSizes: Bool) {
    self.verdicts = verdicts
    self.hasOtherSizes = hasOtherSizes
    places = Dictionary(
      verdicts.enumerated().map { ($0.element.view, $0.offset) }, uniquingKeysWith: { first, _ in first })
    self.layoutCount = layoutCount
  }

  /// The result if no view has another size.
  private init(same proof: Proof) {
    let verdicts = proof.verdicts.filter(\.isCompared).map { verdict in
      let moves = verdict.moves.map {
        SizeVerdict.Move(
          configuration: $0.configuration, uiKit: $0.uiKit, swiftUI: $0.swiftUI, cause: .arrangement)
      }
      return SizeVerdict(view: verdict.view, status: moves.isEmpty ? .same : .moved, moves: moves)
    }
    self.init(verdicts, 0, hasOtherSizes: false)
  }

  private static func verdict(
    _ first: ViewVerdict, _ second: ViewVerdict, _ scene: ConvertibleScene, _ scrolled: String?,
    _ trials: inout [MoveAttribution]
  ) -> SizeVerdict {
    var moves: [SizeVerdict.Move] = []
    var gap: SizeGap?
    for index in trials.indices {
      if let found = trials[index].gap(of: first.view, in: scrolled) {
        gap = gap ?? found
        continue
      }
      guard let move = second.moves.first(where: { $0.configuration == index }) else { continue }
      let movesAnyway = first.moves.contains { $0.configuration == index }
      moves.append(
        SizeVerdict.Move(
          configuration: index, uiKit: move.uiKit, swiftUI: move.swiftUI,
          cause: movesAnyway ? .arrangement : trials[index].cause(of: first.view, in: scrolled)))
    }
    let status: SizeVerdict.Status = moves.isEmpty ? gap.map { .notCompared($0) } ?? .same : .moved
    return SizeVerdict(view: first.view, status: status, moves: moves)
  }
}

extension ViewVerdict {
  /// Whether it has a frame that is held against another one.
  fileprivate var isCompared: Bool {
    switch status {
    case .same, .moved: true
    case .notCompared, .dropped: false
    }
  }
}
