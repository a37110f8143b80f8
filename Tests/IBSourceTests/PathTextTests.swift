import IBSource
import IBTestSupport
import Testing

@Suite struct PathTextTests {
  @Test(arguments: [
    "Main.storyboard", "Größe/名.xib", "", "a\u{301}", "\u{10FFFD}",
  ])
  func whatIsUTF8StandsForItself(_ path: String) {
    let text = PathText.text(Array(path.utf8))
    #expect(PathText.bytes(text) == Array(path.utf8))
    #expect(text.unicodeScalars.elementsEqual(path.unicodeScalars))
  }

  @Test func anyBytesLeadBackToThemselves() {
    var random = SplitMix(seed: 15)
    for length in 0..<400 {
      let bytes = (0..<length % 40).map { _ in UInt8.random(in: 1...255, using: &random) }
      #expect(PathText.bytes(PathText.text(bytes)) == bytes)
    }
  }

  /// A scalar of the range itself must not be taken for a byte.
  @Test func noTwoNamesHaveOneText() {
    let real = Array("\u{10FEE9}".utf8)
    #expect(PathText.text(real) != PathText.text([0xE9]))
    #expect(PathText.bytes(PathText.text(real)) == real)
    #expect(PathText.text([0xE9]).unicodeScalars.first.flatMap(PathText.byte) == 0xE9)
  }
}
