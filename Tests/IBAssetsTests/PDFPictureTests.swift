import Foundation
import Testing

@testable import IBAssets

/// Pages of PDF files as SVG, from small files written here.
@Suite struct PDFPictureTests {
  /// A file with one page and its content, as drawing programs write them.
  private func file(_ content: String, resources: String = "<< >>", more: String = "", page: String = "") -> [UInt8] {
    Array(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [10 20 34 44] >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources \(resources) \(page) >> endobj
      4 0 obj << /Length \(content.utf8.count) >> stream
      \(content)
      endstream endobj
      \(more)
      trailer << /Root 1 0 R >>
      """.utf8)
  }

  private func svg(_ content: String, resources: String = "<< >>", more: String = "", page: String = "") -> String? {
    PDFPicture.svg(file(content, resources: resources, more: more, page: page)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func body(_ content: String, resources: String = "<< >>", more: String = "") throws -> String {
    let text = try #require(svg(content, resources: resources, more: more))
    let start = try #require(text.range(of: "matrix(1 0 0 -1 -10 44)\">"))
    let end = try #require(text.range(of: "</g></svg>"))
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test func thePageIsTurnedUpsideDownIntoItsBox() throws {
    let text = try #require(svg(""))
    #expect(
      text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\">"))
  }

  /// Rows that a predictor changed are not the content.
  @Test(arguments: [
    ("", true), ("/DecodeParms << /Columns 4 >>", true), ("/DecodeParms << /Predictor 12 /Columns 4 >>", false),
  ])
  func contentBehindAPredictorIsNotRead(parameters: String, isRead: Bool) {
    let content = Array("1 2 3 4 re f".utf8)
    let sums = content.reduce((a: 1, b: 0)) { sums, byte in
      let a = (sums.a + Int(byte)) % 65521
      return (a, (sums.b + a) % 65521)
    }
    let length = UInt8(content.count)
    // One stored block of zlib's format (RFC 1950 and 1951).
    let packed: [UInt8] =
      [0x78, 0x01, 0x01, length, 0, ~length, 0xFF] + content
      + [sums.b >> 8, sums.b & 0xFF, sums.a >> 8, sums.a & 0xFF].map { UInt8($0) }
    let head = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [10 20 34 44] >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R >> endobj
      4 0 obj << /Length \(packed.count) /Filter /FlateDecode \(parameters) >> stream

      """
    let bytes = Array(head.utf8) + packed + Array("\nendstream endobj\ntrailer << /Root 1 0 R >>\n".utf8)
    let svg = PDFPicture.svg(bytes).map { String(decoding: $0, as: UTF8.self) }
    #expect((svg?.contains("M1 2h3v4h-3Z") ?? false) == isRead)
  }

  @Test func pathsAreFilledAndStroked() throws {
    #expect(
      try body("1 0 0 rg 10 20 m 12 20 l 12 25 l h f").contains(
        "<path d=\"M10 20L12 20L12 25Z\" transform=\"matrix(1 0 0 1 0 0)\" fill=\"rgb(255,0,0)\"/>"))
    let stroked = try body("0.5 G 2 w 1 J 0 0 m 1 2 3 4 5 6 c S")
    #expect(stroked.contains("d=\"M0 0C1 2 3 4 5 6\""))
    #expect(stroked.contains("fill=\"none\" stroke=\"rgb(128,128,128)\" stroke-width=\"2\" stroke-linecap=\"round\""))
    #expect(try body("1 2 3 4 re f*").contains("d=\"M1 2h3v4h-3Z\""))
    #expect(try body("1 2 3 4 re f*").contains("fill-rule=\"evenodd\""))
  }

  @Test func aClipWithoutAPathHidesNothing() throws {
    let text = try body("1 0 0 -1 0 28 cm W n 1 2 3 4 re f")
    #expect(text.contains("d=\"M1 2h3v4h-3Z\"") && !text.contains("clip"))
    #expect(try body("0 0 9 9 re W n 1 2 3 4 re f").contains("clip-path=\"url(#c0)\""))
  }

  @Test func statesAreSavedAndMatricesMultiplied() throws {
    let text = try body("q 2 0 0 2 0 0 cm 1 0 0 1 3 4 cm 0 0 1 1 re f Q 0 0 1 1 re f")
    #expect(text.contains("matrix(2 0 0 2 6 8)"))
    #expect(text.contains("matrix(1 0 0 1 0 0)"))
  }

