import Foundation
import IBTestSupport
import Testing

/// The nibs in `Samples/Compiled` are our own: what is described here, written. `KEYLINE_UPDATE_GOLDEN=1` writes them anew.
@Suite struct SampleNibTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Samples/Compiled").standardizedFileURL

  private static let samples = [
    ("Old.nib", NibDraft.greeting(["Hello"])),
    ("New.nib", NibDraft.greeting(["Hello, world", "How are you?"], width: 240, outlet: 1)),
  ]

  @Test func samplesAreWhatIsDescribed() throws {
    for (name, nib) in Self.samples {
      let bytes = Data(NibWriter.write(nib))
      let file = Self.folder.appending(path: name)
      if ProcessInfo.processInfo.environment[Golden.variable] == "1" { try bytes.write(to: file) }
      #expect(try Data(contentsOf: file) == bytes, "\(name)")
    }
  }
}
