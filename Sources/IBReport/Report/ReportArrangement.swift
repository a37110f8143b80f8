import IBCompare
import IBLayout
import IBModel
import IBProject
import IBSource

/// All files of a report, arranged for a reader: problems of both grades by class, changes by design, statements without
/// effect, and the counts of everything else.
///
/// Steps: 1. a name for each screen, the first of its words that no other screen has, or its best word and, if that is not
/// the only one in the file, its line; 2. the problems of one grade by the
/// classes in which they occur, classes in the order of `Reach.Class`, screens in the order of the files; 3. equal
/// constraints that break in many screens become one entry, and so do screens with the same problems; 4. each
/// screen is counted once, by its worst problem.
package struct ReportArrangement: Sendable {
  /// The problems of one grade that occur in the same classes.
  struct Section {
    let classes: [Reach.Class]
    var screens: [Screen]
  }

  /// One screen, or several that share their problems.
  struct Screen {
    /// The names of those in the file, and the number of those in other files.
    var names: [String]
    var ids: [String]
    let file: String
    var entries: [Entry]
    /// Where else these problems are; nil if nowhere.
    var copies: Copies?
  }

  /// Such as `also in` and `Copy.storyboard`.
  struct Copies {
    let start: String
    let files: String

    var words: String { "\(start) \(files)" }
  }

  struct Entry {
    var view: String
    var sentence: String
    var lines: [Int]
    let rule: String
    /// The object ids of the views, one for each screen.
    var ids: [String]
    /// See `ReportProblem.likeInStack`.
    var likeInStack: [String]?
  }

  package let files: [FileReport]
  /// By file and scene.
  let names: [[String]]
  private let paths: ShortPaths

  /// The earlier version whose problems are left out, with the number of these problems that still exist and of those
  /// that are gone; nil without `--new-since`.
  package typealias Since = (commit: String, older: Int, gone: Int)
  let since: Since?
  /// The number of files that the command cannot use, by the word for their kind.
  let skipped: [String: Int]
  /// The documents that the app does not use, which the report leaves out.
  let leftOut: LeftOut

  package struct LeftOut: Sendable {
    /// Why the app does not use a document.
    package enum Unused: Hashable, Sendable {
      /// No target builds it. The property list of `user`, the name of a target, names it.
      case unbuilt(user: String?)
      /// No target builds it, but code that a target builds loads it by its name.
      case missing
      /// No code or document loads it.
      case unloaded
    }

    /// The documents that the app does not use.
    private(set) var unused: [(document: String, reason: Unused)] = []
    /// The number of documents that only tests read or show.
    package var tests = 0
    /// The number of unused documents of which the app of another stage of the project uses a copy.
    package var ofOtherStages = 0
    /// The number of documents of each example and test app, by the path of its project.
    private(set) var examples: [String: Int] = [:]

    package init() {}

    package mutating func add(unused document: String, _ reason: Unused) { unused.append((document, reason)) }

    package mutating func add(example project: String) { examples[project, default: 0] += 1 }

    var count: Int { examples.values.reduce(unused.count + tests + ofOtherStages, +) }
  }

  /// Whether the user asked for ids and for the findings that are left out.
  let isVerbose: Bool

  package init(
    _ files: [FileReport], since: Since? = nil, skipped: [String: Int] = [:], leftOut: LeftOut = LeftOut(),
    isVerbose: Bool = false
  ) {
    self.leftOut = leftOut
    self.skipped = skipped
    self.files = files
    self.since = since
    self.isVerbose = isVerbose
    names = Self.names(of: files)
    paths = ShortPaths(files.map(\.path.onOneLine), longest: Self.longestPath)
  }

  // MARK: - 1

  private static func names(of files: [FileReport]) -> [[String]] {
    var counts: [String: Int] = [:]
    for scene in files.lazy.flatMap(\.scenes) where scene.kind != .empty {
      for word in Set(scene.candidates) { counts[word, default: 0] += 1 }
    }
    func both(_ scene: ReportScene) -> String { scene.candidates.prefix(2).joined(separator: ", ") }
    var pairs: [String: Int] = [:]
    for scene in files.lazy.flatMap(\.scenes) where scene.kind != .empty { pairs[both(scene), default: 0] += 1 }
    return files.map { file in
      let names = file.scenes.map { scene in
        // If other scenes share every candidate, the two best may still be the only ones together.
        scene.candidates.first { counts[$0] == 1 }
          ?? (pairs[both(scene)] == 1 ? both(scene) : scene.candidates.first ?? "")
      }
      let places = Dictionary(grouping: names.indices) { names[$0] }
      guard places.count < names.count else { return names }
      let lines = LineMap(file.findings.source.bytes)
      return names.indices.map { number in
        places[names[number]]?.count == 1
          ? names[number] : "\(names[number]) (line \(lines.position(of: file.scenes[number].start).line))"
      }
    }
  }

  // MARK: - 2. and 3.

  func sections(_ grade: ReportProblem.Grade) -> [Section] {
    var sections: [Section] = []
    var patterns = isVerbose ? [:] : self.patterns(grade)
    for (file, report) in files.enumerated() {
      let byScene = Dictionary(grouping: report.problems.lazy.filter { $0.grade == grade }, by: \.scene)
      for number in report.scenes.indices {
        var problems = byScene[number] ?? []
        problems.removeAll { problem in
          guard let pattern = problem.pattern, let places = patterns[pattern] else { return false }
          if !places.isEmpty { Self.add(screen(of: places), problem.classes, to: &sections) }
          patterns[pattern] = []
          return true
        }
        problems = isVerbose ? problems : Self.oneOfEachView(problems)
        for classes in Self.orders(of: problems) {
          let own = problems.filter { $0.classes == classes }
          let screen = Screen(
            names: [names[file][number]], ids: [report.scenes[number].comparison.scene.id], file: report.path,
            entries: Self.merged(own))
          Self.add(screen, classes, to: &sections)
        }
      }
    }
    for place in sections.indices { sections[place].screens = withCopies(sections[place].screens) }
    return sections.sorted { Self.order($0.classes) < Self.order($1.classes) }
  }

  /// One problem for all that the same rule reports about one view, at the place of the first.
  private static func oneOfEachView(_ problems: [ReportProblem]) -> [ReportProblem] {
    var places: [[String?]: Int] = [:]
    return problems.reduce(into: []) { merged, problem in
      let key = problem.place + [problem.finding.rule]
      guard problem.viewID != nil, !problem.isWhole, problem.finding.layout?.series == nil else {
        merged.append(problem)
        return
      }
      if let place = places[key] {
        merged[place].add(problem)
      } else {
        places[key] = merged.count
        merged.append(problem)
      }
    }
  }

  /// One screen for all that have the same problems in other files, such as a tutorial's steps or the launch screens of
  /// several languages.
  private func withCopies(_ screens: [Screen]) -> [Screen] {
    let grouped = groupingCopies(screens, file: \.file) { $0.entries.flatMap { [$0.view, $0.sentence] } }
    return grouped.map { screen, copies in
      var screen = screen
      let others = copies.flatMap { copy in copy.names.map { (name: $0, file: copy.file) } }
      screen.copies = Self.words(for: others, of: screen.names, paths)
      return screen
    }
  }

  /// The items without an equal one before them in another file, each with the equal ones that follow in other files. If
  /// the user asked for everything, each item stays.
  private func groupingCopies<Item>(
    _ items: [Item], file: (Item) -> String, content: (Item) -> [String]
  ) -> [(item: Item, copies: [Item])] {
    if isVerbose { return items.map { ($0, []) } }
    var places: [[String]: Int] = [:]
    var groups: [(item: Item, copies: [Item])] = []
    for item in items {
      let content = content(item)
      if let place = places[content], file(groups[place].item) != file(item) {
        groups[place].copies.append(item)
      } else {
        places[content] = groups.count
        groups.append((item, []))
      }
    }
    return groups
  }

  /// Such as `also 2 in other files`, `also in Copy.storyboard` or, if the copy has another name, `also Search in
  /// Copy.storyboard`; nil without copies.
  private static func words(
    for copies: [(name: String, file: String)], of names: [String], _ paths: ShortPaths
  ) -> Copies? {
    guard let copy = copies.first else { return nil }
    let file = copy.file.split(separator: "/").last ?? ""
    let hasName = names.contains { withoutLine($0) == withoutLine(copy.name) } || file.hasPrefix("\(copy.name).")
    let first = hasName ? "" : " \(copy.name)"
    let which = copies.count == 1 ? first : " \(copies.count)"
    let files = Set(copies.map(\.file)).count > 1 ? "other files" : paths[copy.file.onOneLine]
    return Copies(start: "also\(which) in", files: files)
  }

  private static func withoutLine(_ name: String) -> Substring { name.split(separator: " (line ").first ?? "" }

  /// In characters.
  static let longestPath = 40

  private typealias Place = (file: Int, problem: ReportProblem)

  /// From this number of screens on, one entry is for all of them. Chosen, not measured.
  private static let leastScreens = 4
  /// The most screens of such an entry that are named. Chosen, not measured.
  private static let mostNames = 2

  /// The problems that equal constraints have in many screens, by the words and lengths of the constraints.
  private func patterns(_ grade: ReportProblem.Grade) -> [[String]: [Place]] {
    var places: [[String]: [Place]] = [:]
    for (file, report) in files.enumerated() {
      for problem in report.problems where problem.grade == grade {
        if let pattern = problem.pattern { places[pattern, default: []].append((file, problem)) }
      }
    }
    return places.filter { Set($0.value.map { [$0.file, $0.problem.scene] }).count >= Self.leastScreens }
  }

  /// The entry for a problem of many screens, at the first one's place, with the view's name that most of them have.
  private func screen(of places: [Place]) -> Screen {
    let first = places[0]
    let scenes = places.reduce(into: [[Int]]()) { all, place in
      let scene = [place.file, place.problem.scene]
      if all.last != scene { all.append(scene) }
    }
    let screens = scenes.map { names[$0[0]][$0[1]] }
    let count = Set(places.map(\.file)).count
    let rest = "\(screens.count - Self.mostNames) more screens" + (count == 1 ? "" : " in \(count) files")
    let views = Dictionary(grouping: places.map(\.problem.view)) { $0 }.mapValues(\.count)
    let view = views.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    var entry = Self.entry(first.problem)
    entry.view = view
    entry.sentence = MessageWords(ofMany: places.flatMap(\.problem.messages)) { _ in view }.text + first.problem.end
    entry.lines = places.filter { $0.file == first.file }.map(\.problem.line)
    return Screen(
      names: screens.prefix(Self.mostNames) + [rest], ids: [], file: files[first.file].path, entries: [entry])
  }

  private static func add(_ screen: Screen, _ classes: [Reach.Class], to sections: inout [Section]) {
    guard let place = sections.firstIndex(where: { $0.classes == classes }) else {
      sections.append(Section(classes: classes, screens: [screen]))
      return
    }
    let same = sections[place].screens.firstIndex { other in
      other.file == screen.file && other.entries.count == screen.entries.count
        && zip(other.entries, screen.entries).allSatisfy { $0.view == $1.view && $0.sentence == $1.sentence }
    }
    guard let same else {
      sections[place].screens.append(screen)
      return
    }
    sections[place].screens[same].names += screen.names
    sections[place].screens[same].ids += screen.ids
    for index in screen.entries.indices {
      sections[place].screens[same].entries[index].lines += screen.entries[index].lines
      sections[place].screens[same].entries[index].ids += screen.entries[index].ids
    }
  }

  /// One entry for each problem, and one for all of a series, which names the one that occurs in most windows.
  private static func merged(_ problems: [ReportProblem]) -> [Entry] {
    typealias Key = (rule: String, view: String?, place: String?)
    var entries: [(series: Finding.Layout.Series?, key: Key, entry: Entry, others: [[Int]], windows: [Int])] = []
    for problem in problems {
      let series = problem.finding.layout?.series
      let key: Key = (
        problem.finding.rule, series == nil || series == .constraints ? problem.view : nil,
        series == .controls ? problem.finding.layout?.place : nil
      )
      let entry = entry(problem)
      guard series != nil, let place = entries.firstIndex(where: { $0.key == key }) else {
        entries.append((series, key, entry, [], problem.windows))
        continue
      }
      var other = problem.windows
      if other.count > entries[place].windows.count {
        (entries[place].entry.view, entries[place].entry.sentence) = (entry.view, entry.sentence)
        swap(&entries[place].windows, &other)
      }
      entries[place].others.append(other)
      entries[place].entry.lines += entry.lines.filter { !entries[place].entry.lines.contains($0) }
      entries[place].entry.ids += entry.ids.filter { !entries[place].entry.ids.contains($0) }
    }
    return together(
      entries.map { series, _, entry, others, windows in
        var entry = entry
        guard let series, !others.isEmpty else { return entry }
        let place = others.allSatisfy { Set($0).isSubset(of: windows) } ? "" : ", also on other devices"
        entry.sentence += "; \(Wording.count(others.count, "more \(series.rawValue)"))\(place)"
        return entry
      })
  }

  /// One entry for all views with the same problem, such as the buttons of a row or the texts of a stack view.
  private static func together(_ entries: [Entry]) -> [Entry] {
    var merged: [(entry: Entry, count: Int)] = []
    for entry in entries {
      let same = merged.firstIndex {
        $0.entry.rule == entry.rule
          && ($0.entry.sentence == entry.sentence
            || entry.likeInStack != nil && $0.entry.likeInStack == entry.likeInStack)
      }
      if let place = same {
        merged[place].entry.lines += entry.lines.filter { !merged[place].entry.lines.contains($0) }
        merged[place].entry.ids += entry.ids
        merged[place].count += 1
      } else {
        merged.append((entry, 0))
      }
    }
    return merged.map { entry, count in
      var entry = entry
      if count > 0 { entry.sentence += ReportWords.soDo(count) }
      return entry
    }
  }

  private static func entry(_ problem: ReportProblem) -> Entry {
    Entry(
      view: problem.isWhole && !problem.view.isEmpty ? "\(problem.view):" : problem.view, sentence: problem.sentence,
      lines: [problem.line], rule: problem.finding.rule,
      ids: [problem.viewID].compactMap(\.self), likeInStack: problem.likeInStack)
  }

  /// The most problems of every size class that the report lists. Chosen, not measured.
  private static let mostEverywhere = 6

  /// The problems of every size class in the order of the files; empty if they are many, which the report counts.
  var everywhere: [(file: String, entries: [Entry])] {
    let count = files.reduce(0) { $0 + $1.everywhere.count }
    guard count <= Self.mostEverywhere || isVerbose else { return [] }
    return files.filter { !$0.everywhere.isEmpty }.map { report in
      let byScene = Dictionary(grouping: report.everywhere, by: \.scene).sorted { $0.key < $1.key }
      let entries = byScene.flatMap { isVerbose ? $0.value.map(Self.entry) : Self.merged($0.value) }
      return (report.path, entries)
    }
  }

  /// The findings that no list has, in the order of the files.
  var dropped: [(file: String, entries: [(entry: Entry, reason: String)])] {
    files.compactMap { report in
      let dropped = report.dropped.filter { $0.reason != DroppedFinding.isEverywhere }
      return dropped.isEmpty ? nil : (report.path, dropped.map { (Self.entry($0.problem), $0.reason) })
    }
  }

  /// The distinct sets of classes, in the order in which they occur.
  private static func orders(of problems: [ReportProblem]) -> [[Reach.Class]] {
    problems.reduce(into: []) { orders, problem in
      if !orders.contains(problem.classes) { orders.append(problem.classes) }
    }
  }

  /// The sort key: the first class, in the order of the type, then more classes before fewer.
  private static func order(_ classes: [Reach.Class]) -> Int {
    let places = classes.map { Reach.Class.allCases.firstIndex(of: $0) ?? 0 }
    return (places.first ?? 0) * 10_000 - places.count * 1_000 + places.reduce(0) { $0 * 4 + $1 }
  }

  // MARK: - 4

  /// The verdict of a report on one scene, given by its worst problem.
  enum Standing: String, CaseIterable {
    case breaks, mayBreak = "may-break", byDesign = "by-design", stretches, same
    /// A view of a xib, with a size that code decides, or a view next to a controller.
    case part
    case empty
    /// A scene that the app cannot show.
    case unseen
  }

  /// By file and scene.
  var standings: [[Standing]] {
    files.map { file in
      let grades = Dictionary(grouping: file.problems, by: \.scene).mapValues { Set($0.map(\.grade)) }
      return file.scenes.enumerated().map { number, scene in Self.standing(of: scene, grades[number] ?? []) }
    }
  }

  private static func standing(of scene: ReportScene, _ grades: Set<ReportProblem.Grade>) -> Standing {
    switch scene.kind {
    case .empty: return .empty
    case .unseen: return .unseen
    case .part: return .part
    case .screen:
      if grades.contains(.breaks) { return .breaks }
      if grades.contains(.mayBreak) { return .mayBreak }
      if !scene.changes.isEmpty { return .byDesign }
      return scene.comparison.movements.isEmpty ? .same : .stretches
    }
  }

  struct Counts: Equatable {
    var screens = 0
    var breaking = 0
    var mayBreak = 0
    var byDesign = 0
    var stretch = 0
    var same = 0
    /// Views of xibs whose size code decides, and views next to controllers.
    var parts = 0
    /// The parts that break, and the parts that may break.
    var breakingParts = 0
    var mayBreakParts = 0
    /// The others that change by design.
    var byDesignParts = 0
    var empty = 0
    /// Scenes that the app cannot show.
    var unseen = 0
    /// Findings that occur in every window.
    var everywhere = 0
    /// Findings on phones in landscape of an app that may not turn: its project does not declare it, or code decides.
    var inAssumedLandscape = 0
    var inLandscapeOfCode = 0
    /// Problems that depend on a size or position that only code knows.
    var ofUnknownSizes = 0
    /// Changes by design that no view shows.
    var rearrangements = 0
    /// Entries of variations that change nothing.
    var redundant = 0
  }

  private func parts(with grade: ReportProblem.Grade) -> Set<[Int]> {
    parts { file, scene in file.problems.contains { $0.grade == grade && $0.scene == scene } }
  }

  /// By file and scene: the views of xibs whose size code decides, and views next to controllers, that fulfill a condition.
  private func parts(where isOne: (FileReport, Int) -> Bool) -> Set<[Int]> {
    Set(
      files.enumerated().flatMap { file, report in
        report.scenes.indices.filter { report.scenes[$0].kind == .part && isOne(report, $0) }.map { [file, $0] }
      })
  }

  var counts: Counts {
    var numbers: [Standing: Int] = [:]
    for standing in standings.joined() { numbers[standing, default: 0] += 1 }
    var counts = Counts()
    counts.breaking = numbers[.breaks] ?? 0
    counts.mayBreak = numbers[.mayBreak] ?? 0
    counts.byDesign = numbers[.byDesign] ?? 0
    counts.stretch = numbers[.stretches] ?? 0
    counts.same = numbers[.same] ?? 0
    counts.parts = numbers[.part] ?? 0
    counts.breakingParts = parts(with: .breaks).count
    counts.mayBreakParts = parts(with: .mayBreak).subtracting(parts(with: .breaks)).count
    let broken = parts(with: .breaks).union(parts(with: .mayBreak))
    counts.byDesignParts = parts { file, scene in !file.scenes[scene].changes.isEmpty }.subtracting(broken).count
    counts.empty = numbers[.empty] ?? 0
    counts.unseen = numbers[.unseen] ?? 0
    counts.screens = counts.breaking + counts.mayBreak + counts.byDesign + counts.stretch + counts.same
    counts.everywhere = files.reduce(0) { $0 + $1.everywhere.count }
    counts.inAssumedLandscape = files.reduce(0) { $0 + $1.inLandscape.assumed.count }
    counts.inLandscapeOfCode = files.reduce(0) { $0 + $1.inLandscape.ofCode.count }
    counts.ofUnknownSizes = files.reduce(0) { $0 + $1.ofUnknownSizes }
    counts.rearrangements = files.lazy.flatMap(\.scenes).reduce(0) { $0 + $1.rearrangements }
    counts.redundant = isVerbose ? 0 : files.lazy.flatMap(\.unused).count { Self.isRedundant($0) }
    return counts
  }

  /// The fewest windows that show all problems on phones in landscape of an app that may not turn, each after the same
  /// device in portrait, with which a rule compares it.
  var landscapeWindows: [String] {
    var left = files.flatMap { $0.inLandscape.assumed + $0.inLandscape.ofCode }
    var windows: [String] = []
    while let first = left.first {
      let counts = left.joined().reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
      guard let most = first.max(by: { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) }) else { break }
      windows += [most.split(separator: ".").first.map(String.init) ?? most, most]
      left.removeAll { $0.contains(most) }
    }
    return windows
  }

  package func count(_ grade: ReportProblem.Grade) -> Int {
    files.reduce(0) { sum, file in sum + file.problems.count { $0.grade == grade } }
  }

  /// Screens of one file with the same changes by design, in words.
  struct Design {
    var names: [String]
    var ids: [String]
    let file: String
    let changes: [String]
    /// See `Screen.copies`.
    var copies: Copies?
  }

  /// The screens that vary or lack an image in some windows. One entry stands for all that have the same changes.
  var designs: [Design] {
    let all = files.enumerated().flatMap { file, report -> [Design] in
      let designs = report.scenes.enumerated().filter { !$1.changes.isEmpty }.map { number, scene in
        Design(
          names: [names[file][number]], ids: [scene.comparison.scene.id], file: report.path, changes: scene.changes)
      }
      return isVerbose ? designs : Self.together(designs)
    }
    return groupingCopies(all, file: \.file, content: \.changes).map { design, copies in
      var design = design
      let others = copies.flatMap { copy in copy.names.map { (name: $0, file: copy.file) } }
      design.copies = Self.words(for: others, of: design.names, paths)
      return design
    }
  }

  /// One entry for all screens of a file with the same changes, at the place of the first.
  private static func together(_ designs: [Design]) -> [Design] {
    var places: [[String]: Int] = [:]
    return designs.reduce(into: []) { merged, design in
      if let place = places[design.changes] {
        merged[place].names += design.names
        merged[place].ids += design.ids
      } else {
        places[design.changes] = merged.count
        merged.append(design)
      }
    }
  }

  /// The statements without effect of each file that has some. One stands for all with the same words about the same objects
  /// in other files.
  var unused: [(file: String, entries: [Entry])] {
    let all = allUnused.flatMap { file, entries in entries.map { (file: file, entry: $0) } }
    let groups = groupingCopies(all, file: \.file) { [$0.entry.sentence] + $0.entry.ids }
    return groups.reduce(into: []) { files, group in
      var entry = group.item.entry
      let copies = group.copies.map { (name: "", file: $0.file) }
      if let words = Self.words(for: copies, of: [""], paths)?.words { entry.sentence += ", \(words)" }
      if files.last?.file == group.item.file {
        files[files.count - 1].entries.append(entry)
      } else {
        files.append((group.item.file, [entry]))
      }
    }
  }

  /// Redundant entries of variations are among them only if the user asked for everything.
  private var allUnused: [(file: String, entries: [Entry])] {
    files.compactMap { report in
      let others = report.unused.filter { isVerbose || !Self.isRedundant($0) }
      guard !others.isEmpty else { return nil }
      return (
        report.path,
        isVerbose
          ? others.map(Self.entry)
          : Self.entry(ofNeverInstalled: others) + others.filter { !Self.isNever($0) }.map(Self.entry)
      )
    }
  }

  /// Only the findings about single statements of variations have words.
  private static func isRedundant(_ unused: (finding: Finding, line: Int, words: String)) -> Bool {
    unused.finding.rule == "unused-variation" && unused.finding.words != nil
  }

  private static func isNever(_ unused: (finding: Finding, line: Int, words: String)) -> Bool {
    unused.finding.rule == "never-installed-constraint"
  }

  private static func entry(_ unused: (finding: Finding, line: Int, words: String)) -> Entry {
    Entry(
      view: "", sentence: unused.words, lines: [unused.line], rule: unused.finding.rule,
      ids: [unused.finding.objectID].compactMap(\.self))
  }

  /// One entry for all constraints of a file that are never installed.
  private static func entry(ofNeverInstalled all: [(finding: Finding, line: Int, words: String)]) -> [Entry] {
    let never = all.filter(isNever)
    guard never.count > 1 else { return never.map(entry) }
    return [
      Entry(
        view: "", sentence: "\(never.count) constraints are never installed: delete them", lines: never.map(\.line),
        rule: never[0].finding.rule, ids: never.compactMap(\.finding.objectID))
    ]
  }

  // MARK: - Reach

  /// The most projects, property lists and sources that the first line names; more are counted.
  /// Chosen: what fits on two lines.
  private static let mostSources = 3

  var reachSources: [String] {
    Set(files.compactMap(\.reach).flatMap { $0.familySources + $0.orientationSources }).sorted()
  }

  var isReachAssumed: Bool {
    files.compactMap(\.reach).contains { $0.assumesFamilies || $0.families.contains(where: \.assumesOrientations) }
  }

  var reachedClasses: [String] {
    let reached = Set(files.compactMap(\.reach).flatMap(\.classes))
    return Reach.Class.allCases.filter(reached.contains).map(\.rawValue)
  }

  /// Such as `Lockbox.xcodeproj, Lockbox/Info.plist`, or `22 projects and 40 property lists`.
  private var sourceWords: String {
    let names = reachSources.reduce(into: [String]()) { names, source in
      let name = source.split(separator: "/").suffix(source.hasSuffix(".plist") ? 2 : 1).joined(separator: "/")
      if !names.contains(name) { names.append(name) }
    }
    let all = reachSources
    if all.count <= Self.mostSources { return names.joined(separator: ", ") }
    let lists = all.count { $0.hasSuffix(".plist") }
    let sources = all.count { path in
      !path.hasSuffix("Package.swift") && [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
    }
    let counts = [(all.count - lists - sources, "project"), (lists, "property list"), (sources, "source")]
      .filter { $0.0 > 0 }
    return Wording.list(counts.map(Wording.count))
  }

  /// For example `iPhone (portrait only) and iPad (Lockbox.xcodeproj, Info.plist)`: the reach of all files together, but
  /// for those of extensions if there are others. If these are of apps with other devices or orientations, it says so.
  var reachWords: String {
    let reaches = files.compactMap(\.reach)
    let apps = reaches.filter { !$0.isInExtensions }
    let all = apps.isEmpty ? reaches : apps
    let families = [DeviceIdiom.phone, .pad].compactMap { idiom -> (word: String, turns: String)? in
      let own = all.flatMap(\.families).filter { $0.idiom == idiom }
      guard !own.isEmpty else { return nil }
      let portrait = own.contains(where: \.isInPortrait)
      let landscape = own.contains(where: \.isInLandscape)
      return (
        idiom == .phone ? "iPhone" : "iPad",
        portrait && landscape ? "" : portrait ? "portrait only" : "landscape only"
      )
    }
    let same = Set(families.map(\.turns)).count == 1
    let turns = families.first?.turns ?? ""
    let devices = Set(
      all.filter { !$0.families.isEmpty }.map {
        $0.families.map { [$0.idiom == .phone, $0.isInPortrait, $0.isInLandscape] }
      })
    let words =
      devices.count > 1 && reachSources.count > Self.mostSources
      ? Wording.list(families.map(\.word)) + ", as each app declares"
      : same
        ? Wording.list(families.map(\.word)) + ", " + (turns.isEmpty ? "both orientations" : turns)
        : Wording.list(families.map { $0.turns.isEmpty ? $0.word : "\($0.word) (\($0.turns))" })
    let origin = sourceWords
    let isAssumed = isReachAssumed
    let note = isAssumed ? (origin.isEmpty ? "assumed" : "partly assumed; \(origin)") : origin
    return note.isEmpty ? words : "\(words) (\(note))"
  }
}

extension Array where Element == Reach.Class {
  /// Such as `iPhone landscape (wC hC, wR hC)`.
  var heading: String {
    map { known in "\(known.name) (\(known.sizeClasses.map(\.name).joined(separator: ", ")))" }
      .joined(separator: ", ")
  }

  var words: String { map(\.name).joined(separator: ", ") }
}
