import IBModel
import IBSource
import IBSyntax

/// Reads and parses files, and tells those we work on from the others.
struct SourceReader: Sendable {
  enum Reading: Sendable {
    /// A document of a flavour that is read, with what the parser has to say about it.
    case document(SyntaxTree, [Finding])
    /// A file without a tree; the findings say why.
    case malformed(SourceFile, [Finding])
    /// Well-formed, but made for something else.
    case unsupported(Flavour)
    case failure(FileFailure)
  }

  let world: World

  /// - Parameter anyFlavour: whether a document made for something else, or any other XML, is read as well.
  func read(_ file: InputFile, anyFlavour: Bool = false) -> Reading {
    let bytes = file.origin == .standardInput ? world.readInput() : world.read(file.path)
    switch bytes {
    case .failure(let failure): return .failure(FileFailure(file.path, failure.reason))
    case .success(let bytes): return parse(SourceFile(path: file.path, bytes: bytes), anyFlavour: anyFlavour)
    }
  }

  /// The same of bytes that are at hand.
  func parse(_ source: SourceFile, anyFlavour: Bool = false) -> Reading {
    let (tree, findings) = SyntaxParser.parse(source)
    guard let tree else { return .malformed(source, findings) }
    guard let root = tree.root else { return .malformed(source, findings) }
    let flavour = Flavour(root: root)
    return anyFlavour || flavour.isSupported ? .document(tree, findings) : .unsupported(flavour)
  }
}
