import IBLayout
import IBModel
import IBTestSupport
import Testing

@testable import IBConvert

/// Trees are inferred on the four size classes, and judged on a phone and a tablet that the inference does not see.
@Suite struct InferenceTests {
  private static func converted(_ subviews: String, _ constraints: String) throws -> (ConvertibleScene, InferredTree) {
    let document = try model(storyboard(scene(rootView(subviews: subviews, constraints: constraints))))
    let unseen = ["iphone-se-3", "ipad-9,landscape"].compactMap { try? ConfigurationSpec.parse($0).get().configuration }
    let configurations = ConfigurationSet.finalSizeClasses + unseen
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: configurations.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let scene = try #require(ConvertibleScene(columns.map { $0[0] }, of: document, seenCount: 4))
    return (scene, Inference.tree(of: 0, in: scene))
  }

  private static func statuses(_ scene: ConvertibleScene, _ tree: InferredTree) -> [ViewVerdict.Status] {
    Proof(tree, of: scene).verdicts.map(\.status)
  }

  /// The lines of a view's body, without those around it.
  private static func printed(_ tree: InferredTree) -> [String] {
    var printer = TreePrinter()
    printer.printBody(of: "var body", [tree.node])
    return printer.output.lines.dropFirst().dropLast().map { String($0.dropFirst(4)) }
  }

  /// 16 from both sides, 20 from the top, 40 high.
  @Test func pinsBecomePadding() throws {
    let (scene, tree) = try Self.converted(
      view("bar"),
      constraint("a", "bar.leading", "root.leading", constant: 16)
        + constraint("b", "root.trailing", "bar.trailing", constant: 16)
        + constraint("c", "bar.top", "root.top", constant: 20) + constraint("d", "bar.height", constant: 40))
    #expect(Self.statuses(scene, tree) == [.same])
    #expect(tree.arrangements == [0: .single])
    #expect(tree.unproven.isEmpty)
  }

  /// A square of 50 in the middle of the view, bars and housings included.
  @Test func centersNeedNoNumbers() throws {
    let (scene, tree) = try Self.converted(
      view("box"),
      constraint("a", "box.centerX", "root.centerX") + constraint("b", "box.centerY", "root.centerY")
        + constraint("c", "box.width", constant: 50) + constraint("d", "box.height", constant: 50))
    #expect(Self.statuses(scene, tree) == [.same])
    let insets = tree.node.modifiers.contains { if case .padding = $0.modifier { true } else { false } }
    #expect(!insets)
  }

  /// No stack keeps a view at two thirds of the height. It is written as on the first device, and named.
  @Test func fractionsAreNotWritten() throws {
    let (scene, tree) = try Self.converted(
      view("box"),
      constraint("a", "box.centerX", "root.centerX")
        + constraint("b", "box.centerY", "root.bottom", multiplier: "2:3")
        + constraint("c", "box.width", constant: 50) + constraint("d", "box.height", constant: 50))
    #expect(tree.arrangements == [0: .approximate])
    #expect(Self.statuses(scene, tree) == [.moved])
    #expect(!Self.printed(tree).contains { $0.contains("Spacer") || $0.contains("height: 0") })
  }

  /// A line along the bottom of a row is over the row, and takes no place in it.
  @Test func aLineIsALayerOverARow() throws {
    let (scene, tree) = try Self.converted(
      view("icon") + view("title") + view("line"),
      constraint("a", "icon.leading", "safe.leading", constant: 16) + constraint("b", "icon.centerY", "safe.centerY")
        + constraint("c", "icon.width", constant: 40) + constraint("d", "icon.height", constant: 40)
        + constraint("e", "title.leading", "icon.trailing", constant: 12)
        + constraint("f", "safe.trailing", "title.trailing", constant: 16)
        + constraint("g", "title.top", "safe.top") + constraint("h", "title.bottom", "safe.bottom")
        + constraint("i", "line.leading", "safe.leading") + constraint("j", "line.trailing", "safe.trailing")
        + constraint("k", "line.bottom", "safe.bottom") + constraint("l", "line.height", constant: 1))
    #expect(tree.arrangements == [0: .background])
    #expect(Self.statuses(scene, tree) == [.same, .same, .same])
    let printed = Self.printed(tree)
    #expect(printed.contains { $0.contains("HStack(spacing: 12)") }, "\(printed)")
  }

