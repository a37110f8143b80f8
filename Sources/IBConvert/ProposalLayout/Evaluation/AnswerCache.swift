/// The answers of a tree's nodes, by the offered size.
///
/// The answers of all nodes are in one array, each with the index of the previous answer of the same node, so that
/// nodes need no separate arrays. Nearly every node is offered two to four sizes, for which comparing is faster than
/// hashing. A node that is offered more gets a table.
struct AnswerCache<Answer> {
  private struct Known {
    let proposal: ProposedSize
    let answer: Answer
    /// The index of the previous answer of the same node; nil for the first.
    let previous: Int?
    /// The number of previous answers of the node.
    let count: Int
  }

  private struct Question: Hashable {
    let node: Int
    let proposal: ProposedSize
  }

  private var known: [Known] = []
  /// For each node, the index of its last answer among those that are compared.
  private var last: [Int?]
  private var others: [Question: Answer] = [:]

  private static var mostCompared: Int { 8 }

  init(nodeCount: Int) { last = Array(repeating: nil, count: nodeCount) }

  func answer(of node: Int, to proposal: ProposedSize) -> Answer? {
    var place = last[node]
    while let next = place {
      if known[next].proposal == proposal { return known[next].answer }
      place = known[next].previous
    }
    return others.isEmpty ? nil : others[Question(node: node, proposal: proposal)]
  }

  /// - Precondition: the node has not answered this proposal yet.
  mutating func add(_ answer: Answer, of node: Int, to proposal: ProposedSize) {
    let previous = last[node]
    let count = previous.map { known[$0].count + 1 } ?? 0
    guard count < Self.mostCompared else {
      others[Question(node: node, proposal: proposal)] = answer
      return
    }
    last[node] = known.count
    known.append(Known(proposal: proposal, answer: answer, previous: previous, count: count))
  }
}
