import IBSyntax
import IBTestSupport
import Testing

@testable import IBMerge

/// Merges of random trees of views that both sides edit, move and remove, one on each line: the versions, the merged tree
/// if our side decides, the number of conflicts without a decision, and the tree if their side decides.
@Suite struct MergeGoldenTests {
  private func document(_ views: String) -> String {
    "<document>\n<objects>\n<view id=\"root\">\n<subviews>\n\(views)</subviews>\n</view>\n</objects>\n</document>\n"
  }

  /// Such as `v0(v1 v2=mark)`.
  private func words(_ element: XMLElement) -> String {
    let inner = element.child(named: .subviews).map { $0.children.map(words).joined(separator: " ") } ?? ""
    let text = element[.text].flatMap { $0 == "text" ? nil : "=\($0)" } ?? ""
    return "\(element[.id] ?? "")\(text)\(inner.isEmpty ? "" : "(\(inner))")"
  }

  private func words(_ text: String) throws -> String {
    let tree = try tree(text)
    let root = try #require((0..<tree.elementCount).map { tree.element(at: $0) }.first { $0[.id] == "root" })
    return words(root)
  }

  private func merged(_ texts: [String], _ side: MergeSide) throws -> String {
    do {
      return try words(merge(texts[0], texts[1], texts[2], decisions: .init(others: .side(side))).text)
    } catch let failure as MergeFailure {
      return failure.reason
    }
  }

  @Test func randomTrees() throws {
    var generator = SplitMix(seed: 31)
    var lines: [String] = []
    for _ in 0..<120 {
      let base = DecisionTests.Views(&generator)
      var sides = [base, base]
      for side in sides.indices {
        for number in 0..<3 { sides[side].edit("\(side)\(number)", &generator) }
      }
      let texts = ([base] + sides).map { document($0.text(of: DecisionTests.Views.root)) }
      var line = try texts.map(words).joined(separator: " | ")
      if let merge = try? merge(texts[0], texts[1], texts[2]) {
        line += try " → \(merged(texts, .ours)); \(merge.conflicts.count); \(merged(texts, .theirs))"
      }
      lines.append(line)
    }
    #expect(try Golden(beside: #filePath).difference(lines.joined(separator: "\n") + "\n", "trees.txt") == nil)
  }
}
