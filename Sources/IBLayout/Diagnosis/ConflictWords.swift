import IBContent
import IBModel
import IBSource
import LinearSolver

/// The words for the parties of conflicts.
struct ConflictWords {
  let island: SolvedIsland
  private var scene: ResolvedScene { island.scene }

  /// The constraint's words without "constraint", which the message has already used.
  func short(_ party: LinearConstraint.Origin) -> Message {
    guard case .document(let id) = party, let constraint = scene.document.constraint(id) else {
      return full(party)
    }
    return "\(id, named: scene.document.words(for: constraint))" + constantHere(id)
  }

  /// The name of a constraint shows the constant in the file, which a variation may replace.
  private func constantHere(_ id: String) -> Message {
    guard let here = scene.constraints.first(where: { $0.id == id }), here.hasOtherConstant else { return Message([]) }
    return " (here \(points: here.constant, "here"))"
  }

  func name(_ view: Int) -> Message { "\(scene.views[view].id, named: island.name(view))" }

  /// The party with its kind, which begins a message.
  func full(_ party: LinearConstraint.Origin) -> Message {
    switch party {
    case .document(let id): return "\(id, named: scene.document.name(of: id))" + constantHere(id)
    case .autoresizing(let view): return "the autoresizing mask of " + name(view)
    case .intrinsic(let view): return "the intrinsic content size of " + name(view)
    case .stackView(let view): return "the arrangement of " + name(view)
    case .container(let view):
      switch scene.views[view].role {
      case .root: return "the size of the screen"
      case .tableHeader, .tableFooter:
        let place = scene.views[view].role == .tableHeader ? "header" : "footer"
        let height = scene.views[view].storedFrame?.height ?? 0
        return "the height \(points: height, "height") of the table's \(place)"
      default: return "the size of " + name(view)
      }
    case .length(let view): return "the length of " + name(view) + ", which cannot be negative"
    }
  }

  /// The number of constraints, which may differ between screens.
  func counted(_ constraints: Int) -> Message {
    constraints == 1 ? "1 constraint" : "\(points: Double(constraints), "constraints") constraints"
  }

  /// The ids of the constraints that ask for the greatest lengths or distances, the greatest first.
  func longest(of ids: [String]) -> [String] {
    let ids = Set(ids)
    let all = scene.constraints.filter { ids.contains($0.id) && $0.relation != .lessThanOrEqual }.enumerated().map {
      (id: $1.id, points: asked(by: $1), place: $0)
    }
    return all.filter { $0.points != 0 }.sorted { ($0.points, $1.place) > ($1.points, $0.place) }
      .prefix(Self.mostLongest).map(\.id)
  }

  /// The number of constraints among which one is that of all screens. Chosen, not measured.
  private static let mostLongest = 3

  /// The length or distance that a constraint asks for, in points: for one that compares two lengths, with the other one in the
  /// layout.
  private func asked(by constraint: ResolvedConstraint) -> Double {
    guard case .view(let other)? = constraint.second, !fills(constraint, other),
      let length = FrameCoordinate(rawValue: constraint.secondAttribute.rawValue), [.width, .height].contains(length)
    else { return abs(constraint.constant) }
    return abs(constraint.multiplier * island.coordinate(length, of: other) + constraint.constant)
  }

  /// Whether a constraint makes a view as long as one around it, so that it asks for no more than the container has.
  private func fills(_ constraint: ResolvedConstraint, _ other: Int) -> Bool {
    guard case .view(let view) = constraint.first else { return false }
    return constraint.multiplier == 1 && scene.isInside(view, other)
  }

  /// The end of a sentence about a shortage.
  func longestWords(_ constraint: String) -> Message {
    "; the longest is " + short(.document(constraint))
  }
}

extension LinearConstraint.Origin {
  /// The view that the rows are about; nil for a constraint of the document.
  var view: Int? {
    switch self {
    case .document: nil
    case .autoresizing(let view), .intrinsic(let view), .stackView(let view), .container(let view), .length(let view):
      view
    }
  }
}
