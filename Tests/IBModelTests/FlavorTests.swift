import IBTestSupport
import Testing

@testable import IBModel

/// The rows of Measurements/Format.md#flavors.
@Suite struct FlavorTests {
  struct Row: CustomTestStringConvertible {
    var type: String
    var runtime: String
    var flavor: Flavor

    var testDescription: String { "\(type) \(runtime)" }
  }

  static let documents = [
    Row(type: "3.CocoaTouch.Storyboard.XIB", runtime: "iOS.CocoaTouch", flavor: .storyboard(.iOS)),
    Row(type: "3.CocoaTouch.XIB", runtime: "iOS.CocoaTouch", flavor: .xib(.iOS)),
    Row(type: "3.CocoaTouch.Storyboard.XIB", runtime: "iOS.CocoaTouch.iPad", flavor: .storyboard(.iPadOnly)),
    Row(type: "3.CocoaTouch.iPad.XIB", runtime: "iOS.CocoaTouch.iPad", flavor: .xib(.iPadOnly)),
    Row(type: "3.Cocoa.XIB", runtime: "MacOSX.Cocoa", flavor: .xib(.macOS)),
    Row(type: "3.Cocoa.Storyboard.XIB", runtime: "MacOSX.Cocoa", flavor: .storyboard(.macOS)),
    Row(type: ".AppleTV.XIB", runtime: "AppleTV", flavor: .xib(.tvOS)),
    Row(type: ".AppleTV.Storyboard", runtime: "AppleTV", flavor: .storyboard(.tvOS)),
    Row(type: ".WatchKit.Storyboard", runtime: "watchKit", flavor: .storyboard(.watchOS)),
  ]

  @Test(arguments: documents)
  func typeAndRuntimeTellThePlatform(_ row: Row) throws {
    let document = try model(
      "<document type=\"com.apple.InterfaceBuilder\(row.type)\" targetRuntime=\"\(row.runtime)\"><objects/></document>")
    #expect(document.flavor == row.flavor)
  }

  /// A runtime that is absent, or newer than this version, leaves the type to tell the platform.
  @Test(arguments: documents)
  func typeAloneTellsThePlatformButNotTheOldPadStoryboard(_ row: Row) throws {
    let document = try model("<document type=\"com.apple.InterfaceBuilder\(row.type)\"><objects/></document>")
    let isPadStoryboard = row.flavor == .storyboard(.iPadOnly)
    #expect(document.flavor == (isPadStoryboard ? .storyboard(.iOS) : row.flavor))
  }

  @Test func unknownRuntimeIsNamedInTheRefusal() throws {
    let document = try model("<document type=\"com.example.XIB\" targetRuntime=\"Glasses\"><objects/></document>")
    #expect(document.flavor == .xib(.unknown("Glasses")))
    #expect(document.flavor.refusal == "document for the unknown runtime 'Glasses': not supported")
  }

  @Test(arguments: ["7.10", "8.00"])
  func archivesOfXcode3And4AreRecognised(_ version: String) throws {
    let document = try model(
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"\(version)\"><data/></archive>")
    #expect(document.flavor == .archive(version: version))
    #expect(document.flavor.platform == nil)
    #expect(document.flavor.refusal?.contains("version \(version)") == true)
  }

  @Test func otherXMLIsForeignWhateverItsNameIs() throws {
    let document = try model("<plist version=\"1.0\"><dict/></plist>")
    #expect(document.flavor == .foreign(root: "plist"))
    #expect(document.flavor.refusal == "not an Interface Builder document: the root element is 'plist'")
  }

  @Test func documentsOfUIKitAndAppKitAreReadAndThoseOfUIKitLaidOut() {
    let flavors = Self.documents.map(\.flavor)
    #expect(Set(flavors.filter(\.isSupported).map(\.kindName)) == ["iOS", "iPad", "tvOS", "macOS"])
    #expect(Set(flavors.filter { $0.layoutRefusal == nil }.map(\.kindName)) == ["iOS", "iPad", "tvOS"])
    #expect(Set(flavors.filter { $0.runtime == .appKit }.map(\.kindName)) == ["macOS"])
  }

  @Test func documentsThatAreNotReadHaveNoObjects() throws {
    let document = try model(
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"><objects>"
        + "<group id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></group>"
        + "</objects></document>")
    #expect(document.views.isEmpty && document.objects.isEmpty && document.roots.isEmpty)
  }
}
