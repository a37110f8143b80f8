import Testing

@testable import IBConvert

/// What a file of Swift declares, and what its expressions are before the program runs.
@Suite struct VerificationTests {
  private static func expressions(_ text: String) throws -> SwiftExpressions {
    let cursor = SourceCursor(text)
    return SwiftExpressions(declarations: try SwiftDeclarations(cursor), cursor: cursor)
  }

  @Test func typesAndMembersAreFound() throws {
    let declarations = try SwiftDeclarations(
      SourceCursor(
        """
        import SwiftUI
        let gap = 4
        // struct No: View {}
        /// Interface Builder: a1
        @MainActor private struct Card<Content: View>: View, Equatable {
          @State private var text: String = "}"
          let closure: (Int) -> Void
          enum Size { static let small: CGFloat = 2 }
          var body: some View { Text("{") }
          func row(_ title: String, isOn: Bool = true) -> some View { Text(title) }
        }
        extension Card { var other: some View { Text("") } }
        """))
    let card = try #require(declarations.type("Card"))
    #expect(card.conformances == ["View", "Equatable"])
    #expect(card.ids == ["a1"])
    #expect(card.members.map(\.name) == ["text", "closure", "body", "row"])
    #expect(card.members[0].attributes.contains("State") && !card.members[0].isConstant)
    #expect(card.members[1].isClosure && card.members[1].isStored)
    #expect(declarations.member("other", of: "Card")?.body != nil)
    #expect(declarations.member("small", of: "Size")?.isConstant == true)
    #expect(declarations.member("gap", of: "")?.isConstant == true)
    #expect(declarations.type("No") == nil)
  }

  @Test(
    arguments: [
      ("16", 16), ("-2.5", -2.5), (".infinity", .infinity), ("Self.gap", 6), ("gap * 2 + 4", 16), ("(gap + 2) / 4", 2),
      ("CGFloat(gap)", 6), ("Metrics.side", 12), ("1 / 0", nil), ("width", nil), ("gap +", nil), ("loop", nil),
      ("changing", nil),
    ] as [(String, Double?)])
  func numbersAreKnown(text: String, number: Double?) throws {
    let found = try Self.expressions(
      """
      struct A {
        static let gap: CGFloat = 6
        static let loop = loop
        @State var changing = 3
      }
      enum Metrics { static let side = A.gap * 2 }
      """
    ).number(text, SwiftScope(type: "A"))
    #expect(found == number)
  }

  @Test(
    arguments: [
      ("\"a\"", "a"), ("title", "Hi"), ("String(localized: \"a\")", nil), ("LocalizedStringKey(\"a\")", "a"),
      ("model.title", nil), ("\"a \\(b)\"", nil), ("\"\"\"\n  a\n  b\n  \"\"\"", "a\nb"),
      ("\"\"\"\n  a\n    b\n\n  c\n  \"\"\"", "a\n  b\n\nc"), ("\"\"\"\n  a\n\"\"\"", "  a"),
      ("AttributedString(\"a\", attributes: AttributeContainer()) + AttributedString(\"b\")", "ab"),
      ("AttributedString(\"a\") + title", nil),
    ] as [(String, String?)])
  func textsAreKnown(text: String, literal: String?) throws {
    let expressions = try Self.expressions("struct A { let title = \"Hi\" }")
    #expect(expressions.text(text, SwiftScope(type: "A")).literal == literal)
  }

  @Test(
    arguments: [
      (".body", TextFont(.style("body"))), (".title.bold()", TextFont(.style("title"), weight: "bold")),
      ("Font.system(size: 12, weight: .light)", TextFont(.system(size: 12), weight: "light")),
      (".system(.title2).italic()", TextFont(.style("title2"), isItalic: true)),
      (".custom(\"A\", fixedSize: 9)", TextFont(.custom(name: "A", size: 9, relativeTo: nil))),
      (".custom(\"A\", size: 9)", TextFont(.custom(name: "A", size: 9, relativeTo: "body"))),
      (".brand", nil), ("theme.font", nil), (".system(size: 12, design: .serif)", nil),
    ] as [(String, TextFont?)])
  func fontsAreKnown(text: String, font: TextFont?) throws {
    #expect(try Self.expressions("").font(text, SwiftScope()) == font)
  }

  /// A file that is cut off, or declares itself inside itself, ends with a problem.
  @Test func everyFileEnds() {
    let text = """
      struct A: View {
        var body: some View { loop }
        var loop: some View { VStack { loop; loop } }
      }
      """
    for count in 0...text.count { _ = try? SwiftDeclarations(SourceCursor(String(text.prefix(count)))) }
    let cursor = SourceCursor(text)
    #expect(throws: SourceProblem.self) {
      let declarations = try SwiftDeclarations(cursor)
      let type = try #require(declarations.type("A"))
      _ = try EditedTree(type, in: declarations, cursor)
    }
    let nested = String(repeating: "struct A {", count: 100) + String(repeating: "}", count: 100)
    #expect(throws: SourceProblem.self) { try SwiftDeclarations(SourceCursor(nested)) }
  }
}
