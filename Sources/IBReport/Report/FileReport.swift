package import IBCompare
package import IBLayout
package import IBModel
package import IBProject
package import IBSource

/// The part of a report that comes from one file.
package struct FileReport: Sendable {
  /// The findings of a file without any layout, with the path as the user gave it.
  package let findings: FileFindings
  /// In document order.
  package private(set) var scenes: [ReportScene] = []
  package private(set) var problems: [ReportProblem] = []
  /// Variations and constraints that have no effect, as the rules report them.
  package private(set) var unused: [(finding: Finding, line: Int, words: String)] = []
  /// Constraints that masks exclude everywhere.
  package private(set) var neverInstalled: [VariationAudit.NeverInstalled] = []
  /// Variations for a Mac, which no window of a phone or iPad shows.
  package private(set) var forMac: [VariationAudit.MacVariation] = []
  /// The findings that occur in every window and so do not depend on size classes.
  package private(set) var everywhere: [ReportProblem] = []
  /// The windows of each finding on phones in landscape of an app that may not turn: its project does not declare it, or code
  /// decides.
  package private(set) var inLandscape: (assumed: [[String]], ofCode: [[String]]) = ([], [])
  /// How many problems depend on a size or position that only code knows.
  package private(set) var ofUnknownSizes = 0
  /// How many advice findings there are, by rule.
  package private(set) var advice: [String: Int] = [:]
  /// The findings that the report leaves out, each with its reason; empty unless the user asked for them.
  package private(set) var dropped: [DroppedFinding] = []
  private var isLaunchScreen = false
  /// The devices and windows in which people see the document; nil for a file without any layout.
  package private(set) var reach: Reach?

  package var path: String { findings.source.path }

  /// A file that is not laid out.
  package init(_ findings: FileFindings) {
    self.findings = findings
  }

  /// - Parameters:
  ///   - layouts: for each scene, its layouts window by window.
  ///   - found: the findings of the rules about the document and its translations.
  ///   - unseen: the ids of the scenes that the app cannot show.
  ///   - uses: the use of each rule's findings in the report.
  ///   - keepsDropped: whether to keep the findings that are left out.
  package init(
    _ document: Document, in source: SourceFile, _ layouts: [[SceneLayout]], comparer: SceneComparer,
    found: [FileFindings], unseen: Set<String> = [], uses: [String: RuleInfo.Use], reach: Reach, keepsDropped: Bool
  ) {
    findings = FileFindings([], in: source)
    self.reach = reach
    isLaunchScreen = document.header.launchScreen
    let names = ReaderNames(document)
    let repeated =
      document.variations.isEmpty ? [] : RepeatedConstraints(document, Installation(document)).copies
    scenes = layouts.compactMap { columns in
      comparer.compare(columns).map {
        ReportScene(
          $0, columns, in: document, at: source.path, names, repeated: repeated, isUnseen: unseen.contains($0.scene.id))
      }
    }
    let audit = VariationAudit(document)
    neverInstalled = audit.neverInstalled
    forMac = audit.forMac
    var sceneOfView: [String: Int] = [:]
    for (number, columns) in layouts.enumerated() {
      for view in columns.first?.views ?? [] where sceneOfView[view.id] == nil { sceneOfView[view.id] = number }
    }
    for part in found where !part.findings.isEmpty {
      add(part, uses, sceneOfView, document, names, keepsDropped: keepsDropped)
    }
    mergeUnused()
    mergeConsequences(names)
  }

  /// A control that extends beyond some screens is outside the safe area of others, too, and may cover others there; a
  /// text that is cut off in both axes is one problem, and so is one that has too little space on some devices and none on
  /// others.
  private mutating func mergeConsequences(_ names: ReaderNames) {
    let off = problems.filter { $0.finding.rule == "content-off-screen" }.compactMap(\.finding.layout)
    let offViews = Set(off.flatMap(\.views))
    problems.removeAll { problem in
      guard let layout = problem.finding.layout else { return false }
      switch problem.finding.rule {
      case "control-outside-safe-area": return offViews.contains(layout.view)
      case "overlap-in-some-classes": return Self.isOff(layout, off)
      default: return false
      }
    }
    var texts: [[String?]: [ReportProblem]] = [:]
    problems.removeAll { problem in
      guard problem.finding.rule == "clipped-text" else { return false }
      if texts[problem.place, default: []].contains(where: { $0.sharesWindow(with: problem) }) { return true }
      texts[problem.place, default: []].append(problem)
      return false
    }
    let squeezed = Dictionary(grouping: problems.indices.filter { problems[$0].leavesNoSpace }) { problems[$0].place }
    var absorbed: [Int] = []
    for index in problems.indices where problems[index].finding.rule == "clipped-text" {
      let text = problems[index]
      let same = squeezed[text.place]?.first { other in
        problems[other].grade == text.grade && problems[other].classes == text.classes
          && !problems[other].sharesWindow(with: text)
      }
      guard let same else { continue }
      problems[same] = text.joined(with: problems[same], scenes[text.scene], names)
      absorbed.append(index)
    }
    for index in absorbed.sorted().reversed() { problems.remove(at: index) }
  }

  /// Whether one of two views that cover each other extends beyond the screen wherever they do.
  private static func isOff(_ overlap: Finding.Layout, _ off: [Finding.Layout]) -> Bool {
    let pair: Set<String?> = Set(overlap.places.flatMap(\.message.objects))
    let places = Set(overlap.places.map(\.configuration))
    return off.contains { layout in
      !pair.isDisjoint(with: layout.views) && places.isSubset(of: layout.places.map(\.configuration))
    }
  }

  private mutating func add(
    _ part: FileFindings, _ uses: [String: RuleInfo.Use], _ sceneOfView: [String: Int], _ document: Document,
    _ names: ReaderNames, keepsDropped: Bool
  ) {
    let lines = LineMap(part.source.bytes)
    for finding in part.findings {
      guard let use = uses[finding.rule] else { continue }
      func line(ofConstraint id: String?) -> Int {
        let own = id.flatMap { document.constraint($0)?.range }
        return lines.position(of: (own ?? finding.range).lower).line
      }
      guard let layout = finding.layout else {
        let words = finding.words.map { MessageWords([$0], names) }
        let subject = words?.subject.map { names.name(of: $0) + " " } ?? ""
        unused.append((finding, line(ofConstraint: nil), words.map { subject + $0.text } ?? finding.message))
        continue
      }
      guard let number = layout.view.flatMap({ sceneOfView[$0] }), scenes.indices.contains(number),
        scenes[number].kind != .unseen
      else { continue }
      // Advice that may not hold helps no reader, as about the size of a nib's view that code decides.
      if use == .advice, layout.doubt != nil || scenes[number].comparison.sizeSource == .file { continue }
      let reason = reason(layout, use, scenes[number])
      if reason == nil || keepsDropped {
        let layout = isLaunchScreen ? Self.seen(layout, scenes[number]) : layout
        for part in ReportProblem.parts(of: layout) {
          add(
            ReportProblem(
              finding, part, isAboutTextSize: use == .textSizes, scene: number, scenes[number], names, line: line),
            reason, keepsDropped: keepsDropped)
        }
      }
      if layout.doubt == .unknown, use == .problem { ofUnknownSizes += 1 }
      if layout.doubt == .orientation, use == .problem {
        let windows = layout.places.map(\.configuration)
        if reach?.phoneTurns == nil { inLandscape.assumed.append(windows) } else { inLandscape.ofCode.append(windows) }
      }
      if layout.doubt != nil { continue }
      if use == .advice {
        advice[finding.rule, default: 0] += 1
      } else if reason != nil {
        let parts = ReportProblem.parts(of: layout).map {
          ReportProblem(
            finding, $0, isAboutTextSize: false, scene: number, scenes[number], names, line: line)
        }
        everywhere += parts.prefix(1).map { first in
          var first = first
          if Set(scenes[number].classes.compactMap(\.self)) != Set(first.classes) { first.nameClasses() }
          // Screens may be too large and too small for the same constraints.
          return parts.dropFirst().filter { $0.viewID == first.viewID }.reduce(into: first) { $0.add($1) }
        }
      }
    }
  }

  /// The classes of windows in which people hardly see a launch screen.
  private static let unseen: Set<Reach.Class> = [.phoneLandscape, .padColumn]

  /// A problem of a launch screen in the windows in which people see it, or in all its windows if people hardly see any.
  private static func seen(_ layout: Finding.Layout, _ scene: ReportScene) -> Finding.Layout {
    let brief = Set(unseen.flatMap(scene.windows).map { scene.comparison.configurations[$0].configuration.name })
    let places = layout.places.filter { !brief.contains($0.configuration) }
    return places.isEmpty ? layout : layout.with(places: places)
  }

  /// - Parameter reason: the reason why the report does not list it; nil for a listed problem.
  private mutating func add(_ problem: ReportProblem, _ reason: String?, keepsDropped: Bool) {
    let isBrief = isLaunchScreen && Set(problem.classes).isSubset(of: Self.unseen)
    let own = problem.isTooSmallToSee ? problem.whyTooSmall : isBrief ? "people hardly see a launch screen there" : nil
    if let reason = reason ?? own {
      if keepsDropped { dropped.append(DroppedFinding(problem: problem, reason: reason)) }
    } else {
      problems.append(problem)
    }
  }

  /// Keeps one line for each constraint: that it is never installed, with the reason why that matters if one is known.
  /// The lines about the single masks that exclude it are removed.
  private mutating func mergeUnused() {
    let explained = Set(unused.filter { $0.finding.rule == "variation-left-out" }.map(\.finding.range.lower))
    unused.removeAll { $0.finding.rule == "never-installed-constraint" && explained.contains($0.finding.range.lower) }
    let never = Set(neverInstalled.filter { !$0.hasOutlet }.map(\.id))
    unused.removeAll { entry in
      entry.finding.rule == "unused-variation"
        && entry.finding.words?.objects.contains(where: never.contains) == true
    }
  }

  /// The reason why a finding is not listed; nil for a listed finding.
  ///
  /// A report on one window compares no classes, so it lists all that breaks there. A problem of every class is listed if
  /// its view varies: each class then has another cause.
  private func reason(_ layout: Finding.Layout, _ use: RuleInfo.Use, _ scene: ReportScene) -> String? {
    if let doubt = layout.doubt { return doubt.rawValue }
    let isInEveryClass =
      layout.isEverywhere && scenes.contains { $0.classes.count > 1 } && !scene.comparison.varies(layout.view)
    if use == .advice {
      return isInEveryClass ? "advice that holds in every size class" : "advice, which the report only counts"
    }
    return isInEveryClass && (use == .problem || use == .translations) ? DroppedFinding.isEverywhere : nil
  }
}

