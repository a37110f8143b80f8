package import IBLayout
import IBModel
package import IBProject
import IBSource
import IBSyntax
import IBTexts

/// The issues in the layouts of a document, over all configurations of a run.
///
/// Steps: 1. the document is laid out in each configuration with the questions that the rules ask, on its own canvas
/// with those about the stored frame, and in each language that it is translated into, on the narrowest screen of the
/// app; 2. issues of the same topic about the same view, axis and parties are merged, with their configurations; 3. each
/// merged issue records whether it occurs in all configurations in which the view exists and is not hidden; 4. and whether
/// code changes it: scenes with issues and with constraints that code adjusts are laid out once more with other constants
/// of these, and such an issue then goes away or has other numbers.
struct LayoutFindings: Sendable {
  /// One issue with its configurations.
  struct Entry: Sendable {
    /// As in its first configuration.
    let issue: LayoutIssue
    let message: String
    /// The languages in which it occurs; empty where it occurs with the texts of the file.
    let languages: [Language]
    /// The configurations in which it occurs, with the message there.
    let places: [Finding.Layout.Place]
    /// The view, and the other one of an overlap, in the configurations in which both are visible and the issue does not
    /// occur; only for an issue that compares frames.
    let elsewhere: [(view: Rect, other: Rect?)]
    /// The configurations in which a slight form of the issue occurs, or one that depends on something else.
    let unclear: [String]
    /// Short names; empty if it occurs in all of the run's configurations.
    let configurations: [String]
    /// Whether it occurs in all configurations in which its view is visible.
    let isEverywhere: Bool
    /// Whether it occurs only where the height is compact, as on a phone in landscape, which many apps do not support.
    let isInCompactHeightOnly: Bool
    /// Whether it occurs only in windows that are higher than wide.
    let isInTallWindowsOnly: Bool
    /// Whether it depends on a constraint that code adjusts.
    let isChangedByCode: Bool
  }

  /// The most findings of one rule in one document. More would not help a reader.
  static let limit = 100

  private struct Key: Hashable {
    let topic: Diagnosis.Topic
    let view: String?
    let axis: FrameCoordinate?
    let parties: [LayoutIssue.Party]

    /// Nil for an issue that is always reported.
    init?(_ issue: LayoutIssue) {
      guard let topic = issue.topic else { return nil }
      self.topic = topic
      view = issue.view
      // A view can be out of sight beyond different edges on different screens.
      axis = topic == .outside ? nil : issue.axis
      parties = issue.parties
    }
  }

  private struct Group {
    let issue: LayoutIssue
    /// Indices in `requests`.
    var places: [Int]
    /// The issue in each of these.
    var issues: [LayoutIssue]
    var isWordedAlike = true
    /// See `Entry`.
    var isChangedByCode = false
  }

  private let requests: [LayoutRequest]
  /// By request, the views that are visible.
  private let shown: [Set<String>]
  /// In the order of the first configuration that has them.
  private let groups: [Group]
  /// The limits that stopped a layout, each once.
  let left: [LayoutIssue]
  /// Whether the configurations are the usual ones, which no one asked for.
  let isOfUsualScreens: Bool
  /// See `LayoutSettings`.
  let includesThoseOfCode: Bool
  let includesDoubtful: Bool
  let followsReach: Bool
  /// By request; empty without issues.
  private let layouts: [[SceneLayout]]
  /// The names of screens that only a rule about translations asks about.
  private let smallerScreens: Set<String>
  /// The views whose text is cut off in the language of the file, with the axes.
  private var cutOffAsWritten: [String?: Set<FrameCoordinate?>] = [:]

  static let none = LayoutFindings(requests: [], layouts: [], groups: [], left: [], .usual)

