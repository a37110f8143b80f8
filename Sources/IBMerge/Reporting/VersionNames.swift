import IBCompare
import IBModel
import IBSyntax

/// The names of objects in each of the three files.
///
/// The names of a file are read on first use, because most merges need those of only one file.
final class VersionNames {
  private let trees: ThreeWay<SyntaxTree>
  /// The names in each file; nil before their first use.
  private var read = ThreeWay<DocumentNames??>(base: nil, ours: nil, theirs: nil)

  init(_ trees: ThreeWay<SyntaxTree>) {
    self.trees = trees
  }

  /// The names in a file; nil for a tree that is not a document.
  subscript(side: MergeSide) -> DocumentNames? {
    if let names = read[side] { return names }
    let names = Document(trees[side]).map(DocumentNames.init)
    read[side] = .some(names)
    return names
  }
}
