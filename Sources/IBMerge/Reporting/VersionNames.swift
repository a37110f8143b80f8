import IBCompare
import IBModel
import IBSyntax

/// The names of objects in each of the three files. A file's names are read on first use, because most merges need the
/// names of only one file.
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
