import Foundation
import IBLayout
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// The guard of honesty: a coordinate that is not named as kept does not move when other frames are drawn, and what is
/// kept does not depend on them.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct DrawnFramesTests {
  /// Every seventh document, because each is laid out twice.
  private static let stride = 7
  /// Points; what sums of pixels are off by.
  private static let tolerance = 1e-6

  @Test func whatIsNotKeptDoesNotMove() throws {
    var compared = 0
    for index in Swift.stride(from: 0, to: Corpus.documents.count, by: Self.stride) {
      let path = Corpus.documents[index].path
      let source = SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: Corpus.documents[index])))
      guard let tree = SyntaxParser.parse(source).0, let document = Document(tree) else { continue }
      let stored = StoredFrames(document)
      guard !stored.views.isEmpty else { continue }
      let first = try views(stored, path: path, seed: UInt64(index))
      let second = try views(stored, path: path, seed: UInt64(index) + 1_000_000)
      for view in stored.views where !stored.restsOnAMask(view.id) {
        guard let one = first[view.id], let other = second[view.id] else { continue }
        #expect(one.kept == other.kept, "\(path) \(view.id)")
        for coordinate in FrameCoordinate.allCases where !one.kept.contains(coordinate) {
          let difference = (one.value(coordinate) ?? 0) - (other.value(coordinate) ?? 0)
          #expect(abs(difference) < Self.tolerance, "\(path) \(view.id) \(coordinate)")
        }
        compared += 1
      }
    }
    #expect(compared > 0)
  }

  private func views(_ stored: StoredFrames, path: String, seed: UInt64) throws -> [String: ViewLayout] {
    let bytes = try #require(stored.blinded(seed: seed))
    let tree = try #require(SyntaxParser.parse(SourceFile(path: path, bytes: bytes)).0)
    let document = try #require(Document(tree))
    guard let configuration = try? Sample.canvas(document) else { return [:] }
    let all = LayoutEngine(document, .documentAlone).layouts(in: configuration).flatMap(\.views)
    return Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
  }
}

extension ViewLayout {
  fileprivate func value(_ coordinate: FrameCoordinate) -> Double? {
    switch coordinate {
    case .x: frame?.x
    case .y: frame?.y
    case .width: frame?.width
    case .height: frame?.height
    }
  }
}
