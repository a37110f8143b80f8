import Foundation
import IBTestSupport
import Testing

/// How golden files are compared and written.
@Suite struct GoldenFileTests {
  private static func folder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "keyline-golden-\(UUID().uuidString)")
  }

  @Test func theFirstLineThatIsAnotherIsShown() throws {
    let folder = Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Golden(folder, updates: true).difference("a\nb\n", "x.txt") == nil)
    let golden = Golden(folder, updates: false)
    #expect(try golden.difference("a\nb\n", "x.txt") == nil)
    #expect(try golden.difference("a\nc\n", "x.txt")?.contains("line 2 is another\nexpected: b\nactual: c\n") == true)
    #expect(try golden.difference("a", "x.txt")?.contains("expected: b\nactual: the end of the text\n") == true)
    #expect(try golden.names() == ["x.txt"])
  }

  @Test func aMissingFileIsADifference() throws {
    let golden = Golden(Self.folder(), updates: false)
    #expect(try golden.difference("a", "x.txt")?.contains(Golden.variable) == true)
  }
}
