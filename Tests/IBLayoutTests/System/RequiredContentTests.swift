import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// Measurements/Constraints.md#required-content and #symbolic.
@Suite struct RequiredContentTests {
  /// On the canvas content priorities of 1000 yield to constraints, and nothing is kept or reported.
  @Test(arguments: ["vertical", "horizontal"])
  func requiredContentYieldsToConstraints(_ axis: String) throws {
    let priorities =
      "\(axis)HuggingPriority=\"1000\" \(axis)CompressionResistancePriority=\"1000\" borderStyle=\"roundedRect\""
    let field = view(
      "f", tag: "textField", attributes: priorities + " text=\"Reset\"",
      constraints: constraint("w", "f.width", constant: 30) + constraint("h", "f.height", constant: 26))
    let layout = try layout(subviews: field, constraints: pinned("f", to: "root", x: 8, y: 40))
    #expect(try layout.frame("f") == Rect(8, 40, 30, 26))
    #expect(try layout.view("f").kept.isEmpty)
    #expect(!layout.issues.contains { $0.kind == .conflict })
  }

  /// A standard distance to the layout guides is that of siblings, whatever is stored.
  @Test(arguments: [20.0, 8])
  func aStandardDistanceToTheTopGuideIsEight(_ stored: Double) throws {
    let symbolic = constraint("t", "v.top", "top.bottom", constant: stored, attributes: "symbolic=\"YES\"")
    let root = rootView(subviews: view("v"), constraints: symbolic)
    let guides = "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/></layoutGuides>"
    #expect(try layout(storyboard(scene(guides + root))).frame("v").y == 28)
  }
}
