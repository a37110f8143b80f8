import IBCompare
import IBModel
import IBSyntax

/// What things are called in each of the three files; a file is read when the first name of it is asked for, because
/// most merges need the names of one.
final class VersionNames {
  private let trees: ThreeWay<SyntaxTree>
  /// Nil for a file that was not asked for yet.
  private var read = ThreeWay<DocumentNames??>(base: nil, ours: nil, theirs: nil)

  init(_ trees: ThreeWay<SyntaxTree>) {
    self.trees = trees
  }

  /// Nil for a tree that is not a document.
  subscript(side: MergeSide) -> DocumentNames? {
    if let names = read[side] { return names }
    let names = Document(trees[side]).map(DocumentNames.init)
    read[side] = .some(names)
    return names
  }
}
