package import IBLayout
import IBModel
package import IBProject
import IBSource
import IBSyntax
import IBTexts

/// The issues that the layouts of a document have in all configurations of a run.
///
/// Steps:
///
/// 1. The engine lays the document out in each configuration, and answers the questions of the rules. On the document's
///    own canvas, it also answers the questions about stored frames. It also lays the document out in each of its
///    languages, on the narrowest screen of the app.
/// 2. Issues of the same topic about the same view, axis and parties are merged, with their configurations.
/// 3. Each merged issue records whether it occurs in all configurations in which the view exists and is not hidden. A
///    conflict with the size of the screen must also occur on the device of the canvas.
/// 4. Each merged issue records whether code changes it. Scenes that have issues, and constraints that code adjusts,
///    are laid out again with other constants. If the issue disappears or its numbers change, code changes it.
/// 5. Scenes that have issues are laid out in each other way in which code may show them (`LayoutFindings+Readings`). An
///    issue that is missing in one of them depends on code; otherwise the numbers of all ways count.
struct LayoutFindings: Sendable {
  /// One issue with all configurations in which it occurs.
  struct Entry: Sendable {
    /// The issue in its first configuration.
    let issue: LayoutIssue
    let message: String
    /// The languages in which the issue occurs; empty if it occurs with the texts of the file.
    let languages: [Language]
    /// The configurations in which the issue occurs, each with its message.
    let places: [Finding.Layout.Place]
    /// The frames of the view, and of the other view of an overlap, in the configurations without the issue in which
    /// both are visible.
    ///
    /// Empty for an issue that does not compare frames.
    let elsewhere: [(view: Rect, other: Rect?)]
    /// The number of configurations in which the issue is slight, or depends on something else.
    let unclear: Int
    /// See `Finding.Layout`.
    let likely: [Finding.Layout.Place]
    /// Short names of the configurations; empty if the issue occurs in all of them.
    let configurations: [String]
    /// Whether the issue occurs in all configurations in which its view is visible.
    let isEverywhere: Bool
    /// Whether the issue occurs only in compact height, as on a phone in landscape, which many apps do not support.
    let isInCompactHeightOnly: Bool
    /// Whether the issue occurs only in windows that are taller than wide.
    let isInTallWindowsOnly: Bool
    /// Whether the issue occurs only on iPads.
    let isOnPadsOnly: Bool
    /// Whether the issue depends on a constraint that code adjusts.
    let isChangedByCode: Bool
    /// How code may show the screen so that the issue does not occur, as a clause; nil if it occurs in every way.
    let readingDecision: String?
  }

  /// The largest number of findings of one rule in one document. More would not help a reader.
  static let limit = 100

  struct Key: Hashable {
    let topic: Diagnosis.Topic
    let view: String?
    let axis: FrameCoordinate?
    let parties: [LayoutIssue.Party]
    let chain: String?
    let edge: ScreenEdge?

    /// Nil for an issue that is always reported.
    init?(_ issue: LayoutIssue) {
      guard let topic = issue.topic else { return nil }
      self.topic = topic
      view = issue.view
      // One view can be beyond different edges on different screens, and the axis of an overlap is that of its shorter side.
      axis = topic == .outside || topic == .overlaps ? nil : issue.axis
      // Which others a broken constraint contradicts may differ between screens.
      let broken = issue.rejected.flatMap { issue.constraints.contains($0.id) ? $0 : nil }
      parties = broken.map { [$0] } ?? issue.parties
      chain = nil
      edge = issue.edge
    }

    /// All conflicts of a chain have it.
    init(chain: String) {
      (topic, view, axis, parties, edge) = (.conflicts, nil, nil, [], nil)
      self.chain = chain
    }
  }

  struct Group {
    let issue: LayoutIssue
    /// Indices in `requests` of the configurations in which the issue occurs.
    var places: [Int]
    /// The issue in each configuration of `places`.
    var issues: [LayoutIssue]
    var isWordedAlike = true
    /// See `Entry.isChangedByCode`.
    var isChangedByCode = false
    /// Whether the issue does not occur on the device of the canvas, or on phones with a home button.
    var isGoneElsewhere = false
    /// Whether the issue rests on margins of cells that the document's canvas does not have.
    var isOfOtherMargins = false
    /// See `Entry.readingDecision`.
    var readingDecision: String?
    /// The issue on the screens that code may show instead, for each configuration of `places`.
    var readings: [[LayoutIssue]] = []

