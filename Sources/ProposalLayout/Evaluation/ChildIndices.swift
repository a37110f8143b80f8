/// The indices of the nodes in a node. A modifier has one, a leaf none; neither needs an array.
struct ChildIndices: Sendable {
  private(set) var count = 0
  private var first = 0
  private var rest: [Int] = []

  subscript(_ position: Int) -> Int { position == 0 && count > 0 ? first : rest[position - 1] }

  mutating func append(_ index: Int) {
    if count == 0 { first = index } else { rest.append(index) }
    count += 1
  }
}
