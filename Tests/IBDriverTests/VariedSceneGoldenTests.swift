import Foundation
import IBTestSupport
import Testing

/// Random scenes whose views and constraints vary by size class. Golden files contain the differences between the classes,
/// the findings of lint, and the views in SwiftUI.
@Suite struct VariedSceneGoldenTests {
  static let files = ["varied-convert.txt", "varied-lint.txt", "varied-report.txt"]

  private static let documents = (0..<20).map { place in
    var random = SplitMix(seed: UInt64(place) + 500)
    var scene = RandomScene(seed: UInt64(place + 200))
    return varied(place % 3 == 0 ? scene.column() : scene.storyboard(), &random)
  }

  private static var all: [String: String] {
    Dictionary(uniqueKeysWithValues: documents.enumerated().map { ("In/\($0).storyboard", $1) })
  }

  /// A document in which a third of the constraints, texts and stack views vary, and some views and constraints are
  /// installed in one size class only.
  private static func varied(_ text: String, _ random: inout SplitMix) -> String {
    let classes = ["heightClass=compact", "widthClass=regular", "heightClass=regular-widthClass=compact"]
    var text = text
    func key() -> String { classes.randomElement(using: &random) ?? "" }
    func isChosen(_ share: Int) -> Bool { Int.random(in: 0..<share, using: &random) == 0 }
    func insert(_ expression: Regex<Substring>, _ share: Int, _ content: () -> String) {
      for range in text.ranges(of: expression).reversed() where isChosen(share) {
        text.insert(contentsOf: content(), at: range.upperBound)
      }
    }
    for range in text.ranges(of: /\/>(?=<constraint|<\/constraints>)/).reversed() where isChosen(3) {
      let number = Int.random(in: 0...60, using: &random)
      text.replaceSubrange(range, with: "><variation key=\"\(key())\" constant=\"\(number)\"/></constraint>")
    }
    insert(/<stackView [^>]*>\n<rect [^>]*>/, 2) {
      "<variation key=\"\(key())\" axis=\"\(isChosen(2) ? "horizontal" : "vertical")\" spacing=\"3\"/>"
    }
    insert(/<fontDescription key="fontDescription" [^>]*>/, 2) {
      #"<variation key="\#(key())"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>"#
    }
    insert(/<(?:label|imageView|button) [^>]*>\n<rect [^>]*>/, 4) {
      #"<variation key="\#(key())" hidden="\#(isChosen(2) ? "YES" : "NO")" alpha="0.25"/>"#
    }
    let constraints = text.matches(of: /<constraint id="(k\d+)"/).map(\.output.1)
    let masks = constraints.filter { _ in isChosen(8) }.map { id in
      (exclude: "<exclude reference=\"\(id)\"/>", include: "<include reference=\"\(id)\"/>")
    }
    func mask(_ key: String, _ entries: [String]) -> String {
      "<variation key=\"\(key)\"><mask key=\"constraints\">\(entries.joined())</mask></variation>"
    }
    guard !masks.isEmpty, let guide = text.firstRange(of: /<viewLayoutGuide [^>]*>/) else { return text }
    let variations = mask("default", masks.map(\.exclude)) + mask(key(), masks.map(\.include))
    text.insert(contentsOf: variations, at: guide.upperBound)
    return text
  }

  private func check(_ file: String, _ words: String...) async throws {
    let world = MemoryWorld(Self.all)
    _ = await world.run(words: words)
    #expect(try Golden(beside: #filePath).difference(world.output + world.diagnostics, file) == nil)
  }

  @Test func report() async throws { try await check("varied-report.txt", "report", "--all-size-classes", "In") }

  @Test func lint() async throws {
    try await check("varied-lint.txt", "lint", "--quiet", "--only-rule", "constraints", "--only-rule", "layout", "In")
  }

  @Test func views() async throws {
    let half = Self.all.keys.sorted().prefix(10)
    let world = MemoryWorld(Self.all)
    _ = await world.run(words: ["convert", "swiftui", "--check", "--quiet"] + half)
    #expect(try Golden(beside: #filePath).difference(world.output + world.diagnostics, "varied-convert.txt") == nil)
  }
}
