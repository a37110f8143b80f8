import IBCompile
import Testing

/// Views and controls: the keys of their tables.
@Suite struct ViewTests {
  private static func view(_ attributes: String, _ inside: String = "") -> String {
    """
    <view contentMode="scaleToFill" id="a" \(attributes)>
    <rect key="frame" x="10" y="20" width="100" height="50"/>
    \(inside)
    </view>
    """
  }

  @Test func aFrameBecomesBoundsAndCenter() throws {
    let view = try CompiledXib(Self.view("")).object("UIView")
    #expect(view["UIBounds"] == "0.0 0.0 100.0 50.0")
    #expect(view["UICenter"] == "60.0 45.0")
    #expect(view["UIAutoresizingMask"] == "36")
    #expect(view["UIOpaque"] == "true")
    #expect(view["UIHidden"] == nil)
  }

  @Test func whatIsNotUsualIsWritten() throws {
    let words = #"hidden="YES" opaque="NO" alpha="0.5" tag="7" clipsSubviews="YES" userInteractionEnabled="NO""#
    let view = try CompiledXib(Self.view(words)).object("UIView")
    #expect(view["UIHidden"] == "true")
    #expect(view["UIOpaque"] == nil)
    #expect(view["UIAlpha"] == "0.5f")
    #expect(view["UITag"] == "7")
    #expect(view["UIClipsToBounds"] == "true")
    #expect(view["UIUserInteractionDisabled"] == "true")
  }

  @Test func classesOfTheAppAreNamedByTheirModule() throws {
    let words = #"customClass="Card" customModule="Old" customModuleProvider="target""#
    let view = try CompiledXib(Self.view(words), module: "App").object("UIClassSwapper")
    #expect(view["UIClassName"] == "_TtC3App4Card")
    #expect(view["UIOriginalClassName"] == "UIView")
    let other = try CompiledXib(Self.view(#"customClass="Card""#)).object("UIClassSwapper")
    #expect(other["UIClassName"] == "Card")
  }

  @Test func colorsHaveNamesOrComponents() throws {
    func color(_ words: String) throws -> [String: String] {
      try CompiledXib(Self.view("", #"<color key="backgroundColor" \#(words)/>"#)).object("UIColor")
    }
    let white = try color(#"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#)
    #expect(white["UISystemColorName"] == "whiteColor")
    let gray = try color(#"white="0.5" alpha="1" colorSpace="calibratedWhite""#)
    #expect(gray["NSWhite"] == "0.572")
    #expect(gray["UIWhite-Double"] == nil)
    let red = try color(#"red="0.2" green="0" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB""#)
    #expect(red["UIRed-Double"] == "0.2")
    #expect(red["NSRGB"] == "0.2 0 0 0.5")
  }

  @Test func aLabelHasATextAFontAndAColor() throws {
    let text = """
      <label text="Hi" textAlignment="center" numberOfLines="0" id="a" adjustsFontSizeToFit="NO">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
      <nil key="textColor"/>
      </label>
      """
    let xib = try CompiledXib(text)
    let label = try xib.object("UILabel")
    #expect(label["UIText"] == "Hi")
    #expect(label["UITextAlignment"] == "1")
    #expect(label["UINumberOfLines"] == "0")
    #expect(label["UIDisableUpdateTextColorOnTraitCollectionChange"] == "false")
    let font = try xib.object("UIFont")
    #expect(font["UIFontName"] == ".SFUI-Bold")
    #expect(font["UIFontPointSize"] == "21.0")
    #expect(try CompiledXib(text, isLocalizable: true).object("NSLocalizableString")["NSKey"] == "a.text")
  }

  @Test func aTextStyleHasItsSmallestSize() throws {
    let text = """
      <label text="Hi" id="a"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>
      """
    let font = try CompiledXib(text).object("UIFont")
    #expect(font["UIIBTextStyle"] == "UICTFontTextStyleTitle1")
    #expect(font["UIFontPointSize"] == "0.0")
    #expect(font["NSSize"] == "25.0")
  }

  @Test func aButtonHasWhatItShowsInEachState() throws {
    let text = """
      <button buttonType="system" id="a"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <state key="normal" title="Go" image="arrow"/><state key="selected" title="Gone"/></button>
      """
    let xib = try CompiledXib(text)
    #expect(try xib.objects("UIButtonContent").map { $0["UITitle"] } == ["Go", "Gone"])
    #expect(try xib.objects("NSNumber").compactMap { $0["NS.intval"] } == ["0", "4"])
    #expect(try xib.object("UIImageNibPlaceholder")["UIResourceName"] == "arrow")
    #expect(try xib.object("UIButton")["UIButtonType"] == "1")
  }

  @Test func segmentsAreViewsTheLastAtTheBack() throws {
    let text = """
      <segmentedControl selectedSegmentIndex="1" id="a"><rect key="frame" x="0" y="0" width="90" height="32"/>
      <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      """
    let xib = try CompiledXib(text)
    #expect(try xib.objects("UISegment").map { $0["UISegmentInfo"] } == ["Two", "One"])
    #expect(try xib.object("UISegmentedControl")["UISelectedSegmentIndex"] == "1")
  }

  @Test func dataDetectorsAreBits() throws {
    let text = """
      <textView text="A" id="a"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" address="YES"/></textView>
      """
    #expect(try CompiledXib(text).object("UITextView")["UIDataDetectorTypes"] == "5")
  }

  @Test func aPanRecognizerHasNoMostTouchesUnlessItIsGiven() throws {
    let key = "UIPanGestureRecognizer.maximumNumberOfTouches"
    let pan = #"<panGestureRecognizer minimumNumberOfTouches="1" id="p"/>"#
    #expect(try CompiledXib(pan).object("UIPanGestureRecognizer")[key] == "-1")
    let two = try CompiledXib(#"<panGestureRecognizer minimumNumberOfTouches="2" id="p"/>"#)
    #expect(two.result.problems.map(\.subject) == ["panGestureRecognizer@minimumNumberOfTouches"])
  }

  @Test func theFrameOfASwitchIsSetOnceMore() throws {
    let text = #"<switch on="YES" id="a"><rect key="frame" x="310" y="6.5" width="49" height="31"/></switch>"#
    let xib = try CompiledXib(text)
    #expect(try xib.object("UINibKeyValuePair")["UIKeyPath"] == "frame")
    #expect(try xib.object("NSValue")["NS.rectval"] == "{{310, 6.5}, {49, 31}}")
    #expect(try xib.object("UISwitch")["UIBounds"] == "0.0 0.0 51.0 31.0")
  }

  @Test func stretchedContentIsWrittenWhereItIsNotTheWhole() throws {
    func stretch(_ height: String) throws -> String? {
      let part = #"<rect key="contentStretch" x="0" y="0" width="1" height="\#(height)"/>"#
      return try CompiledXib(Self.view("", part)).object("UIView")["UIContentStretch"]
    }
    #expect(try stretch("0.5") == "0.0 0.0 1.0 0.5")
    #expect(try stretch("1") == nil)
  }

  @Test func aFontVariesBySizeClass() throws {
    let text = """
      <label text="Hi" id="a"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
      </label>
      """
    let xib = try CompiledXib(text)
    #expect(try xib.object("_UIAttributeTraitStorage")["UIKeyPath"] == "font")
    #expect(try xib.objects("_UIAttributeTraitStorageRecord").count == 2)
    #expect(Set(try xib.objects("UIFont").map { $0["NSSize"] }) == ["17.0", "30.0"])
  }
}