/// A finding that a report does not list.
package struct DroppedFinding: Sendable {
  /// The reason for a problem that has its own list.
  static let isEverywhere = "occurs in every size class"

  let problem: ReportProblem
  let reason: String
}

package struct ReportScene: Sendable {
  package let comparison: SceneComparison
  /// Names that people use for the screen, the best first.
  let candidates: [String]
  /// The byte at which the controller begins in the file, or the view of a xib.
  let start: Int
  /// By configuration: the class of windows; nil on a Mac.
  let classes: [Reach.Class?]
  let kind: Kind
  /// The changes that its variations make, and the images that some windows lack.
  private(set) var changes: [String] = []
  /// The number of changes of constraints that are not among these, because nothing to the eye is known of them.
  private(set) var rearrangements = 0

  enum Kind {
    case screen
    /// A view of a xib, with a size that code decides, or a view next to a controller.
    case part
    /// A screen without a view, such as a navigation controller's.
    case empty
    /// A scene that the app cannot show.
    case unseen
  }

  init(
    _ comparison: SceneComparison, _ layouts: [SceneLayout], in document: Document, at path: String,
    _ names: ReaderNames, repeated: Set<String>, isUnseen: Bool
  ) {
    self.comparison = comparison
    candidates = SceneCandidates(comparison.scene, layouts.first, in: document, at: path).all
    start = document.start(ofObject: comparison.scene.controller ?? comparison.scene.id) ?? 0
    classes = comparison.configurations.map { column in
      let own = SizeClasses(column.configuration.horizontal, column.configuration.vertical)
      return Reach.Class(column.configuration.idiom, column.configuration.orientation, inside: column.inside ?? own)
    }
    if isUnseen {
      kind = .unseen
      return
    }
    if layouts.allSatisfy(\.views.isEmpty) {
      kind = .empty
    } else {
      kind = comparison.sizeSource == .window ? .screen : .part
    }
    let rearrangement = DesignRearrangement(scene: self, layouts: layouts, document: document, repeated: repeated)
    (changes, rearrangements) = DesignWords(scene: self, names: names, rearrangement: rearrangement).lines
  }

  func windows(of known: Reach.Class) -> [Int] { classes.indices.filter { classes[$0] == known } }
}

/// The possible names of a scene: its title, the title of its bar, the storyboard identifier, the class, the first
/// text, the file.
struct SceneCandidates {
  let all: [String]

  init(_ scene: SceneLayout.Identity, _ layout: SceneLayout?, in document: Document, at path: String) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.split(separator: ".").first.map(String.init) ?? file
    if document.header.launchScreen {
      all = ["Launch screen", "Launch screen \(stem)"]
      return
    }
    var words = [scene.title, scene.controller == nil ? scene.customClass : nil] + scene.otherNames
    let heading = layout?.views.lazy.filter { $0.element == "label" && $0.installed && !$0.hidden }.compactMap(\.label)
      .first { $0.contains { !$0.isWhitespace } && !ObjectWords.textsOfNewObjects.contains($0) }
    words.append(heading.map { "screen with \(ObjectWords.quoted($0))" })
    words.append(stem)
    all = words.compactMap { $0?.onOneLine }.reduce(into: []) { all, word in
      if word.contains(where: { !$0.isWhitespace }), !all.contains(word) { all.append(word) }
    }
  }
}
