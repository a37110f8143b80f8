import Foundation
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// Every real document is read, cut up and edited as libxml2 reads it.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CorpusTests {
  private func source(_ url: URL) throws -> SourceFile {
    SourceFile(path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
  }

  @Test func theCorpusHasDocuments() {
    #expect(!Corpus.documents.isEmpty)
  }

  @Test func rangesAndValuesAreThoseOfLibxml2() throws {
    var compared = 0
    for url in Corpus.documents {
      let source = try source(url)
      let (tree, findings) = SyntaxParser.parse(source)
      guard let tree, let reference = Reference(source.bytes) else {
        #expect(tree == nil && Reference(source.bytes) == nil && findings.count == 1, "\(url.path): \(findings)")
        continue
      }
      #expect(findings.isEmpty)
      #expect(Agreement.difference(tree, reference) == nil, "\(url.path)")
      compared += 1
    }
    // Nearly all real documents are well-formed; comparing none would not be agreement.
    #expect(compared * 10 >= Corpus.documents.count * 9)
  }

  @Test func replacingEveryValueByItselfKeepsTheBytes() throws {
    var count = 0
    for url in Corpus.documents {
      let source = try source(url)
      guard let tree = SyntaxParser.parse(source).0 else { continue }
      let edits = (0..<tree.elementCount).flatMap { index in
        tree.element(at: index).attributes.map { SyntaxEdit.setValue(of: $0, to: $0.value) }
      }
      #expect(TextEdit.apply(edits, to: source.bytes) == source.bytes, "\(url.path)")
      count += edits.count
    }
    #expect(count > 0)
  }

  @Test func changingOneValueChangesOnlyIt() throws {
    var count = 0
    for (number, url) in Corpus.documents.enumerated() {
      let source = try source(url)
      guard let tree = SyntaxParser.parse(source).0 else { continue }
      let attributes = (0..<tree.elementCount).flatMap { Array(tree.element(at: $0).attributes) }
      guard !attributes.isEmpty else { continue }
      // Another attribute in each file, so that all places get their turn.
      let changed = attributes[number * 31 % attributes.count]
      let range = changed.valueRange
      let edited = try #require(
        TextEdit.apply([SyntaxEdit.setValue(of: changed, to: "a < \"b\" & 'c'")], to: source.bytes))
      let expected =
        source.bytes[..<range.lower] + Array("a &lt; &quot;b&quot; &amp; 'c'".utf8) + source.bytes[range.upper...]
      #expect(edited == Array(expected), "\(url.path)")
      count += 1
      let again = try #require(SyntaxParser.parse(SourceFile(path: url.path, bytes: edited)).0)
      let values = (0..<again.elementCount).flatMap { again.element(at: $0).attributes.map(\.value) }
      for (attribute, value) in zip(attributes, values) where attribute.valueRange != range {
        guard attribute.value == value else {
          Issue.record("\(url.path): '\(attribute.value)' became '\(value)'")
          break
        }
      }
    }
    #expect(count > 0)
  }
}