    func readings(at index: Int) -> [LayoutIssue] { readings.indices.contains(index) ? readings[index] : [] }

    /// Another constraint of the same chain breaks in the last configuration, too. In others it may be the only one.
    mutating func add(briefsOf issue: LayoutIssue) {
      guard issue.chain != nil, let last = issues.indices.last else { return }
      issues[last].briefs += issue.briefs.prefix(max(0, Self.mostBriefs - issues[last].briefs.count))
    }

    /// Chosen: more sentences are seldom needed for one that fits all screens.
    private static let mostBriefs = 24
  }

  private let requests: [LayoutRequest]
  /// The ids of the visible views, one set for each request.
  private let shown: [Set<String>]
  /// Ordered by the first configuration in which each occurs.
  private let groups: [Group]
  /// The limits that stopped a layout, each once.
  let left: [LayoutIssue]
  /// Whether the run uses the usual configurations because the user chose none.
  let isOfUsualScreens: Bool
  /// See `LayoutSettings` for these two.
  let includesThoseOfCode: Bool
  let followsReach: Bool
  /// The layouts of each request; empty if they have no issues.
  private let layouts: [[SceneLayout]]
  /// The names of the screens that only the rule about translations lays out.
  private let smallerScreens: Set<String>
  /// By view: the configurations in which it has no size, whatever others get.
  private let flat: [String?: Set<Int>]
  /// The views of the shortages, whose lines also tell that a view gets no length on other screens.
  private let sharing: Set<String?>
  /// The views whose text is cut off in the language of the file, with the axes on which it is.
  private var cutOffAsWritten: [String?: Set<FrameCoordinate?>] = [:]

  static let none = LayoutFindings(requests: [], layouts: [], groups: [], left: [], .usual)

  /// - Parameters:
  ///   - diagnosis: the questions of all rules together.
  ///   - made: the layouts that answer these questions in all configurations of the settings, if the command already
  ///     has them.
  init(
    _ subject: DocumentSubject, _ settings: LayoutSettings, asking diagnosis: Diagnosis, made: [[SceneLayout]]?,
    in environment: () -> LayoutEnvironment
  ) {
    let document = subject.document
    guard document.flavor.platform == .iOS || document.flavor.platform == .iPadOnly, document.header.useAutolayout,
      !diagnosis.isNone
    else {
      self = .none
      return
    }
    // Step 1: lay out.
    let languages = Self.languages(subject, settings, diagnosis)
    var surroundings = environment()
    if let translations = subject.languages {
      surroundings.translated = { translations.document($0, in: $1) }
    }
    var requests = Self.requests(subject, settings, languages.isEmpty ? diagnosis : diagnosis.withoutGuesses)
    let open = settings.configurations.filter { $0.language == nil }
    // A text that fits on a narrow screen is seldom cut off on others, and an app can have forty languages.
    let usual = open.min { $0.size.width < $1.size.width }
    let narrowest = languages.isEmpty ? usual : Self.smallerPhone(than: usual, subject, settings) ?? usual
    let screens = settings.includesAllLanguages ? open : narrowest.map { [$0] } ?? []
    let more = languages.flatMap { language in
      screens.map { configuration in
        LayoutRequest(
          issuesIn: configuration.speaking(language),
          diagnosis: settings.includesAllLanguages ? diagnosis.without(.misplaced) : Diagnosis([.clippedTranslation]))
      }
    }
    // If the untranslated text is also too long on such a screen, the translation is not the cause.
    let asWritten = screens.filter { !more.isEmpty && !open.contains($0) }.map {
      LayoutRequest(issuesIn: $0, diagnosis: Diagnosis([.clippedText]))
    }
    let engine = LayoutEngine(document, surroundings)
    var layouts: [[SceneLayout]]
    if let made, made.count == requests.count {
      layouts = made + (more.isEmpty ? [] : engine.layouts(for: more + asWritten))
    } else {
      layouts = engine.layouts(for: requests + more + asWritten)
    }
    let written = layouts.suffix(asWritten.count).joined().flatMap(\.issues)
    layouts.removeLast(asWritten.count)
    requests += more
    // Step 2: merge the issues.
    var groups: [Group] = []
    var left: [LayoutIssue] = []
    var numbers: [Key: Int] = [:]
    for (place, scenes) in layouts.enumerated() {
      for issue in scenes.lazy.flatMap(\.issues) {
        guard let key = Key(issue) else {
          if issue.kind == .limit, !left.contains(where: { $0.view == issue.view }) { left.append(issue) }
          continue
        }
        let keys = [key, issue.chain.map(Key.init(chain:))].compactMap(\.self)
        if let number = keys.lazy.compactMap({ numbers[$0] }).first {
          for key in keys where numbers[key] == nil { numbers[key] = number }
          if groups[number].places.last == place {
            groups[number].add(briefsOf: issue)
            continue
          }
          groups[number].places.append(place)
          groups[number].issues.append(issue)
          let first = requests[groups[number].places[0]].configuration.language
          let isSameLanguage = first == requests[place].configuration.language
          if isSameLanguage, groups[number].issue.message != issue.message { groups[number].isWordedAlike = false }
        } else {
          for key in keys { numbers[key] = groups.count }
          groups.append(Group(issue: issue, places: [place], issues: [issue]))
        }
      }
    }
    Self.markGoneOnCanvas(&groups, subject, engine, settings)
    Self.markGoneWithoutInsets(&groups, subject, engine, settings)
    Self.markGoneOnOldScreens(&groups, subject, engine, settings)
    // Step 4: find the issues that code changes.
    Self.mark(&groups, layouts, requests, subject, surroundings)
    // Step 5: read the screens in other ways.
    Self.read(&groups, layouts, requests, subject, surroundings)
    self.init(
      requests: requests, layouts: groups.isEmpty ? [] : layouts, groups: groups, left: left, written: written,
      smallerScreens: Set(asWritten.map(\.configuration.screenName)), settings)
  }

