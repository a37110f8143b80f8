import IBLayout
import IBModel
import IBTestSupport
import ProposalLayout
import Testing

@testable import IBConvert

/// The second proof: the same tree with the sizes that SwiftUI gives its own controls. A button is 30 high in UIKit and
/// as high as its title in SwiftUI, 20.5 or 20.33 (Measurements/SwiftUI.md#controls).
@Suite struct SizeTests {
  private static func file(_ subviews: String, _ constraints: String, release: Int = 26, keeps: Bool = false) throws
    -> (scene: ConvertibleScene, file: ConvertedFile)
  {
    let document = try model(storyboard(scene(rootView(subviews: subviews, constraints: constraints))))
    let words = ["iphone-15", "iphone-15,landscape", "iphone-15-pro-max,landscape", "ipad-pro-11"]
    let configurations = try words.map { try ConfigurationSpec.parse("\($0),ios-\(release)").get().configuration }
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: configurations.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let scene = try #require(ConvertibleScene(columns.map { $0[0] }, of: document, seenCount: 4))
    var converter = SceneConverter(scene, LeafReader(document), keepsControlSizes: keeps)
    return (scene, try #require(converter.files().first))
  }

  private static func verdict(_ id: String, _ scene: ConvertibleScene, _ file: ConvertedFile) throws -> SizeVerdict {
    let view = try #require(scene.views.firstIndex { $0.id == id })
    return try #require(file.sizes[view])
  }

  private static func button(_ id: String, _ title: String = "Save") -> String {
    view(
      id, tag: "button", attributes: #"buttonType="system""#,
      content: #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        + #"<state key="normal" title="\#(title)"/>"#)
  }

  /// A button 40 from the top, a view 10 below it, and one at the bottom.
  private static let column =
    button("save") + view("below") + view("apart")
  private static let columnConstraints =
    constraint("a", "save.leading", "root.leading", constant: 20)
    + constraint("b", "save.top", "root.top", constant: 80)
    + constraint("c", "below.top", "save.bottom", constant: 10)
    + constraint("d", "below.leading", "root.leading", constant: 20)
    + constraint("e", "below.width", constant: 60) + constraint("f", "below.height", constant: 40)
    + constraint("g", "apart.trailing", "root.trailing") + constraint("h", "apart.bottom", "root.bottom")
    + constraint("i", "apart.width", constant: 30) + constraint("j", "apart.height", constant: 30)

  @Test func aControlOfAnotherSizeMovesWhatIsBelow() throws {
    let (scene, file) = try Self.file(Self.column, Self.columnConstraints)
    #expect(file.proof.verdicts.map(\.status) == [.same, .same, .same])
    let save = try Self.verdict("save", scene, file)
    #expect(save.status == .moved)
    #expect(save.moves.count == 4)
    #expect(save.moves.allSatisfy { $0.cause == .own && $0.uiKit.height == 33 })
    // 17 points are 20.29 high: up to the pixel.
    #expect(save.moves.map { ($0.swiftUI?.height ?? 0) * 6 }.map { $0.rounded() } == [122, 122, 122, 123])
    let below = try Self.verdict("below", scene, file)
    #expect(below.status == .moved)
    let place = try #require(scene.views.firstIndex { $0.id == "save" })
    #expect(below.moves.allSatisfy { $0.cause == .view(place) && ($0.swiftUI?.y ?? .infinity) < $0.uiKit.y })
    #expect(try Self.verdict("apart", scene, file).status == .same)
  }

  /// No control was measured before iOS 26: neither it is compared nor what depends on it.
  @Test func whatIsNotMeasuredIsNotCompared() throws {
    let (scene, file) = try Self.file(Self.column, Self.columnConstraints, release: 17)
    #expect(try Self.verdict("save", scene, file).status == .notCompared(.release))
    #expect(try Self.verdict("below", scene, file).status == .notCompared(.others))
    #expect(try Self.verdict("apart", scene, file).status == .same)
  }

  /// The frame is there in the direction in which the sizes differ, and is read back; then nothing moves, on a release
  /// that was not measured either.
  @Test(arguments: [17, 26]) func sizesCanBeKept(release: Int) throws {
    let (scene, file) = try Self.file(Self.column, Self.columnConstraints, release: release, keeps: true)
    #expect(file.text.contains(release == 26 ? ".frame(height: 33)" : ".frame(width: "))
    #expect(file.isReadBack)
    #expect(file.proof.verdicts.map(\.status) == [.same, .same, .same])
    for id in ["save", "below", "apart"] { #expect(try Self.verdict(id, scene, file).status == .same) }
  }

  /// Without a control of another size no tree is laid out again.
  @Test func nothingIsLaidOutAgainForNothing() throws {
    let title = view("title", tag: "label", attributes: #"text="Quiet hours""#)
    let (scene, file) = try Self.file(
      title,
      constraint("a", "title.leading", "safe.leading", constant: 12)
        + constraint("b", "title.top", "safe.top", constant: 30))
    #expect(file.sizes.layoutCount == 0)
    #expect(!file.sizes.hasOtherSizes)
    #expect(try Self.verdict("title", scene, file).status == .same)
  }

  /// Where the higher of two buttons decides, one of them alone changes nothing: the one without which the view would
  /// not move is the cause.
  @Test func theSizesOfSeveralViewsAreTriedOneByOne() throws {
    let row = view(
      "row", tag: "stackView", attributes: #"alignment="top" spacing="8""#,
      subviews: Self.button("one", "Yes") + Self.button("two", "No"))
    let (scene, file) = try Self.file(
      row + view("below"),
      constraint("a", "row.leading", "root.leading", constant: 20)
        + constraint("b", "row.top", "root.top", constant: 80)
        + constraint("c", "below.top", "row.bottom", constant: 10)
        + constraint("d", "below.leading", "root.leading", constant: 20)
        + constraint("e", "below.width", constant: 60) + constraint("f", "below.height", constant: 40))
    let below = try Self.verdict("below", scene, file)
    let buttons = scene.views.indices.filter { scene.views[$0].kind == .button }
    #expect(below.status == .moved)
    #expect(below.moves.allSatisfy { move in buttons.contains { move.cause == .view($0) } })
    let second = try Self.verdict("two", scene, file)
    #expect(second.moves.allSatisfy { $0.cause == .own })
  }

  /// A text is not compared where another width breaks it into another number of lines, and is where it does not.
  @Test func linesAreCountedAtTheOtherWidth() {
    let text = PrintedLeaf.text("Text(\"Seven mornings in a row\")", ["font(.system(size: 17))"])
    let leaf = SwiftUISizeDifferences.Leaf(id: "a", view: 0, printed: .sameInBoth, framed: [])
    let paragraph = SwiftUISizeDifferences.Paragraph(leaf: leaf, text: text)
    var environment = ViewEnvironment(of: ConfigurationSet.finalSizeClasses[0])
    environment.text = TreeText(ConfigurationSet.finalSizeClasses[0])
    #expect(!SwiftUISizeDifferences.isBroken(paragraph, from: 300, to: 290, in: environment))
    #expect(SwiftUISizeDifferences.isBroken(paragraph, from: 300, to: 100, in: environment))
    #expect(SwiftUISizeDifferences.isBroken(paragraph, from: 100, to: 300, in: environment))
    let unknown = SwiftUISizeDifferences.Paragraph(leaf: leaf, text: nil)
    #expect(SwiftUISizeDifferences.isBroken(unknown, from: 300, to: 299, in: environment))
    #expect(!SwiftUISizeDifferences.isBroken(unknown, from: 300, to: 300, in: environment))
  }

  /// A column of 200 buttons: the layouts that find causes are limited.
  @Test func causesCostNoMoreWithMoreControls() throws {
    func count(_ number: Int) throws -> Int {
      let buttons = (0..<number).map { Self.button("b\($0)") }.joined()
      let column = view("column", tag: "stackView", attributes: #"axis="vertical" spacing="4""#, subviews: buttons)
      return try Self.file(
        column,
        constraint("a", "column.leading", "root.leading") + constraint("b", "column.top", "root.top")
      ).file.sizes.layoutCount
    }
    #expect(try count(200) == count(40))
  }
}
