import IBContent
import IBModel
import Testing

@testable import IBLayout

@Suite struct SignTableTests {
  @Test func everyLineIsReadWhole() throws {
    var names: Set<String> = []
    for line in SignTable.lines.split(separator: "\n") {
      let parts = line.split(separator: ":")
      try #require(parts.count == 2, "\(line)")
      for name in parts[0].split(separator: " ").map(String.init) {
        #expect(names.insert(name).inserted, "\(name) has two signs")
        #expect(SignTable.strokes(of: name)?.count == parts[1].split(separator: ";").count, "\(line)")
      }
    }
    #expect(names.count > 100)
  }

  @Test func everySignStaysInItsSquare() {
    for line in SignTable.lines.split(separator: "\n") {
      let strokes = line.split(separator: ":").last?.split(separator: ";").compactMap(SignStroke.init(words:)) ?? []
      let shapes = strokes.flatMap {
        $0.shapes(at: Point(x: 12, y: 12), unit: 1, line: 2, color: .black, isFilled: false)
      }
      for extent in shapes.map(\.extent) {
        #expect(extent.x >= 0 && extent.y >= 0 && extent.maxX <= 24 && extent.maxY <= 24, "\(line)")
      }
    }
  }

  @Test func aSlashIsALineAcrossAndABadgeIsLeftOut() throws {
    let plain = try #require(SignTable.strokes(of: "mic")).count
    #expect(SignTable.strokes(of: "mic.slash")?.count == plain + 1)
    #expect(SignTable.strokes(of: "bell.badge.plus")?.count == SignTable.strokes(of: "bell")?.count)
    #expect(SignTable.strokes(of: "no.such.symbol") == nil && SignTable.strokes(of: "nothing.slash") == nil)
  }

  @Test(arguments: ["", "-", "- 1", "- 1,2,3", "o 1,2", "x 1,2", "- a,b"])
  func aTextThatIsNoStrokeIsNone(_ text: String) { #expect(SignStroke(words: text[...]) == nil) }
}
