import IBTestSupport
import Testing

@testable import IBModel

@Suite struct DocumentHeaderTests {
  private func header(_ attributes: String, _ content: String = "") throws -> DocumentHeader {
    try model(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\" \(attributes)>"
        + "\(content)<objects/></document>"
    ).header
  }

  @Test func whatIsWrittenIsRead() throws {
    let header = try header(
      """
      toolsVersion="14490.70" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" launchScreen="YES" \
      initialViewController="abc-12-Xyz"
      """)
    #expect(header.toolsVersion == "14490.70")
    #expect(header.useAutolayout && header.useTraitCollections && header.useSafeAreas && header.launchScreen)
    #expect(header.initialViewController == "abc-12-Xyz")
    #expect(header.device == nil)
  }

  @Test func whatIsAbsentStaysAbsent() throws {
    let header = try header("")
    #expect(header.toolsVersion == nil && header.initialViewController == nil && header.device == nil)
    #expect(!header.useAutolayout && !header.useTraitCollections && !header.useSafeAreas && !header.launchScreen)
  }

  @Test func onlyYESIsYes() throws {
    #expect(try header("useAutolayout=\"NO\" useSafeAreas=\"yes\"").useAutolayout == false)
    #expect(try header("useAutolayout=\"NO\" useSafeAreas=\"yes\"").useSafeAreas == false)
  }

  @Test func adaptationStandsInAChildOrInTheLayoutAttribute() throws {
    let older = try header(
      "", "<device id=\"ipad9_7\" orientation=\"landscape\"><adaptation id=\"splitview1_3\"/></device>")
    #expect(
      older.device
        == DocumentHeader.CanvasReference(
          id: "ipad9_7", orientation: "landscape", appearance: nil, adaptation: "splitview1_3"))
    let newer = try header("", "<device id=\"ipad11_0rounded\" layout=\"splitview1_2\" appearance=\"dark\"/>")
    #expect(
      newer.device
        == DocumentHeader.CanvasReference(
          id: "ipad11_0rounded", orientation: nil, appearance: "dark", adaptation: "splitview1_2"))
  }

  @Test func aDeviceWithoutAnIdIsNone() throws {
    #expect(try header("", "<device orientation=\"portrait\"/>").device == nil)
  }
}
