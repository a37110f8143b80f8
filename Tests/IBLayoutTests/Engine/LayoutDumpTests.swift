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

  private func dump(_ stage: LayoutDumpStage) throws -> String {
    let document = try model(Self.text)
    return LayoutEngine(document, .documentAlone).dump(stage, in: try configuration("iphone-8,ios=16"))
  }

  @Test func theResolvedStageShowsEveryDefault() throws {
    let expected = """
      scene root \(try configuration("iphone-8,ios=16").name) 375.0x667.0 safe area [20.0, 0.0, 0.0, 0.0]
        view root view autoresizing hugging 250.0/250.0 compression 750.0/750.0
        view a view hidden constraints hugging 251.0/250.0 compression 750.0/750.0
        constraint left a.leading equal 1.0 * safe.leading + 8.0 @1000.0
        constraint half a.width lessThanOrEqual 0.5 * root.width + 0.0 @900.0
        constraint high a.height equal + 9.0 @1000.0

      """
    #expect(try dump(.resolved) == expected)
  }

  @Test func theConstraintStageShowsEveryRowWithItsReason() throws {
    let lines = try dump(.constraints).split(separator: "\n").map(String.init)
    #expect(lines.contains("  1.0 root.width equal 375.0 @1000.0 container root"))
    #expect(lines.contains("  1.0 a.x equal 8.0 @1000.0 constraint left"))
    #expect(lines.contains("  1.0 a.width + -0.5 root.width lessThanOrEqual 0.0 @900.0 constraint half"))
    #expect(lines.contains("  1.0 a.height equal 9.0 @1000.0 constraint high"))
    // Four of the root and three of the file.
    #expect(lines.count == 8)
  }
}
