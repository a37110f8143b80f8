import Foundation
import IBLayout
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// Pictures show constraints where the layout has them: a line ends on the frames it connects, and where an equality
/// holds its ends are the constant apart.
@Suite struct ConstraintLineEndTests {
  /// Points. Frames are rounded to pixels, each level of views by itself.
  private static let tolerance = 2.0

  private static let specifications = ["iphone-15", "iphone-15,rtl", "ipad-pro-11,landscape"]

  /// What was looked at in some documents.
  private struct Tally {
    var ends = 0
    var equalities = 0
    var problems: [String] = []
  }

  @Test(arguments: Sample.names) func aSamplesLinesEndOnTheirFrames(_ name: String) throws {
    var tally = Tally()
    try Self.count(try Sample.document(name), name, in: &tally)
    #expect(tally.problems == [])
  }

  /// Every tenth document of the corpus, because a debug build is slow; all with `KEYLINE_ALL_DOCUMENTS=1`.
  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func realLinesEndOnTheirFrames() throws {
    let isWhole = ProcessInfo.processInfo.environment["KEYLINE_ALL_DOCUMENTS"] == "1"
    var tally = Tally()
    for index in stride(from: 0, to: Corpus.documents.count, by: isWhole ? 1 : 10) {
      let url = Corpus.documents[index]
      let source = SourceFile(path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
      guard let tree = SyntaxParser.parse(source).0, let document = Document(tree),
        document.flavor.platform == .iOS
      else { continue }
      try Self.count(document, url.path, in: &tally)
    }
    print("\(tally.ends) ends of constraint lines, \(tally.equalities) equalities")
    #expect(tally.problems == [])
    #expect(tally.equalities > 1000)
  }

  private static func count(_ document: Document, _ name: String, in tally: inout Tally) throws {
    let configurations = try specifications.map { try ConfigurationSpec.parse($0).get().configuration }
    for configuration in configurations {
      for layout in LayoutEngine(document, .documentAlone).layouts(in: configuration, detail: .picture) {
        let judge = LineJudge(layout)
        for line in layout.constraints {
          for end in judge.ends(of: line) {
            tally.ends += 1
            guard !end.isOnItsFrame(within: tolerance) else { continue }
            tally.problems.append("\(name) \(configuration.name) \(line.id): \(end.place) is not in \(end.span)")
          }
          guard let distance = judge.distance(ofEquality: line) else { continue }
          tally.equalities += 1
          guard abs(distance - abs(line.constant)) > tolerance else { continue }
          tally.problems.append("\(name) \(configuration.name) \(line.id): \(distance), not \(line.constant)")
        }
      }
    }
  }
}

/// What can be said of a layout's lines from its frames alone.
private struct LineJudge {
  /// One end of a line along the axis of its constraint.
  struct End {
    let place: Double
    /// Of the frame, or of a scroll view's content where that reaches further.
    let span: ClosedRange<Double>

    func isOnItsFrame(within tolerance: Double) -> Bool {
      place >= span.lowerBound - tolerance && place <= span.upperBound + tolerance
    }
  }

  private let views: [String: ViewLayout]
  private let hasBrokenRows: Bool

  init(_ layout: SceneLayout) {
    views = Dictionary(layout.views.map { ($0.id, $0) }) { first, _ in first }
    hasBrokenRows = layout.issues.contains { $0.kind == .conflict || $0.kind == .limit }
  }

  /// Both ends, but for baselines and margins, which may be outside a view that is squeezed.
  func ends(of line: ConstraintLine) -> [End] {
    guard line.shape != .size, let second = line.second else { return [] }
    let (first, last) = places(of: line)
    return [(line.first, first), (second, last)].compactMap { anchor, place in
      guard let view = views[anchor.view], let frame = view.inWindow, !anchor.attribute.mayLieOutside else {
        return nil
      }
      let isVertical = line.first.attribute.isVertical
      let start = isVertical ? frame.y : frame.x
      let length = isVertical ? frame.height : frame.width
      // Content begins at the adjusted inset.
      let inset = view.adjustedContentInset.map { max(0, isVertical ? $0.top : $0.left) } ?? 0
      let content = view.contentSize.map { inset + (isVertical ? $0.height : $0.width) } ?? 0
      guard length >= 0 else { return nil }
      return End(place: place, span: start...start + max(length, content))
    }
  }

  /// Along the axis of the constraint; both ends of an alignment are at one place of it.
  private func places(of line: ConstraintLine) -> (Double, Double) {
    line.first.attribute.isVertical ? (line.start.y, line.end.y) : (line.start.x, line.end.x)
  }

  /// Between the ends of a required equality that the layout fulfills; nil for another constraint.
  func distance(ofEquality line: ConstraintLine) -> Double? {
    guard !hasBrokenRows, line.relation == .equal, line.priority == 1000, line.multiplier == 1, line.shape != .size,
      let second = line.second, let one = path(line.first), let other = path(second), one.last == other.last
    else { return nil }
    let (first, last) = places(of: line)
    return abs(first - last)
  }

  /// A view and those around it up to the root of its island; nil where one of them was not laid out by the model.
  private func path(_ anchor: ConstraintLine.Anchor) -> [String]? {
    var path: [String] = []
    var current: String? = anchor.view
    while let id = current, let view = views[id] {
      path.append(id)
      let isRoot = view.parent == nil || Self.cells.contains(view.element)
      if isRoot { return path }
      guard view.kept.isEmpty else { return nil }
      current = view.parent
    }
    return nil
  }

  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
}

extension LayoutConstraint.Attribute {
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .baseline, .firstBaseline,
      .lastBaseline, .height:
      true
    default: false
    }
  }

  fileprivate var mayLieOutside: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom, .centerX, .centerY: false
    default: true
    }
  }
}
