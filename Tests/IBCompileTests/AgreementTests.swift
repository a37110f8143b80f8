import Foundation
import IBTestSupport
import Testing

@testable import keyline_dev

/// What we compile against what Apple compiled, where those nibs are (Measurements/Compile.md#agreement).
@Suite struct AgreementTests {
  private static let folder = Corpus.folder?.deletingLastPathComponent().appending(path: "compiled").path

  private static var isPresent: Bool {
    folder.map { FileManager.default.fileExists(atPath: $0 + "/index.json") } ?? false
  }

  private static let absence: Comment = "there is no folder of compiled interfaces beside the corpus"

  /// Shares are of values, in percent; a change that makes them worse has to say why.
  @Test(
    .enabled(if: isPresent, absence),
    arguments: [
      ("xib", false, 98.5, 50), ("xib", true, 68.2, 24), ("view", false, 95.7, 14), ("view", true, 99.5, 3),
      ("scene", false, 76.7, 11), ("scene", true, 42.8, 3),
    ])
  func nibsAgree(_ kind: String, _ isHeldOut: Bool, _ share: Double, _ equal: Int) throws {
    var table = AgreementTable()
    for nib in try TruthNib.all(in: try #require(Self.folder)) where nib.kind == kind && nib.isHeldOut == isHeldOut {
      try table.add(nib, writing: nil)
    }
    let result = try #require(table.result(of: kind))
    #expect(result.share >= share)
    #expect(result.equal >= equal)
  }
}
