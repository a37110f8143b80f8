import IBLayout
import IBModel
import IBSource

/// The issues in the layouts of a document, over all configurations of a run.
///
/// Steps: 1. the document is laid out in each configuration with the questions that the rules ask, on its own canvas with
/// those about the stored frame, and in each language that it is translated into; 2. issues of the same topic about the same view, axis and parties are
/// merged, with their configurations; 3. each merged issue records whether it occurs in all configurations in which the
/// view exists and is not hidden.
struct LayoutFindings: Sendable {
  /// One issue with its configurations.
  struct Entry: Sendable {
    /// As in its first configuration.
    let issue: LayoutIssue
    let message: String
    /// Short names; empty if it occurs in all of the run's configurations.
    let configurations: [String]
    /// Whether it occurs in all configurations in which its view is visible.
    let isEverywhere: Bool
    /// Whether it occurs only where the height is compact, as on a phone in landscape, which many apps do not support.
    let isInCompactHeightOnly: Bool
  }

  /// The most findings of one rule in one document. More would not help a reader.
  static let limit = 100

  private struct Key: Hashable {
    let topic: Diagnosis.Topic
    let view: String?
    let axis: FrameCoordinate?
    let parties: [LayoutIssue.Party]
  }

  private struct Group {
    let issue: LayoutIssue
    /// Indices in `requests`.
    var places: [Int]
    var isWordedAlike = true
  }

  /// The requests of each layout.
  private let requests: [LayoutRequest]
  /// By request, the views that are visible.
  private let shown: [Set<String>]
  /// In the order of the first configuration that has them.
  private let groups: [Group]
  /// The limits that stopped a layout, each once.
  let left: [LayoutIssue]
  /// Whether the configurations are the usual ones, which no one asked for.
  let isOfUsualScreens: Bool

  static let none = LayoutFindings(requests: [], shown: [], groups: [], left: [], isOfUsualScreens: true)

  /// - Parameter diagnosis: the questions of all rules together.
  init(
    _ subject: DocumentSubject, _ settings: LayoutSettings, asking diagnosis: Diagnosis,
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
    let translated = diagnosis.asks(.clippedTranslation) ? subject.translatedDocuments : []
    let surroundings = environment()
    var requests = Self.requests(document, settings, translated.isEmpty ? diagnosis : diagnosis.withoutGuesses)
    var layouts = LayoutEngine(document, surroundings).layouts(for: requests)
    for translation in translated {
      let asked = Diagnosis([.clippedTranslation], language: translation.language)
      let more = settings.configurations.map { LayoutRequest(issuesIn: $0, diagnosis: asked) }
      requests += more
      layouts += LayoutEngine(translation.document, surroundings).layouts(for: more)
    }
    // 2.
    var groups: [Group] = []
    var left: [LayoutIssue] = []
    var numbers: [Key: Int] = [:]
    for (place, scenes) in layouts.enumerated() {
      for issue in scenes.lazy.flatMap(\.issues) {
        guard let topic = issue.topic else {
          if issue.kind == .limit, !left.contains(where: { $0.view == issue.view }) { left.append(issue) }
          continue
        }
        // A view can be out of sight beyond different edges on different screens.
        let axis = topic == .outside ? nil : issue.axis
        let key = Key(topic: topic, view: issue.view, axis: axis, parties: issue.parties)
        if let number = numbers[key] {
          if groups[number].places.last != place { groups[number].places.append(place) }
          let first = requests[groups[number].places[0]].diagnosis.language
          let isSameLanguage = first == requests[place].diagnosis.language
          if isSameLanguage, groups[number].issue.message != issue.message { groups[number].isWordedAlike = false }
        } else {
          numbers[key] = groups.count
          groups.append(Group(issue: issue, places: [place]))
        }
      }
    }
    self.init(
      requests: requests, shown: groups.isEmpty ? [] : layouts.map(Self.shownViews), groups: groups, left: left,
      isOfUsualScreens: settings == .usual)
  }

  private init(
    requests: [LayoutRequest], shown: [Set<String>], groups: [Group], left: [LayoutIssue], isOfUsualScreens: Bool
  ) {
    self.left = left
    self.isOfUsualScreens = isOfUsualScreens
    self.requests = requests
    self.shown = shown
    self.groups = groups
  }

  // MARK: - 1

  /// Only the canvas shows whether a view's stored frame is stale.
  private static func requests(
    _ document: Document, _ settings: LayoutSettings, _ diagnosis: Diagnosis
  ) -> [LayoutRequest] {
    let others = diagnosis.without(.misplaced)
    var runs = others.isNone ? [] : settings.configurations.map { LayoutRequest(issuesIn: $0, diagnosis: others) }
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
    return (topic == .clippedTranslation ? groups.filter(fitsAsWritten()) : groups).map { group in
      let names = names(of: group.places)
      // If the messages differ in numbers, the first configuration's are printed.
      let message = group.isWordedAlike ? group.issue.message : "\(group.issue.message) (\(names[0]))"
      return Entry(
        issue: group.issue, message: message + otherLanguages(of: group),
        configurations: names == self.names(asking: topic) ? [] : names,
        isEverywhere: holdsEverywhere(group, topic),
        isInCompactHeightOnly: group.places.allSatisfy { requests[$0].configuration.vertical == .compact })
    }
  }

  /// The names of configurations, each once.
  private func names(of places: some Sequence<Int>) -> [String] {
    places.reduce(into: []) { names, place in
      let name = requests[place].configuration.name
      if !names.contains(name) { names.append(name) }
    }
  }

  private func names(asking topic: Diagnosis.Topic) -> [String] {
    names(of: requests.indices.filter { requests[$0].diagnosis.asks(topic) })
  }

  /// What the languages after the first are called in a message.
  private func otherLanguages(of group: Group) -> String {
    let languages = group.places.reduce(into: [String]()) { languages, place in
      guard let language = requests[place].diagnosis.language, !languages.contains(language) else { return }
      languages.append(language)
    }
    return languages.count < 2
      ? "" : "; also into \(Wording.list(Array(languages.dropFirst()), atMost: Self.languages))"
  }

  /// The most languages that a message lists after the first.
  private static let languages = 4

  /// Whether the text that a translation is cut off for fits in the language of the file.
  private func fitsAsWritten() -> (Group) -> Bool {
    var cutOff: [String?: Set<FrameCoordinate?>] = [:]
    for group in groups where group.issue.topic == .clippedText {
      cutOff[group.issue.view, default: []].insert(group.issue.axis)
    }
    return { cutOff[$0.issue.view]?.contains($0.issue.axis) != true }
  }

  private func holdsEverywhere(_ group: Group, _ topic: Diagnosis.Topic) -> Bool {
    shown.indices.allSatisfy { place in
      let isThere = group.issue.view.map(shown[place].contains) ?? true
      return !requests[place].diagnosis.asks(topic) || !isThere || group.places.contains(place)
    }
  }
}

extension Diagnosis {
  /// For a document with translations: their texts are measured, which needs no guess about the length of translations.
  fileprivate var withoutGuesses: Diagnosis { without(.clippedTranslation).union(Diagnosis([.clippedText])) }
}