  /// Three views below each other, 8 apart, the second one as high as what is left.
  @Test func chainsBecomeStacks() throws {
    let sides = ["a", "b", "c"].map { id in
      constraint("\(id)1", "\(id).leading", "root.leading", constant: 10)
        + constraint("\(id)2", "root.trailing", "\(id).trailing", constant: 10)
    }
    let (scene, tree) = try Self.converted(
      view("a") + view("b") + view("c"),
      sides.joined() + constraint("t", "a.top", "root.top", constant: 70)
        + constraint("u", "b.top", "a.bottom", constant: 8) + constraint("v", "c.top", "b.bottom", constant: 8)
        + constraint("w", "root.bottom", "c.bottom", constant: 40) + constraint("x", "a.height", constant: 44)
        + constraint("y", "c.height", constant: 30))
    #expect(tree.arrangements == [0: .stack])
    #expect(Self.statuses(scene, tree) == [.same, .same, .same])
    guard case .stack(let stack) = tree.node.content else {
      Issue.record("no stack")
      return
    }
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 8)
  }

  /// 30 from the leading edge where the width is compact, 90 where it is regular: one arrangement cannot be right on all.
  @Test func variationsAreNotVerified() throws {
    let leading = constraint("a", "box.leading", "root.leading", constant: 90)
      .replacing("/>", with: #"><variation key="widthClass=compact" constant="30"/></constraint>"#)
    let rest =
      constraint("b", "root.trailing", "box.trailing", constant: 20) + constraint("c", "box.top", "root.top")
      + constraint("d", "box.height", constant: 40)
    let (scene, tree) = try Self.converted(view("box"), leading + rest)
    #expect(tree.arrangements == [0: .approximate])
    #expect(Self.statuses(scene, tree) == [.moved])
  }

  /// The output leaves out a view that only regular widths show, and lists it.
  @Test func viewsThatAreNotEverywhereAreListed() throws {
    let mask = """
      <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="wide"/></mask></variation>
      """
    let inside =
      view("box", frame: "10 10 90 30", .mask("")) + view("wide", frame: "10 60 90 30", .mask(""))
    let outer = view("outer", frame: "0 0 200 100", .mask(""), content: "<subviews>\(inside)</subviews>" + mask)
    let (scene, tree) = try Self.converted(outer, "")
    #expect(Self.statuses(scene, tree) == [.same, .same, .dropped(.variation)])
    let document = try model(storyboard(IBTestSupport.scene(rootView(subviews: outer))))
    let file = try #require(DocumentConverter(document, [scene]).files(of: scene).first)
    #expect(file.losses.map(\.words) == ["installed only in some size classes"])
    #expect(file.text.contains("/// - view 'wide': installed only in some size classes"), "\(file.text)")
  }

  /// A view whose place no line and no share gives, beside one that is proven: only the first one is not.
  @Test func aPlaceWithoutProofIsOfOneViewAlone() throws {
    let (scene, tree) = try Self.converted(
      view("box") + view("odd"),
      constraint("a", "box.leading", "safe.leading") + constraint("b", "box.top", "safe.top")
        + constraint("c", "box.width", constant: 40) + constraint("d", "box.height", constant: 40)
        + constraint("e", "odd.leading", "safe.leading", constant: 60)
        + constraint("f", "odd.top", "root.height", constant: 3, multiplier: "0.123")
        + constraint("g", "odd.width", constant: 40) + constraint("h", "odd.height", "root.width", multiplier: "0.31"))
    #expect(tree.unproven.count <= 1)
    #expect(Self.statuses(scene, tree).first == .same)
  }

  /// A switch has a frame that is wider than what it asks for; it is no view that fills.
  @Test func switchesKeepTheirLengthInRows() throws {
    let inside = view("text", tag: "label", attributes: #"text="Wrap lines""#) + view("on", tag: "switch")
    let (scene, tree) = try Self.converted(
      view("row", tag: "stackView", attributes: #"spacing="8""#, content: "<subviews>\(inside)</subviews>"),
      constraint("a", "row.centerX", "safe.centerX") + constraint("b", "row.top", "safe.top", constant: 20))
    #expect(tree.arrangements[1] == .stack)
    #expect(tree.unproven.isEmpty)
    #expect(Self.statuses(scene, tree) == [.same, .same, .same])
  }

  /// Frames do not show the axis of a stack of empty labels; the document does.
  @Test(arguments: [("horizontal", "HStack(spacing: 15)"), ("vertical", "VStack(spacing: 15)")])
  func aStackViewKeepsItsAxis(axis: String, stack: String) throws {
    let labels = view("a", tag: "label", attributes: #"text="""#) + view("b", tag: "label", attributes: #"text="""#)
    let (scene, tree) = try Self.converted(
      view(
        "row", tag: "stackView", attributes: #"axis="\#(axis)" spacing="15""#, content: "<subviews>\(labels)</subviews>"
      ),
      constraint("a", "row.centerX", "safe.centerX") + constraint("b", "row.top", "safe.top", constant: 20))
    #expect(Self.printed(tree).contains { $0.contains(stack) }, "\(Self.printed(tree))")
    #expect(Self.statuses(scene, tree) == [.same, .same, .same])
  }

  /// A phone in landscape has 59 points of safe area at both sides; a view in its left half has the left one alone.
  @Test func marginsOfAViewAreBesideTheSafeAreaOfItsSide() throws {
    let document = try model(
      storyboard(
        scene(
          rootView(
            subviews: view("half"),
            constraints: ["top", "leading", "bottom"].map { constraint($0, "half.\($0)", "root.\($0)") }.joined()
              + constraint("w", "half.width", "root.width", multiplier: "0.5")))))
    let landscape = try ConfigurationSpec.parse("iphone-15,landscape").get().configuration
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: [LayoutRequest(landscape, detail: .arrangement, diagnosis: .none)])
    let scene = try #require(ConvertibleScene(columns.map { $0[0] }, of: document, seenCount: 1))
    #expect(scene.views.map(\.id) == ["root", "half"])
    let half = scene.views[1]
    #expect(half.safeAreas == [EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 0)])
    #expect(half.margins == [8])
  }

  /// A bar is UIKit's own view, hosted: where it is less high, that is its own length.
  @Test func hostedBarsKeepTheirOwnHeight() throws {
    let (scene, tree) = try Self.converted(
      view("bar", tag: "navigationBar", content: "<items/>"),
      constraint("a", "bar.leading", "safe.leading") + constraint("b", "safe.trailing", "bar.trailing")
        + constraint("c", "bar.top", "safe.top"))
    #expect(tree.unproven.isEmpty)
    #expect(Self.statuses(scene, tree) == [.same])
  }

  /// The larger of two lengths, now the one and now the other.
  @Test func whatNothingProvesIsSaid() throws {
    let (scene, tree) = try Self.converted(
      view("box"),
      constraint("a", "box.leading", "root.leading") + constraint("b", "box.top", "root.top")
        + constraint("c", "box.width", "root.height", multiplier: "0.37", priority: 900)
        + constraint("e", "box.width", constant: 200, relation: "greaterThanOrEqual")
        + constraint("d", "box.height", constant: 50))
    #expect(tree.arrangements == [0: .approximate])
    let verdict = try #require(Proof(tree, of: scene).verdicts.first)
    #expect(verdict.status == .moved)
    // It keeps its distances to both sides, not the width of a phone.
    let widths = tree.node.modifiers.compactMap { modifier -> Double? in
      if case .frame(let frame) = modifier.modifier { frame.width } else { nil }
    }
    #expect(widths.isEmpty)
  }

  /// A view goes from side to side of the screen; the label in the one inside of it keeps to the margins.
  @Test func viewsInsideKeepToTheSafeArea() throws {
    let label =
      constraint("i", "label.leading", "inner.leadingMargin")
      + constraint("j", "inner.trailingMargin", "label.trailing")
      + constraint("k", "label.top", "inner.top") + constraint("l", "inner.bottom", "label.bottom")
    let inner = view(
      "inner",
      content: "<subviews>\(view("label", tag: "label", attributes: "text=\"One\""))</subviews>"
        + "<constraints>\(label)</constraints>")
    let edges = ["top", "leading", "bottom", "trailing"]
    let ties = edges.map { constraint("s\($0)", "inner.\($0)", "outer.\($0)") }.joined()
    let outer = view("outer", content: "<subviews>\(inner)</subviews><constraints>\(ties)</constraints>")
    let (scene, tree) = try Self.converted(
      outer,
      constraint("a", "outer.leading", "root.leading") + constraint("b", "root.trailing", "outer.trailing")
        + constraint("c", "outer.top", "safe.top", constant: 20))
    #expect(tree.unproven.isEmpty)
    #expect(tree.clips.keys.sorted() == [1, 2])
    #expect(Self.statuses(scene, tree) == [.same, .same, .same])
  }

  /// A list extends below the bars by itself, so a table that covers the screen is written inside the safe area.
  @Test func aTableIsInTheSafeArea() throws {
    let edges = ["top", "leading", "bottom", "trailing"]
    let (scene, tree) = try Self.converted(
      view("table", tag: "tableView"), edges.map { constraint("s\($0)", "table.\($0)", "root.\($0)") }.joined())
    #expect(tree.clips == [1: [.top, .bottom]])
    #expect(Self.statuses(scene, tree) == [.same])
    #expect(!Self.printed(tree).contains { $0.contains("ignoresSafeArea()") })
  }

  /// A view that goes on beyond the safe area at the bottom of some screens takes no other view's place from it.
  @Test func whatGoesBeyondTheSafeAreaStaysAlone() throws {
    let size = ["a", "b"].map { id in
      constraint("\(id)1", "\(id).width", constant: 60) + constraint("\(id)2", "\(id).leading", "root.leading")
    }
    let (scene, tree) = try Self.converted(
      view("a") + view("b"),
      size.joined() + constraint("c", "a.top", "root.top", constant: 60) + constraint("d", "a.height", constant: 40)
        + constraint("e", "b.top", "root.top", constant: 80) + constraint("f", "b.height", constant: 310))
    #expect(tree.unproven.isEmpty)
    #expect(Self.statuses(scene, tree) == [.same, .same])
  }
}
