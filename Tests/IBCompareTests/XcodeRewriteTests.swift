import IBModel
import IBSource
import IBSyntax
import Testing

@testable import IBCompare

/// A difference leaves out what a merge decides without asking, and the other way round, but for the exceptions that
/// `Noise` names.
@Suite struct XcodeRewriteTests {
  /// Every element of the vocabulary, with every key and without one.
  private static let elements: [XMLElement] = {
    let keys = [
      "", "canvasLocation", "freeformSize", "frameInset", "simulatedTopBarMetrics", "frame", "backgroundColor",
    ]
    let lines = names(Vocabulary.uiKit.elements.map(\.name)).flatMap { tag in
      keys.map { "<\(tag)\($0.isEmpty ? "" : " key=\"\($0)\"")/>" }
    }
    let tree = SyntaxParser.parse(SourceFile(path: "", bytes: Array("<all>\(lines.joined())</all>".utf8))).0
    return tree.map { tree in (1..<tree.elementCount).map(tree.element) } ?? []
  }()

  /// How names are written: every tree knows those of the vocabulary.
  private static func names(_ names: [Name]) -> [String] {
    let tree = SyntaxParser.parse(SourceFile(path: "", bytes: Array("<all/>".utf8))).0
    return names.compactMap { tree?.string($0) }
  }

  @Test func elementsAreLeftOutByBothOrNamedWithAReason() {
    #expect(Self.elements.count > 1_000)
    for element in Self.elements {
      let expected =
        Noise.elements[element.tag] != nil
        || XcodeRewrites.isRewritten(element) && Noise.reported[element.tag] == nil
      #expect(Noise.isNoise(element) == expected, "\(element.tag)")
    }
  }

  @Test func attributesAreLeftOutByBothOrNamedWithAReason() {
    let names = Set(Self.names(Vocabulary.uiKit.elements.flatMap { $0.attributes.map(\.name) }))
    let root = Self.elements[0]
    for name in names.union(Noise.attributes.keys) {
      let isException = Noise.attributes[name] != nil
      #expect(Noise.isNoise(attribute: name, of: root) == (XcodeRewrites.isRewritten(attribute: name) || isException))
    }
  }

  /// An exception that is none, and one without a reason, would hide a contradiction.
  @Test func everyExceptionIsOneAndHasAReason() throws {
    for (tag, reason) in Noise.elements {
      let element = try #require(Self.elements.first { $0.tag == tag && $0[.key] == nil }, "\(tag)")
      #expect(!XcodeRewrites.isRewritten(element) && reason.count > 5, "\(tag)")
    }
    for (tag, reason) in Noise.reported {
      let element = try #require(Self.elements.first { $0.tag == tag && $0[.key] == nil }, "\(tag)")
      #expect(XcodeRewrites.isRewritten(element) && reason.count > 5, "\(tag)")
    }
    for (name, reason) in Noise.attributes {
      #expect(!XcodeRewrites.isRewritten(attribute: name) && reason.count > 5, "\(name)")
    }
  }
}
