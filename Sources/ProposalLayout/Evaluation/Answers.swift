/// What one node answered, by the size that it was offered.
///
/// Nearly every node is offered two to four sizes, which are compared sooner than hashed; those of a node that is offered
/// more are looked up.
struct Answers<Answer> {
  private var first: [(proposal: ProposedSize, answer: Answer)] = []
  private var others: [ProposedSize: Answer] = [:]

  private static var mostCompared: Int { 8 }

  subscript(proposal: ProposedSize) -> Answer? {
    for known in first where known.proposal == proposal { return known.answer }
    return others.isEmpty ? nil : others[proposal]
  }

  /// - Precondition: the proposal has no answer yet.
  mutating func add(_ answer: Answer, to proposal: ProposedSize) {
    if first.count < Self.mostCompared {
      first.append((proposal, answer))
    } else {
      others[proposal] = answer
    }
  }
}