  private init(
    requests: [LayoutRequest], layouts: [[SceneLayout]], groups: [Group], left: [LayoutIssue],
    written: [LayoutIssue] = [], smallerScreens: Set<String> = [], _ settings: LayoutSettings
  ) {
    self.left = left
    self.smallerScreens = smallerScreens
    flat = groups.lazy.filter { $0.issue.topic == .squeezed && $0.issue.parties.isEmpty }.reduce(into: [:]) {
      flat, group in
      flat[group.issue.view, default: []].formUnion(group.places)
    }
    let shortages = groups.lazy.filter { $0.issue.topic == .squeezed && !$0.issue.parties.isEmpty }
    sharing = Set(
      shortages.flatMap(\.issues).filter { !$0.isPartial && !$0.isDoubtful }.flatMap(\.sharingViews))
    for issue in groups.map(\.issue) + written where issue.topic == .clippedText {
      cutOffAsWritten[issue.view, default: []].insert(issue.axis)
    }
    isOfUsualScreens = settings.configurations == LayoutSettings.usual.configurations && !settings.includesCanvas
    includesThoseOfCode = settings.includesThoseOfCode
    followsReach = settings.followsReach
    self.requests = requests
    self.layouts = layouts
    shown = layouts.map(Self.shownViews)
    self.groups = groups
  }

  // MARK: - Step 1

  /// The languages in which the document is laid out in addition to the configurations.
  ///
  /// These are all languages of the document, or those that a rule asks about. If a configuration names a language, no
  /// others are added.
  private static func languages(
    _ subject: DocumentSubject, _ settings: LayoutSettings, _ diagnosis: Diagnosis
  ) -> [Language] {
    if settings.includesAllLanguages { return subject.languages?.languages ?? [] }
    guard diagnosis.asks(.clippedTranslation), settings.configurations.allSatisfy({ $0.language == nil }) else {
      return []
    }
    return subject.translations.compactMap { translation in
      let values = translation.values
      let differs = subject.localizableTexts.contains { text in
        values[text.key].map { !$0.isEmpty && $0 != text.text } ?? false
      }
      return translation.mistake == nil && differs ? Language(translation.language) : nil
    }
  }

  /// The smallest phone that the app runs on, if it is narrower than the usual screens; nil if the user chose the
  /// screens.
  private static func smallerPhone(
    than usual: TraitConfiguration?, _ subject: DocumentSubject, _ settings: LayoutSettings
  ) -> TraitConfiguration? {
    let reach = subject.reach
    guard settings.configurations == LayoutSettings.usual.configurations, reach.minimumSystem != nil,
      reach.families.contains(where: { $0.idiom == .phone && $0.isInPortrait }), !reach.isInWidgets,
      let smallest = reach.windows(of: .phonePortrait).first?.configuration
    else { return nil }
    return smallest.size.width < usual?.size.width ?? 0 ? smallest : nil
  }

