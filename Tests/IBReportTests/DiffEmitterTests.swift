import Foundation
import IBCompare
import IBModel
import IBReport
import IBSource
import IBSyntax
import IBTestSupport
import Testing

@Suite struct DiffEmitterTests {
  private func document(_ text: String) throws -> Document {
    let tree = SyntaxParser.parse(SourceFile(path: "a.xib", bytes: Array(text.utf8))).0
    return try #require(tree.flatMap { Document($0) })
  }

  /// A label whose text has marks of every format, in another place, and a button that came.
  private func difference() throws -> FileDiff {
    let label = { (text: String, x: Int) in
      view("a", tag: "label", frame: "\(x) 0 10 10", .mask(""), attributes: "text=\"\(text)\"")
    }
    let button = view("b", tag: "button", frame: "0 0 10 10", .mask(""))
    let outer = { (content: String) in xib(view("outer", frame: "0 0 100 100", .mask(""), subviews: content)) }
    let diff = DocumentDiff(
      .init(try document(outer(label("one", 0)))), .init(try document(outer(label("*two* &lt;&amp;", 8) + button))))
    return FileDiff(path: "a_b.xib", oldPath: "old.xib", newPath: "a_b.xib", diff: diff)
  }

  @Test func everyFileFitsTheSchema() throws {
    let schema = try SchemaCheck("diff", JSONSchemas.named("diff"))
    let files = [
      try difference(), FileDiff(path: "b.xib", isAdded: true, contents: []),
      FileDiff(path: "c.xib", isAdded: false, contents: []),
    ]
    for file in files {
      let object = try JSONSerialization.jsonObject(with: Data(DiffJSONEmitter().render(file)))
      #expect(schema.problems(object, with: "diff.schema.json").isEmpty)
    }
  }

  @Test func everyChangeIsInTheData() throws {
    let object = try JSONSerialization.jsonObject(with: Data(DiffJSONEmitter().render(try difference())))
    let changes = try #require((object as? [String: Any])?["changes"] as? [[String: Any]])
    #expect(changes.compactMap { $0["kind"] as? String } == ["edited", "added"])
    let values = try #require(changes[0]["values"] as? [[String: Any]])
    #expect(values.compactMap { $0["property"] as? String } == ["text", "frame"])
    #expect(values[0]["after"] as? String == "\"*two* <&\"")
  }

  @Test func marksOfTheFormatsAreEscaped() throws {
    let diff = try difference()
    let markdown = String(decoding: DiffMarkdownEmitter().render(diff), as: UTF8.self)
    #expect(markdown.hasPrefix("### a\\_b.xib\n\n- label \"\\*two\\* \\<\\&\""))
    let page = String(decoding: DiffHTMLEmitter().render(diff), as: UTF8.self)
    #expect(page.contains("<h2>a_b.xib</h2>"))
    #expect(page.contains("*two* &lt;&amp;&quot;"))
  }

  /// Files that only differ as text, such as those of another platform, are shown line by line.
  @Test func linesOfTextAreOnThePage() {
    let diff = FileDiff(path: "a.xib", oldPath: "a.xib", newPath: "a.xib", text: ["-<a>", "+<b>"])
    let page = String(decoding: DiffHTMLEmitter().render(diff), as: UTF8.self)
    #expect(page.hasPrefix("<section") && page.hasSuffix("</section>\n"), "\(page)")
    #expect(page.contains("-&lt;a&gt;") && page.contains("+&lt;b&gt;"), "\(page)")
  }
}
