import Foundation
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

@testable import IBLint

/// The byte scan and the tree read the same identifiers.
@Suite struct ProjectNamesTests {
  private static let text = storyboard(
    """
    <!-- <viewController storyboardIdentifier="Commented" id="x"/> -->
    """ + scene(rootView(), id: "a", attributes: #"storyboardIdentifier="Q&amp;A &lt;1&gt; &quot;q&quot; &#x41;&#66;""#)
      + scene(rootView("other"), id: "b", attributes: #"storyboardIdentifier="Plain""#))

  @Test func identifiersAreTheSameInAByteScanAndInTheTree() throws {
    let bytes = Array(Self.text.utf8)
    var names = ProjectNames()
    names.add(ProjectNames.Document(bytes, path: "Main.storyboard"))
    let facts = try #require(DocumentFacts(try model(Self.text)))
    #expect(facts.identifiers == [#"Q&A <1> "q" AB"#, "Plain"])
    #expect(names.allScenes == facts.identifiers)
  }

  /// A scene without an identifier appears only if it is the initial one or a segue leads to it.
  @Test(arguments: [
    ("", "", "", false), ("storyboardIdentifier=\"B\"", "", "", true), ("", "initialViewController=\"b\"", "", true),
    ("", "", #"<segue destination="b" kind="show" id="c"/>"#, true),
    ("", "", #"<segue destination="d" kind="show" id="c"/>"#, false),
    ("", "", #"<view customClass="Price"/>"#, true),
  ])
  func aClassInASceneThatCannotAppearIsNotShown(
    _ attribute: String, _ start: String, _ other: String, _ isShown: Bool
  ) {
    let text = """
      <document \(start)><scene><viewController \(attribute) id="b" customClass="Price" sceneMemberID="viewController"/>
      \(other)</scene></document>
      """
    let names = ProjectNames([ProjectNames.Document(Array(text.utf8), path: "Main.storyboard")])
    #expect(names.uses("Price") && names.shows(class: "Price") == isShown && names.mayUse("Price") == isShown)
  }

  @Test func aSectionWithoutAnEndEndsTheScan() throws {
    let bytes = Array(#"<scene><!-- <a storyboardIdentifier="b""#.utf8)
    var names = ProjectNames()
    names.add(ProjectNames.Document(bytes, path: "Main.storyboard"))
    #expect(names.allScenes.isEmpty)
  }

  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func identifiersOfRealStoryboardsAreTheSame() throws {
    var compared = 0
    for url in Corpus.documents where url.pathExtension == "storyboard" {
      let bytes = try [UInt8](Data(contentsOf: url))
      guard let document = SyntaxParser.parse(SourceFile(path: url.path, bytes: bytes)).0.flatMap(Document.init),
        let facts = DocumentFacts(document)
      else { continue }
      var names = ProjectNames()
      names.add(ProjectNames.Document(bytes, path: url.path))
      compared += facts.identifiers.count
      #expect(names.allScenes.isSuperset(of: facts.identifiers), "\(url.path)")
    }
    #expect(compared > 100)
  }
}