  /// The layouts to make, each with its questions.
  ///
  /// Only the canvas shows whether a view's stored frame is stale. A widget has no bars around it.
  private static func requests(
    _ subject: DocumentSubject, _ settings: LayoutSettings, _ diagnosis: Diagnosis
  ) -> [LayoutRequest] {
    let document = subject.document
    let others = diagnosis.without(.misplaced)
    var configurations = settings.configurations
    // Phones do not show an app that is for iPads only.
    if configurations == LayoutSettings.usual.configurations, subject.reach.families.allSatisfy({ $0.idiom == .pad }) {
      configurations.removeAll { $0.idiom == .phone }
    }
    if subject.reach.isInWidgets {
      for index in configurations.indices { configurations[index].safeArea = .zero }
    }
    var runs = others.isNone ? [] : configurations.map { LayoutRequest(issuesIn: $0, diagnosis: others) }
    if settings.includesCanvas || diagnosis.asks(.misplaced), let canvas = ConfigurationSet.canvas(of: document) {
      let asked = settings.includesCanvas ? diagnosis : Diagnosis([.misplaced])
      runs.insert(LayoutRequest(issuesIn: canvas, diagnosis: asked), at: 0)
    }
    return runs
  }

  private static func shownViews(_ scenes: [SceneLayout]) -> Set<String> {
    Set(scenes.lazy.flatMap(\.views).filter { $0.installed && !$0.hidden }.map(\.id))
  }

  // MARK: - Step 3

  /// The issues of one topic, ordered by the first configuration in which each occurs.
  func entries(_ topic: Diagnosis.Topic) -> [Entry] {
    let groups = groups.filter { $0.issue.topic == topic && !$0.isOfOtherMargins }
    let chosen = topic == .clippedTranslation ? groups.filter(fitsAsWritten) : groups
    let frames = topic.hasSlightForm && !chosen.isEmpty ? layouts.map(Self.frames) : []
    return chosen.compactMap { entry(of: $0, topic, frames) }
  }

  /// The entry of a merged issue; nil if a topic with slight forms has only slight ones.
  ///
  /// - Parameter frames: the frames of views, for each configuration; empty for a topic without slight forms.
  private func entry(of group: Group, _ topic: Diagnosis.Topic, _ frames: [[String: Frame]]) -> Entry? {
    var group = group
    var elsewhere: [(view: Rect, other: Rect?)] = []
    let all = group.places
    let every = group
    var likely: [Int] = []
    if topic.hasSlightForm {
      var whole = group.places.indices.filter { !group.issues[$0].isPartial }
      // The views of a shortage lack something on similar screens, too.
      if topic == .squeezed, !group.issue.parties.isEmpty {
        let shapes = Set(whole.map { Shape(requests[group.places[$0]].configuration) })
        whole = group.places.indices.filter { shapes.contains(Shape(requests[group.places[$0]].configuration)) }
      }
      // Where a topic compares screens, certain issues are preferred to doubtful ones.
      let direct = whole.filter { !group.issues[$0].isConsequence }
      let sure = topic == .unsafeControls ? direct : direct.filter { !group.issues[$0].isDoubtful }
      var strong = sure.isEmpty ? whole : sure
      guard let first = strong.first else { return nil }
      likely = Set(whole).subtracting(strong).map { group.places[$0] }
      // Screens with a slight form are screens with the problem.
      if topic == .offScreen || topic == .overlaps {
        strong = group.places.indices.filter { place in
          let issue = group.issues[place]
          return strong.contains(place)
            || issue.isPartial && !issue.isUnseen && !issue.isConsequence && !issue.isDoubtful
        }
      }
      // On screens that leave them no length at all, each view has a certain size of 0.
      for view in group.issues.flatMap(\.sharingViews) where topic == .squeezed {
        likely += (flat[view] ?? []).subtracting(group.places)
      }
      if topic == .squeezed, group.issue.parties.isEmpty, sharing.contains(group.issue.view) { return nil }
      if topic == .squeezed, isOpenSomewhere(group.issue, frames) { return nil }
      if topic.comparesFrames { elsewhere = self.frames(of: group, besides: group.places, frames) }
      group = Group(
        issue: group.issues[first], places: strong.map { group.places[$0] }, issues: strong.map { group.issues[$0] },
        isWordedAlike: Set(strong.map { group.issues[$0].message }).count == 1,
        isChangedByCode: group.isChangedByCode, readingDecision: group.readingDecision,
        readings: strong.map { group.readings(at: $0) })
    }
    let names = names(of: group.places, topic)
    let addition = Self.addition(topic, group.issue, elsewhere)
    // If the messages differ in their numbers, the message of the first configuration is used, with its name.
    let message = (group.issue.words + addition).text + (group.isWordedAlike ? "" : " (\(names[0]))")
    func place(_ number: Int, _ issue: LayoutIssue, readings: [LayoutIssue] = []) -> Finding.Layout.Place {
      let others = readings.flatMap { $0.briefs.isEmpty ? [$0.words] : $0.briefs.map(\.words) }
      return Finding.Layout.Place(
        configuration: requests[number].configuration.name, message: issue.words + addition,
        briefs: issue.briefs.map { Finding.Layout.Brief($0.words + addition, constraint: $0.constraint) },
        otherReadings: others.map { $0 + addition })
    }
    return Entry(
      issue: group.issue, message: message + otherLanguages(of: group), languages: languages(of: group),
      places: group.places.indices.map {
        place(group.places[$0], group.issues[$0], readings: group.readings(at: $0))
      },
      elsewhere: elsewhere,
      unclear: unclear(group, all, frames).count,
      likely: Set(likely).sorted().map { number in
        let found = all.firstIndex(of: number).map { every.issues[$0] }
        return place(number, found ?? self.without(group.issue, in: number))
      },
      configurations: !group.isGoneElsewhere && names == self.names(asking: topic)
        && smallerScreens.isDisjoint(with: names) ? [] : names,
      isEverywhere: holdsEverywhere(group, topic),
      isInCompactHeightOnly: group.places.allSatisfy { requests[$0].configuration.vertical == .compact },
      isInTallWindowsOnly: group.places.allSatisfy { place in
        let size = requests[place].configuration.size
        return size.height > size.width
      },
      isOnPadsOnly: group.places.allSatisfy { requests[$0].configuration.idiom == .pad },
      isChangedByCode: group.isChangedByCode, readingDecision: group.readingDecision)
  }

