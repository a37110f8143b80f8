import IBModel

/// Columns of texts side by side that VoiceOver reads row by row, although each column belongs together.
///
/// VoiceOver reads the elements of a screen in rows, from the top, whatever views they are in (Apple's documentation of
/// `shouldGroupAccessibilityChildren`). Steps: 1. a column is a plain view or stack view with at least two labels below
/// each other; 2. a column is compared with the next column in the same superview: the two match if they have equally
/// many labels, each level with its counterpart and in the same font; 3. the labels of a column belong together if
/// their fonts differ, like a number and its caption. If all have the same font, like names on the left and values on
/// the right, reading by rows is correct.
struct ReadingOrder {
  let diagnosis: SceneDiagnosis
  private let intrinsics: IntrinsicContext?

  init(diagnosis: SceneDiagnosis) {
    self.diagnosis = diagnosis
    intrinsics = diagnosis.islands.first?.input.intrinsics
  }

  private var scene: ResolvedScene { diagnosis.scene }

  private struct Column {
    let view: Int
    /// The frame in the window, in points.
    let frame: Rect
    let labels: [(view: Int, frame: Rect, font: Font)]
  }

  func issues() -> [LayoutIssue] {
    scene.views.indices.compactMap(issue)
  }

  private func issue(_ parent: Int) -> LayoutIssue? {
    guard scene.views[parent].children.count > 1, scene.isShown(parent),
      scene.nearest(from: parent, where: { $0.kind == .tableViewCell }) == nil
    else { return nil }
    let columns = scene.views[parent].children.compactMap(column)
    guard columns.count > 1, let first = zip(columns, columns.dropFirst()).first(where: belongTogether) else {
      return nil
    }
    let count = columns.count { $0.labels.count == first.0.labels.count }
    return issue(parent, count, first.0, first.1)
  }

  // MARK: - 1

  private func column(_ view: Int) -> Column? {
    let resolved = scene.views[view]
    guard resolved.kind == .view || resolved.kind == .stackView, resolved.customClass == nil, scene.isShown(view),
      let frame = diagnosis.layouts[view].inWindow, let intrinsics
    else { return nil }
    let labels = resolved.children.compactMap { child -> (view: Int, frame: Rect, font: Font)? in
      guard scene.views[child].kind == .label, scene.isShown(child), let frame = diagnosis.layouts[child].inWindow,
        frame.height > 0, let font = scene.views[child].control.font(in: intrinsics)
      else { return nil }
      return (child, frame, font)
    }
    let isColumn = zip(labels, labels.dropFirst()).allSatisfy {
      $0.frame.maxY <= $1.frame.y + SceneDiagnosis.tolerance
    }
    let isOfOneFont = labels.allSatisfy { $0.font == labels[0].font }
    return labels.count > 1 && isColumn && !isOfOneFont ? Column(view: view, frame: frame, labels: labels) : nil
  }

  // MARK: - 2

  private func belongTogether(_ first: Column, _ second: Column) -> Bool {
    let isBeside =
      first.frame.maxX <= second.frame.x + SceneDiagnosis.tolerance
      || second.frame.maxX <= first.frame.x + SceneDiagnosis.tolerance
    return isBeside && first.labels.count == second.labels.count
      && zip(first.labels, second.labels).allSatisfy { $0.font == $1.font && Self.areInOneRow($0.frame, $1.frame) }
  }

  private static func areInOneRow(_ a: Rect, _ b: Rect) -> Bool {
    let shared = min(a.maxY, b.maxY) - max(a.y, b.y)
    return shared > min(a.height, b.height) / 2
  }

  private func issue(_ parent: Int, _ count: Int, _ first: Column, _ second: Column) -> LayoutIssue {
    func name(_ view: Int) -> String { scene.document.name(of: scene.views[view].id) }
    var issue = LayoutIssue(
      .readingOrder, view: scene.views[parent].id,
      message:
        "VoiceOver reads the \(count) columns of \(name(parent)) row by row (\(name(first.labels[0].view)), "
        + "\(name(second.labels[0].view)), \(name(first.labels[1].view)))")
    issue.parties = [first, second].map { column in
      LayoutIssue.Party(id: scene.views[column.view].id, words: name(column.view))
    }
    return issue
  }
}
