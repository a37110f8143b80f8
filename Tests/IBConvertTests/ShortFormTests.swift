import IBModel
import IBTestSupport
import Testing

@testable import IBConvert

/// One modifier replaces several with the same effect. The frames do not change.
@Suite struct ShortFormTests {
  private static func printed(_ node: ViewNode, ignoresSafeArea: Bool = false) -> [String] {
    var tree = InferredTree(root: 0, node: node, measures: [])
    ShortForm.shorten(&tree, ignoresSafeArea: ignoresSafeArea)
    var printer = TreePrinter()
    printer.printBody(of: "var body", [tree.node])
    return printer.output.lines.dropFirst().dropLast().map { String($0.dropFirst(4)) }
  }

  private static func leaf(_ name: String) -> ViewNode { ViewNode(.hosted(HostedLeaf(className: name)), id: name) }

  /// The inner frame has a name, which goes to the view in it.
  @Test func paddingsAroundEachOtherAreOne() {
    let padded = Self.leaf("A()").frame(.horizontal, 30).padding(EdgeInsets(top: 3, bottom: 3)).id("box")
      .padding(EdgeInsets(top: 8, bottom: 8))
    #expect(Self.printed(padded) == ["A()", "  .frame(width: 30)", "  .padding(.vertical, 11)"])
  }

  @Test(arguments: [(true, ["Color.white", "  .ignoresSafeArea()"]), (false, ["Color.white"])])
  func theBackgroundOfAnEmptyViewIsTheView(ignoresSafeArea: Bool, lines: [String]) {
    let node = ViewNode.color().neutral("background(Color.white)")
    #expect(Self.printed(node, ignoresSafeArea: ignoresSafeArea) == lines)
  }

  @Test func onlyAnImageIsClipped() {
    #expect(Self.printed(Self.leaf("Text(title)").frame(.horizontal, 9).neutral("clipped()")).count == 2)
    #expect(Self.printed(Self.leaf("Image(\"a\")").frame(.horizontal, 9).neutral("clipped()")).count == 3)
  }

  // MARK: - From documents