  /// A shortage on a screen on which all of its views have no length.
  private func without(_ shortage: LayoutIssue, in place: Int) -> LayoutIssue {
    guard ([shortage.view] + shortage.parties.map(\.id)).allSatisfy({ flat[$0]?.contains(place) == true }) else {
      return shortage
    }
    var issue = shortage
    issue.briefs = shortage.briefs.map { brief in
      let parts = brief.words.parts.map { part -> Message.Part in
        if case .points(_, "has") = part { .points(0, key: "has") } else { part }
      }
      return Finding.Layout.Brief(Message(parts), constraint: brief.constraint)
    }
    return issue
  }

  /// What the screens of one line have in common.
  private struct Shape: Hashable {
    let idiom: DeviceIdiom
    let orientation: Orientation

    init(_ configuration: TraitConfiguration) {
      (idiom, orientation) = (configuration.idiom, configuration.orientation)
    }
  }

  /// The configurations that may have the issue although it is not reported there.
  ///
  /// In these configurations, the issue is slight, or its view is beyond the screen. If several views share the issue, these
  /// are all other configurations, because there it may concern only some of the views.
  ///
  /// - Parameter places: the configurations with any form of the issue.
  private func unclear(_ group: Group, _ places: [Int], _ frames: [[String: Frame]]) -> [Int] {
    guard group.issue.topic?.hasSlightForm == true else { return [] }
    let isShared = group.issue.topic == .squeezed && !group.issue.parties.isEmpty
    return requests.indices.filter { place in
      guard !group.places.contains(place) else { return false }
      let frame = group.issue.view.flatMap { frames[place][$0] }
      return isShared || places.contains(place) || frame?.isBeyondScreen == true
    }
  }

  /// Whether the length of a view is ambiguous in some configuration, or depends on which constraint of a conflict breaks.
  /// Then its lengths do not show where it is squeezed. Views that share a shortage have open lengths.
  private func isOpenSomewhere(_ issue: LayoutIssue, _ frames: [[String: Frame]]) -> Bool {
    guard issue.parties.isEmpty, let view = issue.view, let coordinate = issue.axis else { return false }
    return frames.contains { $0[view]?.open.contains(coordinate) == true }
  }

