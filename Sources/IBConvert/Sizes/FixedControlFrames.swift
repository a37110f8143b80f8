import IBModel
import ProposalLayout

/// Frames of UIKit's sizes around views to which SwiftUI gives others.
enum FixedControlFrames {
  /// The tree with a frame on each control in the directions in which UIKit's intrinsic content size decides, is the
  /// same on all configurations, and is not SwiftUI's, with its proof; the tree itself where a view would move by that.
  static func tree(_ tree: InferredTree, _ proof: Proof, of scene: ConvertibleScene) -> (InferredTree, Proof) {
    let sizes = SwiftUISizeDifferences(tree, of: scene)
    guard !sizes.leaves.isEmpty else { return (tree, proof) }
    let environments = scene.configurations.map(ViewEnvironment.measuringText)
    // A control that fills a place of just its own length decides that length where nothing else does.
    for isRigid in [false, true] {
      let frames = frames(sizes, environments, isRigid: isRigid)
      guard !frames.isEmpty else { return (tree, proof) }
      var kept = tree
      kept.node = tree.node.framing(frames)
      let second = Proof(kept, of: scene)
      let moves = zip(proof.verdicts, second.verdicts).contains { $0.status == .same && $1.status != .same }
      if !moves { return (kept, second) }
    }
    return (tree, proof)
  }

  private typealias Frames = [String: (frame: FixedFrame, view: String)]

  /// - Parameter isRigid: whether controls that fill the place they have are left out.
  private static func frames(_ sizes: SwiftUISizeDifferences, _ environments: [ViewEnvironment], isRigid: Bool)
    -> Frames
  {
    var frames: Frames = [:]
    for leaf in sizes.leaves {
      let axes = sizes.keptAxes(leaf, in: environments, isRigid: isRigid)
      guard !axes.isEmpty else { continue }
      let frame = FixedFrame(
        width: axes.contains(.horizontal) ? length(of: leaf, .horizontal, sizes) : nil,
        height: axes.contains(.vertical) ? length(of: leaf, .vertical, sizes) : nil)
      if frame != FixedFrame() { frames[leaf.id] = (frame, sizes.scene.views[leaf.view].id) }
    }
    return frames
  }

  /// The length that UIKit gives a view on all configurations; nil where it is not one, or the view has another one.
  private static func length(of leaf: SwiftUISizeDifferences.Leaf, _ axis: Axis, _ sizes: SwiftUISizeDifferences)
    -> Double?
  {
    var lengths: [Double] = []
    for index in sizes.scene.configurations.indices {
      guard let frame = sizes.scene.views[leaf.view].frames[index] else { continue }
      guard let length = sizes.tree.measures[index].leaves[leaf.id]?[axis].intrinsic,
        abs(length - frame.length(axis)) <= Tolerance.pixel
      else { return nil }
      lengths.append(length)
    }
    guard let least = lengths.min(), let most = lengths.max(), most - least <= Tolerance.pixel else { return nil }
    return most
  }
}

extension ViewNode {
  /// The tree with frames right around leaves, by their ids; what named a leaf's outermost frame names the new one.
  fileprivate func framing(_ frames: [String: (frame: FixedFrame, view: String)]) -> ViewNode {
    var result = self
    result.children = children.map { $0.framing(frames) }
    for index in modifiers.indices where !modifiers[index].content.isEmpty {
      result.modifiers[index].content = modifiers[index].content.map { $0.framing(frames) }
    }
    guard case .hosted = content, children.isEmpty, let id, let (frame, view) = frames[id] else { return result }
    let place =
      result.modifiers.firstIndex { if case .neutral = $0.modifier { false } else { true } } ?? result.modifiers.count
    var applied = AppliedModifier(.frame(frame))
    let named = result.modifiers.firstIndex { $0.id == view }
    if named.map({ $0 < place }) ?? true {
      if let named { result.modifiers[named].id = nil }
      applied.id = view
    }
    result.modifiers.insert(applied, at: place)
    return result
  }
}
