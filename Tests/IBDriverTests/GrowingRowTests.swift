import Testing

/// Rows that code makes as high as their content cut off no text.
@Suite struct GrowingRowTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"
      initialViewController="con-0"><scenes><scene sceneID="sce-0"><objects>
      <tableViewController id="con-0" customClass="Rows" customModule="Shop" customModuleProvider="target">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="40" id="tab-0">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <prototypes><tableViewCell reuseIdentifier="Row" rowHeight="40" id="cel-0">
            <rect key="frame" x="0" y="0" width="375" height="40"/>
            <tableViewCellContentView key="contentView" tableViewCell="cel-0" id="vie-1">
              <rect key="frame" x="0" y="0" width="375" height="39.5"/>
              <subviews><label text="A text that needs several lines in so narrow a label" numberOfLines="0" adjustsFontSizeToFit="NO"
                lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="lab-0">
                <rect key="frame" x="0" y="0" width="100" height="39.5"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
              <constraints>
                <constraint firstItem="lab-0" firstAttribute="top" secondItem="vie-1" secondAttribute="top" id="c-1"/>
                <constraint firstItem="lab-0" firstAttribute="bottom" secondItem="vie-1" secondAttribute="bottom" id="c-2"/>
                <constraint firstItem="lab-0" firstAttribute="leading" secondItem="vie-1" secondAttribute="leading" id="c-3"/>
                <constraint firstItem="lab-0" firstAttribute="width" constant="100" id="c-4"/>
              </constraints></tableViewCellContentView></tableViewCell></prototypes>
        </tableView></tableViewController>
      </objects></scene></scenes></document>
    """

  private static let heights = "override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath)"

  @Test(arguments: [("", true), ("\(heights) -> CGFloat { UITableView.automaticDimension }", false)])
  func aTextInARowThatCodeSizesIsNotCutOff(_ method: String, _ isCutOff: Bool) async {
    let code = """
      class Rows: Table {}
      class Table: UITableViewController { \(method) }
      """
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "App.swift": code, "Shop.storyboard": Self.storyboard,
    ])
    _ = await world.run("lint", "--only-rule", "clipped-text")
    #expect(world.output.contains("clipped-text") == isCutOff, "\(world.output)\(world.diagnostics)")
  }

  /// A runtime attribute that sets the text, filler text, and the text of a new label that code reaches.
  @Test(
    arguments: [
      ("A text that needs several lines", "", true), ("A text that needs several lines", "textKey", false),
      ("A text that needs several lines", "textStyle", true), ("Lorem ipsum dolor sit amet, and more", "", false),
    ])
  func aTextThatIsReplacedIsNotCutOff(_ text: String, _ keyPath: String, _ isCutOff: Bool) async {
    let attribute =
      keyPath.isEmpty
      ? ""
      : #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\#(keyPath)" value="v"/></userDefinedRuntimeAttributes>"#
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let document = Self.storyboard
      .replacing("A text that needs several lines in so narrow a label\" numberOfLines=\"0\"", with: "\(text)\"")
      .replacing(font, with: font + attribute)
    let world = MemoryWorld(["Shop.storyboard": document])
    _ = await world.run("lint", "--only-rule", "clipped-text")
    #expect(world.output.contains("clipped-text") == isCutOff, "\(world.output)")
  }

  /// A row without a height is as high as its content; so is the view of a cell's nib, and code sizes an item.
  @Test func aTextInARowWithoutAHeightIsNotCutOff() async {
    let open = Self.storyboard.replacing("rowHeight=\"40\" ", with: "")
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "App.swift": "class Rows: UITableViewController {}",
      "Shop.storyboard": open,
    ])
    _ = await world.run("lint", "--only-rule", "clipped-text")
    #expect(!world.output.contains("clipped-text"), "\(world.output)")
  }

  /// The text of a label in a prototype is a sample if an outlet or a tag leads to the label.
  @Test(arguments: [("", true), ("tag=\"3\"", false)])
  func aSampleInAPrototypeIsNotCutOff(_ tag: String, _ isCutOff: Bool) async {
    let label = "<label text=\"A text that needs several lines\" \(tag)"
    let line = Self.storyboard.replacing(
      "<label text=\"A text that needs several lines in so narrow a label\" numberOfLines=\"0\"", with: label)
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "App.swift": "class Rows: UITableViewController {}",
      "Shop.storyboard": line,
    ])
    _ = await world.run("lint", "--only-rule", "clipped-text")
    #expect(world.output.contains("clipped-text") == isCutOff, "\(world.output)")
  }
}
