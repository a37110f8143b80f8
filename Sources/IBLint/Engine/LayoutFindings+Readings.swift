import IBLayout
import IBModel

/// The other ways in which people may see a screen, where only code or the build decides.
extension LayoutFindings {
  /// One such way.
  private struct Reading {
    let document: Document
    let environment: LayoutEnvironment
    let scenes: Set<String>
    /// What decides, as a clause; nil if an issue that does not occur in this way is not reported.
    let decision: String?
    /// Whether conflicts that do not occur in this way still occur when people see the views of the document.
    let keepsConflicts: Bool
  }

  /// The problems that depend on the size of the screen and on the neighbors of a view.
  private static let topics: Set<Diagnosis.Topic> = [
    .conflicts, .offScreen, .squeezed, .overlaps, .unsafeControls, .clippedText, .outside,
  ]

  private static func isRead(_ issue: LayoutIssue) -> Bool { issue.topic.map(topics.contains) ?? false }

  /// Lays the scenes with such issues out in each other way.
  ///
  /// An issue occurs in the configurations in which it occurs in each way, with the numbers of all ways. If there are none,
  /// it depends on code.
  static func read(
    _ groups: inout [Group], _ layouts: [[SceneLayout]], _ requests: [LayoutRequest], _ subject: DocumentSubject,
    _ environment: LayoutEnvironment
  ) {
    let chosen = groups.indices.filter { isRead(groups[$0].issue) }
    let places = Set(chosen.flatMap { groups[$0].places }).filter { requests[$0].configuration.canvasEra == nil }
      .sorted()
    let scenes = Set(places.lazy.flatMap { layouts[$0] }.filter { $0.issues.contains(where: isRead) }.map(\.scene))
    if scenes.isEmpty { return }
    for index in chosen { groups[index].readings = Array(repeating: [], count: groups[index].places.count) }
    let questions = places.map { place in
      LayoutRequest(
        issuesIn: requests[place].configuration,
        diagnosis: Diagnosis(topics.filter(requests[place].diagnosis.asks)))
    }
    // By group and place: the decisions without which the issue does not occur there.
    var missing: [Int: [Int: String?]] = [:]
    for reading in readings(of: scenes, subject, environment) {
      let others = LayoutEngine(reading.document, reading.environment).layouts(for: questions)
      for (place, other) in zip(places, others) {
        let found = other.flatMap(\.issues).filter { !$0.isPartial }
        let byKey = Dictionary(grouping: found, by: Key.init)
        let read = layouts[place].lazy.filter { reading.scenes.contains($0.scene.id) }
        let old = Set(read.flatMap(\.issues).compactMap(Key.init))
        for index in chosen {
          guard let number = groups[index].places.firstIndex(of: place),
            let key = Key(groups[index].issues[number]), old.contains(key), !groups[index].issues[number].isPartial
          else { continue }
          let issue = groups[index].issues[number]
          if reading.keepsConflicts, issue.topic == .conflicts { continue }
          if let same = byKey[key] {
            groups[index].readings[number] += same
          } else if issue.topic == .conflicts, found.contains(where: { $0.shares(issue) }) {
            // Another constraint of the same conflict breaks.
            continue
          } else if reading.decision == nil || missing[index]?.keys.contains(number) != true {
            missing[index, default: [:]].updateValue(reading.decision, forKey: number)
          }
        }
      }
    }
    for (index, decisions) in missing { groups[index].keepCertain(besides: decisions) }
  }

  private static func readings(
    of scenes: Set<SceneLayout.Identity>, _ subject: DocumentSubject, _ environment: LayoutEnvironment
  ) -> [Reading] {
    var readings: [Reading] = []
    func add(
      _ decision: String?, _ scenes: Set<String>, _ document: Document? = nil,
      _ change: (inout LayoutEnvironment) -> Void
    ) {
      if scenes.isEmpty { return }
      var changed = environment
      changed.onlyScenes = scenes
      change(&changed)
      readings.append(
        Reading(
          document: document ?? subject.document, environment: changed, scenes: scenes, decision: decision,
          keepsConflicts: document != nil))
    }
    let all = Set(scenes.map(\.id))
    let bars = scenes.map { (scene: $0.id, others: codeBars(over: $0, subject.document, environment).others) }
    for bar in CodeBars.Bar.allCases {
      add(bar.decision, Set(bars.lazy.filter { $0.others.contains(bar) }.map(\.scene))) { $0.barReading = bar }
    }
    // The next build of the app shows sheets.
    if environment.isOlderThanSheets() { add(nil, all) { $0.isOlderThanSheets = { false } } }
    for variant in subject.contentVariants() { add(variant.decision, all, variant.document) { _ in } }
    return readings
  }

  private static func codeBars(
    over scene: SceneLayout.Identity, _ document: Document, _ environment: LayoutEnvironment
  ) -> CodeBars {
    guard let element = scene.controller.map(document.element) ?? document.filesOwner else { return CodeBars() }
    return environment.codeBars(CodeBars.Controller(element, in: document))
  }
}

extension LayoutFindings.Group {
  /// Leaves out the configurations in which the issue does not occur in each way. If that would be all, code decides.
  ///
  /// - Parameter decisions: those of such configurations, by their places; nil for an issue that is not reported.
  fileprivate mutating func keepCertain(besides decisions: [Int: String?]) {
    let isCertain = places.indices.contains { !decisions.keys.contains($0) && !issues[$0].isPartial }
    guard isCertain else {
      let all = decisions.sorted { $0.key < $1.key }.map(\.value)
      if all.contains(nil) { isChangedByCode = true } else { readingDecision = all.first ?? nil }
      return
    }
    for number in decisions.keys.sorted(by: >) {
      if issue.topic?.hasSlightForm == true {
        // The issue is not certain there, but other screens must not be compared with these.
        (issues[number].isPartial, issues[number].isDoubtful) = (true, true)
      } else {
        places.remove(at: number)
        issues.remove(at: number)
        readings.remove(at: number)
      }
    }
  }
}

extension LayoutIssue {
  /// Whether both are conflicts with a constraint in common.
  fileprivate func shares(_ other: LayoutIssue) -> Bool {
    topic == .conflicts && !Set(constraints).isDisjoint(with: other.constraints)
  }
}

extension CodeBars.Bar {
  /// What code does if it shows this bar, as a clause.
  fileprivate var decision: String {
    switch self {
    case .none: "code may hide the navigation bar"
    case .translucent: "code may show it below a navigation bar"
    case .opaque: "code may show it below an opaque navigation bar"
    }
  }
}
