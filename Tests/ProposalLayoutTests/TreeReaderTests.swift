import IBSource
import ProposalLayout
import Testing
import ViewTreeFile

/// Trees as they are written in files, and what is said of wrong ones.
@Suite struct TreeReaderTests {
  private static func read(_ text: String) -> Result<ViewNode, TreeProblem> { TreeReader.read(Array(text.utf8)) }

  private static func problem(_ text: String) -> (message: String, path: String, place: String)? {
    guard case .failure(let problem) = read(text) else { return nil }
    let position = LineMap(Array(text.utf8)).position(of: problem.range.lower)
    return (problem.message, problem.path, "\(position.line):\(position.column)")
  }

  @Test func whatIsWrittenIsTheSameAsWhatIsBuilt() throws {
    let text = """
      { "view": "HStack", "spacing": 4, "alignment": "top", "id": "row",
        "children": ["Spacer", { "view": "Color", "color": "red", "modifiers": [
          { "frame": { "width": 10 }, "id": "a" }, { "padding": 2 }, { "layoutPriority": 1 },
          { "overlay": { "content": ["Divider"], "alignment": "bottom" } } ] }] }
      """
    let color = ViewNode.color("red").frame(width: 10).id("a").padding(2).layoutPriority(1)
      .overlay(alignment: .bottom, [.divider])
    #expect(try Self.read(text).get() == .hStack(alignment: .top, spacing: 4, [.spacer(), color]).id("row"))
  }

  @Test func framesHaveTwoForms() throws {
    let fixed = try Self.read(#"{"view":"Color","modifiers":[{"frame":{"height":20,"alignment":"top"}}]}"#).get()
    #expect(fixed == .color().frame(height: 20, alignment: .top))
    let flexible = try Self.read(#"{"view":"Color","modifiers":[{"frame":{"maxWidth":"infinity"}}]}"#).get()
    #expect(flexible == .color().frame(maxWidth: .infinity))
  }

  @Test func everyViewAndModifierOfTheSchemaIsRead() {
    for word in ["Grid", "GridRow", "LazyVStack", "ScrollView", "List", "Form", "Section", "GeometryReader", "Toggle"] {
      #expect((try? Self.read("\"\(word)\"").get()) != nil, "\(word)")
    }
  }

  @Test func anUnknownViewIsNamedWithTheOneThatWasMeant() {
    let problem = Self.problem("{ \"view\": \"VStack\",\n  \"children\": [{ \"view\": \"Coler\" }] }")
    #expect(problem?.message == "unknown view 'Coler'; did you mean 'Color'?")
    #expect(problem?.path == "$.children[0].view")
    #expect(problem?.place == "2:26")
  }

  @Test func unknownKeysAndModifiersAreNamed() {
    let key = Self.problem(#"{"view":"HStack","spacng":4}"#)
    #expect(key?.message == "'HStack' has no key 'spacng'; did you mean 'spacing'?")
    let modifier = Self.problem(#"{"view":"Color","modifiers":[{"paddin":4}]}"#)
    #expect(modifier?.message == "unknown modifier 'paddin'; did you mean 'padding'?")
    #expect(modifier?.path == "$.modifiers[0]")
  }

  @Test func valuesOfAnotherKindAreRefused() {
    #expect(Self.problem(#"{"view":"HStack","spacing":"4"}"#)?.message == "a number is expected here")
    #expect(Self.problem(#"{"view":"Text","lineLimit":0}"#)?.message == "a whole number from 1 on is expected here")
    #expect(Self.problem(#"{"view":"Image"}"#)?.message == "'Image' needs the key 'size'")
    #expect(
      Self.problem(#"{"view":"HStack","spacing":1,"spacing":2}"#)?.message == "the key 'spacing' is written twice")
    #expect(Self.problem("{\"view\":").map(\.message) == "expected a value, but the JSON text ends")
    #expect(Self.problem("[1]")?.message == "a view is a name or an object")
  }

  @Test func deepFilesAreReadAndTooDeepOnesRefused() {
    func nested(_ depth: Int) -> String {
      String(repeating: #"{"view":"VStack","children":["#, count: depth) + "\"Color\""
        + String(repeating: "]}", count: depth)
    }
    #expect((try? Self.read(nested(1_000)).get()) != nil)
    #expect(Self.problem(nested(1_400))?.message == "values nested deeper than 2600 levels")
  }

  @Test func theSchemaNamesWhatTheReaderKnows() {
    for word in ["\"LazyHGrid\"", "\"safeAreaInset\"", "\"alignmentGuide\"", "\"minLength\""] {
      #expect(TreeSchema.text.contains(word), "\(word)")
    }
  }
}
