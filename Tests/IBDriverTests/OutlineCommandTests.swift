import IBTestSupport
import Testing

@testable import IBDriver

@Suite struct OutlineCommandTests {
  private func indents(of output: String) -> [Int] {
    let lines: [Substring] = output.split(separator: "\n")
    return lines.map { line in line.prefix { $0 == " " }.count }
  }

  private static let label = "<label opaque=\"NO\" text=\"End\" id=\"end\"/>"

  @Test func aFileIsListedWithItsScenesAndObjects() async {
    let world = MemoryWorld(["a.xib": document("<view id=\"v0\"><subviews>\(Self.label)</subviews></view>")])
    #expect(await world.run("outline", "a.xib") == .success)
    #expect(world.output == "a.xib\n  xib  2 objects\n    view v0\n      label \"End\" end\n")
  }

  @Test func severalFilesHaveALineForEachScene() async {
    let world = MemoryWorld([
      "a.xib": document(Self.label),
      "b.storyboard": storyboard(scene(rootView(), id: "one"), scene(rootView("r2"), id: "two")),
    ])
    #expect(await world.run("outline", "a.xib", "b.storyboard") == .success)
    #expect(indents(of: world.output) == [0, 2, 0, 2, 2])
  }

  /// A hostile file would otherwise print spaces of the square of its size.
  @Test func deepObjectsAreIndentedNoFurther() async {
    let content = (1...42).reversed().reduce(Self.label) { "<view id=\"v\($1)\"><subviews>\($0)</subviews></view>" }
    let world = MemoryWorld(["a.xib": document(content)])
    #expect(await world.run("outline", "a.xib") == .success)
    #expect(indents(of: world.output) == [0, 2] + (2...42).map { 2 * $0 } + [84, 84])
  }
}