  private static func file(_ subviews: String, _ constraints: String) throws -> ConvertedFile {
    try #require(
      try convertedFiles(storyboard(scene(rootView(subviews: subviews, constraints: constraints)))).first)
  }

  private static func filling(_ view: String, _ outer: String) -> String {
    ["leading", "trailing", "top", "bottom"].map {
      constraint("\(view)-\($0)", "\(view).\($0)", "\(outer).\($0)")
    }.joined()
  }

  /// Three views of the same size are one frame.
  @Test func viewsInsideEachOtherHaveOneFrame() throws {
    let inner = view("inner", subviews: view("star", tag: "imageView", attributes: #"image="star""#))
    let file = try Self.file(
      view("outer", attributes: #"clipsSubviews="YES""#, subviews: inner),
      pinned("outer", to: "safe", x: 16, y: 16) + constraint("w", "outer.width", constant: 44)
        + constraint("h", "outer.height", constant: 44) + Self.filling("inner", "outer")
        + Self.filling("star", "inner"))
    #expect(file.text.ranges(of: ".frame(width: 44, height: 44)").count == 1, "\(file.text)")
    #expect(file.text.ranges(of: "44").count == 2)
    #expect(file.proof.verdicts.allSatisfy { $0.status == .same && $0.doubt == nil })
  }

  /// A button in the corner of a list is an overlay.
  @Test func aSmallViewOverOneThatFillsIsAnOverlay() throws {
    let file = try Self.file(
      view("list", tag: "tableView") + view("box"),
      Self.filling("list", "root") + constraint("a", "box.leading", "safe.leading", constant: 16)
        + constraint("b", "safe.bottom", "box.bottom", constant: 16) + constraint("c", "box.width", constant: 44)
        + constraint("d", "box.height", constant: 44))
    #expect(!file.text.contains("ZStack"), "\(file.text)")
    #expect(file.text.contains(".overlay(alignment: .bottomLeading) {"))
  }

  /// A small view over a larger one with a size is an overlay of it, and not a view with a background.
  @Test func aViewOverALargerOneIsItsOverlay() throws {
    let row = view(
      "row",
      subviews: view("photo", content: Self.red) + view("sign", content: Self.red) + view("list", tag: "tableView"))
    let file = try Self.file(
      row,
      pinned("row", to: "safe", x: 0, y: 0) + constraint("a", "root.trailing", "row.trailing")
        + pinned("photo", to: "row", x: 8, y: 8, width: 60, height: 60)
        + constraint("b", "sign.centerX", "photo.centerX") + constraint("c", "sign.centerY", "photo.centerY")
        + constraint("d", "sign.width", constant: 20) + constraint("e", "sign.height", constant: 20)
        + constraint("f", "list.leading", "photo.trailing", constant: 8)
        + constraint("g", "row.trailing", "list.trailing") + constraint("h", "list.top", "row.top")
        + constraint("i", "row.bottom", "list.bottom") + constraint("j", "row.bottom", "photo.bottom", constant: 8))
    #expect(file.text.contains(".overlay {"), "\(file.text)")
    #expect(!file.text.contains(".background {"))
    #expect(file.proof.verdicts.allSatisfy { $0.status == .same && $0.doubt == nil })
  }

  private static let red = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#

  /// The title of a built-in cell is in the middle of a row, as a row may have any height.
  @Test func theTextOfABuiltInCellIsInTheMiddle() throws {
    let cell = view(
      "cell", tag: "tableViewCell", attributes: #"style="IBUITableViewCellStyleDefault" textLabel="title""#,
      content: """
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
        \(view("title", tag: "label", frame: "16 0 343 44", .mask(""), attributes: #"text="Title""#))
        </subviews></tableViewCellContentView>
        """)
    let row = try #require(try convertedFiles(xib(cell)).first { $0.text.contains("\"Title\"") })
    #expect(!row.text.contains("height"), "\(row.text)")
    #expect(!row.text.contains(".padding(.top"))
  }

  /// A row whose middles are on one line keeps the distance of the title at its bottom.
  @Test func aRowHasTheDistanceOfTheViewThatIsMeasured() throws {
    let file = try Self.file(
      view("bar", subviews: view("back") + view("name") + view("more")),
      ["bar", "back", "name", "more"].map { id in
        constraint("\(id)-w", "\(id).width", constant: id == "bar" ? 300 : 40)
          + constraint("\(id)-h", "\(id).height", constant: id == "bar" ? 84 : id == "name" ? 22 : 36)
      }.joined() + pinned("bar", to: "root", x: 0, y: 0)
        + constraint("a", "back.leading", "bar.leading", constant: 16)
        + constraint("b", "name.leading", "back.trailing", constant: 8)
        + constraint("c", "more.leading", "name.trailing", constant: 8)
        + constraint("d", "bar.bottom", "name.bottom", constant: 16)
        + constraint("e", "back.centerY", "name.centerY") + constraint("f", "more.centerY", "name.centerY"))
    #expect(file.text.contains("HStack(spacing: 8) {"), "\(file.text)")
    #expect(file.text.contains(".padding(.bottom, 9)"))
    #expect(!file.text.contains("39"))
  }

  /// The middle and one edge of the content determine the length of a view.
  @Test func aViewAroundCenteredContentIsAsLongAsItNeedsToBe() throws {
    let file = try Self.file(
      view("header", subviews: view("logo")) + view("list", tag: "tableView"),
      constraint("a", "header.leading", "root.leading") + constraint("b", "root.trailing", "header.trailing")
        + constraint("c", "header.top", "safe.top") + constraint("d", "logo.centerX", "header.centerX")
        + constraint("e", "logo.top", "header.top", constant: 26)
        + constraint("f", "logo.centerY", "header.centerY", constant: -6)
        + constraint("g", "logo.width", constant: 80) + constraint("h", "logo.height", constant: 90)
        + constraint("i", "list.top", "header.bottom") + constraint("j", "list.leading", "root.leading")
        + constraint("k", "root.trailing", "list.trailing") + constraint("l", "root.bottom", "list.bottom"))
    #expect(file.text.contains(".padding(.top, 26)\n"), "\(file.text)")
    #expect(file.text.contains(".padding(.bottom, 38)\n"))
    #expect(!file.text.contains("maxHeight"))
  }
}
