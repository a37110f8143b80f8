import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct TextContrastTests {
  /// A text on a white screen, and views under it.
  private func message(
    _ color: String, _ font: String = #"type="system" pointSize="17""#, under siblings: String = "",
    excluded: String = ""
  ) throws -> String? {
    let text = view(
      "a", tag: "label", attributes: #"text="Total""#,
      content: #"<fontDescription key="fontDescription" \#(font)/><color key="textColor" \#(color)/>"#)
    let mask = #"<variation key="default"><mask key="subviews"><exclude reference="\#(excluded)"/></mask></variation>"#
    let root = rootView(
      subviews: siblings + text, constraints: pinned("a", to: "root", x: 16, y: 40),
      content: #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
        + (excluded.isEmpty ? "" : mask))
    let document = try model(storyboard(scene(root)))
    let found = LayoutEngine(document, .documentAlone)
      .layouts(in: try document.configuration(nil), diagnosis: Diagnosis([.contrast])).flatMap { $0.issues(.contrast) }
    #expect(found.count < 2)
    return found.first?.message
  }

  /// The ratio of each color and the least one for its font.
  @Test(
    arguments: [
      (#"white="0.45" alpha="1""#, #"type="system" pointSize="17""#, nil),
      (#"white="0.5" alpha="1""#, #"type="system" pointSize="17""#, "4 : 1 in light appearance"),
      (#"white="0.5" alpha="1""#, #"type="system" pointSize="18""#, nil),
      (#"white="0.5" alpha="1""#, #"type="boldSystem" pointSize="14""#, nil),
      (#"white="0.5" alpha="1""#, #"type="boldSystem" pointSize="13.5""#, "4 : 1 in light appearance"),
      (#"white="0.5" alpha="1""#, #"name="Verdana-Bold" family="Verdana" pointSize="15""#, nil),
      (#"white="0.5" alpha="1""#, #"name="Verdana" family="Verdana" pointSize="15""#, "4 : 1 in light appearance"),
      (#"white="0.6" alpha="1""#, #"type="boldSystem" pointSize="14""#, "2.8 : 1 in light appearance"),
      (#"white="0.8" alpha="1""#, #"type="system" pointSize="18""#, "1.6 : 1 in light appearance"),
      (#"red="1" green="0" blue="0" alpha="1""#, #"type="system" pointSize="17""#, "4 : 1 in light appearance"),
      (#"red="1" green="0" blue="0" alpha="0.5""#, #"type="system" pointSize="17""#, "2.4 : 1 in light appearance"),
      (#"red="0" green="0.8" blue="0" alpha="1""#, #"type="system" pointSize="17""#, "2.2 : 1 in light appearance"),
      (#"red="0" green="0" blue="1" alpha="1""#, #"type="system" pointSize="17""#, nil),
      (#"red="0" green="0" blue="1" alpha="0.5""#, #"type="system" pointSize="17""#, "3.3 : 1 in light appearance"),
      (#"red="0.5" green="0.6" blue="0.7" alpha="1""#, #"type="system" pointSize="17""#, "3 : 1 in light appearance"),
    ] as [(String, String, String?)])
  func aRatioIsTheOneOfTheColors(_ color: String, _ font: String, _ ratio: String?) throws {
    let space = color.hasPrefix("white") ? "genericGamma22GrayColorSpace" : "sRGB"
    let found = try message("\(color) colorSpace=\"custom\" customColorSpace=\"\(space)\"", font)
    let words = found.map { $0.dropFirst(#"label "Total" has a contrast ratio of "#.count).prefix { $0 != "," } }
    #expect(words.map(String.init) == ratio)
  }

  private static let grey = #"white="0.8" alpha="1" colorSpace="calibratedWhite""#

  /// An image under the text has unknown colors, unless it is hidden, not installed, or elsewhere.
  @Test(arguments: [
    ("10 30 200 60", "", "", false), ("10 30 200 60", #"hidden="YES""#, "", true), ("10 30 200 60", "", "b", true),
    ("10 300 200 60", "", "", true),
  ])
  func aTextOverAnImageIsNotJudged(
    _ frame: String, _ attributes: String, _ excluded: String, _ isFound: Bool
  ) throws {
    let image = view("b", tag: "imageView", frame: frame, .mask(""), attributes: attributes)
    #expect(try (message(Self.grey, under: image, excluded: excluded) != nil) == isFound)
  }
}
