import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// Built-in styles in rows of 60 in a root table of 375, whose margin is 16: Measurements/Cells.md#builtin-labels. A
/// label of 17 points is 20.5 high.
@Suite struct BuiltInCellTests {
  private func label(_ id: String, _ text: String) -> String {
    view(id, tag: "label", frame: "1 1 1 1", .mask(""), attributes: "text=\"\(text)\"")
  }

  private func cell(
    _ style: String, _ attributes: String = "", tools: String = "22505", rowHeight: String = "rowHeight=\"60\""
  ) throws -> SceneLayout {
    let content = label("text", "Type") + label("detail", "Type")
    let row = row(
      "a",
      "style=\"IBUITableViewCellStyle\(style)\" textLabel=\"text\" detailTextLabel=\"detail\" \(rowHeight) \(attributes)",
      content: content)
    return try layout(storyboard(prototypes(row, attributes: "rowHeight=\"-1\""), head: phone(tools)))
  }

  @Test func aBasicCellIsFilledByItsText() throws {
    #expect(try cell("Default").frame("text") == Rect(16, 0, 343, 60))
    // Beside an accessory of 10.5 and 16: 348.5 - 16 - 8.
    #expect(try cell("Default", "accessoryType=\"disclosureIndicator\"").frame("text") == Rect(16, 0, 324.5, 60))
  }

  @Test func aRightDetailStandsAtTheTrailingMargin() throws {
    let layout = try cell("Value1")
    let (text, detail) = (try layout.frame("text"), try layout.frame("detail"))
    // (60 - 20.5) / 2 = 19.75, up to a whole point.
    #expect(text.x == 16 && text.y == 20 && text.height == 20.5)
    #expect(detail.maxX == 359 && detail.y == 20)
  }

  @Test func aLeftDetailHasATitleOfFixedWidth() throws {
    let layout = try cell("Value2")
    #expect(try layout.frame("text") == Rect(16, 20, 91, 20.5))
    #expect(try layout.frame("detail").x == 113)  // 16 + 97
  }

  @Test func aSubtitleStandsBelowItsText() throws {
    let layout = try cell("Subtitle")
    // 60 - 41 = 19 are left, too little for a gap: 9.5, up to 10.
    #expect(try layout.frame("text").y == 10)
    #expect(try layout.frame("detail").y == 30.5)
    // A row of 70 has room for a gap of 3: (29 - 6) / 2 = 11.5, up to 12.
    let high = try cell("Subtitle", rowHeight: "rowHeight=\"70\"")
    #expect(try high.frame("text").y == 12)
    #expect(try high.frame("detail").y == 35.5)
  }

  @Test func aSubtitleCellIsAsHighAsItsLines() throws {
    // 20.5 + 20.5 + 20.5.
    #expect(try cell("Subtitle", rowHeight: "").frame("a").height == 61.5)
  }

  @Test func aTextEndsAtTheEdgeOfItsCell() throws {
    let long = String(repeating: "A text that is too long ", count: 4)
    let content = label("text", long) + label("detail", "Type")
    let row = row(
      "a", "style=\"IBUITableViewCellStyleSubtitle\" textLabel=\"text\" detailTextLabel=\"detail\" rowHeight=\"60\"",
      content: content)
    #expect(try layout(storyboard(prototypes(row))).frame("text").maxX == 375)
  }

  @Test func anImageThatIsTooHighIsScaled() throws {
    let image = view("image", tag: "imageView", frame: "1 1 1 1", .mask(""), attributes: "image=\"Flag\"")
    let row = row(
      "a", "style=\"IBUITableViewCellStyleDefault\" textLabel=\"text\" imageView=\"image\" rowHeight=\"60\"",
      content: label("text", "Type") + image)
    let document = storyboard(prototypes(row)).replacing(
      "</document>", with: "<resources><image name=\"Flag\" width=\"240\" height=\"120\"/></resources></document>")
    let layout = try layout(document)
    #expect(try layout.frame("image") == Rect(16, 0, 120, 60))
    #expect(try layout.frame("text").x == 151)
  }

  @Test func indentationMovesTheText() throws {
    #expect(try cell("Default", "indentationLevel=\"2\" indentationWidth=\"8\"").frame("text").x == 32)
    #expect(try cell("Default", "indentationLevel=\"2\"").frame("text").x == 36)
  }
}
