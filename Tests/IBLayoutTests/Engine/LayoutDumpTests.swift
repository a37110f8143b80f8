import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct LayoutDumpTests {
  private static let text = storyboard(
    scene(
      rootView(
        subviews: view("a", attributes: "hidden=\"YES\" horizontalHuggingPriority=\"251\""),
        constraints: constraint("left", "a.leading", "safe.leading", constant: 8)
          + constraint("half", "a.width", "root.width", multiplier: "1:2", relation: "lessThanOrEqual", priority: 900)
          + constraint("high", "a.height", constant: 9))))

  private func dump() throws -> String {
    let document = try model(Self.text)
    return LayoutEngine(document, .documentAlone).dump(in: try configuration("iphone-8,ios=16"))
  }

  @Test func theConstraintStageShowsEveryRowWithItsReason() throws {
    let lines = try dump().split(separator: "\n").map(String.init)
    #expect(lines.contains("  1.0 root.width equal 375.0 @1000.0 container root"))
    #expect(lines.contains("  1.0 a.x equal 8.0 @1000.0 constraint left"))
    #expect(lines.contains("  1.0 a.width + -0.5 root.width lessThanOrEqual 0.0 @900.0 constraint half"))
    #expect(lines.contains("  1.0 a.height equal 9.0 @1000.0 constraint high"))
    // Four of the root and three of the file.
    #expect(lines.count == 8)
  }
}
