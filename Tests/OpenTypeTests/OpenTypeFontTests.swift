import IBTestSupport
import OpenType
import Testing

@Suite struct OpenTypeFontTests {
  private static let letters: [(Unicode.Scalar, Int)] = [
    ("A", 700), ("V", 650), ("f", 300), ("i", 250), ("\u{1D538}", 800),
  ]

  private func builder() -> FontBuilder {
    var builder = FontBuilder(advances: Self.letters.map { (character: $0.0, width: $0.1) })
    builder.hasGroups = true
    return builder
  }

  private func widths(_ text: String, in builder: FontBuilder, joins: Bool = true) throws -> [Int?] {
    let font = try #require(OpenTypeFont.all(in: builder.bytes).first)
    return font.widths(of: Array(text.unicodeScalars), joins: joins).map { width in
      width.map { Int((($0.advance + $0.kerning) * 1000).rounded()) }
    }
  }

  @Test func aFontHasANameAndMetrics() throws {
    let font = try #require(OpenTypeFont.all(in: builder().bytes).first)
    #expect(font.postScriptName == "Test-Regular")
    #expect(font.ascender == 0.9)
    #expect(font.descender == 0.3)
  }

  @Test func charactersHaveTheAdvancesOfTheirGlyphs() throws {
    #expect(try widths("AVx\u{1D538}", in: builder()) == [700, 650, nil, 800])
    var segments = builder()
    segments.hasGroups = false
    segments.advances.removeLast()
    #expect(try widths("AVxi", in: segments) == [700, 650, nil, 250])
    var short = builder()
    for (count, expected) in [(1, [500, 500, 500]), (2, [700, 700, 700]), (3, [700, 650, 650])] {
      short.advanceCount = count
      #expect(try widths("AVi", in: short) == expected)
    }
    short.advanceCount = 0
    #expect(OpenTypeFont.all(in: short.bytes).isEmpty)
  }

  /// The other subtable gives each letter the glyph after its own.
  @Test(arguments: [
    // Unicode characters before the Macintosh's and before symbols, wherever they are in the file.
    ([(1, 0, 4, 1), (3, 1, 4, 0)], [700, 650]), ([(3, 1, 4, 0), (3, 0, 4, 1)], [700, 650]),
    ([(0, 3, 4, 0), (3, 0, 4, 1)], [700, 650]), ([(3, 10, 4, 0), (1, 0, 4, 1)], [700, 650]),
    // Groups before a run, and a run before segments; the first of two alike.
    ([(3, 1, 4, 1), (3, 10, 12, 0)], [700, 650]), ([(3, 10, 12, 0), (3, 1, 4, 1)], [700, 650]),
    ([(0, 3, 6, 0), (3, 1, 4, 1)], [700, 650]), ([(0, 3, 4, 0), (3, 1, 4, 1)], [700, 650]),
    ([(0, 3, 6, 0)], [700, 650]),
  ])
  func theBestSubtableGivesTheGlyphs(_ encodings: [(Int, Int, Int, Int)], _ expected: [Int]) throws {
    var builder = builder()
    builder.hasGroups = false
    builder.advances.removeLast()
    builder.encodings = encodings.map { .init(platform: $0.0, encoding: $0.1, format: $0.2, shift: $0.3) }
    #expect(try widths("AV", in: builder) == expected)
    // Neither the place before the first letter nor the one after the last belongs to it.
    #expect(try widths("@BUW", in: builder) == [nil, nil, nil, nil])
  }

  @Test func symbolsAreNoUnicodeCharacters() {
    var builder = builder()
    builder.encodings = [.init(platform: 3, encoding: 0, format: 4)]
    #expect(OpenTypeFont.all(in: builder.bytes).isEmpty)
  }

  @Test(arguments: [FontBuilder.Kerning.pairs, .classes, .legacy])
  func aPairMovesItsSecondGlyph(_ kerning: FontBuilder.Kerning) throws {
    var builder = builder()
    builder.kerning = kerning
    builder.pairs = [("A", "V", -80), ("V", "A", -80)]
    #expect(try widths("AVAi", in: builder) == [700, 570, 620, 250])
    #expect(try widths("AxV", in: builder) == [700, nil, 650])
  }

  /// 262,144 subtables that are all the same are 2,000 bytes; each was asked about each pair of letters.
  @Test(arguments: [true, false]) func aSmallFileWithManySubtablesIsNoTrouble(_ hasPairs: Bool) async throws {
    var builder = builder()
    if hasPairs { builder.pairs = [("A", "V", -80)] } else { builder.ligatures = [(["A", "V"], 720)] }
    builder.repeats = 512
    let text = String(repeating: hasPairs ? "f" : "A", count: 100)
    let isQuick = try await holdsInATry {
      var measured: [Int?] = []
      let time = try ContinuousClock().measure { measured = try widths(text, in: builder) }
      #expect(measured.count == 100)
      return time < .seconds(5)
    }
    #expect(isQuick)
  }

  @Test func lettersBecomeALigature() throws {
    var builder = builder()
    builder.ligatures = [(["f", "f", "i"], 720)]
    builder.pairs = [("i", "A", -10)]
    #expect(try widths("AffiA", in: builder) == [700, 720, 0, 0, 700])
    #expect(try widths("AffiA", in: builder, joins: false) == [700, 300, 300, 250, 690])
    #expect(try widths("ff", in: builder) == [300, 300])
  }

  /// The coverage of a subtable has an entry for each first letter, and the sets of ligatures are in its order.
  @Test func ligaturesBeginWithSeveralLetters() throws {
    var builder = builder()
    builder.ligatures = [(["f", "i"], 520), (["A", "V"], 1200), (["V", "i"], 810)]
    #expect(try widths("fi", in: builder) == [520, 0])
    #expect(try widths("AV", in: builder) == [1200, 0])
    #expect(try widths("VifA", in: builder) == [810, 0, 300, 700])
  }

  @Test func otherFilesHaveNoFont() {
    #expect(OpenTypeFont.all(in: []).isEmpty)
    #expect(OpenTypeFont.all(in: Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]).isEmpty)
    #expect(OpenTypeFont.all(in: Array("wOFF".utf8) + Array(repeating: 7, count: 100)).isEmpty)
  }

  /// Each byte of a font is changed, and each beginning of it is read.
  @Test func noFontStopsTheProgram() {
    var builder = builder()
    builder.pairs = [("A", "V", -80)]
    builder.ligatures = [(["f", "i"], 520)]
    let text = Array("AVAfi".unicodeScalars)
    for kerning in [FontBuilder.Kerning.pairs, .classes, .legacy] {
      builder.kerning = kerning
      let bytes = builder.bytes
      var read = 0
      for index in bytes.indices {
        for value: UInt8 in [0, 1, 0x7F, 0xFF] {
          var changed = bytes
          changed[index] = value
          for font in OpenTypeFont.all(in: changed) where font.widths(of: text).count == text.count { read += 1 }
        }
        for font in OpenTypeFont.all(in: Array(bytes[..<index])) where font.widths(of: text).count == text.count {
          read += 1
        }
      }
      // Most bytes of the tables change widths at most.
      #expect(read > bytes.count)
    }
  }
}
