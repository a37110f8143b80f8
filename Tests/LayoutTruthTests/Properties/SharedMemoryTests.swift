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
    "ipad-9,split=1/3", "iphone-7,ios=10", "iphone-15-pro-max,landscape", "iphone-15",
  ]

  private static func configurations() throws -> [TraitConfiguration] {
    try specifications.map { try ConfigurationSpec.parse($0).get().configuration }
  }

  /// The first layout that is another alone; nil where there is none.
  private static func difference(_ document: Document, _ configurations: [TraitConfiguration]) -> String? {
    let engine = LayoutEngine(document)
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

  /// Every twentieth document of the corpus, because a debug build is slow; all with `KEYLINE_ALL_DOCUMENTS=1`.
  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func aRealSceneIsLaidOutAsAlone() throws {
    let isWhole = ProcessInfo.processInfo.environment["KEYLINE_ALL_DOCUMENTS"] == "1"
    let configurations = isWhole ? ConfigurationSet.allDevices : try Self.configurations()
    var compared = 0
    for index in stride(from: 0, to: Corpus.documents.count, by: isWhole ? 1 : 20) {
      let url = Corpus.documents[index]
      let source = SourceFile(path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
      guard let tree = SyntaxParser.parse(source).0, let document = Document(tree),
        document.flavour.platform == .iOS
      else { continue }
      #expect(Self.difference(document, configurations) == nil, "\(url.path)")
      compared += 1
    }
    #expect(compared > 0)
  }
}

/// A scene of labels, buttons, plain and stack views, with constraints that need not agree with each other.
private struct RandomScene {
  private var random: SplitMix
  private var number = 0

  /// The same seed gives the same scene.
  init(seed: UInt64) { random = SplitMix(state: seed) }

  mutating func root() -> String {
    let views = (0..<Int.random(in: 2...6, using: &random)).map { _ in subview(depth: 0) }
    let names = views.map(\.name) + ["root", "safe"]
    let constraints = (0..<Int.random(in: 4...16, using: &random)).map { _ in constraint(among: names) }
    return rootView(subviews: views.map(\.text).joined(), constraints: constraints.joined())
  }

  private mutating func subview(depth: Int) -> (name: String, text: String) {
    number += 1
    let name = "v\(number)"
    let frame = "\(Int.random(in: 0...200, using: &random)) \(Int.random(in: 0...500, using: &random)) 90 40"
    switch Int.random(in: 0...4, using: &random) {
    case 0: return (name, view(name, frame: frame))
    case 1: return (name, view(name, frame: frame, .mask("flexibleMaxX=\"YES\" widthSizable=\"YES\"")))
    case 2 where depth < 2:
      let inner = (0..<Int.random(in: 1...3, using: &random)).map { _ in subview(depth: depth + 1).text }
      let axis = Bool.random(using: &random) ? "axis=\"vertical\"" : "distribution=\"fillProportionally\""
      return (name, view(name, tag: "stackView", frame: frame, attributes: axis, subviews: inner.joined()))
    default:
      let words = Array(repeating: "word", count: Int.random(in: 1...12, using: &random)).joined(separator: " ")
      let lines = "text=\"\(words)\" numberOfLines=\"\(Int.random(in: 0...2, using: &random))\""
      return (name, view(name, tag: "label", frame: frame, attributes: lines))
    }
  }

  private mutating func constraint(among names: [String]) -> String {
    number += 1
    let attributes = ["leading", "trailing", "top", "bottom", "width", "height", "centerX", "leadingMargin"]
    let attribute = attributes[Int.random(in: 0..<attributes.count, using: &random)]
    let first = names[Int.random(in: 0..<(names.count - 1), using: &random)]
    let second = names[Int.random(in: 0..<names.count, using: &random)]
    let isPlain = ["width", "height"].contains(attribute) && Bool.random(using: &random)
    return IBTestSupport.constraint(
      "c\(number)", "\(first).\(attribute)", isPlain ? nil : "\(second).\(attribute)",
      constant: Double(Int.random(in: -20...60, using: &random)),
      multiplier: Int.random(in: 0...5, using: &random) == 0 ? "2:3" : nil,
      relation: [nil, nil, "greaterThanOrEqual", "lessThanOrEqual"][Int.random(in: 0...3, using: &random)],
      priority: [nil, nil, 999, 750, 250][Int.random(in: 0...4, using: &random)])
  }
}
