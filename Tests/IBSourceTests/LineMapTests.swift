import IBSource
import Testing

@Suite struct LineMapTests {
  @Test(arguments: [
    // offset, line, column in "ab\ncd\r\ne\rf": lines begin at 0, 3, 7 and 9.
    (0, 1, 1), (2, 1, 3), (3, 2, 1), (5, 2, 3), (6, 2, 4), (7, 3, 1), (8, 3, 2), (9, 4, 1), (10, 4, 2),
  ])
  func countsEveryKindOfLineEnd(offset: Int, line: Int, column: Int) {
    let map = LineMap(Array("ab\ncd\r\ne\rf".utf8))
    #expect(map.position(of: offset) == SourcePosition(line: line, column: column))
  }

  /// The columns of a long line are counted in steps.
  @Test func aLongLineHasTheSameColumns() {
    let text = "first\n" + String(repeating: "aé€😀", count: 2000) + "\nlast"
    let bytes = Array(text.utf8)
    let map = LineMap(bytes)
    var (line, column) = (1, 1)
    for (offset, byte) in bytes.enumerated() {
      guard byte & 0xC0 != 0x80 else { continue }
      #expect(map.position(of: offset) == SourcePosition(line: line, column: column))
      column += byte >= 0xF0 ? 2 : 1
      if byte == 0x0A { (line, column) = (line + 1, 1) }
    }
    #expect(map.position(of: bytes.count) == SourcePosition(line: 3, column: 5))
  }

  @Test func columnsAreUTF16Units() {
    // é: 2 bytes, 1 unit. €: 3 bytes, 1 unit. 😀: 4 bytes, 2 units. So x is at byte 9, column 1 + 1 + 1 + 2.
    let map = LineMap(Array("é€😀x".utf8))
    #expect(map.position(of: 2).column == 2)
    #expect(map.position(of: 5).column == 3)
    #expect(map.position(of: 9).column == 5)
  }

  @Test func offsetsOutsideGiveTheNearestEnd() {
    let map = LineMap(Array("a\nb".utf8))
    #expect(map.position(of: -1) == SourcePosition(line: 1, column: 1))
    #expect(map.position(of: 99) == SourcePosition(line: 2, column: 2))
  }

  @Test func anEmptyFileHasOneLine() {
    let map = LineMap([])
    #expect(map.position(of: 0) == SourcePosition(line: 1, column: 1))
  }
}