  /// An addition to the message about a view without a length: that it has a length on other screens.
  private static func addition(
    _ topic: Diagnosis.Topic, _ issue: LayoutIssue, _ elsewhere: [(view: Rect, other: Rect?)]
  ) -> Message {
    guard topic == .squeezed, issue.parties.isEmpty, let axis = issue.axis else { return Message([]) }
    // A view may be flat for another reason too.
    guard elsewhere.contains(where: { $0.view[axis] >= 1 }) else { return Message([]) }
    // The screens are a choice: on some others, the view may have no length either.
    return ", but has one on other devices"
  }

  /// The frames in the window of the issue's view and the other view, in the configurations that are not among
  /// `places`.
  private func frames(
    of group: Group, besides places: [Int], _ frames: [[String: Frame]]
  ) -> [(view: Rect, other: Rect?)] {
    let other = group.issue.parties.first?.id
    return requests.indices.filter { !places.contains($0) && requests[$0].configuration.language == nil }.compactMap {
      place in
      guard let id = group.issue.view, shown[place].contains(id), other.map(shown[place].contains) ?? true,
        let frame = frames[place][id]?.inWindow
      else { return nil }
      return (frame, other.flatMap { frames[place][$0]?.inWindow })
    }
  }

  /// The frame of a view in the window, whether it is entirely beyond the screen, and the lengths that are not certain.
  private typealias Frame = (inWindow: Rect, isBeyondScreen: Bool, open: [FrameCoordinate])

  private static func frames(_ scenes: [SceneLayout]) -> [String: Frame] {
    var frames: [String: Frame] = [:]
    for scene in scenes {
      guard let screen = scene.views.first?.inWindow else { continue }
      for view in scene.views where frames[view.id] == nil {
        let contested = Axis.allCases.filter(view.contested.contains).map(\.length)
        frames[view.id] = view.inWindow.map { ($0, $0.isBeyond(screen), view.kept + contested) }
      }
    }
    return frames
  }

  /// The names of the configurations, each once.
  private func names(of places: some Sequence<Int>, _ topic: Diagnosis.Topic) -> [String] {
    places.reduce(into: []) { names, place in
      let configuration = requests[place].configuration
      // A message about a translation names the language itself, so the name of the screen is enough.
      let name = topic == .clippedTranslation ? configuration.screenName : configuration.name
      if !names.contains(name) { names.append(name) }
    }
  }

  private func names(asking topic: Diagnosis.Topic) -> [String] {
    names(of: requests.indices.filter { requests[$0].diagnosis.asks(topic) }, topic)
  }

  /// The part of a message that lists the languages after the first.
  private func otherLanguages(of group: Group) -> String {
    let others = languages(of: group).dropFirst().map(\.tag)
    guard group.issue.condition == .translation, !others.isEmpty else { return "" }
    return "; also into \(Wording.list(others, atMost: Self.languages))"
  }

  private func languages(of group: Group) -> [Language] {
    var languages: [Language] = []
    for place in group.places {
      guard let language = requests[place].configuration.language else { return [] }
      if !languages.contains(language) { languages.append(language) }
    }
    return languages
  }

  /// The largest number of languages that a message lists after the first.
  private static let languages = 4

  /// Whether the text fits in the language of the file, although its translation is cut off.
  private func fitsAsWritten(_ group: Group) -> Bool {
    cutOffAsWritten[group.issue.view]?.contains(group.issue.axis) != true
  }

  /// Marks conflicts with the size of the screen that do not occur on the device of the document's canvas.
  ///
  /// The usual screens are not all screens: an iPhone 8 Plus, for example, is 414 points wide. The generic canvas does
  /// not count, because it is not a device.
  /// Screens that the user chose count as they are. Conflicts with the margins of a view count on every canvas: before iOS 11,
  /// cells had smaller margins than on the usual screens, and the app may be built for these.
  private static func markGoneOnCanvas(
    _ groups: inout [Group], _ subject: DocumentSubject, _ engine: LayoutEngine, _ settings: LayoutSettings
  ) {
    let document = subject.document
    let chosen = groups.indices.filter { index in
      let issue = groups[index].issue
      guard issue.topic == .conflicts else { return false }
      return issue.restsOnScreen && document.header.device != nil
        || issue.constraints.contains(where: subject.dependsOnMargins)
    }
    guard !chosen.isEmpty, settings == .usual, let canvas = ConfigurationSet.canvas(of: document) else { return }
    let others = mark(&groups, chosen, goneIn: canvas, engine)
    for index in chosen {
      let constraints = groups[index].issue.constraints
      groups[index].isOfOtherMargins =
        constraints.contains(where: subject.dependsOnMarginsOfCell)
        && !others.contains { $0.isSuperset(of: constraints) }
    }
  }

