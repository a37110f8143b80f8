import IBLayout
import IBModel
import IBTestSupport
import Testing

@testable import IBConvert

/// Where no stack gives all frames, the output is still stacks and layers as people write them, and names the views that move.
@Suite struct LooseArrangementTests {
  private static func screen(_ subviews: String, _ constraints: String = "") throws -> ConvertedFile {
    let (scene, document) = try scene(subviews, constraints)
    return try #require(DocumentConverter(document, [scene]).files(of: scene).first)
  }

  private static func scene(
    _ subviews: String, _ constraints: String = ""
  ) throws -> (scene: ConvertibleScene, document: Document) {
    let document = try model(
      storyboard(IBTestSupport.scene(rootView(subviews: subviews, constraints: constraints))))
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: ConfigurationSet.finalSizeClasses.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let scene = try #require(ConvertibleScene(columns.map { $0[0] }, of: document, seenCount: 4))
    return (scene, document)
  }

  private static func label(_ id: String, frame: String = "0 0 0 0", mask: String? = nil) -> String {
    mask.map { view(id, tag: "label", frame: frame, .mask($0), attributes: #"text="\#(id)""#) }
      ?? view(id, tag: "label", attributes: #"text="\#(id)""#)
  }

  /// A title at the top, a view in the middle and one at the bottom are three views of layers, each at its own edge.
  @Test func aViewInTheMiddleIsALayer() throws {
    let file = try Self.screen(
      Self.label("title") + Self.label("note") + view("logo"),
      constraint("a", "title.leading", "safe.leading", constant: 16)
        + constraint("b", "title.top", "safe.top", constant: 20)
        + constraint("c", "note.leading", "safe.leading", constant: 16)
        + constraint("d", "note.top", "title.bottom", constant: 8)
        + constraint("e", "logo.centerX", "root.centerX") + constraint("f", "logo.centerY", "root.centerY")
        + constraint("g", "logo.width", constant: 60) + constraint("h", "logo.height", constant: 60))
    #expect(file.text.contains("ZStack(alignment: .topLeading) {"), "\(file.text)")
    #expect(file.text.contains("VStack(alignment: .leading, spacing: 8) {"))
    #expect(file.text.contains(".frame(maxWidth: .infinity, maxHeight: .infinity)\n        .ignoresSafeArea("))
    #expect(!file.text.contains("frame(height: 0)"))
    #expect(file.proof.verdicts.map(\.status) == [.same, .same, .same])
  }

  /// Two buttons below a title are 8 points from the trailing edge, whatever the width of the card leaves before them.
  @Test func aRowIsAtTheEdgeOfItsLastView() throws {
    let file = try Self.screen(
      view("card", content: "<subviews>\(Self.label("title"))\(view("no"))\(view("yes"))</subviews>"),
      constraint("a", "card.centerX", "root.centerX") + constraint("b", "card.centerY", "root.centerY")
        + constraint("c", "card.width", constant: 280) + pinned("title", to: "card", x: 16, y: 12)
        + constraint("t", "card.trailing", "title.trailing", constant: 16)
        + ["no", "yes"].map {
          constraint("\($0)w", "\($0).width", constant: 70) + constraint("\($0)h", "\($0).height", constant: 35)
            + constraint("\($0)t", "\($0).top", "title.bottom", constant: 8)
            + constraint("\($0)b", "card.bottom", "\($0).bottom", constant: 8)
        }.joined()
        + constraint("e", "yes.leading", "no.trailing", constant: 8)
        + constraint("f", "card.trailing", "yes.trailing", constant: 8))
    #expect(file.text.contains(".padding(.trailing, 8)\n"), "\(file.text)")
    #expect(!file.text.contains("124"))
    #expect(file.proof.verdicts.allSatisfy { $0.status == .same })
  }

  /// A view under all others is their background, whether or not a stack gives all frames.
  @Test func aViewUnderTheOthersIsTheirBackground() throws {
    let edges = ["leading", "trailing", "top", "bottom"].map { constraint("c-\($0)", "card.\($0)", "safe.\($0)") }
    let file = try Self.screen(
      view("card", content: #"<color key="backgroundColor" systemColor="systemGrayColor"/>"#) + Self.label("title")
        + Self.label("note"),
      edges.joined() + constraint("a", "title.leading", "card.leading", constant: 16)
        + constraint("b", "title.top", "card.top", constant: 20)
        + constraint("c", "note.leading", "card.leading", constant: 16)
        + constraint("d", "note.centerY", "root.bottom", multiplier: "1:3"))
    #expect(file.tree.arrangements[0] == .approximate)
    #expect(!file.text.contains("ZStack"), "\(file.text)")
    #expect(file.text.contains(".background {\n      Color(uiColor: .systemGray)\n"), "\(file.text)")
  }

  /// A view from the top of the screen to the safe area only colors the bars. It takes no space from the others.
  @Test func aViewUnderTheBarsIsABackground() throws {
    let sides = ["strip", "list"].map { id in
      constraint("\(id)-l", "\(id).leading", "root.leading") + constraint("\(id)-t", "\(id).trailing", "root.trailing")
    }
    let color = #"<color key="backgroundColor" systemColor="systemGrayColor"/>"#
    let file = try Self.screen(
      view("strip", content: color) + view("list", content: color),
      sides.joined() + constraint("a", "strip.top", "root.top") + constraint("b", "strip.bottom", "safe.top")
        + constraint("c", "list.top", "strip.bottom") + constraint("d", "list.bottom", "root.bottom"))
    let strip = "Color(uiColor: .systemGray)\n          .ignoresSafeArea(edges: .top)\n          .frame(height: 0)\n"
    #expect(file.text.contains(".background(alignment: .top) {\n        \(strip)"), "\(file.text)")
    #expect(!file.text.contains("VStack"), "\(file.text)")
  }

  /// A frame of the box centers the text, so that the text needs none.
  @Test func aTextInABoxNeedsNoFrameOfItsOwn() throws {
    let file = try Self.screen(
      view(
        "box",
        content: "<subviews>\(Self.label("state"))</subviews>"
          + #"<color key="backgroundColor" systemColor="systemGrayColor"/>"#),
      pinned("box", to: "safe", x: 16, y: 20) + constraint("h", "box.height", constant: 24)
        + constraint("l", "state.leading", "box.leading", constant: 8)
        + constraint("t", "box.trailing", "state.trailing", constant: 8)
        + constraint("y", "state.centerY", "box.centerY"))
    #expect(file.text.contains(".padding(.horizontal, 8)\n      .frame(height: 24)"), "\(file.text)")
    #expect(file.proof.verdicts.map(\.status) == [.same, .same])
  }

  /// As in Xcode's launch screens: a title at a third of the height is in the middle of the space above the last line.
  @Test func aViewAtAShareIsBetweenSpacers() throws {
    let file = try Self.screen(
      Self.label("title") + Self.label("rights"),
      constraint("a", "title.centerX", "root.centerX")
        + constraint("b", "title.centerY", "root.bottom", multiplier: "1:3")
        + constraint("c", "rights.centerX", "root.centerX")
        + constraint("d", "safe.bottom", "rights.bottom", constant: 20))
    let body = try #require(file.text.firstRange(of: "var body").map { file.text[$0.upperBound...] })
    let words = body.matches(of: /VStack|ZStack|Spacer|"title"|maxHeight|"rights"/).map { String($0.output) }
    #expect(words.prefix(5) == ["VStack", "Spacer", "\"title\"", "Spacer", "\"rights\""], "\(file.text)")
    #expect(!file.text.contains(/padding\([^)]*\d{3}/))
    #expect(file.tree.arrangements[0] == .approximate)
  }

  /// Rows whose distances change with the screen are a stack, without the distances of one device.
  @Test func distancesThatChangeAreNoPaddings() throws {
    let file = try Self.screen(
      view("first") + view("second"),
      constraint("a", "first.leading", "safe.leading", constant: 16)
        + constraint("b", "first.trailing", "safe.trailing", constant: -16)
        + constraint("c", "first.top", "safe.top", constant: 20) + constraint("d", "first.height", constant: 40)
        + constraint("e", "second.leading", "safe.leading", constant: 16)
        + constraint("f", "second.trailing", "safe.trailing", constant: -16)
        + constraint("g", "second.bottom", "safe.bottom", constant: -20)
        + constraint("h", "second.height", "root.height", multiplier: "0.37"))
    #expect(file.text.contains("VStack(spacing: "), "\(file.text)")
    #expect(!file.text.contains("ZStack"))
    for padding in file.text.matches(of: /padding\([^)]*, (\d+)\)/) {
      #expect((Int(padding.1) ?? 0) < 60, "\(file.text)")
    }
    #expect(file.proof.verdicts.contains { $0.status == .moved } == (file.tree.arrangements[0] == .approximate))
  }

  // MARK: - Drawing order

  private static let screenMask = #"widthSizable="YES" heightSizable="YES""#

  /// A form and two views over the whole screen, the later one over the earlier one.
  private static var covers: String {
    label("name", frame: "20 90 90 20", mask: "") + label("city", frame: "20 140 90 20", mask: "")
      + view("popup", frame: "0 0 375 667", .mask(screenMask), subviews: label("asks", frame: "30 80 90 90", mask: ""))
      + view("info", frame: "0 0 375 667", .mask(screenMask), subviews: label("tells", frame: "40 80 90 90", mask: ""))
  }

  @Test func aLaterViewIsALayerOverTheEarlierOnes() throws {
    let file = try Self.screen(Self.covers)
    let words = file.text.matches(of: /Text\("(\w+)"\)/).map { String($0.1) }
    #expect(words == ["name", "city", "asks", "tells"], "\(file.text)")
    #expect(file.proof.verdicts.allSatisfy { $0.status == .same && $0.doubt == nil })
  }

  /// A view with views on both sides of it is a layer between them, and not one over or under all.
  @Test func aViewBetweenOthersIsALayerBetweenThem() throws {
    let file = try Self.screen(
      Self.label("low", frame: "20 90 200 200", mask: "") + Self.label("middle", frame: "60 110 200 200", mask: "")
        + Self.label("high", frame: "100 130 200 200", mask: "") + Self.label("far", frame: "20 500 90 20", mask: ""))
    let words = file.text.matches(of: /Text\("(\w+)"\)/).map { String($0.1) }.filter { $0 != "far" }
    #expect(words == ["low", "middle", "high"], "\(file.text)")
    #expect(!file.proof.verdicts.contains { $0.doubt == .drawingOrder })
  }

  @Test func aViewThatIsDrawnUnderOneThatItCoversIsNotVerified() throws {
    let (scene, document) = try Self.scene(Self.covers)
    let file = try #require(DocumentConverter(document, [scene]).files(of: scene).first)
    var tree = file.tree
    tree.node = tree.node.withLayersReversed
    let verdicts = Proof(tree, of: scene).verdicts.filter { $0.doubt == .drawingOrder }
    #expect(verdicts.map { scene.views[$0.view].id } == ["popup", "asks", "info", "tells"])
    #expect(verdicts.allSatisfy { $0.status == .same && $0.doubt != nil })
  }

  @Test func anEditedFileWithAnotherDrawingOrderIsNotVerified() throws {
    let (scene, document) = try Self.scene(
      Self.label("low", frame: "20 90 90 20", mask: "") + Self.label("high", frame: "20 95 90 20", mask: ""))
    func doubts(_ first: String, _ second: String) throws -> [String] {
      let text = """
        import SwiftUI
        /// Interface Builder: root
        struct Page: View {
          var body: some View {
            ZStack(alignment: .topLeading) {
              \(first)
              \(second)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          }
        }
        """
      let file = try EditedFile(text, root: 0, of: scene, in: document).file
      return file.proof.verdicts.filter { $0.doubt == .drawingOrder }.map { scene.views[$0.view].id }
    }
    let (low, high) = (#"Text("low").padding(.top, 90)"#, #"Text("high").padding(.top, 95)"#)
    #expect(try doubts(low, high) == [])
    #expect(try doubts(high, low) == ["high"])
  }

  // MARK: - Lengths of the app's views

  /// Xcode's placeholder never reaches the app, and a height of 0 would hide the view.
  @Test func aViewWithAPlaceholderSizeHasNoFrame() throws {
    let file = try Self.screen(
      view(
        "stack", tag: "stackView", attributes: #"axis="vertical""#,
        subviews: view(
          "note", tag: "label", attributes: #"text="\#(String(repeating: "Long words ", count: 20))" numberOfLines="0""#
        )
          + view(
            "chart",
            attributes: #"customClass="Chart" placeholderIntrinsicWidth="300" placeholderIntrinsicHeight="128""#)),
      constraint("a", "stack.leading", "safe.leading") + constraint("b", "stack.trailing", "safe.trailing")
        + constraint("c", "stack.top", "safe.top"))
    #expect(file.text.contains("ChartHost()"), "\(file.text)")
    #expect(!file.text.contains("height: 0") && !file.text.contains("height: 128"), "\(file.text)")
    #expect(file.proof.verdicts.last?.doubt == .copied)
  }

  /// The app's class determines the length, so Keyline does not write the placeholder as a frame.
  @Test func onlyTheAppKnowsTheLengthOfItsView() throws {
    func file(_ attributes: String) throws -> ConvertedFile {
      try Self.screen(
        view("chart", attributes: #"customClass="Chart" \#(attributes)"#),
        constraint("a", "chart.centerX", "root.centerX") + constraint("b", "chart.centerY", "root.centerY"))
    }
    let file = try file(#"placeholderIntrinsicWidth="300" placeholderIntrinsicHeight="128""#)
    #expect(file.text.contains("ChartHost()\n") && !file.text.contains("width: 300"), "\(file.text)")
    #expect(!file.text.contains("height: 128"))
  }

  /// The search for layers takes the cube of the number of views, so many views are a layer each.
  @Test func manyViewsThatOverlapAreALayerEach() throws {
    let views = (0..<400).map { number in
      view(
        "v\(number)", frame: "\(number * 37 % 293) \(number * 53 % 641) 100 100",
        .mask(#"flexibleMaxX="YES" flexibleMaxY="YES""#))
    }
    let file = try Self.screen(views.joined())
    #expect(file.text.split(separator: "ZStack", omittingEmptySubsequences: false).count == 2)
    #expect(file.text.split(separator: "Color", omittingEmptySubsequences: false).count > 400)
  }

  /// The same color right under itself is written once.
  @Test func aBackgroundIsWrittenOnce() throws {
    let color = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
    let document = try model(
      storyboard(
        IBTestSupport.scene(
          rootView(
            subviews: view(
              "box", frame: "0 0 375 667", .mask(#"widthSizable="YES" heightSizable="YES""#), content: color),
            content: color))))
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: ConfigurationSet.finalSizeClasses.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let scene = try #require(ConvertibleScene(columns.map { $0[0] }, of: document, seenCount: 4))
    let file = try #require(DocumentConverter(document, [scene]).files(of: scene).first)
    #expect(file.text.ranges(of: ".background(").count <= 1, "\(file.text)")
  }

  // MARK: - Looks and names

  @Test func cornersAndBordersOfRuntimeAttributesAreModifiers() throws {
    func attributes(_ radius: String, _ prefix: String) -> String {
      """
      <color key="backgroundColor" systemColor="systemRedColor"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="\(prefix)cornerRadius"><real key="value" value="\(radius)"/>\
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="\(prefix)borderWidth"><real key="value" value="2"/>\
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="borderColor"><color key="value" systemColor="systemBlueColor"/>\
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    }
    let round = try Self.screen(
      view("box", frame: "20 90 80 80", .mask(""), content: attributes("8", "layer.")))
    #expect(round.text.contains(".clipShape(RoundedRectangle(cornerRadius: 8))"), "\(round.text)")
    #expect(
      round.text.contains("RoundedRectangle(cornerRadius: 8).stroke(Color(uiColor: .systemBlue), lineWidth: 2)"))
    #expect(round.losses.isEmpty)
    let square = try Self.screen(view("box", frame: "20 90 80 80", .mask(""), content: attributes("0", "")))
    #expect(square.text.contains(".border(Color(uiColor: .systemBlue), width: 2)"), "\(square.text)")
    #expect(!square.text.contains("clipShape"))
    // A border with only a color is invisible, and is listed; one with only a width is black.
    func one(_ type: String, _ path: String, _ value: String) throws -> ConvertedFile {
      try Self.screen(
        view(
          "box", frame: "20 90 80 80", .mask(""),
          content: #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(path)">"#
            + value + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"))
    }
    let color = try one("color", "borderColor", #"<color key="value" systemColor="systemBlueColor"/>"#)
    #expect(color.losses.map(\.words) == ["runtime attribute borderColor = systemBlueColor"])
    let width = try one("number", "layer.borderWidth", #"<integer key="value" value="1"/>"#)
    #expect(width.text.contains(".border(Color.black, width: 1)"), "\(width.text)")
    #expect(width.losses.isEmpty)
  }

  @Test(
    arguments: [
      ("lblTitle", .label, "title"), ("btnSave", .button, "onSave"), ("imgAvatar", .imageView, "avatar"),
      ("txtEmail", .textField, "email"), ("labelled", .label, "labelled"), ("button", .button, "onAction"),
    ] as [(String, ViewKind, String)])
  func outletsLoseWhatTheyBeginWith(outlet: String, kind: ViewKind, name: String) {
    #expect(PropertyNames.name(ofOutlet: outlet, to: kind) == name)
  }

  @Test func theWordViewControllerIsInNoName() throws {
    let document = try model(
      storyboard(IBTestSupport.scene(rootView(), attributes: #"customClass="CartViewControllerDark""#)))
    #expect(ScreenNames(document).all == ["CartDarkView"])
  }
}

extension ViewNode {
  fileprivate var withLayersReversed: ViewNode {
    var result = mapChildren(\.withLayersReversed)
    if case .layers = content { result.children.reverse() }
    return result
  }
}
