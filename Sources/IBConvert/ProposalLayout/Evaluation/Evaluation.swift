/// Asks the nodes of one tree, and stores their answers: step 2 of ProposalLayout.md.
///
/// It is a class because answers are stored while others are being computed. Each layout has its own.
final class Evaluation {
  let nodes: [EvaluatedNode]
  let environment: ViewEnvironment
  /// The spacing preferences of the nodes; empty until a stack without spacing needs them.
  private var spacings: [SpacingPreference] = []
  private(set) var priorities: [Double]
  /// The number of requests for sizes that were not known yet.
  private(set) var questionCount = 0

  private var sizes: AnswerCache<Size>
  private var arrangements: AnswerCache<[ChildPlacement]>

  init(nodes: [EvaluatedNode], environment: ViewEnvironment) {
    self.nodes = nodes
    self.environment = environment
    priorities = Array(repeating: 0, count: nodes.count)
    sizes = AnswerCache(nodeCount: nodes.count)
    arrangements = AnswerCache(nodeCount: nodes.count)
    for index in nodes.indices.reversed() {
      priorities[index] = nodes[index].layout.priority(in: NodeContext(evaluation: self, index: index))
    }
  }

  /// The spacing preference of a node. Preferences are computed from the leaves to the root, so calls recurse only one
  /// level.
  func spacing(of node: Int) -> SpacingPreference {
    if spacings.isEmpty {
      spacings = Array(repeating: .plain, count: nodes.count)
      for index in nodes.indices.reversed() {
        spacings[index] = nodes[index].layout.spacing(in: NodeContext(evaluation: self, index: index))
      }
    }
    return spacings[node]
  }

  func size(of node: Int, for proposal: ProposedSize) -> Size {
    if let known = sizes.answer(of: node, to: proposal) { return known }
    questionCount += 1
    var size = nodes[node].layout.size(for: proposal, in: NodeContext(evaluation: self, index: node))
    // Replaces lengths with which other nodes cannot calculate.
    for axis in Axis.allCases where size[axis].isNaN || size[axis] < 0 { size[axis] = 0 }
    sizes.add(size, of: node, to: proposal)
    return size
  }

  func placements(of node: Int, for proposal: ProposedSize) -> [ChildPlacement] {
    if let known = arrangements.answer(of: node, to: proposal) { return known }
    let placements = nodes[node].layout.placements(
      for: proposal, size: size(of: node, for: proposal), surroundings: nil,
      in: NodeContext(evaluation: self, index: node))
    arrangements.add(placements, of: node, to: proposal)
    return placements
  }

  func explicitGuide(_ guide: Guide, of node: Int, for proposal: ProposedSize) -> Double? {
    guard guide.isBaseline else { return nil }
    let answer = nodes[node].layout.explicitGuide(
      guide, for: proposal, in: NodeContext(evaluation: self, index: node))
    return answer.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// A view or a modifier in a tree, with the indices of the nodes inside.
struct EvaluatedNode: Sendable {
  let layout: any NodeLayout
  var children: [Int] = []
  /// The axis of the stack around the node, apart from modifiers between them; nil outside stacks.
  let stackAxis: Axis?
}

/// The answers of a tree's nodes, by the offered size.
///
/// Nearly every node is offered two to four sizes, for which comparing is faster than hashing.
struct AnswerCache<Answer> {
  private var known: [[(proposal: ProposedSize, answer: Answer)]]

  init(nodeCount: Int) { known = Array(repeating: [], count: nodeCount) }

  func answer(of node: Int, to proposal: ProposedSize) -> Answer? {
    known[node].first { $0.proposal == proposal }?.answer
  }

  /// - Precondition: the node has not answered this proposal yet.
  mutating func add(_ answer: Answer, of node: Int, to proposal: ProposedSize) {
    known[node].append((proposal, answer))
  }
}