  @Test func inksBecomeColors() throws {
    #expect(try body("0 1 1 0 k 0 0 1 1 re f").contains("rgb(255,0,0)"))
    #expect(
      try body("/Cs1 cs 0 0 1 sc 0 0 1 1 re f", resources: "<< /ColorSpace << /Cs1 [/ICCBased 9 0 R] >> >>")
        .contains("rgb(0,0,255)"))
  }

  @Test func clipsHoldUntilTheStateIsRestored() throws {
    let text = try body("q 0 0 5 5 re W n 0 0 9 9 re f Q 0 0 9 9 re f")
    #expect(text.contains("<clipPath id=\"c0\"><path d=\"M0 0h5v5h-5Z\" clip-rule=\"nonzero\""))
    #expect(text.components(separatedBy: "url(#c0)").count == 2)
  }

  /// librsvg ignores the clip of a clip, so a clip in a clip is a group in a group.
  @Test func aClipInAClipIsAGroupInAGroup() throws {
    let text = try body("0 0 5 5 re W n 2 2 9 9 re W* n 0 0 9 9 re f")
    #expect(text.contains("<g clip-path=\"url(#c0)\"><g clip-path=\"url(#c1)\"><path d=\"M0 0h9v9h-9Z\""))
    #expect(!text.contains("<clipPath id=\"c1\" clip-path") && text.hasSuffix("/></g></g>"))
    #expect(svg(String(repeating: "0 0 1 1 re W n ", count: 65)) == nil)
  }

  // MARK: - Gradients

  static let even = "<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>"

  private func gradient(_ fields: String, more: String = "", content: String = "/S sh") throws -> String {
    let shading = "<< /ColorSpace /DeviceRGB \(fields) >>"
    let resources =
      "<< /Shading << /S \(shading) >> /Pattern << /P << /PatternType 2 /Matrix [2 0 0 2 0 0] "
      + "/Shading \(shading) >> >> >>"
    return try body(content, resources: resources, more: more)
  }

  @Test func aShadingFillsThePageAlongItsAxis() throws {
    let text = try gradient(
      "/ShadingType 2 /Coords [0 0 24 0] /Extend [true true] /Function \(Self.even)", content: "1 0 0 1 3 4 cm /S sh")
    #expect(text.contains("<linearGradient id=\"g0\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"24\""))
    #expect(text.contains("gradientTransform=\"matrix(1 0 0 1 3 4)\""))
    // An even course needs only its ends.
    #expect(
      text.contains(
        "><stop offset=\"0\" stop-color=\"rgb(255,0,0)\"/><stop offset=\"1\" stop-color=\"rgb(0,0,255)\"/></linear"))
    #expect(text.contains("<path d=\"M10 20H34V44H10Z\" fill=\"url(#g0)\"/>"))
  }

  /// A pattern's matrix begins at the page, not at the path that it fills.
  @Test func aPatternKeepsItsPlaceOnThePage() throws {
    let text = try gradient(
      "/ShadingType 3 /Coords [1 1 0 1 1 5] /Function \(Self.even)",
      content: "4 0 0 4 8 8 cm /Pattern cs /P scn 0 0 1 1 re f")
    #expect(text.contains("<radialGradient") && text.contains("fx=\"1\" fy=\"1\" fr=\"0\" cx=\"1\" cy=\"1\" r=\"5\""))
    #expect(text.contains("gradientTransform=\"matrix(0.5 0 0 0.5 -2 -2)\""))
    // It does not extend, so it is clear before its first and after its last color.
    #expect(text.contains("><stop stop-opacity=\"0\"/><stop offset=\"0\""))
    #expect(text.contains("<stop offset=\"1\" stop-opacity=\"0\"/></radial"))
    #expect(text.contains("transform=\"matrix(4 0 0 4 8 8)\" fill=\"url(#g0)\""))
  }

  @Test func theLargerCircleIsTheOuterOne() throws {
    let text = try gradient("/ShadingType 3 /Coords [1 2 5 1 2 0] /Extend [true false] /Function \(Self.even)")
    #expect(text.contains("fr=\"0\" cx=\"1\" cy=\"2\" r=\"5\""))
    #expect(text.contains("<stop offset=\"0\" stop-color=\"rgb(0,0,255)\"/>"))
    #expect(text.contains("<stop offset=\"1\" stop-color=\"rgb(255,0,0)\"/></radial"))
  }

  /// Colors from a table, from pieces, from a program, and from a function for each ink.
  @Test(arguments: [
    ("5 0 R", "/FunctionType 0 /Size [3] /BitsPerSample 8 /Range [0 1 0 1 0 1] /Length 9", "zzzAAAzzz"),
    ("5 0 R", "/FunctionType 4 /Range [0 1 0 1 0 1] /Length 70", "{ dup 0.5 gt { 1 exch sub } if 2 mul dup dup }"),
    (
      "<< /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 1 0] /Functions [\(PDFPictureTests.even) "
        + "\(PDFPictureTests.even)] >>", "", ""
    ),
  ])
  func functionsOfEachKindGiveAThirdColorInTheMiddle(_ function: String, _ fields: String, _ data: String) throws {
    let stream = "5 0 obj << \(fields) /Domain [0 1] >> stream\n\(data)\nendstream endobj"
    let text = try gradient("/ShadingType 2 /Coords [0 0 1 0] /Extend [true true] /Function \(function)", more: stream)
    let stops = text.matches(of: /<stop offset="([\d.]+)" stop-color="([^"]+)"/)
    #expect(stops.map { String($0.1) } == ["0", "0.5", "1"])
    #expect(stops.first?.2 == stops.last?.2 && stops[0].2 != stops[1].2)
  }

  @Test(arguments: [
    "/ShadingType 4 /Coords [0 0 1 0] /Function \(PDFPictureTests.even)",
    "/ShadingType 3 /Coords [0 0 1 9 9 1] /Function \(PDFPictureTests.even)",
    "/ShadingType 2 /Coords [0 0 1 0] /Function << /FunctionType 2 /Domain [0 1] /N 3 >>",
    "/ShadingType 2 /Coords [0 0 1 0] /Function 9 0 R",
    "/ShadingType 2 /Coords [0 0] /Function \(PDFPictureTests.even)",
  ])
  func anotherShadingIsNotDrawn(_ fields: String) {
    let shading = "<< /ColorSpace /DeviceRGB \(fields) >>"
    #expect(svg("/S sh", resources: "<< /Shading << /S \(shading) >> >>") == nil)
  }

  /// A program that takes more values than it has, and one without an end.
  @Test(arguments: ["{ pop pop }", "{ add }", "{ if }", "{ dup", "{ 1 roll }", String(repeating: "{", count: 99)])
  func aBrokenProgramIsNotDrawn(_ program: String) {
    let stream = "5 0 obj << /FunctionType 4 /Domain [0 1] /Range [0 1] >> stream\n\(program)\nendstream endobj"
    let shading = "<< /ColorSpace /DeviceGray /ShadingType 2 /Coords [0 0 1 0] /Function 5 0 R >>"
    #expect(svg("/S sh", resources: "<< /Shading << /S \(shading) >> >>", more: stream) == nil)
  }

  // MARK: - Masks

  @Test func aSoftMaskIsAroundWhatFollows() throws {
    let form = "5 0 obj << /Subtype /Form /Length 20 >> stream\n0.5 g 0 0 2 2 re f  \nendstream endobj"
    func mask(_ fields: String) -> String { "<< /ExtGState << /M << /SMask << /G 5 0 R \(fields) >> >> >> >>" }
    let content = "q 3 0 0 3 0 0 cm /M gs 0 0 1 1 re f Q 0 0 9 9 re f"
    let text = try body(content, resources: mask("/S /Luminosity"), more: form)
    #expect(
      text.hasPrefix(
        "<mask id=\"m0\" style=\"mask-type:luminance\" maskUnits=\"userSpaceOnUse\" x=\"10\" y=\"20\" width=\"24\" "
          + "height=\"24\"><path d=\"M0 0h2v2h-2Z\" transform=\"matrix(3 0 0 3 0 0)\" fill=\"rgb(128,128,128)\"/></mask>"
          + "<g mask=\"url(#m0)\"><path"))
    #expect(text.contains("</g><path d=\"M0 0h9v9h-9Z\""))
    #expect(try body(content, resources: mask("/S /Alpha"), more: form).contains("mask-type:alpha"))
    #expect(svg(content, resources: mask("/S /Luminosity /TR 9 0 R"), more: form) == nil)
    #expect(svg(content, resources: mask("/S /Luminosity /BC [1]"), more: form) == nil)
  }

  @Test func transparencyIsThatOfTheState() throws {
    let text = try body("/G gs 0 0 1 1 re f", resources: "<< /ExtGState << /G << /ca 0.25 >> >> >>")
    #expect(text.contains("fill-opacity=\"0.25\""))
  }

  @Test func formsAreDrawnWithTheirMatrix() throws {
    let form = """
      5 0 obj << /Subtype /Form /BBox [0 0 4 4] /Matrix [1 0 0 1 7 8] /Length 12 >> stream
      0 0 2 2 re f
      endstream endobj
      """
    let text = try body("/F Do", resources: "<< /XObject << /F 5 0 R >> >>", more: form)
    #expect(text.contains("matrix(1 0 0 1 7 8)"))
    #expect(text.contains("M0 0H4V4H0Z"))
  }

  /// A form that draws itself ends; so does a page whose state is saved without an end.
  @Test func whatHasNoEndIsNotDrawn() {
    let form = """
      5 0 obj << /Subtype /Form /Length 5 >> stream
      /F Do
      endstream endobj
      """
    #expect(svg("/F Do", resources: "<< /XObject << /F 5 0 R >> >>", more: form) == nil)
    #expect(svg(String(repeating: "q ", count: 1000)) == nil)
    #expect(svg(String(repeating: "[", count: 1000)) != nil)
  }

  @Test(arguments: ["BT (text) Tj ET", "/Sh sh", "/P scn 0 0 1 1 re f", "/I Do", "/Cs9 cs", "1 l"])
  func aPageWithOtherThingsIsNotDrawn(content: String) {
    #expect(svg(content) == nil)
  }

  @Test func aTurnedPageIsNotDrawn() {
    #expect(svg("", page: "/Rotate 90") == nil)
    #expect(svg("", page: "/Rotate 360") != nil)
  }

  // MARK: - What a file may cost

  /// In seconds of this thread's processor.
  private func cost(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    work()
    return now() - start
  }

  /// Files that use one object many times: each exceeds the budget and is refused.
  @Test func whateverIsUsedAgainCountsAgain() {
    let numbers = String(repeating: "1 ", count: 100_000)
    let heads = (0..<2_000).map { "\($0 + 100) 0 " }.joined()
    let object = "5 0 obj << /Type /ObjStm /N 2000 /First \(heads.utf8.count) /Length 99999999 >> stream\n"
    let form = "5 0 obj << /Subtype /Form >> stream\n\(numbers)\nendstream endobj"
    let blank = "5 0 obj << /Subtype /Form >> stream\n\(String(repeating: " ", count: 1 << 20))\nendstream endobj"
    let dashes = "[\(numbers)] 0 d" + String(repeating: " 0 0 1 1 re S", count: 5_000)
    let resources = "<< /XObject << /F 5 0 R >> >>"
    let draws = String(repeating: "/F Do ", count: 20_000)
    let clips = String(repeating: "0 0 1 1 re W n ", count: 150_000)
    let files: [(name: String, bytes: [UInt8])] = [
      ("one array under 2,000 numbers", file("", more: object + heads + "[" + numbers + "]\nendstream endobj")),
      ("a form", file(draws, resources: resources, more: form)),
      ("a form of spaces", file(draws, resources: resources, more: blank)),
      ("dashes", file(dashes)), ("clips", file(clips)),
    ]
    for (name, bytes) in files {
      var drawing: [UInt8]?
      let seconds = cost { drawing = PDFPicture.svg(bytes) }
      #expect(drawing == nil, "\(name)")
      #expect(seconds < 20, "\(name): \(seconds) s")
    }
  }

  /// Twice as many objects without an end take twice as long, not four times, and less than a second either way.
  @Test(arguments: ["(", "[", "<", "<<", "% "]) func objectsWithoutAnEndAreNotReadToTheEndEach(_ start: String) {
    let more = (10..<19_000).map { "\($0) 0 obj\(start) " }.joined() + String(repeating: "x ", count: 1 << 20)
    let bytes = file("0 0 1 1 re f", more: more)
    let seconds = cost { _ = PDFPicture.svg(bytes) }
    #expect(seconds < 10, "\(seconds) s")
  }

  @Test func aFormMayBeDrawnManyTimes() throws {
    let form = "5 0 obj << /Subtype /Form /Length 13 >> stream\n0 0 2 2 re f \nendstream endobj"
    let draws = String(repeating: "/F Do ", count: 1_000)
    let text = try body(draws, resources: "<< /XObject << /F 5 0 R >> >>", more: form)
    #expect(text.components(separatedBy: "<path").count == 1_001)
  }

  /// Objects in packed streams count as those in clear text.
  @Test func bytesOfAnyKindAreSurvived() {
    let whole = file("1 0 0 rg 0 0 1 1 re f")
    for end in stride(from: 0, to: whole.count, by: 7) { _ = PDFPicture.svg(Array(whole[..<end])) }
    for place in stride(from: 0, to: whole.count, by: 5) {
      var broken = whole
      broken[place] = UInt8(ascii: "<")
      _ = PDFPicture.svg(broken)
    }
    #expect(PDFPicture.svg([]) == nil)
  }
}
