import IBLayout
import IBModel
import IBTestSupport
import Testing

@testable import IBConvert

/// Lengths in the output are those of the document, and not measurements of one device.
@Suite struct DocumentLengthTests {
  /// The file of a screen that is laid out in all size classes, and with longer texts in labels with outlets.
  private static func file(
    _ subviews: String, _ constraints: String, outlets: [String] = [], content: String = ""
  ) throws -> ConvertedFile {
    let connections = outlets.map { #"<outlet property="\#($0)Label" destination="\#($0)" id="o-\#($0)"/>"# }
    return try file(
      storyboard(
        scene(
          rootView(subviews: subviews, constraints: constraints, content: content)
            + "<connections>\(connections.joined())</connections>")
      ))
  }

  private static func file(_ text: String) throws -> ConvertedFile {
    let document = try model(text)
    let configurations =
      ConfigurationSet.finalSizeClasses + (document.variations.isEmpty ? [] : ConfigurationSet.otherPhones)
      + ConfigurationSet.longerTexts
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: configurations.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let (ordered, seenCount) = ConvertibleScene.ordered(columns.map { $0[0] }, classes: 4)
    let scene = try #require(ConvertibleScene(ordered, of: document, seenCount: seenCount))
    return try #require(DocumentConverter(document, [scene]).files(of: scene).first)
  }

  private static func isVerified(_ file: ConvertedFile) -> Bool {
    file.proof.verdicts.allSatisfy { $0.status == .same && $0.doubt == nil }
  }

  private static func label(_ id: String, _ text: String) -> String {
    view(id, tag: "label", attributes: "text=\"\(text)\"")
  }

  /// An icon at 40 from the edge, with a number before it that code sets: the number has the space between them.
  private static let icon =
    constraint("a", "number.leading", "root.leading", constant: 16)
    + constraint("b", "number.top", "root.top", constant: 20)
    + constraint("c", "icon.centerY", "number.centerY") + constraint("d", "icon.width", constant: 40)
    + constraint("e", "icon.height", constant: 40)

  private static func iconFile(after anchor: String, _ distance: Double) throws -> ConvertedFile {
    try file(
      label("number", "1") + view("icon"),
      icon + constraint("f", "icon.leading", anchor, constant: distance), outlets: ["number"])
  }

  /// The icon follows the number, so the number needs no frame.
  @Test func aViewThatFollowsATextMovesWithIt() throws {
    let file = try Self.iconFile(after: "number.trailing", 8)
    #expect(Self.isVerified(file))
    #expect(file.text.contains("HStack(spacing: 8)"))
    #expect(!file.text.contains("width: 24"))
  }

  /// Two labels that overlap if the first one is longer. The arrangement is that of the document's texts, unverified.
  @Test func textsThatCollideWhenTheyGrowAreNotVerified() throws {
    let file = try Self.file(
      Self.label("name", "Ada") + Self.label("code", "A"),
      constraint("a", "name.leading", "root.leading", constant: 16)
        + constraint("b", "name.top", "root.top", constant: 20)
        + constraint("c", "code.leading", "root.leading", constant: 48)
        + constraint("d", "code.top", "name.top"), outlets: ["name"])
    #expect(file.text.contains("HStack("))
    #expect(file.proof.verdicts.contains { $0.status == .moved })
  }

  @Test func aLengthWithALimitIsAFrameWithALimit() throws {
    let file = try Self.file(
      view("card"),
      constraint("a", "card.top", "root.top", constant: 20) + constraint("b", "card.height", constant: 50)
        + constraint("c", "card.centerX", "root.centerX")
        + constraint("d", "card.width", constant: 414, relation: "lessThanOrEqual")
        + constraint("e", "card.leading", "root.leading", constant: 16, priority: 900))
    #expect(Self.isVerified(file))
    #expect(file.text.contains(".frame(maxWidth: 414)"))
  }

  @Test func aTextWithALeastWidthMayBeLonger() throws {
    let file = try Self.file(
      Self.label("key", "Key") + view("field", tag: "textField"),
      constraint("a", "key.leading", "root.leading", constant: 16)
        + constraint("b", "key.top", "root.top", constant: 20)
        + constraint("c", "key.width", constant: 60, relation: "greaterThanOrEqual")
        + constraint("d", "field.leading", "key.trailing", constant: 4)
        + constraint("e", "root.trailing", "field.trailing", constant: 16)
        + constraint("f", "field.centerY", "key.centerY"), outlets: ["key"])
    #expect(Self.isVerified(file))
    #expect(file.text.contains(".frame(minWidth: 60, alignment: .leading)"))
  }

  /// The other length of a view with a ratio is a multiple of the document's constant.
  @Test func aRatioGivesTheOtherLength() throws {
    let file = try Self.file(
      view("icon"),
      constraint("a", "icon.leading", "root.leading", constant: 16)
        + constraint("b", "icon.top", "root.top", constant: 20)
        + constraint("c", "icon.width", constant: 24) + constraint("d", "icon.width", "icon.height", multiplier: "1:2"))
    #expect(Self.isVerified(file))
    #expect(file.text.contains(".frame(width: 24, height: 48)"))
  }

  /// An icon that is larger on iPads. The arrangement is that of iPhones, because one tree cannot have both.
  @Test func aRowHasTheLengthsOfTheFirstSizeClass() throws {
    func varied(_ id: String, _ anchor: String, _ constant: Double, onPads: Double) -> String {
      constraint(id, anchor, constant: constant).replacing(
        "/>", with: "><variation key=\"heightClass=regular-widthClass=regular\" constant=\"\(onPads)\"/></constraint>")
    }
    let file = try Self.file(
      view("icon") + Self.label("title", "Title"),
      varied("a", "icon.width", 24, onPads: 32) + varied("b", "icon.height", 24, onPads: 32)
        + constraint("c", "icon.leading", "root.leading", constant: 16)
        + constraint("d", "icon.top", "root.top", constant: 20)
        + constraint("e", "title.leading", "icon.trailing", constant: 8)
        + constraint("f", "title.centerY", "icon.centerY"))
    #expect(file.text.contains("HStack(spacing: 8)"), "\(file.text)")
    #expect(file.text.contains(".frame(width: 24, height: 24)"), "\(file.text)")
    #expect(file.proof.verdicts.contains { $0.status == .moved })
    #expect(file.text.contains(#"/// - view 'icon', "Title": not where UIKit shows it on iPads"#), "\(file.text)")
  }

  /// A view that iPhones in portrait show is written, and one that they do not show is listed.
  @Test(arguments: [("heightClass=regular-widthClass=compact", true), ("widthClass=regular", false)])
  func aVariationThatInstallsAViewIsListed(_ key: String, _ isShown: Bool) throws {
    let file = try Self.file(
      Self.label("title", "Title") + Self.label("note", "Note"),
      pinned("title", to: "root", x: 16, y: 20) + pinned("note", to: "root", x: 16, y: 60),
      content: """
        <variation key="default"><mask key="subviews"><exclude reference="note"/></mask></variation>
        <variation key="\(key)"><mask key="subviews"><include reference="note"/></mask></variation>
        """)
    #expect(file.text.contains("Text(\"Note\")") == isShown, "\(file.text)")
    #expect(
      file.text.contains(
        isShown
          ? #""Note": shown although UIKit has it only in some size classes"#
          : #""Note": installed only in some size classes"#), "\(file.text)")
  }

  /// Without the space around its texts, a row would be too low.
  @Test(arguments: [true, false])
  func aRowHasTheSpaceAroundItsTexts(hasIcon: Bool) throws {
    let texts =
      constraint("a", "title.top", "inner.top", constant: 12) + constraint("b", "note.top", "title.bottom", constant: 2)
      + constraint("c", "inner.bottom", "note.bottom", constant: 12)
      + constraint("d", "title.leading", "inner.leading", constant: 60)
      + constraint("e", "note.leading", "inner.leading", constant: 60)
    let icon =
      constraint("f", "icon.centerY", "inner.centerY") + constraint("g", "icon.width", constant: 24)
      + constraint("h", "icon.height", constant: 24)
      + constraint("i", "icon.leading", "inner.leading", constant: 20)
    let cell = """
      <tableViewCell id="cell" customClass="NewsCell"><rect key="frame" x="0" y="0" width="375" height="67"/>\
      <tableViewCellContentView key="contentView" id="inner"><rect key="frame" x="0" y="0" width="375" height="67"/>\
      <subviews>\(Self.label("title", "Title"))\(Self.label("note", "Note"))\(hasIcon ? view("icon") : "")</subviews>\
      <constraints>\(texts)\(hasIcon ? icon : "")</constraints></tableViewCellContentView></tableViewCell>
      """
    let file = try Self.file(xib(cell))
    #expect(file.text.contains(".padding(.vertical, 12)"), "\(file.text)")
  }

  /// A label that no constraint places is as high as its line, unless its background shows how high it is.
  @Test(arguments: [false, true])
  func aDrawnLabelIsAsHighAsItsLine(hasBackground: Bool) throws {
    let label = view(
      "title", tag: "label", frame: "20 40 90 40", .mask("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""),
      attributes: "text=\"Title\"",
      content: hasBackground ? #"<color key="backgroundColor" systemColor="systemRedColor"/>"# : "")
    let file = try Self.file(label, "")
    #expect(file.text.contains("height: 40") == hasBackground, "\(file.text)")
    #expect(file.text.contains("width: 90"), "\(file.text)")
  }

  /// A text that contains nothing but what its neighbors leave is not cut off at the length on one device.
  @Test func aTextHasNoMeasuredWidth() throws {
    let file = try Self.file(
      view(
        "row", tag: "stackView", attributes: #"distribution="fillProportionally" spacing="8""#,
        content: "<subviews>\(Self.label("title", "Title"))\(Self.label("detail", "A longer text"))</subviews>"),
      constraint("a", "row.leading", "root.leading", constant: 16)
        + constraint("b", "root.trailing", "row.trailing", constant: 16)
        + constraint("c", "row.top", "root.top", constant: 20), outlets: ["title", "detail"])
    #expect(!file.text.contains("frame(width:"))
  }
}
