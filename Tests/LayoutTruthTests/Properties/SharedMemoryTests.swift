import Foundation
import IBLayout
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// What the layouts of one document share saves work and changes nothing: each is what it is alone.
@Suite struct SharedMemoryTests {
  private static let specifications = [
    "iphone-15", "iphone-15,landscape", "iphone-se-3", "ipad-pro-11", "iphone-15,rtl", "iphone-15,text=AX3",
    "iphone-15,text=XS",
    "ipad-9,split=1/3", "iphone-7,ios=10", "iphone-15-pro-max,landscape", "iphone-15", "iphone-15,dark",
    "iphone-15,landscape,high-contrast",
  ]

  private static func configurations() throws -> [TraitConfiguration] {
    try specifications.map { try ConfigurationSpec.parse($0).get().configuration }
  }

  /// The first layout that is another alone; nil where there is none.
  private static func difference(_ document: Document, _ configurations: [TraitConfiguration]) -> String? {
    let engine = LayoutEngine(document, .documentAlone)
    let requests = configurations.map { LayoutRequest($0) }
    for (configuration, shared) in zip(configurations, engine.layouts(for: requests)) {
      for (one, other) in zip(shared, engine.layouts(in: configuration)) {
        for (view, alone) in zip(one.views, other.views) where "\(view)" != "\(alone)" {
          return "\(configuration.name): \(view) is alone \(alone)"
        }
        if one.issues != other.issues { return "\(configuration.name): \(one.issues) are alone \(other.issues)" }
      }
    }
    return nil
  }

  @Test(arguments: Sample.names) func aSampleIsLaidOutAsAlone(_ name: String) throws {
    let document = try Sample.document(name)
    let configurations = try [Sample.canvas(document)] + Self.configurations()
    #expect(Self.difference(document, configurations) == nil)
  }

  @Test func aRandomSceneIsLaidOutAsAlone() throws {
    let configurations = try Self.configurations()
    var constraints = 0
    for seed in 1...Self.sceneCount {
      var random = RandomScene(seed: UInt64(seed))
      let document = try Sample.document("\(seed)", text: storyboard(scene(random.root()), head: .phone))
      constraints += document.constraints.count
      #expect(Self.difference(document, configurations) == nil, "seed \(seed)")
    }
    #expect(constraints > 3 * Self.sceneCount)
  }

  private static let sceneCount = 60

  /// Every sixtieth document of the corpus, because a debug build is slow; all with `KEYLINE_ALL_DOCUMENTS=1`.
  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func aRealSceneIsLaidOutAsAlone() throws {
    let isWhole = ProcessInfo.processInfo.environment["KEYLINE_ALL_DOCUMENTS"] == "1"
    let configurations = isWhole ? ConfigurationSet.allDevices : try Self.configurations()
    var compared = 0
    for index in stride(from: 0, to: Corpus.documents.count, by: isWhole ? 1 : 60) {
      let url = Corpus.documents[index]
      let source = SourceFile(path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
      guard let tree = SyntaxParser.parse(source).0, let document = Document(tree),
        document.flavor.platform == .iOS
      else { continue }
      #expect(Self.difference(document, configurations) == nil, "\(url.path)")
      compared += 1
    }
    #expect(compared > 0)
  }
}
