package import IBModel
import IBSource

/// A file of SwiftUI that shows a scene of a document, compared with it on the configurations of the scene.
package struct EditedFile: Sendable {
  package let file: ConvertedFile
  package let findings: [EditedFinding]

  /// The id of the scene or the cell in a file, and its offset; nil for a file without one.
  package static func id(in text: String) -> (id: String, offset: Int)? {
    var offset = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if let id = InterfaceBuilderMark.ids(in: String(decoding: line, as: UTF8.self)).first,
        line.starts(with: SourceFileText.mark.utf8)
      {
        return (id, offset)
      }
      offset += line.count + 1
    }
    return nil
  }

  /// Compares the text of a file; throws if Keyline cannot read it at all.
  package init(
    _ text: String, root: Int, of scene: ConvertibleScene, in document: Document
  ) throws(SourceProblem) {
    let cursor = SourceCursor(text)
    let declarations = try SwiftDeclarations(cursor)
    let mark = Self.id(in: text)?.offset ?? 0
    let views = declarations.all.filter { $0.keyword == "struct" && $0.conformances.contains("View") }
    guard let type = views.first(where: { $0.offset >= mark }) ?? views.first else {
      throw SourceProblem(message: "the file has no struct that conforms to View", offset: 0)
    }
    let tree = try EditedTree(type, in: declarations, cursor)
    let names = ContainerWriter(document, ScreenNames(document), ConversionOptions()).names
    let leaves = LeafReader(document, names: names)
    let expected = ExpectedView.all(of: root, in: scene, leaves)
    let before = MatchedFile(
      tree: tree, expected: expected, matches: ViewMatches(expected, tree.items), scene: scene, root: root,
      leaves: leaves)
    let matched = before.sorted(by: before.comparisons)
    let comparisons = matched.comparisons
    let verdicts = Self.verdicts(matched, comparisons)
    let conditions = tree.conditions.filter { condition in
      let views = condition.items.compactMap { matched.matches.views[$0] }
      return views.isEmpty || !views.allSatisfy { expected[$0].isHidden }
    }
    let unread = (tree.problems + conditions.map(\.problem)).map {
      EditedFinding(kind: .unread, message: $0.message, offset: $0.offset)
    }
    var seen: Set<EditedFinding> = []
    findings = (unread + EditedDifferences(matched).findings + comparisons.flatMap(\.covers)).filter {
      seen.insert($0).inserted
    }
    .sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
    let inferred = InferredTree(root: root, node: tree.node, measures: scene.configurations.map { _ in LeafSizes() })
    file = ConvertedFile(
      id: Self.id(in: text)?.id ?? "", typeName: type.name, text: text, lines: Self.lines(matched, verdicts, text),
      tree: inferred, proof: Proof(verdicts: verdicts, sizeCount: scene.sizeCount(of: root)), losses: [])
  }

  private static func verdicts(_ matched: MatchedFile, _ comparisons: [ViewComparison]) -> [ViewVerdict] {
    let places = matched.expected.indices
    let covered = comparisons.first?.covered ?? []
    let loose = places.map { verdict($0, matched, comparisons, covered) }
    let precise = comparisons.map { comparison in
      var comparison = comparison
      comparison.tolerance = Self.rounding
      return comparison
    }
    let strict = places.map { verdict($0, matched, precise, covered) }
    // Rounding scatters; a changed length moves all that follows.
    func count(_ verdicts: [ViewVerdict], _ status: ViewVerdict.Status) -> Int {
      verdicts.count { $0.status == status }
    }
    let more = count(strict, .moved) - count(loose, .moved)
    return more * 2 < count(loose, .same) ? loose : strict
  }

  /// In points: the strict tolerance, for a screen on which most views are slightly off. It is less than half a point,
  /// because UIKit rounds to pixels and SwiftUI's layout does not.
  private static let rounding = 0.45

  private static func verdict(
    _ place: Int, _ matched: MatchedFile, _ comparisons: [ViewComparison], _ covered: Set<Int>
  ) -> ViewVerdict {
    let (scene, view) = (matched.scene, matched.expected[place])
    let shown = matched.matches.items[place].map { matched.tree.items[$0] }
    let doubt: ViewVerdict.Doubt? =
      covered.contains(place) ? .drawingOrder : scene.sizeCount(of: matched.root) > 1 ? nil : .oneSize
    func verdict(_ status: ViewVerdict.Status, _ moves: [ViewVerdict.Move] = []) -> ViewVerdict {
      ViewVerdict(view: view.place, status: status, doubt: doubt, dependsOnControls: false, moves: moves)
    }
    if shown == nil, view.isHidden { return verdict(.dropped(.hiddenInStack)) }
    let isLaidOut = scene.isShown(view.place) || scene.isShownSomewhere(view.place)
    if view.isListed || !isLaidOut {
      guard shown == nil, view.kind != nil, view.kind != .container, view.kind != .color, view.isListed,
        view.hasContent, !matched.tree.hasRowsElsewhere
      else { return verdict(.notCompared(view.isListed ? .inList : .laidOutElsewhere)) }
      return verdict(.dropped(.missing))
    }
    if view.kind == nil || view.kind == .color && !view.hasBackground && shown == nil {
      return verdict(.notCompared(.drawsNothing))
    }
    if shown?.looks.isConditional == true { return verdict(.notCompared(.conditional)) }
    if shown?.looks.isListed == true { return verdict(.notCompared(.inList)) }
    var moves: [ViewVerdict.Move] = []
    var reason: ViewVerdict.Reason?
    for (index, comparison) in comparisons.enumerated() {
      switch comparison.outcome(place) {
      case .same: break
      case .moved(let uiKit, let swiftUI):
        moves.append(ViewVerdict.Move(configuration: index, uiKit: uiKit, swiftUI: swiftUI))
      case .notCompared(let why): reason = reason ?? why
      }
    }
    if moves.isEmpty { return verdict(reason.map { .notCompared($0) } ?? .same, []) }
    let isMissing = moves.count == comparisons.count && moves.allSatisfy { $0.swiftUI == nil }
    return verdict(isMissing ? .dropped(.missing) : .moved, isMissing ? [] : moves)
  }

  /// The line on which each view of the document is written; none for a missing one.
  private static func lines(_ matched: MatchedFile, _ verdicts: [ViewVerdict], _ text: String) -> [String: Int] {
    let map = LineMap(Array(text.utf8))
    var lines: [String: Int] = [:]
    for (place, view) in matched.expected.enumerated() where verdicts[place].status != .dropped(.missing) {
      let item = matched.matches.items[place] ?? matched.matches.containers[place]?.first
      lines[view.view.id] = item.map { map.position(of: matched.tree.items[$0].offset).line }
    }
    return lines
  }
}

/// An edited file, the views that it should show, and the ones that it shows for them.
struct MatchedFile {
  let tree: EditedTree
  let expected: [ExpectedView]
  var matches: ViewMatches
  let scene: ConvertibleScene
  let root: Int
  let leaves: LeafReader

  var comparisons: [ViewComparison] { scene.configurations.indices.map { ViewComparison(EditedLayout(self, on: $0)) } }

  /// The matches with like views in the order in which they are on both sides.
  fileprivate func sorted(by comparisons: [ViewComparison]) -> MatchedFile {
    var result = self
    result.matches.sortLikeViews(
      comparisons.count, { comparisons[$1].uiKit($0) }, { comparisons[$1].layout.frames[$0.id] })
    return result
  }
}

extension ExpectedView {
  /// Whether it shows something that is in the document and not only set by code.
  fileprivate var hasContent: Bool {
    switch kind {
    case .text?, .image?: text?.isEmpty == false
    default: true
    }
  }
}

extension EditedTree {
  /// Whether rows of a list are structs that are not in the file.
  fileprivate var hasRowsElsewhere: Bool {
    items.contains { item in if case .custom = item.kind { item.looks.isListed } else { false } }
  }
}
