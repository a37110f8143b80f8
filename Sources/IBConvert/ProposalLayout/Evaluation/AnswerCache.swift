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
