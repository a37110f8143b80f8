import Testing

@testable import IBConvert

/// The views in a file that people have written, and the parts that Keyline cannot read.
@Suite struct EditedTreeTests {
  private static func tree(_ body: String, members: String = "", more: String = "") throws -> EditedTree {
    let cursor = SourceCursor("struct A: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n\(more)")
    let declarations = try SwiftDeclarations(cursor)
    return try EditedTree(try #require(declarations.type("A")), in: declarations, cursor)
  }

  /// A condition holds if its property is true in the file; the app decides any other one.
  @Test(arguments: [
    ("var showsA = true", "showsA", [0.5], 0), ("var showsA = true", "!showsA", [nil], 1),
    ("let showsA: Bool", "showsA", [nil], 1),
  ])
  func aConditionHasTheValueInTheFile(
    _ member: String, _ condition: String, _ opacities: [Double?], _ conditions: Int
  ) throws {
    let tree = try Self.tree("VStack { Text(\"B\")\nif \(condition) { Text(\"A\") } }", members: member)
    #expect(tree.conditions.count == conditions && tree.items.last?.looks.isConditional == (conditions == 1))
    let faded = try Self.tree("Text(\"A\").opacity(\(condition) ? 0.5 : 0)", members: member)
    #expect(faded.items.map { $0.looks.isConditional ? nil : $0.looks.opacity } == opacities)
    let disabled = try Self.tree("Button(\"A\") {}.disabled(\(condition))", members: member)
    #expect(disabled.items[0].looks.isDisabled == (conditions == 0))
  }

  /// The views that show something, with their texts.
  private static func shown(_ tree: EditedTree) -> [String] {
    tree.items.filter(\.isLeaf).map { item in
      let kind = if case .custom(let name) = item.kind { name } else { "\(item.kind)" }
      return item.text?.literal.map { "\(kind) \($0)" } ?? kind
    }
  }

  @Test(
    arguments: [
      ("Text(\"A\")", ["text A"]), ("VStack { Group { Text(\"A\")\nText(\"B\") } }", ["text A", "text B"]),
      ("Text(title)", ["text Hi"]), ("Text(self.title)", ["text Hi"]), ("icon.resizable()", ["image star"]),
      ("photo?.resizable()", ["image"]), ("stamp.scaledToFit()", ["image"]),
      ("header", ["text Head"]), ("row(\"B\")", ["text B"]), ("Card(name: \"C\")", ["text C"]),
      ("Text(\"A\").boxed()", ["text A"]), ("Text(\"A\").modifier(Boxed())", ["text A"]),
      ("Button(\"Go\") { go() }", ["button Go", "text Go"]),
      ("Button { go() } label: { Image(\"b\") }", ["button", "image b"]),
      ("Toggle(\"On\", isOn: $isOn)", ["toggle", "text On"]),
      ("Toggle(\"On\", isOn: $isOn).labelsHidden()", ["toggle"]),
      ("TextField(\"Name\", text: $name)", ["field Name"]),
      ("TextField(text: $name, prompt: Text(verbatim: \"a@b\")) { EmptyView() }", ["field a@b"]),
      ("List { Text(\"A\") }", ["list", "text A"]), ("ScrollView { Text(\"A\") }", ["text A"]),
      ("if #available(iOS 16, *) { Text(\"A\") }", ["text A"]), ("Divider()", ["color"]),
      ("Text(\"A\").background { Text(\"B\") }", ["text A", "text B"]),
      ("Text(\"A\").toolbar { ToolbarItem { Button(\"Add\") {} } }", ["text A", "button Add", "text Add"]),
      ("ProgressView(value: 0.5)", ["progress"]), ("ProgressView()", ["spinner"]),
      ("Text(\"A\") + Text(\"B\").bold()", ["text AB"]),
      ("VStack { Text(\"A\");Text(\"B\"); (Text(\"C\")); }", ["text A", "text B", "text C"]),
    ] as [(String, [String])])
  func viewsAreFound(body: String, items: [String]) throws {
    let tree = try Self.tree(
      body,
      members: """
        let title = "Hi"
        var icon = Image("star")
        var photo: Image?
        let stamp: Image
        private var header: some View { Text("Head") }
        func row(_ name: String) -> some View { Text(name) }
        """,
      more: """
        struct Card: View {
          let name: String
          var body: some View { Text(name) }
        }
        extension View { func boxed() -> some View { padding(8) } }
        struct Boxed: ViewModifier {
          func body(content: Content) -> some View { content.padding(8) }
        }
        """)
    #expect(Self.shown(tree) == items)
    #expect(tree.problems.isEmpty)
  }

  @Test(
    arguments: [
      ("Text(\"A\").scaleEffect(2)", "changes how its view is drawn"),
      ("VStack { ForEach(rows) { Text($0) } }", "the app decides how many views 'ForEach' shows"),
      ("GeometryReader { _ in Text(\"A\") }", "sizes that depend on the proxy of 'GeometryReader'"),
      ("VStack(spacing: gap) { Text(\"A\") }", "cannot evaluate the spacing 'gap'"),
      ("VStack(alignment: .lead) { Text(\"A\") }", "cannot read the alignment '.lead'"),
      ("HStack { Spacer(minLength: gap) }", "cannot evaluate the length 'gap'"),
      ("ScrollView(axes) { Text(\"A\") }", "cannot read the axes 'axes'"),
      ("Text(\"A\").frame(width: side)", "use numbers or constants declared in this file"),
      ("Text(\"A\").cardStyle()", "the layout effect of '.cardStyle()' is unknown"),
      ("Text(\"A\").modifier(Card())", "is not declared in this file"),
      ("Text(\"A\").environment(\\.font, .body)", "affects the views inside"),
      ("VStack { Text(\"A\") }.font(.body)", ""),
      ("Label(\"A\", systemImage: \"b\")", "Keyline does not know the size of 'Label'"),
      ("Button(\"A\") {}.buttonStyle(Card())", "the button style 'Card()' is not declared in this file"),
      ("footer", "is not declared in this file"), ("guard true else { return }\nText(\"A\")", "cannot read 'guard'"),
      ("Text(\"A\")\nText(\"B\")", "the body contains 2 views"),
    ])
  func whatIsNotReadIsSaid(body: String, problem: String) throws {
    let problems = try Self.tree(body).problems.map(\.message)
    if problem.isEmpty {
      #expect(problems.isEmpty)
    } else {
      #expect(problems.contains { $0.contains(problem) }, "\(problems)")
    }
  }

  /// Properties may have any names; constants and modifiers of the file are read with their values.
  @Test func theTreeIsLaidOutWithTheFilesNumbers() throws {
    let tree = try Self.tree(
      "VStack(alignment: .leading, spacing: Self.gap * 2) { Text(\"A\").padding(.top, inset) }",
      members: "static let gap: CGFloat = 6\nlet inset = 4.0")
    guard case .stack(let stack) = tree.node.content else {
      Issue.record("no stack")
      return
    }
    #expect(stack.spacing == 12 && stack.alignment == .leading)
    guard case .padding(let padding)? = tree.node.children.first?.modifiers.first?.modifier else {
      Issue.record("no padding")
      return
    }
    #expect(padding.insets == EdgeInsets(top: 4))
  }

  @Test func actionsAndBarsAreNoted() throws {
    let tree = try Self.tree(
      """
      Button("Go", action: save)
        .navigationTitle("Shop")
        .navigationBarTitleDisplayMode(.inline)
      """)
    #expect(tree.items.first?.actions == ["save"])
    #expect(tree.screen.titles == [.literal("Shop")])
    #expect(tree.screen.titleMode == ".inline")
    #expect(try Self.tree("Button(\"Go\") {}").items.first?.actions == [])
    #expect(try Self.tree("Button(\"Go\") { /* later */ }").items.first?.actions == [])
  }
}
