import Foundation
import IBLayout
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// What we find open beside what Xcode flagged as ambiguous when it last saved. The flag is stale by nature and drawn
/// from rows nobody sees as well (facts/layout/open/OPEN.md 9), so the shares are quoted and held loosely.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct AmbiguityFlagTests {
  /// Percent of the views without the flag that may be called ambiguous.
  private static let ceiling = 3.0
  /// Percent of the views with the flag that are to be found.
  private static let floor = 35.0

  @Test func viewsThatXcodeFoundOpenAreFoundAndOthersAreNot() throws {
    var (flagged, found, sound, accused) = (0, 0, 0, 0)
    for url in Corpus.documents {
      let source = SourceFile(path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
      guard let tree = SyntaxParser.parse(source).0, let document = Document(tree), document.flavour.platform == .iOS
      else { continue }
      let flags = Set(document.views.filter { $0.element.flag(.ambiguous) == true }.map(\.id))
      let counted = Set(StoredFrames(document).views.map(\.id))
      guard !flags.isEmpty || !counted.isEmpty, let canvas = ConfigurationSet.canvas(of: document) else { continue }
      let layouts = LayoutEngine(document).layouts(
        in: canvas, diagnosis: Diagnosis([.ambiguity, .ties, .scrollContent]))
      let laidOut = Set(layouts.flatMap(\.views).filter { $0.frame != nil }.map(\.id))
      let open = Set(layouts.flatMap(\.issues).filter { $0.topic != nil }.compactMap(\.view))
      flagged += flags.intersection(laidOut).count
      found += flags.intersection(laidOut).intersection(open).count
      sound += counted.subtracting(flags).count
      accused += counted.subtracting(flags).intersection(open).count
    }
    print("ambiguous: \(found) of \(flagged) flagged views found, \(accused) of \(sound) others called so")
    #expect(100 * Double(found) >= Self.floor * Double(flagged))
    #expect(100 * Double(accused) <= Self.ceiling * Double(sound))
  }
}