  /// Marks conflicts with a guide that do not occur on a phone without insets. All the usual screens have some.
  private static func markGoneWithoutInsets(
    _ groups: inout [Group], _ subject: DocumentSubject, _ engine: LayoutEngine, _ settings: LayoutSettings
  ) {
    guard settings == .usual, subject.reach.families.contains(where: { $0.idiom == .phone }) else { return }
    let guided = groups.indices.filter { index in
      groups[index].issue.topic == .conflicts
        && groups[index].issue.constraints.contains { subject.document.constraint($0)?.isOfGuide == true }
    }
    guard let phone = Device.named("iphone-se-3") else { return }
    mark(&groups, guided, goneIn: ConfigurationSpec(screen: .device(phone, .portrait)).configuration, engine)
  }

  /// Marks conflicts with the size of the screen that do not occur on the only screen that phones give an old app.
  private static func markGoneOnOldScreens(
    _ groups: inout [Group], _ subject: DocumentSubject, _ engine: LayoutEngine, _ settings: LayoutSettings
  ) {
    guard settings == .usual, subject.reach.hasOldScreens, let screen = subject.reach.windows(of: .phonePortrait).first
    else { return }
    let chosen = groups.indices.filter { groups[$0].issue.topic == .conflicts && groups[$0].issue.restsOnScreen }
    mark(&groups, chosen, goneIn: screen.configuration, engine)
  }

  /// Marks the chosen issues that do not occur in a configuration.
  ///
  /// Returns the constraints of each conflict that occurs there.
  @discardableResult
  private static func mark(
    _ groups: inout [Group], _ chosen: [Int], goneIn configuration: TraitConfiguration, _ engine: LayoutEngine
  ) -> [Set<String>] {
    if chosen.isEmpty { return [] }
    let request = LayoutRequest(issuesIn: configuration, diagnosis: Diagnosis([.conflicts]))
    let conflicts = engine.layouts(for: [request]).joined().flatMap(\.issues).map { Set($0.constraints) }
    for index in chosen where conflicts.allSatisfy({ $0.isDisjoint(with: groups[index].issue.constraints) }) {
      groups[index].isGoneElsewhere = true
    }
    return conflicts
  }

  private func holdsEverywhere(_ group: Group, _ topic: Diagnosis.Topic) -> Bool {
    if group.isGoneElsewhere { return false }
    return shown.indices.allSatisfy { place in
      let isThere = group.issue.view.map(shown[place].contains) ?? true
      return !requests[place].diagnosis.asks(topic) || !isThere || group.places.contains(place)
    }
  }

  // MARK: - Step 4

  /// The part of an issue that stays the same in another layout if the issue does not depend on the difference.
  private struct Occurrence: Hashable {
    let key: Key?
    let message: String
  }

  /// Marks the issues that change with the distances of constraints that code adjusts.
  ///
  /// Also marks those that occur only with a navigation bar that code hides. Code does not run on a canvas.
  private static func mark(
    _ groups: inout [Group], _ layouts: [[SceneLayout]], _ requests: [LayoutRequest], _ subject: DocumentSubject,
    _ environment: LayoutEnvironment
  ) {
    let places = Set(groups.lazy.flatMap(\.places)).filter { requests[$0].configuration.canvasEra == nil }.sorted()
    let adjusted = places.isEmpty ? DocumentSubject.Adjustments() : subject.adjustedConstraints()
    for index in groups.indices
    where groups[index].issues.contains(where: { $0.constraints.contains(where: adjusted.all.contains) }) {
      groups[index].isChangedByCode = true
    }
    var changed = environment
    func compare(
      _ constraints: some Collection<String>, _ occurrence: (LayoutIssue) -> Occurrence,
      in variant: @escaping @Sendable (Document) -> Document
    ) {
      let (views, embedded) = moved(by: Set(constraints), subject.document)
      changed.translated = { environment.translated($0, $1).map(variant) }
      Self.mark(
        &groups, layouts, requests, at: places, variant(subject.document), changed,
        where: { scene in
          scene.scene.controller.map(embedded.contains) == true || scene.views.contains { views.contains($0.id) }
        }, occurrence: occurrence)
    }
    let moving = adjusted.moving
    if !moving.isEmpty {
      compare(moving) {
        Occurrence(key: Key($0), message: $0.message)
      } in: {
        $0.displacing(moving)
      }
    }
    // People see each of these distances, so an issue of the document counts only if it occurs with all of them.
    for number in 0..<min(mostChoices, adjusted.choices.values.map(\.count).max() ?? 0) {
      let chosen = adjusted.choices.mapValues { $0[min(number, $0.count - 1)] }
      compare(chosen.keys) {
        Occurrence(key: Key($0), message: "")
      } in: {
        $0.giving(chosen)
      }
    }
    let hiding = places.isEmpty ? [] : subject.controllersWithoutBar()
    if !hiding.isEmpty {
      changed = environment
      changed.settings.hideNavigationBars(of: hiding)
      mark(&groups, layouts, requests, at: places, subject.document, changed) { scene in
        scene.scene.controller.map(hiding.contains) == true
      } occurrence: {
        Occurrence(key: Key($0), message: "")
      }
    }
  }

