import IBCompile
import NibArchive
import Testing

/// Outlets, actions, collections, runtime attributes, accessibility; the file as a whole.
@Suite struct ConnectionTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="10" height="10"/>"#

  @Test func connectionsAreSortedByKindAndName() throws {
    let xib = try CompiledXib(
      """
      <button id="b">\(Self.frame)<connections>
      <action selector="go:" destination="-1" eventType="touchUpInside" id="c1"/>
      <outlet property="z" destination="v" id="c2"/><outlet property="a" destination="v" id="c3"/>
      <outletCollection property="views" destination="v" collectionClass="NSMutableArray" id="c4"/>
      </connections></button><view id="v">\(Self.frame)</view>
      """)
    let nib = try #require(xib.result.nib)
    let classes = nib.classes.map { String(decoding: $0.name, as: UTF8.self) }.filter { $0.hasPrefix("UIRuntime") }
    #expect(
      classes == [
        "UIRuntimeOutletCollectionConnection", "UIRuntimeOutletConnection", "UIRuntimeEventConnection",
      ])
    #expect(try xib.objects("UIRuntimeOutletConnection").map { $0["UILabel"] } == ["a", "z"])
    #expect(try xib.object("UIRuntimeEventConnection")["UIEventMask"] == "64")
  }

  @Test func runtimeAttributesHaveTypes() throws {
    let xib = try CompiledXib(
      """
      <view id="v">\(Self.frame)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="5"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="name" value="x"/>
      <userDefinedRuntimeAttribute type="size" keyPath="size"><size key="value" width="1" height="2.5"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """)
    #expect(try xib.objects("UINibKeyValuePair").map { $0["UIKeyPath"] } == ["radius", "name", "size"])
    #expect(try xib.object("NSNumber")["NS.intval"] == "5")
    #expect(try xib.object("NSValue")["NS.sizeval"] == "{1, 2.5}")
  }

  @Test func accessibilityIsAListOfItsOwn() throws {
    let xib = try CompiledXib(
      """
      <view id="v">\(Self.frame)<accessibility key="accessibilityConfiguration" label="Map">
      <accessibilityTraits key="traits" image="YES" notEnabled="YES"/><bool key="isElement" value="YES"/>
      </accessibility></view>
      """)
    #expect(try xib.object("UIRuntimeAccessibilityConfiguration")["UIAccessibilityLabel"] == "Map")
    #expect(try xib.objects("NSNumber").compactMap { $0["NS.intval"] } == ["260", "1"])
  }

  @Test func theFileIsReadBackAndAlwaysTheSame() throws {
    let text =
      #"<view id="v">\#(Self.frame)<connections><outlet property="a" destination="-1" id="c"/></connections></view>"#
    let nib = try #require(try CompiledXib(text).result.nib)
    let bytes = NibWriter.write(nib)
    #expect(try NibReader.read(bytes).get() == nib)
    #expect(bytes == NibWriter.write(try #require(try CompiledXib(text).result.nib)))
  }
}
