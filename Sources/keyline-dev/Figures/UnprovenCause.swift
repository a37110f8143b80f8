import IBConvert
import IBLayout
import IBModel

/// The reason why a scene is not proven: its first unproven view or container, in the order of the scene.
enum UnprovenCause {
  /// - Parameters:
  ///   - verdicts: the verdicts on the views of the scene, in their order.
  ///   - kinds: the arrangement of each container, by its index in the scene.
  ///
  /// - Returns: nil for a proven scene.
  static func of(_ scene: ConvertibleScene, _ verdicts: [ViewVerdict], _ kinds: [Int: CandidateKind]) -> String? {
    let unusual = kinds.filter { $0.value == .customLayout || $0.value == .approximate }
    let first = verdicts.first { isUnproven($0) }
    let container = unusual.keys.min()
    if let container, container <= first.flatMap({ scene.views[$0.view].parent }) ?? .max {
      return "\(kinds[container]?.rawValue ?? ""): \(scene.views[container].kind.rawValue)"
    }
    guard let first else { return nil }
    let view = scene.views[first.view]
    switch first.status {
    case .dropped(let reason), .notCompared(let reason): return "dropped: \(reason.rawValue)"
    case .same: return "copied: \(view.kind.rawValue)"
    case .moved:
      guard let move = first.moves.first else { return "moved" }
      let isSeen = first.moves.contains { $0.configuration < scene.seenCount }
      return "\(isSeen ? "moved" : "moved on unseen"): \(view.kind.rawValue) \(words(move))"
    }
  }

  /// Whether a view counts against its scene.
  private static func isUnproven(_ verdict: ViewVerdict) -> Bool {
    switch verdict.status {
    case .same: verdict.lacksProof
    case .moved: true
    case .dropped(let reason), .notCompared(let reason): reason == .variation
    }
  }

  /// Which of its four numbers differ.
  private static func words(_ move: ViewVerdict.Move) -> String {
    guard let other = move.swiftUI else { return "not there" }
    let pairs = [
      ("x", move.uiKit.x, other.x), ("y", move.uiKit.y, other.y), ("width", move.uiKit.width, other.width),
      ("height", move.uiKit.height, other.height),
    ]
    return pairs.filter { abs($0.1 - $0.2) > 1 }.map(\.0).joined(separator: " ")
  }
}
