import Foundation
import IBLayout
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// What we find open beside what Xcode flagged as ambiguous when it last saved. The flag is always stale and drawn from
/// rows that are not visible as well (Measurements/Constraints.md#ambiguous): a fifth of the views in rows below what
/// their table shows carry it, one in forty of those in other rows, and constraints do not distinguish them. Nor do
/// they say anything about cells and their content views, which the table places. So the shares are quoted with and
/// without those, and held loosely.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct AmbiguityFlagTests {
  /// Percent of the views without the flag that may be called ambiguous.
  private static let ceiling = 3.0
  /// Percent of the views with the flag that are to be found: of all, and of those that constraints place where the
  /// canvas shows them. Ten of those not found are in one stack view whose drawn lengths, which the canvas repeats, leave
  /// nothing to divide.
  private static let floors = (all: 33.0, placed: 52.0)

  @Test func viewsThatXcodeFoundOpenAreFoundAndOthersAreNot() throws {
    var (flagged, found, sound, accused, placed, foundPlaced) = (0, 0, 0, 0, 0, 0)
    // Every third document, because a debug build is slow.
    for url in stride(from: 0, to: Corpus.documents.count, by: 3).lazy.map({ Corpus.documents[$0] }) {
      let source = SourceFile(path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
      guard let tree = SyntaxParser.parse(source).0, let document = Document(tree), document.flavor.platform == .iOS
      else { continue }
      let flags = Set(document.views.filter { $0.element.flag(.ambiguous) == true }.map(\.id))
      let counted = Set(StoredFrames(document).views.map(\.id))
      guard !flags.isEmpty || !counted.isEmpty, let canvas = ConfigurationSet.canvas(of: document) else { continue }
      let layouts = LayoutEngine(document, .documentAlone).layouts(
        in: canvas, diagnosis: Diagnosis([.ambiguity, .ties, .scrollContent]))
      let laidOut = Set(layouts.flatMap(\.views).filter { $0.frame != nil }.map(\.id))
      let open = Set(layouts.flatMap(\.issues).filter { $0.topic != nil }.compactMap(\.view))
      let seen = flags.intersection(laidOut)
      flagged += seen.count
      found += seen.intersection(open).count
      let judged = seen.subtracting(Self.notPlaced(document))
      placed += judged.count
      foundPlaced += judged.intersection(open).count
      sound += counted.subtracting(flags).count
      accused += counted.subtracting(flags).intersection(open).count
    }
    print(
      "ambiguous: \(found) of \(flagged) flagged views found, \(foundPlaced) of the \(placed) that constraints place, "
        + "\(accused) of \(sound) others called so")
    #expect(100 * Double(found) >= Self.floors.all * Double(flagged))
    #expect(100 * Double(foundPlaced) >= Self.floors.placed * Double(placed))
    #expect(100 * Double(accused) <= Self.ceiling * Double(sound))
  }

  /// Cells, their content views, and what is in rows that begin or end below what their table shows.
  private static func notPlaced(_ document: Document) -> Set<String> {
    var ids: Set<String> = []
    var isHidden = Array(repeating: false, count: document.views.count)
    for (index, view) in document.views.enumerated() {
      guard let parent = view.parent else { continue }
      isHidden[index] = isHidden[parent]
      if view.kind == .tableViewCell, let row = drawn(view), let table = drawn(document.views[parent]) {
        isHidden[index] = row.y + row.height > table.height
      }
      if isHidden[index] || view.kind == .tableViewCell || view.role == .contentView { ids.insert(view.id) }
    }
    return ids
  }

  private static func drawn(_ view: Document.View) -> (y: Double, height: Double)? {
    guard let rect = view.element.child(named: .rect, key: "frame"), let y = rect.number(.y),
      let height = rect.number(.height)
    else { return nil }
    return (y, height)
  }
}
