import IBSource
import Testing

@Suite struct ByteSearchTests {
  private func isFound(_ word: String, in text: String) -> Bool {
    ByteSearch(Array(word.utf8)).isFound(in: Array(text.utf8))
  }

  @Test(arguments: ["needle in", "in a needle here", "a needle", "needle", "nneedle", "needneedle", "é needle"])
  func aWordIsFoundWhereverItStands(_ text: String) {
    #expect(isFound("needle", in: text))
  }

  @Test(arguments: ["", "needl", "eedle", "need le", "Needle", "elden needl"])
  func nothingElseIs(_ text: String) {
    #expect(!isFound("needle", in: text))
  }

  @Test func anEmptyWordStandsNowhere() {
    #expect(!isFound("", in: ""))
    #expect(!isFound("", in: "text"))
    #expect(isFound("x", in: "text"))
  }

  /// Every word of up to three letters in every text of up to seven, of two letters: the same as looking at each place.
  @Test func itAgreesWithLookingAtEachPlace() {
    let texts = Self.texts(upTo: 7)
    for word in Self.texts(upTo: 3) where !word.isEmpty {
      let search = ByteSearch(word)
      for text in texts {
        let isThere = text.indices.contains { text[$0...].starts(with: word) }
        #expect(search.isFound(in: text) == isThere, "\(word) in \(text)")
      }
    }
  }

  /// Offsets are those of the whole text, also in a part of it.
  @Test func theFirstOccurrenceFromAPlaceIsFound() {
    let search = ByteSearch("ab")
    let text = Array("ab-ab-ab".utf8)
    #expect(search.firstOffset(in: text, from: 0) == 0)
    #expect(search.firstOffset(in: text, from: 1) == 3)
    #expect(search.firstOffset(in: text, from: 7) == nil)
    #expect(search.firstOffset(in: text, from: 99) == nil)
    #expect(search.firstOffset(in: text[1..<5]) == 3)
    #expect(search.firstOffset(in: text[1..<4]) == nil)
    #expect(search.firstOffset(in: text[2...], from: 0) == 3)
  }

  private static func texts(upTo length: Int) -> [[UInt8]] {
    (0...length).flatMap { count in
      (0..<(1 << count)).map { bits in (0..<count).map { place in UInt8(97 + (bits >> place) & 1) } }
    }
  }
}