  /// The largest number of distances of a constraint that are tried, each with one layout. Chosen, not measured.
  private static let mostChoices = 4

  /// Marks the issues of the chosen scenes that do not occur in another environment.
  private static func mark(
    _ groups: inout [Group], _ layouts: [[SceneLayout]], _ requests: [LayoutRequest], at places: [Int],
    _ document: Document, _ environment: LayoutEnvironment, where isChosen: (SceneLayout) -> Bool,
    occurrence: (LayoutIssue) -> Occurrence
  ) {
    let chosen = places.map { place in layouts[place].filter { !$0.issues.isEmpty && isChosen($0) } }
    let scenes = Set(chosen.joined().map(\.scene.id))
    if scenes.isEmpty { return }
    var environment = environment
    environment.onlyScenes = scenes
    let others = LayoutEngine(document, environment).layouts(for: places.map { requests[$0] })
    // A slight form does not count as the issue.
    func occurrences(in scenes: [SceneLayout]) -> Set<Occurrence> {
      Set(scenes.lazy.flatMap(\.issues).filter { !$0.isPartial }.map(occurrence))
    }
    let gone = zip(chosen, others).map { occurrences(in: $0).subtracting(occurrences(in: $1)) }
    let goneAt = Dictionary(uniqueKeysWithValues: zip(places, gone))
    for index in groups.indices where !groups[index].isChangedByCode {
      groups[index].isChangedByCode = zip(groups[index].places, groups[index].issues).contains { place, issue in
        goneAt[place]?.contains(occurrence(issue)) == true
      }
    }
  }

  /// The views that the constraints place, and the embedded controllers of other scenes.
  ///
  /// The size of an embedded controller's view may depend on the constraints.
  private static func moved(
    by constraints: Set<String>, _ document: Document
  ) -> (views: Set<String>, embedded: Set<String>) {
    var views: Set<String> = []
    for constraint in document.constraints where constraints.contains(constraint.id) {
      for item in [constraint.first, constraint.second] {
        if case .view(let view)? = item { views.insert(document.views[view].id) }
      }
    }
    let embeds = document.connections.lazy.filter { $0.element.equals(.kind, "embed") }
    return (views, Set(embeds.compactMap(\.destination)))
  }
}

extension Reach.Window {
  /// The traits of an app in the window.
  package var configuration: TraitConfiguration {
    ConfigurationSpec(screen: .device(device, orientation), placement: placement).configuration
  }
}

extension LayoutIssue {
  /// The views that share too little, and their neighbors without any length.
  fileprivate var sharingViews: [String?] { [view] + parties.map(\.id) + neighborsWithout }
}

extension LayoutConstraint {
  fileprivate var isOfGuide: Bool {
    [first, second].contains { if case .guide? = $0 { true } else { false } }
  }
}

extension Diagnosis.Topic {
  /// Whether an issue of the topic has a slight form, which is not a finding.
  var hasSlightForm: Bool {
    switch self {
    case .offScreen, .squeezed, .overlaps, .unsafeControls: true
    default: false
    }
  }

  /// Whether an issue of the topic is a finding only if the views have other frames on other screens.
  fileprivate var comparesFrames: Bool { self == .squeezed || self == .overlaps }
}

extension Diagnosis {
  /// The questions about a document with translations. Its translations are measured, so their lengths need not be
  /// guessed.
  fileprivate var withoutGuesses: Diagnosis { without(.clippedTranslation).union(Diagnosis([.clippedText])) }
}
