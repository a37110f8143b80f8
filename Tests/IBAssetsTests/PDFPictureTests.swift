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
