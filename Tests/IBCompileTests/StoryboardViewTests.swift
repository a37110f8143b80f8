import IBCompile
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import NibArchive
import Testing

/// Views of a storyboard's controllers.
@Suite struct StoryboardViewTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="375" height="600"/>"#
  private static let action = #"<action selector="go:" destination="vc" eventType="touchUpInside" id="c1"/>"#

  private static func scene(_ controller: String, _ inside: String, beside: String = "") -> String {
    """
    <\(controller) id="vc" sceneMemberID="viewController">\(inside)</\(controller)>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>\(beside)
    """
  }

  private static func cell(_ id: String, _ attributes: String, _ connections: String = "") -> String {
    """
    <tableViewCell selectionStyle="default" indentationWidth="10" id="\(id)" \(attributes)>
    <rect key="frame" x="0" y="28" width="375" height="43.5"/>
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">
    <rect key="frame" x="0" y="0" width="375" height="43.5"/>
    <subviews><label text="A" id="\(id)l"><rect key="frame" x="16" y="0" width="40" height="43"/></label></subviews>
    </tableViewCellContentView>\(connections)</tableViewCell>
    """
  }

  private static func table(_ inside: String) -> String {
    #"<tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" id="t">\#(frame)\#(inside)</tableView>"#
  }

  private static func names(_ nib: CompiledXib) throws -> [String] {
    try nib.objects("UIProxyObject").compactMap { $0["UIProxiedObjectIdentifier"] }
  }

  @Test func whatIsOutsideBecomesPlaceholdersInTheOrderOfConnections() throws {
    let view = """
      <view key="view" contentMode="scaleToFill" id="v">\(Self.frame)<subviews>
      <button opaque="NO" id="b">\(Self.frame)<connections>\(Self.action)
      <segue destination="other" kind="show" id="s1"/></connections></button></subviews>
      <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c2"/></connections>
      </view>
      """
    let tap = #"<tapGestureRecognizer id="tap"/>"#
    let nib = try CompiledXib(view: "vc", in: Self.scene("viewController", view, beside: tap))
    let proxies = try Self.names(nib)
    let places = (1...3).map { "UpstreamPlaceholder-\($0)" }
    #expect(proxies == ["IBFilesOwner", "IBFirstResponder"] + places)
    let labels = try nib.objects("UIRuntimeEventConnection").map { $0["UILabel"] }
    #expect(labels == ["go:", "perform:"])
    #expect(try nib.objects("UIRuntimeOutletConnection").map { $0["UILabel"] } == ["view"])
  }

  @Test func aViewHasTheSizeOfTheDevice() throws {
    let view = #"<view key="view" contentMode="scaleToFill" id="v">\#(Self.frame)</view>"#
    let drawn = try CompiledXib(view: "vc", in: Self.scene("viewController", view)).object("UIView")
    #expect(drawn["UIBounds"] == "0.0 0.0 375.0 667.0")
    let size = #"<size key="freeformSize" width="375" height="600"/>"#
    let free = try CompiledXib(view: "vc", in: Self.scene("viewController", view + size)).object("UIView")
    #expect(free["UIBounds"] == "0.0 0.0 375.0 600.0")
  }

  @Test func guidesOfAControllerAreHiddenViews() throws {
    let inside = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="g1"/><viewControllerLayoutGuide type="bottom" id="g2"/>
      </layoutGuides><view key="view" contentMode="scaleToFill" id="v">\(Self.frame)<subviews>
      <view contentMode="scaleToFill" id="a">\(Self.frame)</view></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="g1" secondAttribute="bottom" id="c"/></constraints></view>
      """
    let nib = try CompiledXib(view: "vc", in: Self.scene("viewController", inside))
    let guides = try nib.objects("_UILayoutGuide")
    #expect(guides.map { $0["_UILayoutGuideIdentifier"] } == ["_UIViewControllerTop", "_UIViewControllerBottom"])
    #expect(try nib.objects("NSLayoutConstraint").count == 7)
    #expect(try nib.object("_UILayoutSupportConstraint")["NSPriority"] == "999")
  }

  @Test func aStaticTableHasADataSource() throws {
    let sections = """
      <sections><tableViewSection headerTitle="Head" id="se"><cells>\(Self.cell("c1", #"rowHeight="60""#))
      \(Self.cell("c2", ""))</cells></tableViewSection></sections>
      """
    let nib = try CompiledXib(view: "vc", in: Self.scene("tableViewController", Self.table(sections)))
    #expect(try nib.objects("UITableViewRow").map { $0["UITableRowHeight"] } == ["60.0f", "-1.0f"])
    #expect(try nib.object("UITableViewSection")["UITableSectionHeaderTitle"] == "Head")
    let labels = try nib.objects("UIRuntimeOutletConnection").map { $0["UILabel"] }
    #expect(labels == ["staticDataSource", "view"])
  }

  @Test func aPrototypeIsANibInTheNib() throws {
    let segue = #"<connections><segue destination="other" kind="show" id="s1"/></connections>"#
    let named = #"reuseIdentifier="Row" textLabel="pl" style="IBUITableViewCellStyleDefault""#
    let prototypes = "<prototypes>\(Self.cell("p", named, segue))\(Self.cell("q", ""))</prototypes>"
    let nib = try CompiledXib(view: "vc", in: Self.scene("tableViewController", Self.table(prototypes)))
    #expect(try nib.objects("UINib").count == 1)
    let outer = try #require(nib.result.nib)
    let bytes = try #require(
      outer.objects.flatMap(\.values).compactMap { value in
        if case .data(let bytes) = value.content, NibReader.isNib(bytes) { bytes } else { nil }
      }.first)
    let inner = try NibReader.read(bytes).get()
    let classes = inner.classes.map { String(decoding: $0.name, as: UTF8.self) }
    #expect(classes.contains("UITableViewLabel"))
    #expect(!classes.contains("UILabel"))
    // The segue of the cell is handed to the nib inside by the one outside.
    #expect(try Self.names(nib).contains("UpstreamPlaceholder-1"))
  }

  @Test func cellsOfCollectionsAndTheirEndsAreNibs() throws {
    let inside = """
      <collectionView key="view" dataMode="prototypes" id="cv">\(Self.frame)
      <collectionViewFlowLayout key="collectionViewLayout" id="fl"/>
      <cells><collectionViewCell opaque="NO" reuseIdentifier="Cell" id="cc">\(Self.frame)
      <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center">\(Self.frame)</view>
      </collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="he">\(Self.frame)</collectionReusableView>
      </collectionView>
      """
    let nib = try CompiledXib(view: "vc", in: Self.scene("collectionViewController", inside))
    #expect(try nib.objects("UINib").count == 2)
    let view = try nib.object("UICollectionView")
    #expect(view["UICollectionViewCellNibDict"] != nil)
    #expect(view["UICollectionViewSupplementaryViewNibDict"] != nil)
    #expect(view["UIDelegate"] == "nil")
  }

  /// What is not known is a problem in a nib inside of the nib too, and prototypes in prototypes come to an end.
  @Test func problemsOfPrototypesAreThoseOfTheDocument() throws {
    let unknown = Self.table("<prototypes>\(Self.cell("p", #"reuseIdentifier="A" marquee="YES""#))</prototypes>")
    let nib = try CompiledXib(view: "vc", in: Self.scene("tableViewController", unknown))
    #expect(nib.result.problems.map(\.subject) == ["tableViewCell@marquee"])
    var deep = Self.frame
    for place in 0..<12 {
      let cell = """
        <tableViewCell reuseIdentifier="A" id="c\(place)">\(Self.frame)<tableViewCellContentView key="contentView" \
        id="d\(place)">\(Self.frame)<subviews>
        <tableView id="t\(place)">\(Self.frame)\(deep)</tableView></subviews></tableViewCellContentView></tableViewCell>
        """
      deep = "<prototypes>\(cell)</prototypes>"
    }
    let result = try CompiledXib(view: "vc", in: Self.scene("tableViewController", Self.table(deep))).result
    #expect(result.problems.map(\.subject).contains("nesting"))
  }

  @Test func aControllerThatIsNotThereIsAProblem() throws {
    let scene = Self.scene("viewController", "")
    #expect(try CompiledXib(view: "gone", in: scene).result.problems.count == 1)
    #expect(try CompiledXib(view: "vc", in: scene).result.problems.map(\.subject) == ["viewController"])
  }

  /// A sound storyboard with pieces cut out, doubled or put elsewhere: no trap, and what is made can be read.
  @Test func changedStoryboardsNeverStopIt() throws {
    let segue = #"<connections><segue destination="vc" kind="show" id="s1"/></connections>"#
    let inside = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="g1"/></layoutGuides>
      \(Self.table("<prototypes>\(Self.cell("p", #"reuseIdentifier="A""#, segue))</prototypes>"))
      <connections><outlet property="x" destination="pl" id="o"/></connections>
      """
    let text = Array(CompiledXib.storyboard(Self.scene("tableViewController", inside)).utf8)
    var random = SplitMix(seed: 25)
    for _ in 0..<300 {
      var bytes = text
      for _ in 0..<3 {
        let start = Int(random.next() % UInt64(bytes.count))
        let end = min(bytes.count, start + Int(random.next() % 40))
        let piece = Array(bytes[start..<end])
        bytes.removeSubrange(start..<end)
        if random.next() % 2 == 0 { bytes.insert(contentsOf: piece, at: Int(random.next() % UInt64(bytes.count + 1))) }
      }
      guard let tree = SyntaxParser.parse(SourceFile(path: "a.storyboard", bytes: bytes)).0,
        let document = Document(tree)
      else { continue }
      for controller in document.controllers {
        let options = CompileOptions(module: nil, isLocalizable: true)
        let result = StoryboardCompiler.view(of: controller.id, in: document, options)
        if let nib = result.nib { #expect(try NibReader.read(NibWriter.write(nib)).get() == nib) }
      }
      for name in StoryboardCompiler.sceneNames(of: document) {
        let options = CompileOptions(module: nil, isLocalizable: true)
        let result = StoryboardCompiler.scene(named: name, in: document, options)
        if let nib = result.nib { #expect(try NibReader.read(NibWriter.write(nib)).get() == nib) }
      }
    }
  }
}