  /// - Parameters:
  ///   - diagnosis: the questions of all rules together.
  ///   - made: the layouts with these questions in all configurations of the settings, if a command has made them.
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
    // 1.
    let languages = Self.languages(subject, settings, diagnosis)
    var surroundings = environment()
    if let translations = subject.languages {
      surroundings.translated = { translations.document($0, in: $1) }
    }
    var requests = Self.requests(subject, settings, languages.isEmpty ? diagnosis : diagnosis.withoutGuesses)
    let open = settings.configurations.filter { $0.language == nil }
    // A text that a narrow screen has room for is seldom cut off on others, and an app can have forty languages.
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
    // If a text is too long as written on a screen that no other rule checks, the translation is not the cause.
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
    // 2.
    var groups: [Group] = []
    var left: [LayoutIssue] = []
    var numbers: [Key: Int] = [:]
    for (place, scenes) in layouts.enumerated() {
      for issue in scenes.lazy.flatMap(\.issues) {
        guard let key = Key(issue) else {
          if issue.kind == .limit, !left.contains(where: { $0.view == issue.view }) { left.append(issue) }
          continue
        }
        if let number = numbers[key] {
          if groups[number].places.last != place {
            groups[number].places.append(place)
            groups[number].issues.append(issue)
          }
          let first = requests[groups[number].places[0]].configuration.language
          let isSameLanguage = first == requests[place].configuration.language
          if isSameLanguage, groups[number].issue.message != issue.message { groups[number].isWordedAlike = false }
        } else {
          numbers[key] = groups.count
          groups.append(Group(issue: issue, places: [place], issues: [issue]))
        }
      }
    }
    // 4.
    Self.mark(&groups, layouts, requests, subject, surroundings)
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
    for issue in groups.map(\.issue) + written where issue.topic == .clippedText {
      cutOffAsWritten[issue.view, default: []].insert(issue.axis)
    }
    isOfUsualScreens = settings.configurations == LayoutSettings.usual.configurations && !settings.includesCanvas
    includesThoseOfCode = settings.includesThoseOfCode
    includesDoubtful = settings.includesDoubtful
    followsReach = settings.followsReach
    self.requests = requests
    self.layouts = layouts
    shown = layouts.map(Self.shownViews)
    self.groups = groups
  }

  // MARK: - 1

  /// The languages to lay out besides the configurations: all that the document has, or those that a rule asks about,
  /// unless the configurations name some.
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

  /// The smallest phone that the app runs on, if it is narrower than the screens of a run that asked for none.
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

  /// Only the canvas shows whether a view's stored frame is stale. A widget has no bars around it.
  private static func requests(
    _ subject: DocumentSubject, _ settings: LayoutSettings, _ diagnosis: Diagnosis
  ) -> [LayoutRequest] {
    let document = subject.document
    let others = diagnosis.without(.misplaced)
    var configurations = settings.configurations
    // No phone shows an app for iPads only.
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

  // MARK: - 3

  /// The issues of one topic, in the order of the first configuration that has them.
  func entries(_ topic: Diagnosis.Topic) -> [Entry] {
    let groups = groups.filter { $0.issue.topic == topic }
    let chosen = topic == .clippedTranslation ? groups.filter(fitsAsWritten) : groups
    let frames = topic.hasSlightForm && !chosen.isEmpty ? layouts.map(Self.frames) : []
    return chosen.compactMap { entry(of: $0, topic, frames) }
  }

  /// Nil if only slight forms of the issue occur, where slight ones are not findings.
  ///
  /// - Parameter frames: by configuration and view; empty for a topic without slight forms.
  private func entry(of group: Group, _ topic: Diagnosis.Topic, _ frames: [[String: Frame]]) -> Entry? {
    var group = group
    var elsewhere: [(view: Rect, other: Rect?)] = []
    let all = group.places
    if topic.hasSlightForm {
      let whole = group.places.indices.filter { !group.issues[$0].isPartial }
      // Those that are sure, where some are and the screens are compared.
      let sure = whole.filter { !group.issues[$0].isDoubtful && !group.issues[$0].isConsequence }
      let strong = sure.isEmpty || topic == .unsafeControls ? whole : sure
      guard let first = strong.first else { return nil }
      if topic.comparesFrames { elsewhere = self.frames(of: group, besides: group.places, frames) }
      group = Group(
        issue: group.issues[first], places: strong.map { group.places[$0] }, issues: strong.map { group.issues[$0] },
        isWordedAlike: Set(strong.map { group.issues[$0].message }).count == 1,
        isChangedByCode: group.isChangedByCode)
    }
    let names = names(of: group.places, topic)
    let addition = Self.addition(topic, group.issue, elsewhere)
    // If the messages differ in numbers, the first configuration's are printed.
    let message = (group.issue.words + addition).text + (group.isWordedAlike ? "" : " (\(names[0]))")
    return Entry(
      issue: group.issue, message: message + otherLanguages(of: group), languages: languages(of: group),
      places: zip(group.places, group.issues).map { place, issue in
        Finding.Layout.Place(
          configuration: requests[place].configuration.name, message: issue.words + addition,
          brief: issue.brief.map { $0 + addition })
      },
      elsewhere: elsewhere,
      unclear: topic.hasSlightForm ? unclear(group, all, frames).map { requests[$0].configuration.name } : [],
      configurations: names == self.names(asking: topic) && smallerScreens.isDisjoint(with: names) ? [] : names,
      isEverywhere: holdsEverywhere(group, topic),
      isInCompactHeightOnly: group.places.allSatisfy { requests[$0].configuration.vertical == .compact },
      isInTallWindowsOnly: group.places.allSatisfy { place in
        let size = requests[place].configuration.size
        return size.height > size.width
      },
      isChangedByCode: group.isChangedByCode)
  }

  /// The configurations that may have the issue, although it is not reported there: they have a slight form of it, or its
  /// view is beyond the screen. An issue of several views may concern only some of them in any other configuration.
  ///
  /// - Parameter places: those with any form of the issue.
  private func unclear(_ group: Group, _ places: [Int], _ frames: [[String: Frame]]) -> [Int] {
    let isShared = group.issue.topic == .squeezed && !group.issue.parties.isEmpty
    return requests.indices.filter { place in
      guard !group.places.contains(place) else { return false }
      let frame = group.issue.view.flatMap { frames[place][$0] }
      return isShared || places.contains(place) || frame?.isBeyondScreen == true
    }
  }

  /// The lengths that a view without one has on the other screens.
  private static func addition(
    _ topic: Diagnosis.Topic, _ issue: LayoutIssue, _ elsewhere: [(view: Rect, other: Rect?)]
  ) -> Message {
    guard topic == .squeezed, issue.parties.isEmpty, let axis = issue.axis else { return Message([]) }
    // A view may be flat for another reason too.
    let lengths = elsewhere.map { $0.view[axis] }.filter { $0 >= 1 }
    guard let least = lengths.min(), let most = lengths.max() else { return Message([]) }
    if most - least < 1 { return ", but \(points: least, "elsewhere") points on other devices" }
    return ", but \(points: least, "least") to \(points: most, "most") points on other devices"
  }

  /// The frames in the window, in the configurations that are not among `places`.
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

  /// The frame of a view in the window, and whether it is entirely beyond the screen.
  private typealias Frame = (inWindow: Rect, isBeyondScreen: Bool)

  private static func frames(_ scenes: [SceneLayout]) -> [String: Frame] {
    var frames: [String: Frame] = [:]
    for scene in scenes {
      guard let screen = scene.views.first?.inWindow else { continue }
      for view in scene.views where frames[view.id] == nil {
        frames[view.id] = view.inWindow.map { ($0, $0.isBeyond(screen)) }
      }
    }
    return frames
  }

  /// The names of configurations, each once.
  private func names(of places: some Sequence<Int>, _ topic: Diagnosis.Topic) -> [String] {
    places.reduce(into: []) { names, place in
      let configuration = requests[place].configuration
      // Messages about translations have the languages.
      let name = topic == .clippedTranslation ? configuration.screenName : configuration.name
      if !names.contains(name) { names.append(name) }
    }
  }

  private func names(asking topic: Diagnosis.Topic) -> [String] {
    names(of: requests.indices.filter { requests[$0].diagnosis.asks(topic) }, topic)
  }

  /// What the languages after the first are called in a message.
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

  /// The most languages that a message lists after the first.
  private static let languages = 4

  /// Whether the text that a translation is cut off for fits in the language of the file.
  private func fitsAsWritten(_ group: Group) -> Bool {
    cutOffAsWritten[group.issue.view]?.contains(group.issue.axis) != true
  }

  private func holdsEverywhere(_ group: Group, _ topic: Diagnosis.Topic) -> Bool {
    shown.indices.allSatisfy { place in
      let isThere = group.issue.view.map(shown[place].contains) ?? true
      return !requests[place].diagnosis.asks(topic) || !isThere || group.places.contains(place)
    }
  }

  // MARK: - 4

  /// The part of an issue that another layout repeats if the issue does not depend on the difference.
  private struct Occurrence: Hashable {
    let key: Key?
    let message: String
  }

  /// Marks the issues that another distance of constraints that code adjusts would change, and those that occur only with a
  /// navigation bar that code hides. On a canvas no code runs.
  private static func mark(
    _ groups: inout [Group], _ layouts: [[SceneLayout]], _ requests: [LayoutRequest], _ subject: DocumentSubject,
    _ environment: LayoutEnvironment
  ) {
    let places = Set(groups.lazy.flatMap(\.places)).filter { requests[$0].configuration.canvasEra == nil }.sorted()
    let adjusted = places.isEmpty ? DocumentSubject.Adjustments() : subject.adjustedConstraints()
    for index in groups.indices where groups[index].issue.constraints.contains(where: adjusted.all.contains) {
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
    // People see each of the distances, so the document's problem counts only if all of them have it.
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

  /// The most distances of a constraint with which a scene is laid out. Chosen, not measured.
  private static let mostChoices = 4

  /// Marks the issues of chosen scenes that do not occur in another environment.
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
    // A slight form of an issue is none.
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

  /// The ids of the views that constraints place, and of the controllers in other scenes, whose constraints may place theirs.
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
  /// The traits of an app in it.
  package var configuration: TraitConfiguration {
    ConfigurationSpec(screen: .device(device, orientation), placement: placement).configuration
  }
}

extension Diagnosis.Topic {
  /// Whether an issue counts only on the screens where it is not a slight one.
  fileprivate var hasSlightForm: Bool {
    switch self {
    case .offScreen, .squeezed, .overlaps, .unsafeControls: true
    default: false
    }
  }

  /// Whether an issue is a finding only if the views have other frames on other screens.
  fileprivate var comparesFrames: Bool { self == .squeezed || self == .overlaps }
}

extension Diagnosis {
  /// For a document with translations: their texts are measured, which needs no guess about the length of translations.
  fileprivate var withoutGuesses: Diagnosis { without(.clippedTranslation).union(Diagnosis([.clippedText])) }
}
