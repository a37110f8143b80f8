import Foundation
import IBTestSupport
import Testing

@testable import IBDriver

@Suite struct DescriptorTests {
  /// The file is read in chunks of 64 KB.
  @Test(arguments: [0, 1, 65_536, 65_537, 100_000, 200_000, 300_000])
  func theStartOfAFileIsAsLongAsAsked(_ limit: Int) throws {
    let folder = try WorkingFolder(["a": String(repeating: "abc", count: 66_666)])
    let whole = Array(try Data(contentsOf: folder.url.appending(path: "a")))
    let start = try Descriptor.openFile(folder.url.appending(path: "a").path).get().readStart(limit).get()
    #expect(start.count == min(limit, 199_998) && whole.starts(with: start))
  }

  @Test func aFileIsReadChunkAfterChunk() throws {
    let folder = try WorkingFolder(["a": "abcdefgh"])
    let file = try Descriptor.openFile(folder.url.appending(path: "a").path).get()
    let chunks = try (0..<4).map { _ in String(decoding: try file.readChunk(3).get(), as: UTF8.self) }
    #expect(chunks == ["abc", "def", "gh", ""])
  }
}
