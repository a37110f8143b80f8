import IBCompare
import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// The document of a text; the test fails where it is none.
func parsed(_ text: String) throws -> Document {
  try parsed(Array(text.utf8))
}

func parsed(_ bytes: [UInt8]) throws -> Document {
  let (tree, findings) = SyntaxParser.parse(SourceFile(path: "Test.storyboard", bytes: bytes))
  #expect(findings.isEmpty)
  return try #require(tree.flatMap { Document($0) })
}

/// What differs between two documents, with layouts in the four final size classes.
func difference(_ old: Document, _ new: Document) -> FileDiff {
  let versions = [old, new].map { document in
    let engine = LayoutEngine(document, .documentAlone)
    return DocumentDiff.Version(
      document, layouts: ConfigurationSet.finalSizeClasses.flatMap { engine.layouts(in: $0) })
  }
  return FileDiff(
    path: "Test.storyboard", oldPath: "old", newPath: "new", diff: DocumentDiff(versions[0], versions[1]))
}

/// The lines for people.
func lines(_ diff: FileDiff) -> [String] {
  diff.sentences
}

func lines(_ old: String, _ new: String) throws -> [String] {
  lines(difference(try parsed(old), try parsed(new)))
}

/// A storyboard of one scene, the controller's class `LoginController`, around what its root view holds.
func login(_ subviews: String..., constraints: String = "", connections: String = "", head: DocumentHead = .phone)
  -> String
{
  let root = rootView(subviews: subviews.joined(separator: "\n"), constraints: constraints)
  return storyboard(
    scene("\(root)<connections>\(connections)</connections>", attributes: "customClass=\"LoginController\""),
    head: head)
}
