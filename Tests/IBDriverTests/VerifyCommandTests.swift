import IBDriver
import IBTestSupport
import Testing

/// `keyline convert swiftui --verify`: an edited file is proven again.
@Suite struct VerifyCommandTests {
  /// Two views below each other, 16 from the sides, 12 apart.
  private static let document: String = {
    let sides = ["one", "two"].map { id in
      constraint("\(id)1", "\(id).leading", "safe.leading", constant: 16)
        + constraint("\(id)2", "safe.trailing", "\(id).trailing", constant: 16)
        + constraint("\(id)3", "\(id).height", constant: 40)
    }
    return storyboard(
      scene(
        rootView(
          subviews: view("one", tag: "label", attributes: #"text="One""#)
            + view("two", tag: "label", attributes: #"text="Two""#),
          constraints: sides.joined() + constraint("t", "one.top", "safe.top", constant: 20)
            + constraint("u", "two.top", "one.bottom", constant: 12))))
  }()

  /// The world after a conversion, and what was written.
  private static func converted() async -> (world: MemoryWorld, text: String, mapping: String) {
    let world = MemoryWorld(["Main.storyboard": document])
    _ = await world.run("convert", "swiftui", "--output", "out", "--quiet", "Main.storyboard")
    return (
      world, world.writtenFile("out/Main/OneView.swift") ?? "",
      world.writtenFile("out/Main/OneView.json") ?? ""
    )
  }

  /// What is said of a file whose text was replaced.
  private static func verify(
    _ edit: (String) -> String, besides others: [String: String] = [:]
  ) async -> (status: IBDriver.ExitStatus, output: String, errors: String) {
    let (_, text, mapping) = await converted()
    let files = ["Main.storyboard": document, "View.swift": edit(text), "View.json": mapping]
    let world = MemoryWorld(files.merging(others) { a, _ in a })
    let status = await world.run("convert", "swiftui", "--quiet", "--verify", "View.swift")
    return (status, world.output, world.diagnostics)
  }

  @Test func whatWasPrintedIsProven() async {
    let (status, output, errors) = await Self.verify { $0 }
    #expect(status == .success)
    #expect(output == "View.swift:\n  OneView: 2 same at 4 sizes\n")
    #expect(errors.isEmpty)
  }

  /// Modifiers of the view inside are all that the file has of such a container.
  @Test func aBackgroundAroundOneViewIsFound() async {
    let box = view(
      "box",
      subviews: view("one", tag: "label", attributes: #"text="One""#),
      constraints: constraint("a", "one.leading", "box.leading", constant: 12)
        + constraint("b", "one.centerY", "box.centerY") + constraint("c", "box.height", constant: 60),
      content: """
        <color key="backgroundColor" red="0.2" green="0.4" blue="0.8" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
        """)
    let document = storyboard(
      scene(
        rootView(
          subviews: box,
          constraints: constraint("d", "box.leading", "safe.leading", constant: 20)
            + constraint("e", "safe.trailing", "box.trailing", constant: 20)
            + constraint("f", "box.top", "safe.top", constant: 61))))
    let world = MemoryWorld(["Main.storyboard": document])
    _ = await world.run("convert", "swiftui", "--output", "out", "--quiet", "Main.storyboard")
    let text = world.writtenFile("out/Main/MainView.swift") ?? ""
    #expect(text.contains(".frame(height: 60)"))
    func verify(_ text: String) async -> String {
      let world = MemoryWorld(["Main.storyboard": document, "View.swift": text])
      _ = await world.run("convert", "swiftui", "--quiet", "--verify", "View.swift")
      return world.output
    }
    #expect(await verify(text) == "View.swift:\n  MainView: 2 same at 4 sizes\n")
    #expect(await verify(text.replacing("height: 60", with: "height: 80")).contains("view 'box' line 6: moved on "))
  }

  /// Other words, lines and names that place nothing are no difference.
  @Test func writingChangesNothing() async {
    let (status, output, _) = await Self.verify {
      $0.replacing("VStack(spacing: 12)", with: "VStack(\n  spacing: 12\n)")
        .replacing("OneView", with: "TitleView").replacing("  ", with: " ")
        .replacing(".lineLimit(1)", with: ".lineLimit(1)\n.foregroundStyle(.red).accessibilityLabel(\"a\")")
    }
    #expect(output == "View.swift:\n  TitleView: 2 same at 4 sizes\n")
    #expect(status == .success)
  }

  @Test func aChangedSpacingMovesWhatIsBelow() async {
    let (status, output, _) = await Self.verify { $0.replacing("spacing: 12", with: "spacing: 20") }
    #expect(status == .findings)
    #expect(output.contains("1 same, 1 not verified"))
    #expect(output.contains("label 'two' line 9: moved on "))
  }

  /// The views change places: each is followed.
  @Test func viewsThatChangePlacesAreFollowed() async {
    let (status, output, _) = await Self.verify { text in
      text.replacing(#"Text("One")"#, with: "#").replacing(#"Text("Two")"#, with: #"Text("One")"#)
        .replacing("#", with: #"Text("Two")"#)
    }
    #expect(status == .findings)
    #expect(output.contains("0 same, 2 not verified"))
  }

  @Test func whatIsOutsideIsAFindingAndTheRestGoesOn() async {
    let (status, output, errors) = await Self.verify {
      $0.replacing(
        #"Text("Two")"#,
        with: "if isOn {\n Text(\"Three\")\n}\nForEach(rows) { Text($0) }\n.frame(width: side)\nText(\"Two\")")
    }
    #expect(status == .findings)
    #expect(errors.contains("View.swift:9:7: error: the app evaluates 'if isOn' at run time"))
    #expect(errors.contains("View.swift:12:1: error: the app decides how many views 'ForEach' shows"))
    #expect(errors.contains("(unread-swift)"))
    #expect(output.contains("2 same"))
  }

  @Test func aSizeThatIsNotKnownIsSaid() async {
    let (status, _, errors) = await Self.verify {
      $0.replacing(#"Text("One")"#, with: #"Text("Uno")"#).replacing(
        ".padding(.top, 20)", with: ".padding(.top, 20).cardStyle()")
    }
    #expect(status == .findings)
    let words = "label 'one' shows 'Uno' instead of the document's 'One'"
    #expect(errors.contains("View.swift:7:7: error: \(words) (different-swift)"))
    #expect(errors.contains("the layout effect of '.cardStyle()' is unknown"))
  }

  private static func background(_ components: String) -> String {
    "<color key=\"backgroundColor\" \(components) alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  }

  private static let white = background("red=\"1\" green=\"1\" blue=\"1\"")

  /// A view with one label on a white screen.
  private static func boxed(_ background: String) -> String {
    let label = view("one", tag: "label", attributes: "text=\"One\"")
    let inside =
      constraint("o1", "one.leading", "box.leading", constant: 16)
      + constraint("o2", "one.top", "box.top", constant: 20)
    let sides =
      constraint("b1", "box.leading", "safe.leading", constant: 16)
      + constraint("b2", "safe.trailing", "box.trailing", constant: 16)
    let places =
      sides + constraint("b3", "box.top", "safe.top", constant: 16) + constraint("b4", "box.height", constant: 100)
    let box = view("box", subviews: label, constraints: inside, content: background)
    return storyboard(scene(rootView(subviews: box, constraints: places, content: white)))
  }

  /// A view with a background is missing if the file does not paint it, unless it looks like the view around it.
  @Test func aBackgroundThatNothingShowsIsMissing() async {
    let world = MemoryWorld(["Main.storyboard": Self.boxed("")])
    _ = await world.run("convert", "swiftui", "--output", "out", "--quiet", "Main.storyboard")
    var files = ["View.swift": world.writtenFile("out/Main/MainView.swift") ?? ""]
    files["View.json"] = world.writtenFile("out/Main/MainView.json") ?? ""
    files["Main.storyboard"] = Self.boxed(Self.background("red=\"1\" green=\"0\" blue=\"0\""))
    let red = MemoryWorld(files)
    #expect(await red.run("convert", "swiftui", "--quiet", "--verify", "View.swift") == .findings)
    #expect(red.output.contains("view 'box': missing") && red.output.contains("1 same"))
    files["Main.storyboard"] = Self.boxed(Self.white)
    let plain = MemoryWorld(files)
    #expect(await plain.run("convert", "swiftui", "--quiet", "--verify", "View.swift") == .success)
    #expect(plain.output == "View.swift:\n  MainView: 1 same, 1 not compared at 4 sizes\n")
  }

  @Test func ofDocumentsWithOneIdTheMappingDecides() async {
    let other = storyboard(scene(rootView(subviews: view("else"))))
    let (status, output, _) = await Self.verify({ $0 }, besides: ["Other.storyboard": other])
    #expect(status == .success)
    #expect(output.contains("2 same"))
    let (second, _, errors) = await Self.verify({ $0 }, besides: ["Other.storyboard": Self.document])
    #expect(second == .findings)
    #expect(
      errors.contains(
        "View.swift:3:1: error: an object 'scene-vc' is in each of 'Main.storyboard', 'Other.storyboard'; name one"))
  }

  @Test func aFileThatIsOfNoSceneIsRefused() async {
    let (status, _, errors) = await Self.verify { $0.replacing("/// Interface", with: "// Interface") }
    #expect(status == .findings)
    #expect(errors.contains("View.swift:1:1: error: no line '/// Interface Builder: ID' names"))
    let (_, _, others) = await Self.verify { $0.replacing("scene-vc", with: "nothing") }
    #expect(others.contains("View.swift:3:1: error: no object 'nothing' in the document"))
    let (broken, _, unread) = await Self.verify { String($0.dropLast(6)) }
    #expect(broken == .findings)
    #expect(unread.contains("error: this bracket is not closed"))
  }

  /// A container has nothing of its own to lay out: it has to show what it showed.
  @Test func theFileOfAContainerShowsItsScreens() async {
    let first = MemoryWorld(["Main.storyboard": screensStoryboard])
    _ = await first.run("convert", "swiftui", "--output", "out", "--quiet", "Main.storyboard")
    let tabs = first.writtenFile("out/Main/MainTabBarView.swift") ?? ""
    let home = first.writtenFile("out/Main/HomeView.swift") ?? ""
    let world = MemoryWorld([
      "Main.storyboard": screensStoryboard, "Tabs.swift": tabs, "Home.swift": home,
      "Cut.swift": tabs.replacing("itemsView()", with: "EmptyView()"),
    ])
    let status = await world.run(
      "convert", "swiftui", "--quiet", "--verify", "Tabs.swift", "--verify", "Home.swift", "--verify", "Cut.swift")
    #expect(status == .findings)
    #expect(world.output.contains("Tabs.swift:\n  MainTabBarView: shows HomeNavigationView, ItemsView\n"))
    #expect(world.output.contains("Home.swift:\n  HomeView: "))
    #expect(world.output.contains("Cut.swift:\n  MainTabBarView: shows HomeNavigationView\n"))
    #expect(world.diagnostics.contains("Cut.swift:3:1: error: this struct no longer shows 'ItemsView' (unread-swift)"))
    #expect(!world.diagnostics.contains("Tabs.swift:"))
  }

  @Test func whatHasNoLayoutIsNamed() async {
    let (status, _, errors) = await Self.verify { $0.replacing("Builder: scene-vc", with: "Builder: one1") }
    #expect(status == .findings)
    #expect(
      errors.contains(
        "View.swift:3:1: error: 'one1' in 'Main.storyboard' is not a scene or a cell with a layout"))
    let (_, _, label) = await Self.verify { $0.replacing("Builder: scene-vc", with: "Builder: one") }
    #expect(
      label.contains(
        "error: 'one' in 'Main.storyboard' is a label, not a scene or a cell with a layout"))
  }

  @Test func aFileThatIsNotThereIsUnreadable() async {
    let world = MemoryWorld(["Main.storyboard": Self.document])
    #expect(await world.run("convert", "swiftui", "--quiet", "--verify", "None.swift") == .unreadable)
  }
}
