import IBTestSupport
import Testing

@testable import IBAssets

/// A page that uses every operator of paths, colors, states, gradients, masks and forms, as SVG.
@Suite struct PDFGoldenTests {
  private static let content = """
    % A comment before the first operator.
    /Plain gs 1.5 w 2 J 1 j 4 M [3 1.5 0.25] 2 d 0.25 0.5 0.75 RG 0.1 0.2 0.3 0.4 k
    12 22 m 20 22 l 20 30 14 32 12 28 c 13 27 12 25 v 11 24 12 22 y h B
    q 2 0 0.5 -1 3 4 cm 0.5 g 1 2 -3 4 re f* 5 6 7 8 re W* n 0 0 9 9 re F
    q 1 0 0 1 1 1 cm 1 1 2 2 re W n 3 3 m 4 4 l 5 3 l s Q
    6 6 1 1 re S Q
    /Pattern cs /Axial scn 11 21 4 4 re b /Radial SCN 0 0 m 3 0 l 3 3 l b*
    /CS0 cs 1 0 0 sc /DeviceGray CS 0.75 SC 30 30 2 2 re B*
    q 0 0 20 20 re W n /Shade sh Q
    q /Mask gs 0 0 5 5 re f /None gs 6 0 5 5 re f Q
    /Figure Do q 0.5 0 0 0.5 10 10 cm /Ghost gs /Figure Do Q
    0 J 0 j [] 0 d 1 0 0 rg 0 0 1 1 re f /Span BMC EMC 1 i /Perceptual ri (a (b\\)) c) <41 42> [1 [2]] << /A true >> BDC
    n 7 7 m 8 8 l W n 1 1 1 1 re f
    """

  private static let resources = """
    << /ExtGState << /Plain << /ca 0.5 /CA 0.25 /LW 3 >> /Ghost << /ca 0.125 >> /None << /SMask /None >>
      /Mask << /SMask << /S /Alpha /G 6 0 R /BC [0 0 0] >> >> >>
      /ColorSpace << /CS0 [/ICCBased 9 0 R] >>
      /XObject << /Figure 5 0 R >>
      /Pattern << /Axial << /PatternType 2 /Matrix [1 0 0 2 3 4] /Shading 7 0 R >> /Radial << /PatternType 2 /Shading 8 0 R >> >>
      /Shading << /Shade << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 24 0] /Extend [true false] /Domain [0 2]
        /Function << /FunctionType 3 /Domain [0 2] /Bounds [0.5] /Encode [0 1 1 0] /Functions [10 0 R 11 0 R] >> >> >> >>
    """

  private static func stream(_ number: Int, _ fields: String, _ data: String) -> String {
    "\(number) 0 obj << \(fields) /Length \(data.utf8.count) >> stream\n\(data)\nendstream endobj\n"
  }

  private static let objects =
    stream(
      5, "/Subtype /Form /BBox [0 0 40 40] /Matrix [1 0 0 1 2 3] /Resources << /XObject << /Inner 6 0 R >> >>",
      "0 1 0 RG q 2 2 3 3 re S /Inner Do Q 9 9 1 1 re f") + stream(6, "/Subtype /Form", "0.25 g 1 1 2 2 re f")
    + stream(9, "/N 3", "")
    + stream(
      12, "/FunctionType 4 /Domain [0 1] /Range [0 1]",
      "{ dup 0.5 gt { 2 mul 1 exch sub } { 0.25 add dup pop } ifelse dup 1 gt { pop 1 } if }")
    + stream(
      13, "/FunctionType 0 /Domain [0 1] /Size [3] /BitsPerSample 8 /Range [0 1 0 1 0 1 0 0.5]", "0@P`abcdefgh") + """
      7 0 obj << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 1 2 3] /Function [12 0 R] >> endobj
      8 0 obj << /ShadingType 3 /ColorSpace /DeviceCMYK /Coords [5 5 4 4.5 5 1] /Extend [false true] /Function 13 0 R >> endobj
      10 0 obj << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 1 0.5] >> endobj
      11 0 obj << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 1] /C1 [1 1 1] >> endobj
      """

  @Test func everyOperatorHasItsElement() throws {
    let file = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [10 20 34.5 44] >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources \(Self.resources) >> endobj
      \(Self.stream(4, "", Self.content) + Self.objects)
      trailer << /Root 1 0 R >>
      """
    let svg = String(decoding: try #require(PDFPicture.svg(Array(file.utf8))), as: UTF8.self)
    #expect(try Golden(beside: #filePath).difference(svg.replacing("><", with: ">\n<"), "drawing.svg") == nil)
  }
}
