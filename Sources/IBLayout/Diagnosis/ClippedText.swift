import IBModel
import IBSource

/// Text that its frame cuts off: as written, in a larger size, or in a longer translation.
///
/// Steps: 1. as written; 2. text that fits is checked in each larger content size category up to the largest that is
/// not an accessibility size (for text in one of these, up to the largest of all), and the first category in which more
/// than a slight part does not fit is reported; the accessibility sizes are a separate topic; 3. text that fits as
/// written is checked in a translation a third longer. If the configuration has a language, texts are only checked as
/// written. In 2 and 3, the layout is solved with the other text, so only views that cannot grow are reported. The
/// labels of built-in cell styles are not checked in 2 and 3, because their cell sizes them.
enum ClippedText {
  static func issues(of island: SolvedIsland, asked diagnosis: Diagnosis) -> [LayoutIssue] {
    let asks = [
      Diagnosis.Topic.clippedText, .clippedLargerText, .clippedTranslation, .clippedAccessibilityText,
    ].map(diagnosis.asks)
    guard asks.contains(true) else { return [] }
    var variants = TextVariants(island: island)
    let written = TextFit(context: island.input.intrinsics)
    let texts = island.inner.compactMap { view in
      island.scene.isShown(view)
        ? island.sizes.line(of: view, in: written.context).map { (view: view, line: $0) } : nil
    }.filter { !$0.line.text.isWhiteSpace }
    guard !texts.isEmpty else { return [] }
    // 1.
    var issues: [LayoutIssue] = []
    var fitting: [(view: Int, text: FittedText)] = []
    let (circumstance, condition) =
      island.scene.configuration.language.map { (Self.circumstance($0), .translation) }
      ?? ("", LayoutIssue.Condition.none)
    for (view, line) in texts {
      let lacks = (island.solution.frames[view].map { written.lacks(of: line, in: $0.size) } ?? [])
        .filter { isEvidence($0, of: view, island) && (condition == .none || $0.needed - $0.given > Self.tolerance) }
      issues += lacks.map { issue(view, $0, island, circumstance, condition) }
      if lacks.isEmpty { fitting.append((view, line.text)) }
    }
    if condition == .translation { return asks[0] || asks[2] ? issues : [] }
    // 2. and 3.
    let parts = island.builtInParts
    fitting.removeAll { parts.contains($0.view) }
    if !asks[0] { issues = [] }
    let scaling = fitting.filter(\.text.followsContentSize).map(\.view)
    let sizes = ContentSizeCategory.allCases.filter { $0 > island.scene.configuration.textSize }
    let ordinary = sizes.filter { !$0.isAccessibilitySize }
    if asks[1] { issues += larger(scaling, ordinary.isEmpty ? sizes : ordinary, .largerText, island, &variants) }
    if asks[3] {
      issues += larger(scaling, sizes.filter(\.isAccessibilitySize), .accessibilityText, island, &variants)
    }
    if asks[2], diagnosis.translation > 1 {
      let words = fitting.filter(\.text.hasWords).map(\.view)
      issues += longer(words, by: diagnosis.translation, island, &variants)
    }
    return issues
  }

  /// In points. A translation that lacks less space may fit on a device (Measurements/Translations.md#clipped).
  private static let tolerance = 2.0

  private static func circumstance(_ language: Language) -> String {
    language.pseudo.map { " in the pseudolanguage '\($0.rawValue)'" } ?? " in the translation into \(language.tag)"
  }

  // MARK: - 2

  private static func larger(
    _ views: [Int], _ categories: [ContentSizeCategory], _ condition: LayoutIssue.Condition, _ island: SolvedIsland,
    _ variants: inout TextVariants
  ) -> [LayoutIssue] {
    guard !views.isEmpty, let largest = categories.last else { return [] }
    var waiting = lacks(views, island, .larger(largest), &variants).map(\.view)
    var issues: [LayoutIssue] = []
    for category in categories where !waiting.isEmpty {
      for (view, lack) in lacks(waiting, island, .larger(category), &variants)
      where !lack.isSlight || category == largest {
        issues.append(issue(view, lack, island, " at the text size \(category.rawValue)", condition))
        waiting.removeAll { $0 == view }
      }
    }
    return issues
  }

  // MARK: - 3

  private static func longer(
    _ views: [Int], by factor: Double, _ island: SolvedIsland, _ variants: inout TextVariants
  ) -> [LayoutIssue] {
    guard !views.isEmpty else { return [] }
    let percent = Wording.points((factor - 1) * 100)
    return lacks(views, island, .longer(factor), &variants).map {
      issue($0.view, $0.lack, island, " in a translation that is \(percent) % longer", .translation)
    }
  }

  // MARK: - Findings

  private static func lacks(
    _ views: [Int], _ island: SolvedIsland, _ variant: TextVariant, _ variants: inout TextVariants
  ) -> [(view: Int, lack: TextFit.Lack)] {
    let frames = variants.frames(variant)
    let fit = TextFit(context: variants.context(variant))
    return views.compactMap { view in
      guard let frame = frames[view], let line = island.sizes.line(of: view, in: fit.context),
        let lack = fit.lacks(of: line, in: frame.size).first, isEvidence(lack, of: view, island)
      else { return nil }
      return (view, lack)
    }
  }

  /// A kept length is not evidence, because it comes from the file and not from the layout.
  private static func isEvidence(_ lack: TextFit.Lack, of view: Int, _ island: SolvedIsland) -> Bool {
    !island.solution.kept[view].contains(lack.coordinate)
  }

  private static func issue(
    _ view: Int, _ lack: TextFit.Lack, _ island: SolvedIsland, _ circumstance: String,
    _ condition: LayoutIssue.Condition
  ) -> LayoutIssue {
    let coordinate = lack.coordinate.rawValue
    let need: Message =
      lack.lines.map { "\(String($0.needed)) lines but shows \(String($0.shown))" }
      ?? "\(points: lack.needed, "needs") points of \(coordinate) but has \(points: lack.given, "has")"
    var issue = LayoutIssue(
      .clipped, view: island.id(view), axis: lack.coordinate,
      words: "\(island.id(view), named: island.name(view)) is cut off\(circumstance): its text needs " + need)
    // The message lists the languages separately.
    let place = island.scene.configuration.language == nil ? circumstance : ""
    let placeholder = island.scene.document.shownPlaceholder(of: island.id(view))
    let start = placeholder.map { "is too small for its placeholder \(ObjectWords.quoted($0))" } ?? "is cut off"
    let brief: Message =
      lack.lines.map { "needs \(String($0.needed)) lines, shows \(String($0.shown))" }
      ?? "needs \(points: lack.needed, "needs") pt of \(coordinate), has \(points: lack.given, "has")"
    issue.brief = "\(start)\(place): " + brief
    issue.condition = condition
    issue.isPartial = lack.isSlight
    issue.isDoubtful =
      island.scene.views[view].customClass != nil || !island.isSteady(view, lack.coordinate)
      || isMeantForStacking(view, island)
    return issue
  }

  /// Whether a button is high enough for its image above its title. Code probably puts it there, because it does not fit
  /// next to the title.
  private static func isMeantForStacking(_ view: Int, _ island: SolvedIsland) -> Bool {
    guard let button = island.scene.views[view].control as? Button, let frame = island.solution.frames[view] else {
      return false
    }
    return button.fitsStacked(in: frame.size, island.input.intrinsics)
  }
}
