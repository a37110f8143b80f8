import IBCompare
import IBLayout
import IBModel
import IBProject
import IBSource

/// A rule's finding that occurs in some windows of a scene and not in others.
package struct ReportProblem: Sendable {
  package enum Grade: String, Sendable, CaseIterable {
    /// `lint` reports it too.
    case breaks
    /// Code can prevent it.
    case mayBreak = "may-break"
    /// Only at a larger text size.
    case textSize = "text-size"
  }

  let grade: Grade
  let finding: Finding
  let line: Int
  let scene: Int
  let view: String
  /// The id of the view of that name; nil for a problem of no view.
  let viewID: String?
  /// The problem, with the numbers of the window in which it is worst; `view` begins it unless `isWhole`.
  var sentence: String { text + end }
  private let text: String
  /// Whether the sentence has its own subject.
  let isWhole: Bool
  /// The sentence's words after the numbers: the windows, the other views with the problem, and what code decides.
  var end: String { windowsAndOthers + decision }
  private var windowsAndOthers: String
  /// Such as `; code hides or shows send`; empty for a problem that code does not prevent.
  private let decision: String
  /// One for each window.
  let messages: [Message]
  /// By key, the least and the greatest length.
  let lengths: [(key: String, least: Double, most: Double)]
  /// In the order of `Reach.Class`.
  let classes: [Reach.Class]
  /// Whether people do not notice it in any window.
  let isTooSmallToSee: Bool
  /// The configurations in which the problem occurs, as indices into the scene's configurations.
  let windows: [Int]
  /// See `ReaderNames.stack`.
  private let stack: String?

  /// - Parameters:
  ///   - isAboutTextSize: whether it occurs at a larger text size; its message names the size.
  ///   - line: of the constraint with an id; for nil, that of the finding.
  init(
    _ finding: Finding, _ layout: Finding.Layout, isAboutTextSize: Bool, scene: Int, _ compared: ReportScene,
    _ names: ReaderNames, line: (String?) -> Int
  ) {
    self.finding = finding
    self.scene = scene
    grade = isAboutTextSize ? .textSize : layout.decision != nil ? .mayBreak : .breaks
    let configurations = compared.comparison.configurations.map(\.configuration.name)
    let places = Self.alike(layout.places)
    let mayBreak = grade == .mayBreak
    // If people notice it in one window, its cause is also there in the others.
    isTooSmallToSee = places.allSatisfy { Self.isTooSmallToSee($0.brief.words, mayBreak: mayBreak) }
    self.line = line(places.first?.brief.constraint)
    let found = Set(places.map(\.configuration))
    windows = configurations.indices.filter { found.contains(configurations[$0]) }
    let hit = Set(windows.compactMap { compared.classes[$0] })
    classes = Reach.Class.allCases.filter(hit.contains)
    let messages = places.map(\.brief.words)
    func alike(_ others: [Message]) -> [Message] { others.filter { $0.statement == messages.first?.statement } }
    let readings = Dictionary(layout.places.map { ($0.configuration, alike($0.otherReadings)) }) { $0 + $1 }
    let words = MessageWords(messages, otherReadings: places.map { readings[$0.configuration] ?? [] }, name: names.name)
    isWhole = words.subject == nil && layout.places.first?.briefs.isEmpty != false
    let subject = words.subject ?? layout.view
    viewID = subject
    view = viewID.map(names.name) ?? ""
    stack = viewID.flatMap(names.stack)
    func likely(_ window: Int) -> Bool { layout.likely.contains { $0.configuration == configurations[window] } }
    let more = Others(
      layout.others.filter { $0.view != subject }, windows: found,
      classes: Set(classes.flatMap(compared.windows).map { configurations[$0] }))
    let languages = windows.map { compared.comparison.configurations[$0].configuration.language }
    windowsAndOthers =
      Self.languageWords(languages)
      + Self.windowWords(
        windows, likely: configurations.indices.filter(likely),
        worst: words.worst.flatMap { configurations.firstIndex(of: places[$0].configuration) }, classes,
        Set(languages), compared)
      + more.words(areConflicts: layout.series == .constraints)
    decision = mayBreak ? layout.decision.map { "; \($0)" } ?? "" : ""
    text = words.text
    self.messages = messages
    lengths = words.lengths
  }

  /// The windows with the same words, which differ only in their numbers: all, if a sentence fits all, otherwise those with
  /// the words that most windows have.
  static func alike(_ places: [Finding.Layout.Place]) -> [(configuration: String, brief: Finding.Layout.Brief)] {
    let sentences = places.map { $0.briefs.isEmpty ? [Finding.Layout.Brief($0.message)] : $0.briefs }
    for statement in sentences.first?.map(\.words.statement) ?? [] {
      let told = sentences.compactMap { $0.first { $0.words.statement == statement } }
      if told.count == places.count { return zip(places, told).map { ($0.configuration, $1) } }
    }
    let best = zip(places, sentences).map { (configuration: $0.configuration, brief: $1[0]) }
    let groups = Dictionary(grouping: best.indices) { best[$0].brief.words.statement }.values
    return groups.max { ($0.count, $1[0]) < ($1.count, $0[0]) }?.map { best[$0] } ?? []
  }

  /// A finding once for each sentence that it needs, with the windows that the sentence fits. The first part counts the other
  /// findings.
  static func parts(of layout: Finding.Layout) -> [Finding.Layout] {
    var parts: [Finding.Layout] = []
    var left = layout.places
    while !left.isEmpty {
      let alike = Set(alike(left).map(\.configuration))
      parts.append(
        layout.with(places: left.filter { alike.contains($0.configuration) }, keepsOthers: parts.isEmpty))
      left.removeAll { alike.contains($0.configuration) }
    }
    return parts
  }

  /// What a constraint asks for without effect, in the same words for every view that has such a constraint, with the windows;
  /// nil for another problem.
  var pattern: [String]? {
    guard let first = messages.first, let asks = lengths.first(where: { $0.key == "asks" }) else { return nil }
    return first.wording + [MessageWords.range(asks.least, asks.most), end]
  }

  /// The same for all texts in a stack view that lack space in the same windows, and for all views without any; nil for another
  /// problem.
  var likeInStack: [String]? {
    guard let stack, ["clipped-text", "squeezed-view"].contains(finding.rule), let message = messages.first else {
      return nil
    }
    return [stack] + message.wording + [end]
  }

  /// Adds what the same rule reports about the same view in other windows, or about its other axis: one cause, such as a
  /// view that is placed for one screen only.
  mutating func add(_ other: ReportProblem) {
    let place = other.classes == classes ? "it also" : "on \(Wording.list(other.classes.map(\.name))) it"
    let others = other.decision == decision ? other.text + other.windowsAndOthers : other.sentence
    windowsAndOthers += "; \(place) \(others)"
  }

  /// Names its classes, which do not head the list of what occurs in every class.
  mutating func nameClasses() {
    windowsAndOthers = " on \(Wording.list(classes.map(\.name)))" + windowsAndOthers
  }

  /// Its scene and its view, which other problems may have too.
  var place: [String?] { ["\(scene)", viewID] }

  func sharesWindow(with other: ReportProblem) -> Bool { !Set(windows).isDisjoint(with: other.windows) }

  /// Whether constraints leave no space for its view, and for no other view.
  var leavesNoSpace: Bool {
    finding.layout?.series == .constraints && finding.layout?.others.isEmpty == true
      && messages.allSatisfy { $0.wording.first?.hasPrefix(" has no space left") == true }
  }

  /// This text with too little space, also in the windows in which another problem leaves none.
  func joined(with other: ReportProblem, _ scene: ReportScene, _ names: ReaderNames) -> ReportProblem {
    guard let own = finding.layout, let others = other.finding.layout, let message = messages.first else { return self }
    let none = Message(
      message.parts.map { if case .points(_, "has") = $0 { .points(0, key: "has") } else { $0 } })
    let more = others.places.map {
      Finding.Layout.Place(configuration: $0.configuration, message: $0.message, briefs: [Finding.Layout.Brief(none)])
    }
    let layout = Finding.Layout(
      view: own.view, places: own.places + more, isEverywhere: false, decision: own.decision,
      others: own.others, series: own.series)
    return ReportProblem(
      finding, layout, isAboutTextSize: false, scene: self.scene, scene, names, line: { _ in line })
  }

  /// In points. A reader who compared the screens with their constraints did not see smaller differences.
  static let leastVisible = 2.0
  /// The share of its length that a text must lack to be reported although code may replace it. Chosen, not measured.
  private static let leastShare = 0.2

  /// Why people do not notice it.
  var whyTooSmall: String {
    let lacks = lengths.filter { $0.key == "needs" || $0.key == "has" }.map(\.most)
    guard grade == .mayBreak, lacks.count == 2, lacks[0] - lacks[1] > Self.leastVisible else {
      return "lacks or misses \(Wording.number(Self.leastVisible)) pt or less"
    }
    return "code may replace the text, which lacks at most \(Wording.number(Self.leastShare * 100)) % of its length"
  }

  /// Whether a view gets nearly the length that its constraint asks for, or the screen lacks nearly nothing, or a text that
  /// code may replace lacks nearly nothing.
  private static func isTooSmallToSee(_ message: Message, mayBreak: Bool) -> Bool {
    if let asks = message.length("asks"), let gets = message.length("gets") { return abs(gets - asks) <= leastVisible }
    if mayBreak, let needs = message.length("needs"), let has = message.length("has") {
      return needs - has <= max(leastVisible, leastShare * needs)
    }
    return ["lacks", "exceeds", "misses"].lazy.compactMap(message.length).first.map { $0 <= leastVisible } ?? false
  }

  /// The numbers of other problems with the same cause.
  struct Others {
    /// In the same windows.
    private(set) var same = 0
    /// In some of these windows, or in some of them and others.
    private(set) var partly = 0
    /// In other windows of the same classes.
    private(set) var elsewhere = 0
    private(set) var inOtherClasses = 0

    /// - Parameters:
    ///   - windows: those of the problem.
    ///   - classes: all windows of the problem's classes.
    init(_ others: [Finding.Layout.Other], windows: Set<String>, classes: Set<String>) {
      for other in others {
        let places = Set(other.configurations)
        if places == windows {
          same += 1
        } else if !places.isDisjoint(with: windows) {
          partly += 1
        } else if !places.isDisjoint(with: classes) {
          elsewhere += 1
        } else {
          inOtherClasses += 1
        }
      }
    }

    /// Such as `; so do 2 more, and 1 on other devices`, or of conflicts, which may be about the same view, `; 2 more conflicts`.
    func words(areConflicts: Bool) -> String {
      let counts = [
        (same, ""), (partly, " on some devices"), (elsewhere, " on other devices"),
        (inOtherClasses, " in other size classes"),
      ].filter { $0.0 > 0 }
      guard let (count, place) = counts.first else { return "" }
      let first = areConflicts ? "; \(Wording.count(count, "more conflict"))" : ReportWords.soDo(count)
      return first + place + counts.dropFirst().map { ", and \($0.0)\($0.1)" }.joined()
    }
  }

  /// Names the languages of a problem that the texts of the file do not have.
  private static func languageWords(_ languages: [Language?]) -> String {
    guard !languages.contains(nil) else { return "" }
    let tags = languages.compactMap(\.?.tag).reduce(into: [String]()) { tags, tag in
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags.isEmpty ? "" : " in \(Wording.list(tags, atMost: longestList))"
  }

  /// The most languages that a sentence names.
  private static let longestList = 6

  /// Names the windows of a class with the problem, if not all have it. Windows without it are not named: the same cause
  /// may have another effect there.
  ///
  /// - Parameters:
  ///   - likely: the windows that probably have it.
  ///   - worst: the window whose numbers the sentence has; nil if all have the same.
  private static func windowWords(
    _ windows: [Int], likely: [Int], worst: Int?, _ classes: [Reach.Class], _ languages: Set<Language?>,
    _ scene: ReportScene
  ) -> String {
    var partly = classes.compactMap { known -> String? in
      let all = scene.windows(of: known).filter {
        languages.contains(scene.comparison.configurations[$0].configuration.language)
      }
      let hit = all.filter(windows.contains)
      let others = all.filter { !hit.contains($0) }
      let ways = orientations(hit, scene)
      let isOneWidth = known == .padColumn && columns(all, scene).count == 1
      guard hit.count < all.count || isOneWidth, classes.count == 1 || known != .padColumn else { return nil }
      if known == .padColumn, let words = columns(hit, others, scene) { return words }
      let turns = orientations(all, scene).count > 1
      let hitDevices = Set(hit.map { scene.comparison.configurations[$0].configuration.device })
      let isTurned =
        turns && ways.count == 1 && ways.isDisjoint(with: orientations(others, scene)) && hitDevices.count > 1
      // The windows are a choice: devices between them may have the problem too.
      var words = isTurned ? ways.map(\.inWords).joined() : "at least on \(devices(hit, scene, turns))"
      let probable = all.filter(likely.contains)
      if !probable.isEmpty { words += ", and probably \(devices(probable, scene, turns))" }
      return classes.count == 1 ? words : "\(known.name): \(words)"
    }
    if let worst {
      partly.append(
        scene.classes[worst] == .padColumn
          ? "worst if \(Wording.list(columns([worst], scene)))"
          : "worst on \(devices([worst], scene, orientations(windows, scene).count > 1))")
    }
    return partly.isEmpty ? "" : " (\(partly.joined(separator: "; ")))"
  }

  /// Such as `320 pt wide`, for columns and splits; nil if these words do not distinguish them from the others.
  private static func columns(_ hit: [Int], _ others: [Int], _ scene: ReportScene) -> String? {
    let (with, without) = (columns(hit, scene), columns(others, scene))
    guard Set(with).isDisjoint(with: without) else { return nil }
    return Wording.list(with)
  }

  private static func columns(_ windows: [Int], _ scene: ReportScene) -> [String] {
    windows.reduce(into: []) { names, window in
      let compared = scene.comparison.configurations[window]
      let name =
        compared.inside == nil
        ? "\(Wording.number(compared.configuration.size.width)) pt wide"
        : "in a sheet or column on \(compared.configuration.deviceName)"
      if !names.contains(name) { names.append(name) }
    }
  }

  private static func orientations(_ windows: [Int], _ scene: ReportScene) -> Set<Orientation> {
    Set(windows.map { scene.comparison.configurations[$0].configuration.orientation })
  }

  /// - Parameter turns: whether the windows of the class differ in their orientation.
  private static func devices(_ windows: [Int], _ scene: ReportScene, _ turns: Bool) -> String {
    let all = windows.map { scene.comparison.configurations[$0].configuration }
    let names = all.reduce(into: [String]()) { names, configuration in
      let isInBoth = all.contains {
        $0.device == configuration.device && $0.orientation != configuration.orientation
      }
      let name = configuration.deviceName + (turns && !isInBoth ? " \(configuration.orientation.inWords)" : "")
      if !names.contains(name) { names.append(name) }
    }
    return Wording.list(names)
  }
}

/// A message about several windows, with the numbers of the one in which the problem is worst.
struct MessageWords {
  /// The object that begins the sentence and is not part of the text; nil for a sentence that begins with other words.
  let subject: String?
  let text: String
  /// The index of the message whose numbers the text has; nil if all messages have the same numbers.
  let worst: Int?
  let lengths: [(key: String, least: Double, most: Double)]

  /// - Parameter messages: one for each window; messages whose words differ from the first's are ignored.
  init(_ messages: [Message], _ names: ReaderNames) { self.init(messages, name: names.name) }

  /// - Parameters:
  ///   - otherReadings: for each message, those about the screens that code may show in its window instead. If a problem is
  ///     greater or smaller there, only its least extent is certain.
  ///   - name: of the object with an id.
  init(_ messages: [Message], otherReadings: [[Message]] = [], name: (String) -> String) {
    let first = messages.first ?? Message([])
    let windows = messages.indices.filter { messages[$0].isAlike(first) }
    func readings(_ window: Int) -> [Message] {
      let others = otherReadings.indices.contains(window) ? otherReadings[window] : []
      return [messages[window]] + others.filter(first.isAlike)
    }
    func least(_ window: Int) -> Message {
      first.isMeasured ? readings(window).min { $0.severity < $1.severity } ?? messages[window] : messages[window]
    }
    let told = windows.map(least)
    let most = told.map(\.severity).max() ?? 0
    let place = told.firstIndex { $0.severity == most }
    let chosen = place.map { told[$0] } ?? first
    let isOpen = place.map { readings(windows[$0]).contains { !$0.hasSameLengths(as: chosen) } } ?? false
    worst = told.allSatisfy(chosen.hasSameLengths) ? nil : place.map { windows[$0] }
    subject = first.subject
    lengths = Self.lengths(windows.map { messages[$0] } + told)
    text = Self.text(chosen, name) { length, key in
      let isRough = Message.extents.contains(key) && length >= Self.rough
      return (isOpen ? chosen.bound(key) : nil, isRough ? Self.whole(length) : Self.tenths(length))
    }
  }

  /// The same problem of many screens, with a range for each length.
  init(ofMany messages: [Message], name: (String) -> String) {
    let first = messages.first ?? Message([])
    subject = first.subject
    worst = nil
    lengths = Self.lengths(messages.filter(first.isAlike))
    var ranges = lengths.makeIterator()
    text = Self.text(first, name) { length, _ in
      let next = ranges.next()
      return (nil, MessageWords.range(next?.least ?? length, next?.most ?? length))
    }
  }

  /// - Parameter number: the words for a length, and those before it.
  private static func text(
    _ message: Message, _ name: (String) -> String, number: (Double, String) -> (bound: String?, number: String)
  ) -> String {
    var text = ""
    var told: Set<String> = []
    for (place, part) in message.parts.enumerated() {
      switch part {
      case .words(let words): text += words
      case .object(let id, _):
        let isFirst = told.insert(id).inserted
        if place > 0 { text += isFirst ? name(id) : withoutText(name(id)) }
      case .points(let length, let key):
        let words = number(length, key)
        if let bound = words.bound, !text.hasSuffix(bound) { text += bound }
        text += words.number
      }
    }
    return String(text.drop { $0 == " " }).replacing(" points", with: " pt")
  }

  /// The outlet of a name such as `saveButton "Save"`, which is enough where a sentence repeats the name.
  private static func withoutText(_ name: String) -> String {
    let end = name.firstRange(of: " \"")?.lowerBound ?? name.endIndex
    return name[..<end].contains(" ") ? name : String(name[..<end])
  }

  /// The range of each length, in the order of the sentence.
  private static func lengths(_ messages: [Message]) -> [(key: String, least: Double, most: Double)] {
    (messages.first?.lengths ?? []).enumerated().map { place, length in
      let all = messages.map { $0.lengths[place].length }
      return (length.key, all.min() ?? length.length, all.max() ?? length.length)
    }
  }

  /// Such as `361 to 386`, with at most one decimal; for a wide range, in whole points.
  static func range(_ least: Double, _ most: Double) -> String {
    let isWide = most - least >= wide
    let (low, high) = isWide ? (whole(least), whole(most)) : (tenths(least), tenths(most))
    return low == high ? low : "\(low) to \(high)"
  }

  /// In points. The decimals of a wider range mean nothing to a reader. Chosen, not measured.
  private static let wide = 5.0

  /// In points. The decimals of a greater extent mean nothing to a reader. Chosen, not measured.
  private static let rough = 10.0

  private static func whole(_ length: Double) -> String { Wording.number(length.rounded()) }

  static func tenths(_ length: Double) -> String { Wording.number((length * 10).rounded() / 10) }
}

extension Orientation {
  fileprivate var inWords: String { self == .portrait ? "in portrait" : "in landscape" }
}

extension TraitConfiguration {
  /// The device's marketing name, without the words in brackets unless they distinguish screens of different sizes; the
  /// size of a window that is not a device's.
  var deviceName: String {
    guard let device = device.flatMap(Device.named) else { return Wording.size(size.width, size.height) }
    let isAmbiguous = Device.all.contains { $0.family == device.family && $0.size(.portrait) != device.size(.portrait) }
    return isAmbiguous ? device.name : device.family
  }
}

extension Device {
  /// The marketing name without the words in brackets.
  fileprivate var family: String { name.split(separator: "(").first.map { String($0).trimmedEnd } ?? name }
}

extension Message {
  /// In the order of the sentence.
  fileprivate var lengths: [(key: String, length: Double)] {
    parts.compactMap { if case .points(let length, let key) = $0 { (key, length) } else { nil } }
  }

  fileprivate func length(_ key: String) -> Double? { lengths.first { $0.key == key }?.length }

  /// Whether both have the same lengths in the same order.
  fileprivate func isAlike(_ other: Message) -> Bool {
    parts.count == other.parts.count && lengths.map(\.key) == other.lengths.map(\.key)
  }

  /// Whether readers do not notice the differences between the lengths.
  fileprivate func hasSameLengths(as other: Message) -> Bool {
    zip(lengths, other.lengths).allSatisfy { abs($0.length - $1.length) <= Self.same }
  }

  /// In points. Readers do not notice a smaller difference. Chosen, not measured.
  private static let same = 1.0

  /// The lengths by which something is too long, too far away or too short.
  fileprivate static let extents = ["beyond", "lacks", "exceeds", "misses"]

  /// Whether the message has a length that is missing. Then its least extent is certain.
  fileprivate var isMeasured: Bool { lengths.contains { Self.extents.contains($0.key) || $0.key == "gets" } }

  /// How bad the problem is, in points; for an overlap, in square points; for a target, the negative of these.
  fileprivate var severity: Double {
    let extent = (Self.extents + ["covered"]).compactMap(length).max()
    if let extent { return extent }
    if let asks = length("asks"), let gets = length("gets") { return abs(gets - asks) }
    if let needs = length("needs"), let has = length("has") { return needs - has }
    let target = lengths.lazy.filter { $0.key == "target" }.map(\.length)
    if !target.isEmpty { return -target.reduce(1, *) }
    return (length("width") ?? 1) * (length("height") ?? 1)
  }

  /// The words before a length that is not the same on all screens that code may show; nil for one that does not measure
  /// the problem.
  fileprivate func bound(_ key: String) -> String? {
    if Self.extents.contains(key) { return "at least " }
    guard key == "gets", let asks = length("asks"), let gets = length("gets") else { return nil }
    return gets < asks ? "at most " : "at least "
  }

  /// The parts that are the program's words. They distinguish two messages about the same objects.
  fileprivate var wording: [String] {
    parts.compactMap { if case .words(let words) = $0 { words } else { nil } }
  }

  /// The words and the ids of the objects: all but the numbers.
  fileprivate var statement: [String] {
    parts.compactMap { part in
      switch part {
      case .words(let words): words
      case .object(let id, _): id
      case .points: nil
      }
    }
  }
}

extension String {
  fileprivate var trimmedEnd: String { last == " " ? String(dropLast()) : self }
}
